-- Dice, damage and defeat in the first edition and in 1.8.

scenario "First edition: focus turns other dice only" {
  rules = { "DST-ED-17" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { { "Toy Trooper", upgrades = { "Toy Focus" } } },
      pool = { { "Toy Focus", side = "1 focus" }, { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "1 focus",
    p1.may_choose_exactly { "blank", done },
    p1.chooses "blank",
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "1.8: focus may turn any die of the pool, itself included" {
  cites = { { "DST-ED-17", "the word other is gone" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Trooper", upgrades = { "Toy Focus" } } },
      pool = { { "Toy Focus", side = "1 focus" }, { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "1 focus",
    p1.may_choose_exactly { "blank", "1 focus", done },
    p1.finishes,
  },
}

scenario "First edition: more damage than health may be put on one character" {
  rules = { "DST-ED-48" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } },
    p2 = { characters = { { "Toy Trooper", damage = 5 }, { "Toy Raider", damage = 6 } } } },
  steps = {
    p1.resolves "2 indirect",
    p2.chooses "Toy Trooper",
    p2.may_choose_exactly { "Toy Trooper", "Toy Raider" },
    p2.chooses "Toy Trooper",
    expect { p2.characters, exactly = { "Toy Raider" } },
  },
}

scenario "1.8: nobody is assigned more than they can take while another can" {
  rules = { "DST-DMG-09" },
  cites = { { "DST-ED-48", "one each" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } },
    p2 = { characters = { { "Toy Trooper", damage = 5 }, { "Toy Raider", damage = 6 } } } },
  steps = {
    p1.resolves "2 indirect",
    expect { p2.characters, exactly = {} },
    expect { table, over = true, winner = "p1" },
  },
}

scenario "First edition: who is defeated leaves the game" {
  rules = { "DST-ED-50" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel", "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    expect { p2.set_aside, exactly = {} },
    expect { p2.removed, exactly = { "Toy Sentinel" } },
  },
}

scenario "1.8: who is defeated is set aside" {
  cites = { { "DST-ED-50", "the set-aside zone holds the character" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel", "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    expect { p2.set_aside, exactly = { "Toy Sentinel" } },
    expect { p2.removed, exactly = {} },
  },
}

scenario "First edition: what a die does without its card is its special only" {
  rules = { "DST-ED-54" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Banner" }, characters = { "Toy Mentor", "Toy Trooper" }, pool = { { "Toy Mentor", side = "special" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),
    p1.may_choose { "Toy Mentor" },
    p1.chooses "Toy Mentor",
    expect { p1.character "Toy Mentor", shields = 2 },
    expect { p1.character "Toy Trooper", shields = 0 },
  },
}

scenario "1.8: a die that may split its shields does so without its card" {
  rules = { "DST-ABL-INH-01" },
  cites = { { "DST-ED-54", "the ability belongs to the die" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Banner" }, characters = { "Toy Mentor", "Toy Trooper" }, pool = { { "Toy Mentor", side = "special" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),
    p1.chooses "Toy Mentor",
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Mentor", shields = 1 },
    expect { p1.character "Toy Trooper", shields = 1 },
  },
}

scenario "First edition: shields block what a modifier adds to an unblockable die" {
  rules = { "DST-ED-70" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { { "Toy Sentinel", upgrades = { "Toy Needle" } } },
      pool = { { "Toy Needle", side = "1 melee" }, { "Toy Sentinel", side = "+1 melee" } } },
    p2 = { characters = { { "Toy Trooper", shields = 2 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+1 melee",
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 1, shields = 1 },
  },
}

scenario "1.8: what a modifier adds to an unblockable die is unblockable" {
  rules = { "DST-TERM-49" },
  cites = { { "DST-ED-70", "shields stay" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Sentinel", upgrades = { "Vibroknife" } } },
      pool = { { "Vibroknife", side = "1 melee" }, { "Toy Sentinel", side = "+1 melee" } } },
    p2 = { characters = { { "Toy Trooper", shields = 2 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+1 melee",
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 2, shields = 2 },
  },
}

scenario "First edition: of a die that Ace in the Hole rolls in only the special belongs to it" {
  rules = { "DST-ED-76" },
  given = { edition = "1.0", turn = p1, chance = { 3 },
    p1 = { resources = 5, hand = { "Ace in the Hole", "Diplomatic Immunity" }, characters = { "Bala-Tik", "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Ace in the Hole",
    p1.chooses "Diplomatic Immunity",
    p2.passes,
    p1.resolves "2 shield",
    p1.chooses "Bala-Tik",
    expect { p1.character "Bala-Tik", shields = 2 },
  },
}

scenario "1.8: every ability of a die that Ace in the Hole rolls in belongs to it" {
  rules = { "DST-ABL-INH-01" },
  cites = { { "DST-ED-76", "the shields are divided" }, { "DST-RUL-AW-02", "the ruling" } },
  given = { turn = p1, chance = { 3 },
    p1 = { resources = 5, hand = { "Ace in the Hole", "Diplomatic Immunity" }, characters = { "Bala-Tik", "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Ace in the Hole",
    p1.chooses "Diplomatic Immunity",
    p2.passes,
    p1.resolves "2 shield",
    p1.chooses "Bala-Tik",
    p1.chooses "Toy Trooper",
    expect { p1.character "Bala-Tik", shields = 1 },
    expect { p1.character "Toy Trooper", shields = 1 },
  },
}

scenario "First edition: of a side that is resolved without its die nothing but a special belongs to it" {
  rules = { "DST-ED-54" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Launch Bay", "Aim", "Aim" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Launch Bay",
    p1.chooses(1),
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 0 },
  },
}

scenario "First edition: a support rolls its own die only" {
  rules = { "DST-ED-35" },
  given = { edition = "1.0", turn = p1, chance = { 1, 1 },
    p1 = { supports = { { "Black One", upgrades = { "L3-37" } } }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Black One",
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "1.8: a support rolls the dice of its upgrades, too" {
  cites = { { "DST-ED-35", "the same table in 1.8" } },
  given = { turn = p1, chance = { 1, 6 },
    p1 = { supports = { { "Black One", upgrades = { "L3-37" } } }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Black One",
    expect { p1.pool, count = 2 },
  },
}

scenario "First edition: characters have no subtypes" {
  rules = { "DST-ED-02" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Roll Call" }, characters = { { "Leia Organa", damage = 2 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Roll Call",
    expect { p1.character "Leia Organa", damage = 2 },
  },
}

scenario "1.8: characters have subtypes" {
  cites = { { "DST-ED-02", "Leia is a leader" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Roll Call" }, characters = { { "Leia Organa", damage = 2 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Roll Call",
    expect { p1.character "Leia Organa", damage = 1 },
  },
}
