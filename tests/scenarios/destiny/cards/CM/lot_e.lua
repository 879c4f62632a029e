-- Covert Missions: cards drawn by lot.

scenario "Pyke Sentinel is a guardian" {
  rules = { "DST-KW-GRD-01" },
  given = { turn = p1,
    p1 = { characters = { "Pyke Sentinel" } },
    p2 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" } } } },
  steps = {
    p1.activates "Pyke Sentinel",
    p1.may_choose_exactly { "1 melee", decline },
    p1.chooses "1 melee",
    expect { p1.character "Pyke Sentinel", damage = 1, exhausted = true },
    expect { p2.pool, exactly = { "blank" } },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Nullify: a shield to an opponent's character for a die" {
  rules = { "CM-60/effect" },
  given = { turn = p1,
    p1 = { hand = { "Nullify" }, characters = { { "Rey", shields = 2 }, "Finn" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren", "Jango Fett", { "Bala-Tik", shields = 3 } }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Nullify",
    p1.may_choose_exactly { "Rey" },
    p1.chooses "Rey",
    p1.may_choose_exactly { "Kylo Ren", "Jango Fett" },
    p1.cannot { "chooses", "Finn", says = "it is not an opponent's" },
    p1.may_not_choose { "Bala-Tik" },
    p1.chooses "Jango Fett",
    p1.may_choose_exactly { "blank", "1 melee" },
    p1.chooses "1 melee",
    expect { p1.character "Rey", shields = 1 },
    expect { p2.character "Jango Fett", shields = 1 },
    expect { p2.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Nullify: no shield, no die" {
  rules = { "DST-EFF-THEN-01" },
  quiet = { "CM-60/effect" },
  given = { turn = p1,
    p1 = { hand = { "Nullify" }, characters = { "Rey" } },
    p2 = { characters = { { "Kylo Ren", shields = 1 } }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Nullify",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p2.character "Kylo Ren", shields = 1 },
  },
}

scenario "Nullify: a character with 3 shields gets no fourth, and no die goes" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { hand = { "Nullify" }, characters = { { "Rey", shields = 1 } } },
    p2 = { characters = { { "Kylo Ren", shields = 3 } }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Nullify",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.character "Rey", shields = 1 },
    expect { p2.character "Kylo Ren", shields = 3 },
  },
}

scenario "Experimental Booster: a blank discards its vehicle" {
  rules = { "CM-127/after" },
  given = { turn = p1, chance = { 2, 6 },
    p1 = { supports = { { "Z-95 Headhunter", upgrades = { "Experimental Booster" } } }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Z-95 Headhunter",
    p2.is_asked,
    expect { p1.supports, exactly = {} },
    expect { p1.discard, exactly = { "Z-95 Headhunter", "Experimental Booster" } },
  },
}

scenario "Experimental Booster: another side, or a blank of the vehicle's own die, does nothing" {
  quiet = { "CM-127/after" },
  given = { turn = p1, chance = { 6, 2 },
    p1 = { supports = { { "Z-95 Headhunter", upgrades = { "Experimental Booster" } } }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Z-95 Headhunter",
    p2.is_asked,
    expect { p1.pool, exactly = { "blank", "2 indirect" } },
    expect { p1.supports, exactly = { "Z-95 Headhunter" } },
  },
}

scenario "Experimental Booster goes on a vehicle support only" {
  rules = { "CM-127/modify" }, cites = { { "DST-KW-MOD-02", "what a modification goes on stands on its card" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Experimental Booster" }, supports = { "Z-95 Headhunter", "C-3PO" }, characters = { { "Rey", upgrades = { "Toy Speeder" } } } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Experimental Booster",
    p1.may_choose_exactly { "Z-95 Headhunter", decline },
    p1.chooses "Z-95 Headhunter",
    expect { p1.support "Z-95 Headhunter", upgrades = "Experimental Booster" },
    p2.is_asked,
  },
}

scenario "Experimental Booster: no vehicle, no place" {
  quiet = { "CM-127/modify" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Experimental Booster" }, supports = { "C-3PO" }, characters = { "Rey" } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Experimental Booster", because = "DST-ACT-PLAY-03" },
  },
}
