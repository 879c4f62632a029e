-- Empire at War.

scenario "Thrawn: a card of the cost that was named" {
  rules = { "EaW-4/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Thrawn" } }, p2 = { hand = { "Dodge", "Block", "Take Cover", "Disarm" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Thrawn", p1.accepts, p1.chooses(2), p1.may_choose_exactly { "Dodge", "Block" }, p1.chooses "Block",
    expect { p2.hand, exactly = { "Dodge", "Take Cover", "Disarm" } }, expect { p2.discard, exactly = { "Block" } },
  },
}
scenario "Thrawn: none if no card costs as much" {
  rules = { "EaW-4/after" },
  given = { turn = p1, chance = { 1 }, p1 = { characters = { "Thrawn" } }, p2 = { hand = { "Dodge", "Take Cover" }, characters = { "Rey" } } },
  steps = { p1.activates "Thrawn", p1.accepts, p1.chooses(3), expect { p2.hand, count = 2 } },
}
scenario "Thrawn: not when another character activates" {
  quiet = { "EaW-4/after" },
  given = { turn = p1, chance = { 1 }, p1 = { characters = { "Thrawn", "Kylo Ren" } }, p2 = { hand = { "Dodge" }, characters = { "Rey" } } },
  steps = { p1.activates "Kylo Ren", p2.is_asked, expect { p2.hand, count = 1 } },
}

scenario "Quinlan Vos: as much damage as there are more cards in one's hand" {
  rules = { "EaW-8/special" },
  given = { turn = p1,
    p1 = { characters = { "Quinlan Vos" }, hand = { "Dodge", "Aim", "Block" }, pool = { { "Quinlan Vos", side = "special" } } },
    p2 = { hand = { "Aim" }, characters = { "Rey", "Finn" } } },
  steps = { p1.resolves "special", p1.may_choose_exactly { "Rey", "Finn" }, p1.chooses "Finn", expect { p2.character "Finn", damage = 2 } },
}
scenario "Quinlan Vos: none if there are fewer" {
  rules = { "EaW-8/special" },
  given = { turn = p1,
    p1 = { characters = { "Quinlan Vos" }, hand = { "Dodge" }, pool = { { "Quinlan Vos", side = "special" } } },
    p2 = { hand = { "Aim", "Block", "Dodge" }, characters = { { "Rey", shields = 1 }, "Finn" } } },
  steps = { p1.resolves "special", p1.chooses "Rey", expect { p2.character "Rey", damage = 0, shields = 1 } },
}
