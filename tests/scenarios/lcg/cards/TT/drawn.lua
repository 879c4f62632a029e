-- Technological Terror: cards drawn by lot.

scenario "The Emperor's Shadow: a card for an enhancement, once in a turn" {
  rules = { "TT-258.1/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" }, objectives = { "The Emperor's Shadow", "Toy Garrison" },
      hand = { "Toy Banner", "Toy Drill", "Toy Recluse" }, deck = { "Toy Walker", "Toy Walker" } } },
  steps = {
    p1.plays "Toy Banner", p1.pays_with("Toy Garrison", "for 1 resource"), p1.uses "The Emperor's Shadow",
    expect { p1.hand, exactly = { "Toy Drill", "Toy Recluse", "Toy Walker" } },
    p1.plays "Toy Drill", p1.chooses "Toy Trooper", p1.may_choose_exactly { "plays Toy Recluse", pass },
    expect { p1.hand, exactly = { "Toy Recluse", "Toy Walker" } },
  },
}
scenario "The Emperor's Shadow: none for a unit" {
  quiet = { "TT-258.1/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { objectives = { "The Emperor's Shadow" }, hand = { "Toy Recluse" }, deck = { "Toy Walker", "Toy Walker" } } },
  steps = { p1.plays "Toy Recluse", expect { p1.hand, count = 0 } },
}
scenario "The Emperor's Shadow: none for an enhancement of the opponent" {
  quiet = { "TT-258.1/reaction" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "The Emperor's Shadow" }, deck = { "Toy Walker", "Toy Walker" } }, p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Charm" } } },
  steps = { p2.plays "Toy Charm", expect { p1.hand, count = 0 } },
}

scenario "Captured Courier Droid: the opponent picks a card of the hand and discards it" {
  rules = { "TT-257.3/reaction" },
  given = { phase = "deployment", turn = p2,
    p1 = { hand = { "Toy Trooper", "Toy Walker" } }, p2 = { objectives = { "The Last Warrior" }, hand = { "Captured Courier Droid", "Toy Speeder" } } },
  steps = {
    p2.plays "Captured Courier Droid", p2.uses "Captured Courier Droid",
    p1.may_choose_exactly { "Toy Trooper", "Toy Walker" }, p1.chooses "Toy Walker",
    expect { p1.discard, exactly = { "Toy Walker" } }, expect { p1.hand, exactly = { "Toy Trooper" } },
  },
}
scenario "Captured Courier Droid: nothing when another unit enters play" {
  quiet = { "TT-257.3/reaction" },
  given = { phase = "deployment", turn = p2,
    p1 = { hand = { "Toy Trooper" } }, p2 = { units = { "Captured Courier Droid" }, hand = { "Toy Slinger" } } },
  steps = { p2.plays "Toy Slinger", expect { p1.hand, count = 1 } },
}
