-- Spirit of Rebellion.

scenario "Overconfidence: two dice are rolled again, and the lower one goes" {
  rules = { "SoR-130/effect" },
  given = { turn = p1, chance = { 2, 1 },
    p1 = { resources = 1, hand = { "Overconfidence" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren", "Jango Fett", "Finn" },
      pool = { { "Kylo Ren", side = "blank" }, { "Jango Fett", side = "blank" }, { "Finn", side = "blank" } } } },
  steps = { p1.plays "Overconfidence", p1.chooses("blank", "of p2's Kylo Ren"), p1.chooses("blank", "of p2's Jango Fett"), expect { p2.pool, exactly = { "2 melee for 1", "blank" } } },
}
scenario "Overconfidence: one of two that tie" {
  rules = { "SoR-130/effect" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { resources = 1, hand = { "Overconfidence" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren", "Jango Fett" }, pool = { { "Kylo Ren", side = "blank" }, { "Jango Fett", side = "blank" } } } },
  steps = {
    p1.plays "Overconfidence", p1.chooses("blank", "of p2's Kylo Ren"), p1.chooses("blank", "of p2's Jango Fett"), p1.may_choose_exactly { "1 melee", "1 ranged" }, p1.chooses "1 ranged",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}
scenario "Overconfidence: nothing without a blue character" {
  quiet = { "SoR-130/effect" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { resources = 1, hand = { "Overconfidence" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren", "Jango Fett" }, pool = { { "Kylo Ren", side = "blank" }, { "Jango Fett", side = "blank" } } } },
  steps = { p1.plays "Overconfidence", expect { p2.pool, exactly = { "blank", "blank" } } },
}

scenario "Unkar Plutt: dice that show 3 together, and the cost of a card of the opponent's" {
  rules = { "SoR-21/action" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Unkar Plutt", "Rey" }, pool = { { "Unkar Plutt", side = "1 focus" }, { "Rey", side = "+2 melee" } } },
    p2 = { hand = { "Block" }, characters = { "Finn" } } },
  steps = {
    p1.uses "Unkar Plutt", p1.chooses "1 focus", p1.chooses "+2 melee",
    expect { p1.pool, count = 0 }, expect { p2.hand, count = 0 }, expect { p2.discard, exactly = { "Block" } }, expect { p1, resources = 2 },
  },
}
scenario "Unkar Plutt: nothing with less" {
  rules = { "SoR-21/action" },
  given = { turn = p1,
    p1 = { characters = { "Unkar Plutt" }, pool = { { "Unkar Plutt", side = "2 disrupt" } } }, p2 = { hand = { "Block" }, characters = { "Rey" } } },
  steps = { p1.uses "Unkar Plutt", expect { p1.pool, count = 1 }, expect { p2.hand, count = 1 }, expect { p1, resources = 0 } },
}
scenario "Unkar Plutt: no dice of the opponent's" {
  rules = { "SoR-21/action" },
  given = { turn = p1,
    p1 = { characters = { "Unkar Plutt", "Luke Skywalker" }, pool = { { "Luke Skywalker", side = "3 melee" } } },
    p2 = { hand = { "Block" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = { p1.uses "Unkar Plutt", p1.may_choose_exactly { "3 melee" }, p1.chooses "3 melee", expect { p2.pool, count = 1 }, expect { p1, resources = 2 } },
}
