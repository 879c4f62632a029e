-- Awakenings: what the starters' upgrades do.

scenario "The rifle's special: the opponent divides 2 damage" {
  rules = { "AW-8/special", "DST-DMG-08" },
  given = { turn = p1,
    p1 = { characters = { { "First Order Stormtrooper", upgrades = { "F-11D Rifle" } } }, pool = { { "F-11D Rifle", side = "special" } } },
    p2 = { characters = { { "Toy Veteran", damage = 5, upgrades = { "Toy Cloak" } }, "Finn" }, hand = { "Aim" } } },
  steps = {
    p1.resolves "special",
    p2.may_choose_exactly { "Toy Veteran", "Finn" },
    p2.chooses "Toy Veteran",
    p2.may_choose_exactly { "Finn" },
    p2.chooses "Finn",
    -- The veteran has 1 health left, and Finn can take more: the rest goes to Finn. All of it is dealt before anybody falls.
    p2.may_choose_exactly { "Finn", decline },   -- the veteran falls: Redeploy
    expect { p2.character "Finn", damage = 1 },
    p2.chooses "Finn",
    expect { p2.character "Toy Veteran", in_play = false },
  },
}

scenario "Immobilize goes on a blue character only" {
  rules = { "AW-14/restriction", "DST-TERM-29" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Immobilize" }, characters = { "First Order Stormtrooper", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Immobilize",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Immobilize", on = "Kylo Ren" },
    expect { p1, resources = 0 },
  },
}

scenario "Immobilize gives up its die to make another one blank" {
  rules = { "AW-14/action" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Immobilize" } } }, pool = { { "Immobilize", side = "2 shield" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.uses "Immobilize",
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = { "blank" } },
    p2.is_asked,
  },
}

scenario "Without its die in the pool Immobilize does nothing, which is a pass" {
  rules = { "DST-EFF-THEN-01", "DST-ACT-PASS-02" },
  given = { turn = p1, passes = 1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Immobilize" } } }, hand = { "Aim" } },
    p2 = { characters = { "Rey" }, hand = { "Aim" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.uses "Immobilize",
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
  },
}

scenario "Grenades hurt everybody on the other side and are gone" {
  rules = { "AW-17/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Infantry Grenades" } } }, pool = { { "Infantry Grenades", side = "special" } } },
    p2 = { characters = { { "Rey", shields = 1 }, "Finn" } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Rey", damage = 1, shields = 0 },
    expect { p2.character "Finn", damage = 2 },
    expect { p1.character "Kylo Ren", damage = 0, upgrades = "" },
    expect { p1.discard, exactly = { "Infantry Grenades" } },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Jedi Robes give 2 shields in the first round" {
  rules = { "AW-40/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Jedi Robes" }, characters = { "Finn", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Jedi Robes",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 2, upgrades = "Jedi Robes" },
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Jedi Robes give 1 shield later" {
  rules = { "AW-40/after" },
  given = { turn = p1, round = 2,
    p1 = { resources = 2, hand = { "Jedi Robes" }, characters = { "Finn", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Jedi Robes",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
  },
}

scenario "Rey's Staff removes a die showing damage, anybody's" {
  rules = { "AW-44/special", "DST-TERM-39" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", elite = true, upgrades = { "Rey's Staff" } } },
      pool = { { "Rey's Staff", side = "special" }, { "Rey", side = "+2 melee" }, { "Rey", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "+2 melee", "2 melee for 1" },
    p1.chooses "2 melee for 1",
    expect { p2.pool, exactly = {} },
    expect { p1.pool, exactly = { "+2 melee", "1 resource" } },
  },
}

scenario "Force Throw goes on a blue character only" {
  rules = { "AW-57/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Force Throw" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Force Throw",
    p1.may_choose_exactly { "Rey", decline },
    p1.chooses "Rey",
    expect { p1.upgrade "Force Throw", on = "Rey" },
    p1.declines,
  },
}

scenario "Force Throw turns a removed die into damage" {
  rules = { "AW-57/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Force Throw" } } }, pool = { { "Force Throw", side = "special" } } },
    p2 = { characters = { "First Order Stormtrooper", "Kylo Ren" }, pool = { { "First Order Stormtrooper", side = "2 ranged" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "special", "2 ranged" },
    p1.chooses "2 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p2.pool, exactly = {} },
    expect { p1.pool, exactly = {} },
  },
}

scenario "The lightsaber's special passes shields" {
  rules = { "AW-59/special", "DST-DMG-02" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Lightsaber" } } }, pool = { { "Lightsaber", side = "special" } } },
    p2 = { characters = { { "Kylo Ren", shields = 3 } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Rey", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2, shields = 3 },
  },
}

scenario "Mind Probe goes on a blue character only" {
  rules = { "AW-60/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Mind Probe" }, characters = { "First Order Stormtrooper", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Mind Probe",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Mind Probe", on = "Kylo Ren" },
  },
}

scenario "Mind Probe counts the other hand" {
  rules = { "AW-60/special" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { { "Kylo Ren", upgrades = { "Mind Probe" } } }, pool = { { "Mind Probe", side = "special" } } },
    p2 = { hand = { "Aim", "Block", "Dodge" }, characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 3 },
    expect { p2.hand, count = 3 },
  },
}
