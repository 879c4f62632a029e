-- Empire at War: the character whose die was removed.

scenario "Grand Inquisitor hurts the character whose blank die was removed" {
  rules = { "EaW-11/special" },
  given = { turn = p1,
    p1 = { characters = { "Grand Inquisitor" }, pool = { { "Grand Inquisitor", side = "special" } } },
    p2 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "blank" }, { "Finn", side = "blank" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "blank of p2's Rey", "blank of p2's Finn" },
    p1.chooses "blank of p2's Finn",
    expect { p2.character "Finn", damage = 2 },
    expect { p2.character "Rey", damage = 0 },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Grand Inquisitor hurts nobody where no die shows a blank" {
  quiet = { "EaW-11/special" },
  given = { turn = p1,
    p1 = { characters = { "Grand Inquisitor" }, pool = { { "Grand Inquisitor", side = "special" } } },
    p2 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Finn", damage = 0 },
    expect { p2.pool, count = 2 },
    p2.is_asked,
  },
}
