-- The Search For Skywalker: cards for the words that they need, and one that is whole now.

scenario "Deploy the Fleet: the next capital ship of the phase costs 1 less" {
  rules = { "TSFS-46.1/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Deploy the Fleet", "Toy Shipyard" }, hand = { "DP20 Corellian Gunship", "Toy Officer" } } },
  steps = { p1.uses "Deploy the Fleet", p1.plays "DP20 Corellian Gunship", p1.pays_with("Toy Shipyard", "for 2 resources"), expect { p1.units, exactly = { "DP20 Corellian Gunship" } }, expect { p1.card "Deploy the Fleet", damage = 1 } },
}
scenario "Deploy the Fleet: no other unit" {
  rules = { "TSFS-46.1/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Deploy the Fleet", "Toy Shipyard" }, hand = { "Toy Walker" } } },
  steps = { p1.uses "Deploy the Fleet", p1.plays "Toy Walker", expect { p1.card "Deploy the Fleet", focus = 1 }, expect { p1.card "Toy Shipyard", focus = 2 } },
}
scenario "Admiral's Orders: the next capital ship of the phase costs 2 less" {
  rules = { "TSFS-46.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Toy Garrison" }, hand = { "Admiral's Orders", "DP20 Corellian Gunship", "DP20 Corellian Gunship" } } },
  steps = { p1.plays "Admiral's Orders", p1.plays "DP20 Corellian Gunship", expect { p1.units, exactly = { "DP20 Corellian Gunship" } } },
}
scenario "Admiral's Orders: and no card of another phase" {
  rules = { "TSFS-46.6/action" },
  given = { turn = p1, phase = "draw", p1 = { objectives = { "Toy Garrison" }, hand = { "Admiral's Orders", "DP20 Corellian Gunship", "Toy Recluse" }, deck = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" } } },
  steps = { p1.passes, p1.plays "Admiral's Orders", p1.cannot { "plays", "DP20 Corellian Gunship" }, p1.passes },
}
scenario "Jawa Trading Crawler: it pays for a droid" {
  quiet = { "TSFS-47.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Jawa Trading Crawler" }, hand = { "Toy Avenging Droid" } } },
  steps = { p1.plays "Toy Avenging Droid", expect { p1.card "Jawa Trading Crawler", focus = 1 } },
}
scenario "Jawa Trading Crawler: not for anything else" {
  rules = { "TSFS-47.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Jawa Trading Crawler" }, hand = { "Toy Loner" } } },
  steps = { p1.cannot { "plays", "Toy Loner", because = "LCG-RSC-05" }, p1.passes },
}
scenario "Weequay Elite: 2 cheaper while a card is captured at an objective of its player" {
  rules = { "TSFS-47.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Trandoshan Terror" }, captured = { { "Toy Pilgrim", on = "Trandoshan Terror" } }, hand = { "Weequay Elite" } } },
  steps = { p1.plays "Weequay Elite", expect { p1.units, exactly = { "Weequay Elite" } } },
}
scenario "Weequay Elite: not without one" {
  quiet = { "TSFS-47.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Trandoshan Terror" }, hand = { "Weequay Elite" } } },
  steps = { p1.cannot { "plays", "Weequay Elite", because = "LCG-RSC-05" }, p1.passes },
}

scenario "Deploy the Fleet: its own damage is its price" {
  quiet = { "TSFS-46.1/action" },
  given = { turn = p2, phase = "deployment", p1 = { objectives = { "Deploy the Fleet" } }, p2 = { hand = { "Toy Slinger" } } },
  steps = { p2.plays "Toy Slinger", expect { p1.card "Deploy the Fleet", damage = 0 } },
}
scenario "Admiral's Orders: not a unit that is no capital ship" {
  quiet = { "TSFS-46.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Toy Garrison" }, hand = { "Admiral's Orders", "Toy Officer" } } },
  steps = { p1.cannot { "plays", "Toy Officer" }, p1.passes },
}
