-- Characters of the Premiere introductory two-player game.

local eisley, shaft = "1_295", "101_1"
local EISLEY, SHAFT = "Tatooine: Mos Eisley", "Death Star: Level 6 Core Shaft Corridor"

scenario "Death Star Trooper deploys on the Death Star only" {
  rules = { "1_170/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { hand = { "Death Star Trooper" }, force = 3 } },
  steps = {
    p1.deploys "Death Star Trooper",
    p1.may_choose_exactly { SHAFT, decline },
    p1.chooses(SHAFT),
    expect { p1.card "Death Star Trooper", at = SHAFT },
  },
}
scenario "Death Star Trooper is weaker at sites elsewhere" {
  rules = { "1_170/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { table = { { "Death Star Trooper", at = EISLEY }, { "Stormtrooper", at = SHAFT } } } },
  steps = { expect { p1.card "Death Star Trooper", power = 1 }, expect { p1.card "Stormtrooper", power = 1 } },
}
scenario "Death Star Trooper has its full power on the Death Star" {
  rules = {}, cites = { { "CCG-VAL-AUTO-01", "the other half of the scenario above" } },
  given = { turn = p1, phase = "deploy", locations = { shaft }, p1 = { table = { { "Death Star Trooper", at = SHAFT } } } },
  steps = { expect { p1.card "Death Star Trooper", power = 2 } },
}

scenario "Imperial Trooper Guard is strong only when it defends" {
  rules = { "1_181/constant" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Imperial Trooper Guard", at = EISLEY } } },
    p2 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Captain", at = EISLEY } } } },
  steps = {
    expect { p1.card "Imperial Trooper Guard", power = 0 },
    p2.battles(EISLEY),
    p2.is_asked,
    expect { p1.card "Imperial Trooper Guard", power = 4 },
    p2.loses "Reserve Deck",
  },
}
scenario "Rebel Guard is strong only when it defends" {
  rules = { "1_26/constant" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p2 = { table = { { "Rebel Guard", at = EISLEY } } },
    p1 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Captain", at = EISLEY } } } },
  steps = {
    expect { p2.card "Rebel Guard", power = 0 },
    p1.battles(EISLEY),
    p1.is_asked,
    expect { p2.card "Rebel Guard", power = 4 },
    p1.loses "Reserve Deck",
  },
}
scenario "Guards cannot move" {
  rules = { "CCG-MOVE-TERM-02" },
  given = { turn = p1, phase = "move", locations = { eisley, "1_293" }, p1 = { force = 2, table = { { "Imperial Trooper Guard", at = EISLEY }, { "Stormtrooper", at = EISLEY } } } },
  steps = {
    p1.may_choose_exactly { "moves Stormtrooper", pass },
    p1.cannot { "moves", "Imperial Trooper Guard", because = "CCG-MOVE-TERM-02" },
  },
}

scenario "A Jawa of Dark deploys on Tatooine only, and both players pay" {
  rules = { "1_182/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { hand = { "1_182" }, force = 2 }, p2 = { force = 2 } },
  steps = {
    p1.deploys "Jawa",
    p1.may_choose_exactly { EISLEY, decline },
    p1.chooses(EISLEY),
    expect { p1.force, count = 1 }, expect { p2.force, count = 1 },
  },
}
scenario "A Jawa of Light deploys on Tatooine only" {
  rules = { "1_12/deploys" },
  given = { turn = p2, phase = "deploy", locations = { eisley, shaft }, p2 = { hand = { "1_12" }, force = 2 }, p1 = { force = 2 } },
  steps = {
    p2.deploys "Jawa",
    p2.may_choose_exactly { EISLEY, decline },
    p2.chooses(EISLEY),
    expect { p1.force, count = 1 }, expect { p2.force, count = 1 },
  },
}
scenario "A Jawa cannot deploy if the opponent has no Force for his part" {
  rules = {}, cites = { { "CCG-RUL-237", "a Jawa's cost is paid by both: the opponent's part is a fact of the card" } },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "1_182" }, force = 2 } },
  steps = { p1.may_choose_exactly { pass } },
}

scenario "LIN-V8M defuses a mine at its site for 1 Force, in its own turn only" {
  rules = { "1_186/any_time" },
  given = { turn = p1, phase = "control", locations = { eisley, "1_293" }, p1 = { force = 2, table = { { "LIN-V8M (Elleyein-Veeateemm)", at = EISLEY }, { "1_322", at = EISLEY } } } },
  steps = {
    p1.uses "LIN-V8M (Elleyein-Veeateemm)", p1.chooses "Timer Mine",
    expect { p1.lost, exactly = { "Timer Mine" } }, expect { p1.force, count = 1 },
  },
}
scenario "LIN-V8K defuses a mine at its site for 1 Force, in its own turn only" {
  rules = { "1_18/any_time" },
  given = { turn = p2, phase = "control", locations = { eisley, "1_293" }, p2 = { force = 2, table = { { "LIN-V8K (Elleyein-Veeatekay)", at = EISLEY }, { "1_162", at = EISLEY } } } },
  steps = {
    p2.uses "LIN-V8K (Elleyein-Veeatekay)", p2.chooses "Timer Mine",
    expect { p2.lost, exactly = { "Timer Mine" } }, expect { p2.force, count = 1 },
  },
}

scenario "A Stormtrooper deploys free beside an able Imperial" {
  rules = { "1_194/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { hand = { "Stormtrooper" }, table = { { "Vader", at = SHAFT } } } },
  steps = {
    p1.deploys "Stormtrooper",
    p1.may_choose_exactly { SHAFT, decline },
    p1.chooses(SHAFT),
    expect { p1.card "Stormtrooper", at = SHAFT },
  },
}
scenario "A Rebel Trooper deploys free beside an able Rebel" {
  rules = { "1_28/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley, shaft }, p2 = { hand = { "Rebel Trooper" }, table = { { "Luke", at = EISLEY } } } },
  steps = {
    p2.deploys "Rebel Trooper",
    p2.may_choose_exactly { EISLEY, decline },
    p2.chooses(EISLEY),
    expect { p2.card "Rebel Trooper", at = EISLEY },
  },
}

scenario "Tusken Raiders deploy on Tatooine only" {
  rules = { "1_196/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { hand = { "Tusken Raider" }, force = 3 } },
  steps = { p1.deploys "Tusken Raider", p1.may_choose_exactly { EISLEY, decline }, p1.chooses(EISLEY), expect { p1.card "Tusken Raider", at = EISLEY } },
}
scenario "A Tusken Raider is stronger beside another" {
  rules = { "1_196/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "1_293" }, p1 = { table = { { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY } } } },
  steps = { expect { p1.card "Tusken Raider", power = 2 } },
}
scenario "Four Tusken Raiders add to the total power" {
  rules = { "1_196/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY } } },
    p2 = { hand = { "Toy Filler" }, table = { { "Talz", at = EISLEY } } } },
  steps = {
    p1.battles(EISLEY), p2.passes, p1.declines,
    expect { p2, damage = 9 },                       -- four of power 2, and 2, against 1
    p2.forfeits "Talz", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
  },
}

scenario "CZ-3 lets its player react to a battle by deploying cards there" {
  rules = { "1_6/just" },
  given = { turn = p1, phase = "battle", locations = { eisley, "1_293" },
    p1 = { force = 1, table = { { "Stormtrooper", at = "Tatooine: Jundland Wastes" }, { "Toy Captain", at = "Tatooine: Jundland Wastes" } } },
    p2 = { hand = { "Rebel Trooper" }, force = 2, table = { { "CZ-3 (Seezee-Three)", at = EISLEY }, { "Talz", at = "Tatooine: Jundland Wastes" } } } },
  steps = {
    p1.battles "Tatooine: Jundland Wastes",
    p2.answers "CZ-3 (Seezee-Three)", p2.passes,
    p2.may_choose_exactly { "Rebel Trooper", "finishes" },
    p2.chooses "Rebel Trooper", p2.chooses "Tatooine: Jundland Wastes",
    expect { p2.card "Rebel Trooper", at = "Tatooine: Jundland Wastes" }, expect { p2.force, count = 1 },
    p2.forfeits "Talz",
  },
}
scenario "CZ-3 lets its player react to a Force drain, and presence cancels it" {
  rules = { "1_6/just-2", "CCG-SP-REACT-04" },
  given = { turn = p1, phase = "control", locations = { eisley, "1_293" },
    p1 = { table = { { "Stormtrooper", at = "Tatooine: Jundland Wastes" } } },
    p2 = { hand = { "Rebel Trooper" }, force = 2, table = { { "CZ-3 (Seezee-Three)", at = EISLEY } } } },
  steps = {
    p1.drains "Tatooine: Jundland Wastes",
    p2.answers "CZ-3 (Seezee-Three)",
    p2.chooses "Rebel Trooper", p2.chooses "Tatooine: Jundland Wastes",
    expect { p2.lost, count = 0 },
  },
}

scenario "A Shistavanen Wolfman reacts by moving to the battle" {
  rules = { "1_30/just" },
  given = { turn = p1, phase = "battle", locations = { eisley, "1_293" },
    p1 = { force = 1, table = { { "Toy Captain", at = "Tatooine: Jundland Wastes" } } },
    p2 = { force = 1, table = { { "Shistavanen Wolfman", at = EISLEY }, { "Talz", at = "Tatooine: Jundland Wastes" } } } },
  steps = {
    p1.battles "Tatooine: Jundland Wastes",
    p2.answers "Shistavanen Wolfman",
    p2.chooses "Tatooine: Jundland Wastes",
    expect { p2.card "Shistavanen Wolfman", at = "Tatooine: Jundland Wastes" }, expect { p2.used, count = 1 },
  },
}
scenario "A Shistavanen Wolfman stops a Force drain by moving there" {
  rules = { "1_30/just-2" },
  given = { turn = p1, phase = "control", locations = { eisley, "1_293" },
    p1 = { table = { { "Stormtrooper", at = "Tatooine: Jundland Wastes" } } },
    p2 = { force = 1, table = { { "Shistavanen Wolfman", at = EISLEY } } } },
  steps = {
    p1.drains "Tatooine: Jundland Wastes",
    p2.answers "Shistavanen Wolfman",
    p2.chooses "Tatooine: Jundland Wastes",
    expect { p2.card "Shistavanen Wolfman", at = "Tatooine: Jundland Wastes" }, expect { p2.lost, count = 0 },
  },
}

scenario "A Talz is forfeited in place of a character who is hit" {
  rules = { "1_31/in_damage_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley },
    p1 = { hand = { "Toy Filler" }, force = 4, reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "Stormtrooper", at = EISLEY }, { "1_317", on = "Stormtrooper" } } },
    p2 = { table = { { "Talz", at = EISLEY }, { "Luke", at = EISLEY } } } },
  steps = {
    p1.battles(EISLEY),
    p1.passes,
    p1.fires "Imperial Blaster", p1.chooses "Luke",
    expect { p2.card "Luke", hit = true },
    p2.declines, p1.loses "Reserve Deck",
    p2.may_choose { "uses Talz", "forfeits Luke" },
    p2.uses "Talz", p2.chooses "Luke",
    expect { p2.card "Luke", hit = false }, expect { p2.lost, exactly = { "Talz" } },
    p1.loses "Reserve Deck",
  },
}
scenario "Every Talz is stronger at night, and once" {
  rules = { "1_31/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Talz", at = EISLEY } } }, p2 = { table = { { "Talz", at = EISLEY }, { "Rebel Trooper", at = EISLEY }, "Toy Dusk" } } },
  steps = { expect { p2.card "Talz", power = 3 }, expect { p1.card "Talz", power = 3 }, expect { p2.card "Rebel Trooper", power = 1 } },
}
scenario "A Talz is stronger where it is night" {
  rules = { "1_31/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "Toy Glade" }, p1 = { table = { { "Talz", at = "Toy Glade" } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { expect { p1.card "Talz", power = 3 }, expect { p2.card "Talz", power = 1 } },
}
