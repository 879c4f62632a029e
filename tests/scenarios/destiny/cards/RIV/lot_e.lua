-- Rivals: cards drawn by lot.

scenario "Resourceful: a die for a resource" {
  rules = { "RIV-13/effect" },
  given = { turn = p1,
    p1 = { hand = { "Resourceful" }, characters = { "Clawdite Shapeshifter", "Rey" }, pool = { { "Rey", side = "1 melee" }, { "Clawdite Shapeshifter", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Resourceful",
    p1.may_choose_exactly { "1 melee", "blank" },
    p1.chooses "blank",
    expect { p1, resources = 1 },
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "Resourceful: nothing without a gray character" {
  quiet = { "RIV-13/effect" },
  given = { turn = p1,
    p1 = { hand = { "Resourceful" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Clawdite Shapeshifter" } } },
  steps = {
    p1.plays "Resourceful",
    p2.is_asked,
    expect { p1, resources = 0 },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "Resourceful: nothing without a die" {
  quiet = { "RIV-13/effect" },
  given = { turn = p1,
    p1 = { hand = { "Resourceful" }, characters = { "Clawdite Shapeshifter" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Resourceful",
    p2.is_asked,
    expect { p1, resources = 0 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}
