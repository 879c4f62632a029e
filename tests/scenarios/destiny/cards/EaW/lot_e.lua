-- Empire at War: cards drawn by lot.

scenario "Cable Launcher: one character die" {
  rules = { "EaW-21/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Jango Fett", upgrades = { "Cable Launcher" } } }, pool = { { "Cable Launcher", side = "special" } } },
    p2 = { characters = { { "Rey", elite = true, upgrades = { "Toy Blade" } }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" }, { "Toy Blade", side = "2 melee" }, { "Finn", side = "1 ranged" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Jango Fett", "Rey", "Finn" },
    p1.chooses "Rey",
    p1.chooses(1),
    p1.may_choose_exactly { "1 melee", "blank" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "blank", "2 melee", "1 ranged" } },
    expect { p1, resources = 1 },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Cable Launcher: two of them for a resource" {
  rules = { "EaW-21/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Jango Fett", upgrades = { "Cable Launcher" } } }, pool = { { "Cable Launcher", side = "special" } } },
    p2 = { characters = { { "Rey", elite = true, upgrades = { "Toy Blade" } }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" }, { "Toy Blade", side = "2 melee" }, { "Finn", side = "1 ranged" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    p1.chooses(2),
    expect { p2.pool, exactly = { "2 melee", "1 ranged" } },
    expect { p1, resources = 0 },
    p2.is_asked,
  },
}

scenario "Cable Launcher: no resource, one die at the most" {
  rules = { "EaW-21/special" },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", upgrades = { "Cable Launcher" } } }, pool = { { "Cable Launcher", side = "special" } } },
    p2 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    p1.chooses(1),
    p1.chooses "blank",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Cable Launcher: two without a resource are none" {
  rules = { "EaW-21/special" },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", upgrades = { "Cable Launcher" } } }, pool = { { "Cable Launcher", side = "special" } } },
    p2 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    p1.chooses(2),
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee", "blank" } },
  },
}

scenario "Cable Launcher is for yellow characters" {
  rules = { "EaW-21/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Cable Launcher" }, characters = { "Jango Fett", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Cable Launcher",
    p1.may_choose_exactly { "Jango Fett", decline },
    p1.chooses "Jango Fett",
    expect { p1.character "Jango Fett", upgrades = "Cable Launcher" },
  },
}

scenario "Cable Launcher: no yellow character" {
  rules = { "EaW-21/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Cable Launcher" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Jango Fett" } } },
  steps = {
    p1.cannot { "plays", "Cable Launcher", because = "DST-ACT-PLAY-03" },
  },
}

scenario "As You Command: a character die as focus with its value" {
  rules = { "EaW-70/effect" },
  given = { turn = p1,
    p1 = { hand = { "As You Command" }, characters = { { "Toy Warlord", elite = true, upgrades = { "Toy Blade" } }, "Jango Fett" },
      pool = { { "Toy Warlord", side = "2 melee" }, { "Toy Blade", side = "3 melee for 1" }, { "Jango Fett", side = "1 ranged" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p1.plays "As You Command",
    p1.may_choose_exactly { "2 melee", "1 ranged" },
    p1.cannot { "chooses", "3 melee for 1", says = "it is no character die" },
    p1.chooses "2 melee",
    p1.chooses "3 melee for 1",
    p1.picks "1 melee",
    p1.chooses "1 ranged",
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "2 ranged", "1 melee" } },
    p2.is_asked,
  },
}

scenario "As You Command: no die of an upgrade or of an opponent" {
  quiet = { "EaW-70/effect" },
  given = { turn = p1,
    p1 = { hand = { "As You Command" }, characters = { { "Jango Fett", upgrades = { "Toy Blade" } } }, pool = { { "Toy Blade", side = "2 melee" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "As You Command",
    p2.is_asked,
    expect { p1.pool, exactly = { "2 melee" } },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}
