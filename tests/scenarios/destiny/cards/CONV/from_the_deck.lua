-- Convergence: a card played from the deck.

scenario "Mace Windu plays an upgrade from his deck and shields a Jedi" {
  rules = { "CONV-56/power_action" },
  given = { turn = p1,
    p1 = { resources = 3, deck = { "Aim", "Toy Blade", "Block", "Dodge", "Flank" }, characters = { "CONV-56" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Mace Windu",
    p1.may_choose_exactly { "Toy Blade", done },
    p1.chooses "Toy Blade",
    p1.chooses "Mace Windu",
    p1.may_choose_exactly { "Aim", "Block", "Dodge" },
    p1.chooses "Dodge",
    p1.chooses "Block",
    expect { p1.deck, in_order = { "Flank", "Dodge", "Block", "Aim" } },
    expect { p1.upgrade "Toy Blade", on = "Mace Windu" },
    expect { p1.character "Mace Windu", shields = 1 },
    expect { p1, resources = 1 },
  },
}

scenario "Mace Windu shields nobody who is no Jedi" {
  rules = { "CONV-56/power_action" },
  given = { turn = p1,
    p1 = { resources = 3, deck = { "Toy Blade", "Aim" }, characters = { "CONV-56", "Padawan" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Mace Windu",
    p1.chooses "Toy Blade",
    p1.chooses "Padawan",
    expect { p1.upgrade "Toy Blade", on = "Padawan" },
    expect { p1.character "Padawan", shields = 0 },
    expect { p1.character "Mace Windu", shields = 0 },
    expect { p1.deck, in_order = { "Aim" } },
  },
}

scenario "Mace Windu may play none, and none that cannot be paid for" {
  rules = { "CONV-56/power_action" },
  given = { turn = p1,
    p1 = { resources = 1, deck = { "Toy Blade", "Toy Cloak" }, characters = { "CONV-56" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Mace Windu",
    p1.may_choose_exactly { "Toy Cloak", done },
    p1.finishes,
    p1.chooses "Toy Cloak",
    expect { p1.deck, in_order = { "Toy Cloak", "Toy Blade" } },
  },
}
