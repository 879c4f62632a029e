-- Across the Galaxy: cards that the Rules Reference names, and what it says of them.

scenario "Tobias Beckett gives everybody a resource" {
  rules = { "AtG-36/power_action" },
  given = { turn = p1,
    p1 = { characters = { "Tobias Beckett" } },
    p2 = { resources = 1, characters = { "Rey" } } },
  steps = {
    p1.uses "Tobias Beckett",
    expect { p1, resources = 1 },
    expect { p2, resources = 2 },
    p2.passes,
    p1.cannot { "uses", "Tobias Beckett", because = "DST-ACT-CARD-02" },
  },
}

scenario "Tobias Beckett takes a resource" {
  rules = { "AtG-36/special" },
  given = { turn = p1,
    p1 = { characters = { "Tobias Beckett" }, pool = { { "Tobias Beckett", side = "special" } } },
    p2 = { resources = 2, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p1, resources = 1 },
    expect { p2, resources = 1 },
  },
}

scenario "Tobias Beckett gains one from who has none" {
  rules = { "AtG-36/special" },
  cites = { { "DST-RUL-ATG-05", "there is no 'then' between the two" } },
  given = { turn = p1,
    p1 = { characters = { "Tobias Beckett" }, pool = { { "Tobias Beckett", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
  },
}

scenario "Val takes a resource, or hurts who has none" {
  rules = { "AtG-37/special" },
  cites = { { "DST-RUL-ATG-06", "the damage does not ask whether something was taken" } },
  given = { turn = p1,
    p1 = { characters = { { "Val", elite = true } }, pool = { { "Val", side = "special" }, { "Val", side = "special" } } },
    p2 = { resources = 2, characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "special",
    expect { p1, resources = 1 },
    p1.chooses "special",
    p1.chooses "Finn",                    -- now there is nothing left
    expect { p1, resources = 2 },
    expect { p2.character "Finn", damage = 2 },
  },
}
