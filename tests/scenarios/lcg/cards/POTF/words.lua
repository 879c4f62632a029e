-- Power of the Force.

scenario "Stolen Helmet: a card after the opponent discards one" {
  rules = { "POTF-251.4/reaction" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { hand = { "Toy Trooper" }, discard = { "Toy Revenant" } },
    p2 = { units = { "Toy Pilgrim" }, support = { { "Stolen Helmet", on = "Toy Pilgrim" } }, deck = { "Toy Sniper" } } },
  steps = { p1.uses "Toy Revenant", p2.uses "Stolen Helmet", expect { p2.hand, exactly = { "Toy Sniper" } } },
}
scenario "Stolen Helmet: once in a phase" {
  rules = { "POTF-251.4/reaction" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { hand = { "Toy Trooper", "Toy Trooper" }, discard = { "Toy Revenant", "Toy Revenant" } },
    p2 = { units = { "Toy Pilgrim" }, support = { { "Stolen Helmet", on = "Toy Pilgrim" } }, deck = { "Toy Sniper", "Toy Medic" } } },
  steps = {
    p1.uses "Toy Revenant", p1.chooses "Toy Trooper", p2.uses "Stolen Helmet", p1.uses "Toy Revenant",
    expect { p1.hand, count = 0 }, expect { p2.hand, exactly = { "Toy Sniper" } },
  },
}
scenario "Stolen Helmet: not for a card of one's own hand" {
  quiet = { "POTF-251.4/reaction" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { hand = { "Toy Theft" }, deck = { "Toy Trooper" } },
    p2 = { units = { "Toy Pilgrim" }, support = { { "Stolen Helmet", on = "Toy Pilgrim" } }, hand = { "Toy Medic" }, deck = { "Toy Sniper" } } },
  steps = { p1.plays "Toy Theft", expect { p2.discard, exactly = { "Toy Medic" } }, expect { p2.hand, count = 0 } },
}
scenario "Stolen Helmet: on a character, not on a vehicle" {
  rules = { "LCG-CARD-08" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { units = { "Toy Pilgrim", "Toy Speeder" }, hand = { "Stolen Helmet" } } },
  steps = { p2.plays "Stolen Helmet", p2.may_choose_exactly { "Toy Pilgrim", "Toy Trooper", decline }, p2.chooses "Toy Pilgrim" },
}

scenario "BoShek: edge for the fate cards in one's discard pile" {
  rules = { "POTF-253.2/constant" },
  given = { turn = p2, phase = "deployment",
    p1 = { discard = { "Toy Twist" } }, p2 = { units = { "BoShek" }, discard = { "Toy Turn", "Toy Volley", "Toy Lesson" } } },
  steps = { expect { p2.card "BoShek", edge_value = 2 } },
}
scenario "BoShek: 3 at the most" {
  rules = { "POTF-253.2/constant" },
  given = { turn = p2, phase = "deployment",
    p2 = { units = { "BoShek" }, discard = { "Toy Turn", "Toy Volley", "Toy Blessing", "Toy Turn", "Toy Volley" } } },
  steps = { expect { p2.card "BoShek", edge_value = 3 } },
}
