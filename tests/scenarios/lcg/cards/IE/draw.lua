-- Imperial Entanglements: cards drawn by lot, and one that is whole now.

scenario "DP20 Corellian Gunship: declared, it shields somebody" {
  rules = { "IE-179.3/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "DP20 Corellian Gunship", "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "DP20 Corellian Gunship", p1.finishes, p1.uses "DP20 Corellian Gunship", p1.chooses "Toy Trooper", expect { p1.card "Toy Trooper", shields = 1 } },
}
scenario "DP20 Corellian Gunship: not when another unit is declared" {
  quiet = { "IE-179.3/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "DP20 Corellian Gunship", "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper", expect { p1.card "DP20 Corellian Gunship", shields = 0 } },
}
scenario "Fleet Staging Area: it does not pay for a cheap card" {
  rules = { "IE-179.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Fleet Staging Area" }, hand = { "Toy Trooper" } } },
  steps = { p1.cannot { "plays", "Toy Trooper", because = "LCG-RSC-05" }, p1.passes },
}
scenario "Fleet Staging Area: beside others it is not offered for it" {
  rules = { "IE-179.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Fleet Staging Area" }, objectives = { "Toy Garrison", "Toy Garrison" }, hand = { "Toy Trooper" } } },
  steps = { p1.plays "Toy Trooper", p1.cannot { "pays_with", "Fleet Staging Area", says = "a card says that its resources cannot pay for this card" }, p1.declines, p1.passes },
}
scenario "Fleet Staging Area: it pays for a dear one of the Imperial Navy" {
  quiet = { "IE-179.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Fleet Staging Area" }, objectives = { "Toy Shipyard" }, hand = { "Toy Walker" } } },
  steps = { p1.plays "Toy Walker", expect { p1.units, exactly = { "Toy Walker" } }, expect { p1.card "Fleet Staging Area", focus = 1 } },
}

scenario "Chimaera: an icon of its player's choice for the phase" {
  rules = { "IE-179.2/reaction" },
  given = { turn = p1, p1 = { units = { "Chimaera" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Chimaera" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Guardian", p1.strikes_with "Chimaera", p1.uses "Chimaera", p1.chooses(2), expect { p1.card "Chimaera", blast_damage = 2, unit_damage = 2 }, p1.resolves "blast damage" },
}
scenario "Chimaera: not when another unit strikes" {
  quiet = { "IE-179.2/reaction" },
  given = { turn = p1, p1 = { units = { "Chimaera", "Toy Trooper" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Chimaera", "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p1.card "Chimaera", blast_damage = 1, unit_damage = 2 }, p2.strikes_with "Toy Guardian", p2.chooses "Toy Trooper" },
}

scenario "Jabba's Summons: a bounty hunter out of the whole deck" {
  rules = { "IE-184.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Trandoshan Terror" }, hand = { "Jabba's Summons" }, deck = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker",
    "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Doom", "Twi'lek Sycophant", "Toy Officer" } } },
  steps = { p1.plays "Jabba's Summons", p1.accepts, expect { p1.hand, exactly = { "Twi'lek Sycophant" } }, expect { p1.deck, seen_by_p1 = 0, count = 19 } },
}
scenario "Jabba's Summons: nobody else is taken" {
  rules = { "IE-184.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Trandoshan Terror" }, hand = { "Jabba's Summons", "Toy Recluse" }, deck = { "Toy Walker", "Toy Officer" } } },
  steps = { p1.plays "Jabba's Summons", p1.accepts, expect { p1.hand, exactly = { "Toy Recluse" } }, expect { p1.deck, count = 2 } },
}

scenario "Grand Moff Tarkin: a resource of the Imperial Navy blanks a card as a phase begins" {
  rules = { "IE-178.2/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "IE-178.2" }, objectives = { "Toy Garrison", "Toy Vault" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } } },
  steps = { p1.uses "Grand Moff Tarkin", p1.may_not_choose { "pays with Toy Vault for 1 resource" }, p1.pays_with "Toy Garrison", p1.chooses "Toy Guardian", expect { p1.card "Toy Garrison", focus = 1 } },
}
scenario "Grand Moff Tarkin: not with a resource of no affiliation" {
  quiet = { "IE-178.2/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { { "IE-178.2", focus = 1 } }, objectives = { "Toy Vault" }, hand = { "Toy Recluse" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.passes, p1.is_asked, p1.cannot { "uses", "Grand Moff Tarkin" } },
}
