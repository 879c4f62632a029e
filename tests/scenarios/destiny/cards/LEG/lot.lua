-- Legacies: cards drawn by lot.

scenario "Target Intel: indirect damage that is aimed" {
  rules = { "LEG-144/effect" },
  given = { turn = p1,
    p1 = { hand = { "Target Intel" }, characters = { "LEG-12", "Jango Fett" }, pool = { { "LEG-12", side = "2 indirect" }, { "Jango Fett", side = "1 ranged" } } },
    p2 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Target Intel",
    p1.chooses "2 indirect",
    p1.may_choose_exactly { "Tarkin", "Jango Fett", "Rey", "Finn" },
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 2 },
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}

scenario "Target Intel: no other side, and no opponent's die" {
  quiet = { "LEG-144/effect" },
  given = { turn = p1,
    p1 = { hand = { "Target Intel" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "1 ranged" } } },
    p2 = { characters = { "LEG-12" }, pool = { { "LEG-12", side = "2 indirect" } } } },
  steps = {
    p1.plays "Target Intel",
    expect { p1.pool, exactly = { "1 ranged" } },
    expect { p2.pool, exactly = { "2 indirect" } },
    p2.is_asked,
  },
}

scenario "Target Intel: what may be resolved as indirect damage counts" {
  rules = { "LEG-144/effect", "CONV-75/ongoing", "DST-FAQ-43" },
  given = { turn = p1,
    p1 = { hand = { "Target Intel" }, characters = { "CONV-75", "Jabba the Hutt" }, pool = { { "CONV-75", side = "3 focus" }, { "Jabba the Hutt", side = "2 disrupt" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.plays "Target Intel",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 3 },
    expect { p1.pool, exactly = { "2 disrupt" } },
  },
}

scenario "Republic Cruiser: 2 shields for a unique character" {
  rules = { "LEG-55/special" },
  given = { turn = p1,
    p1 = { supports = { "Republic Cruiser" }, characters = { "Finn", "Padawan" }, pool = { { "Republic Cruiser", side = "special" } } },
    p2 = { characters = { "Kylo Ren", "Nightsister" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    p1.may_choose_exactly { "Finn", "Kylo Ren" },
    p1.cannot { "chooses", "Padawan", says = "it is no unique character" },
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 2 },
    p2.is_asked,
  },
}

scenario "Republic Cruiser: a shield for each unique character of its player" {
  rules = { "LEG-55/special" },
  given = { turn = p1,
    p1 = { supports = { "Republic Cruiser" }, characters = { "Finn", "Rey", "Padawan" }, pool = { { "Republic Cruiser", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),
    expect { p1.character "Finn", shields = 1 },
    expect { p1.character "Rey", shields = 1 },
    expect { p1.character "Padawan", shields = 0 },
    expect { p2.character "Kylo Ren", shields = 0 },
  },
}
