-- Way of the Force: before a die is resolved, its value afterwards, points, what the next card has.

scenario "Dagger of Mortis takes a shield before its melee side is resolved" {
  rules = { "WotF-117/before" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Dagger of Mortis" } }, "Finn" }, pool = { { "Dagger of Mortis", side = "2 melee" } } },
    p2 = { characters = { { "Nightsister", shields = 1 }, { "Bala-Tik", shields = 1 } } } },
  steps = {
    p1.resolves "2 melee",
    p1.accepts,
    p1.may_choose_exactly { "Nightsister" },
    p1.chooses "Nightsister",
    expect { p1.character "Rey", shields = 1 },
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", shields = 0, damage = 2 },
  },
}

scenario "Dagger of Mortis takes one before its modifier is resolved" {
  rules = { "WotF-117/before" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Dagger of Mortis" } } },
      pool = { { "Rey", side = "1 melee" }, { "Dagger of Mortis", side = "+3 melee" } } },
    p2 = { characters = { { "Nightsister", shields = 1 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+3 melee",
    p1.accepts,
    p1.chooses "Nightsister",
    p1.chooses "Nightsister",
    expect { p1.character "Rey", shields = 1 },
    expect { p2.character "Nightsister", shields = 0, damage = 4 },
  },
}

scenario "Dagger of Mortis takes nothing with its shield side" {
  quiet = { "WotF-117/before" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Dagger of Mortis" } } }, pool = { { "Dagger of Mortis", side = "1 shield" } } },
    p2 = { characters = { { "Nightsister", shields = 1 } } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 1 },
    expect { p2.character "Nightsister", shields = 1 },
  },
}

scenario "Division in the Force removes a die of the value that was resolved" {
  rules = { "WotF-111/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Division in the Force" }, characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "2 ranged" } } },
    p2 = { characters = { "Nightsister", "Bala-Tik", "Kylo Ren" },
      pool = { { "Nightsister", side = "1 ranged" }, { "Bala-Tik", side = "1 focus" }, { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.plays "Division in the Force",
    p1.may_choose_exactly { "1 melee" },
    p1.chooses "1 melee",
    p1.chooses "Kylo Ren",
    p1.may_choose_exactly { "1 ranged", "1 focus" },
    p1.chooses "1 focus",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p2.pool, exactly = { "1 ranged", "2 melee for 1" } },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Lack of Faith removes the dice of a character" {
  rules = { "WotF-7/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Lack of Faith" }, characters = { { "AW-9", elite = true } } },
    p2 = { characters = { { "Rey", elite = true, upgrades = { "Dagger of Mortis" } }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" }, { "Dagger of Mortis", side = "1 shield" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "Lack of Faith",
    p1.chooses "Rey",
    expect { p2.pool, exactly = { "1 shield", "2 ranged" } },
  },
}

scenario "Lack of Faith does nothing where nobody cost 15 points" {
  quiet = { "WotF-7/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Lack of Faith", "Aim" }, characters = { "AW-9", { "Finn", elite = true } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Lack of Faith",
    expect { p2.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "Risky Move gives the next card of an opponent Ambush" {
  rules = { "WotF-136/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Risky Move", "Block" }, characters = { "Finn" } },
    p2 = { resources = 2, hand = { "Drudge Work", "Toy Haste", "Toy Remedy" }, characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Risky Move",
    p1.chooses "1 ranged",
    p2.plays "Toy Remedy",
    p2.declines,
    p1.passes,
    p2.is_asked,
  },
}

scenario "Risky Move gives Ambush once, and not to one's own cards" {
  rules = { "WotF-136/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Risky Move", "Toy Remedy" }, characters = { { "Finn", damage = 1 } } },
    p2 = { resources = 2, hand = { "Toy Remedy", "Toy Strike" }, characters = { { "Nightsister", damage = 1 } }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Risky Move",
    p1.chooses "1 ranged",
    p2.passes,
    p1.plays "Toy Remedy",
    p2.plays "Toy Remedy",
    p2.plays "Toy Strike",
    p1.is_asked,
  },
}

scenario "Division in the Force removes nothing where nothing was resolved" {
  quiet = { "WotF-111/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Division in the Force" }, characters = { "Rey", "Finn" }, pool = { { "Rey", side = "blank" }, { "Finn", side = "2 ranged" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "blank" } } } },
  steps = {
    p1.plays "Division in the Force",
    p2.is_asked,
    expect { p2.pool, exactly = { "blank" } },
    expect { p1.pool, exactly = { "blank", "2 ranged" } },
  },
}

scenario "Risky Move removes no die without a Yellow character" {
  quiet = { "WotF-136/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Risky Move" }, characters = { "Rey" } },
    p2 = { characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "1 focus" } } } },
  steps = {
    p1.plays "Risky Move",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 focus" } },
  },
}
