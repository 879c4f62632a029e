-- Spark of Hope: downgrades.

scenario "Chancellor's Edict takes the shields of the character that it is played on" {
  rules = { "SoH-6/after" },
  given = { turn = p1,
    p1 = { hand = { "Chancellor's Edict" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", shields = 3 }, { "Finn", shields = 1 } } } },
  steps = {
    p1.plays "Chancellor's Edict",
    p1.chooses "Rey",
    expect { p2.character "Rey", shields = 0 },
    expect { p2.character "Finn", shields = 1 },
  },
}

scenario "Chancellor's Edict: two shields when its character is defeated, and none for another one" {
  rules = { "SoH-6/after-2" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution", "Toy Execution" }, resources = 4, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Chancellor's Edict" } }, "Finn", "Nightsister" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    p2.passes,
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    p1.accepts,
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Trooper", shields = 2 },
  },
}

scenario "Hex: a blank of its character, not of an upgrade or another character" {
  rules = { "SoH-7/action" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", elite = true, downgrades = { "Hex" } }, "Finn" },
      pool = { { "Rey", side = "blank" }, { "Rey", side = "1 melee" }, { "Finn", side = "blank" } } } },
  steps = {
    p1.uses "Hex",
    expect { p2.pool, exactly = { "1 melee", "blank" } },
    expect { p1.downgrade "Hex", exhausted = true },
    p2.may_not_choose { "uses Hex" },
    p2.passes,
    p1.may_not_choose { "uses Hex" },
  },
}

scenario "Possessed: a die of the character is resolved as one's own" {
  rules = { "SoH-8/action" },
  given = { turn = p1,
    p1 = { characters = { "Nightsister" } },
    p2 = { characters = { { "Rey", downgrades = { "Possessed" } }, "Finn" }, pool = { { "Rey", side = "1 resource" }, { "Finn", side = "1 shield" } } } },
  steps = {
    p1.uses "Possessed",
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "Possessed goes when its player has no witch" {
  rules = { "SoH-8/after" },
  given = { turn = p2,
    p1 = { characters = { "Nightsister", "Toy Trooper" } },
    p2 = { hand = { "Toy Execution" }, resources = 2, characters = { { "Rey", downgrades = { "Possessed" } } } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Nightsister",
    expect { p1.downgrades, count = 0 },
    expect { p1.discard, exactly = { "Possessed" } },
  },
}

scenario "Possessed stays while there is another witch" {
  quiet = { "SoH-8/after" },
  given = { turn = p2,
    p1 = { characters = { "Nightsister", "Nightsister" } },
    p2 = { hand = { "Toy Execution" }, resources = 2, characters = { { "Rey", downgrades = { "Possessed" } } } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Nightsister",
    expect { p1.downgrades, exactly = { "Possessed" } },
  },
}

scenario "Ensnare: as much damage as dice of the character show damage" {
  rules = { "SoH-98/after" },
  given = { turn = p2, chance = { 1, 4 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", elite = true, upgrades = { "Jedi Robes" }, downgrades = { "Ensnare" } }, { "Toy Trooper", elite = true } },
      pool = { { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p2.activates "Rey",
    p1.accepts,
    expect { p2.character "Rey", damage = 1, downgrades = "" },
    expect { p1.discard, exactly = { "Ensnare" } },
  },
}

scenario "Ensnare stays when its player likes, and for another character" {
  rules = { "SoH-98/after" },
  given = { turn = p2, chance = { 1, 1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Ensnare" } }, "Finn" } } },
  steps = {
    p2.activates "Finn",
    p1.passes,
    p2.activates "Rey",
    p1.declines,
    expect { p2.character "Rey", damage = 0, downgrades = "Ensnare" },
  },
}

scenario "Net Trap: a die of the character that shows damage" {
  rules = { "SoH-99/after" },
  given = { turn = p2, chance = { 1, 4 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", elite = true, downgrades = { "Net Trap" } }, { "Toy Trooper", elite = true } },
      pool = { { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p2.activates "Rey",
    p1.accepts,
    expect { p2.pool, count = 2 },
    expect { p1.discard, exactly = { "Net Trap" } },
  },
}

scenario "Net Trap does not answer another character" {
  quiet = { "SoH-99/after" },
  given = { turn = p2, chance = { 1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Net Trap" } }, "Finn" } } },
  steps = {
    p2.activates "Finn",
    p1.may_choose { "activates Toy Trooper" },
  },
}

scenario "Rolling Logs: any dice of the character are rerolled, no others" {
  rules = { "SoH-100/after" },
  given = { turn = p2, chance = { 1, 6 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Rolling Logs" } }, "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p2.activates "Rey",
    p1.accepts,
    p1.may_choose_exactly { "1 melee", done },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "blank", "2 ranged" } },
  },
}

scenario "Rolling Logs does not answer another character" {
  quiet = { "SoH-100/after" },
  given = { turn = p2, chance = { 1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Rolling Logs" } }, "Finn" } } },
  steps = {
    p2.activates "Finn",
    p1.may_choose { "activates Toy Trooper" },
  },
}

scenario "Dead Or Alive: a resource when its character activates, and one when it is defeated" {
  rules = { "SoH-138/after", "SoH-138/after-2" },
  given = { turn = p2, chance = { 1 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Aurra Sing" } },
    p2 = { characters = { { "Rey", downgrades = { "Dead Or Alive" } }, "Finn" } } },
  steps = {
    p2.activates "Rey",
    p1.accepts,
    expect { p1, resources = 3 },
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1, resources = 2 },
  },
}

scenario "Dead Or Alive: nothing of another character" {
  quiet = { "SoH-138/after", "SoH-138/after-2" },
  given = { turn = p2, chance = { 1 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Aurra Sing" } },
    p2 = { characters = { { "Rey", downgrades = { "Dead Or Alive" } }, "Finn" } } },
  steps = {
    p2.activates "Finn",
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    p2.is_asked,
    expect { p1, resources = 0 },
  },
}

scenario "Dead Or Alive is for who has a bounty hunter" {
  rules = { "SoH-138/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Dead Or Alive" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = { p1.cannot { "plays", "Dead Or Alive" } },
}

scenario "Bounty Hunters' Guild: a fourth downgrade stays on an opponent's character" {
  rules = { "SoH-46/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Wounded", "Shock Collar" }, resources = 3, supports = { "Bounty Hunters' Guild" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Hex", "Net Trap", "Ensnare" } } } } },
  steps = {
    p1.plays "Wounded",
    p1.chooses "Rey",
    p1.declines,  -- nothing is replaced
    expect { p2.character "Rey", downgrades = "Hex, Net Trap, Ensnare, Wounded" },
    p2.passes,
    p1.plays "Shock Collar",
    p1.chooses "Rey",
    p1.declines,
    p1.may_choose_exactly { "Hex", "Net Trap", "Ensnare", "Wounded", "Shock Collar" },
    p1.chooses "Hex",
    expect { p2.character "Rey", downgrades = "Net Trap, Ensnare, Wounded, Shock Collar" },
  },
}

scenario "Without the guild three downgrades stay, and one may be replaced" {
  rules = { "DST-UPG-05" },
  given = { turn = p1,
    p1 = { hand = { "Wounded", "Shock Collar" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Hex", "Net Trap", "Ensnare" } } } } },
  steps = {
    p1.plays "Wounded",
    p1.chooses "Rey",
    p1.declines,
    p1.chooses "Hex",
    expect { p2.character "Rey", downgrades = "Net Trap, Ensnare, Wounded" },
    p2.passes,
    p1.plays "Shock Collar",
    p1.chooses "Rey",
    p1.chooses "Net Trap",
    expect { p2.character "Rey", downgrades = "Ensnare, Wounded, Shock Collar" },
    expect { p1, resources = 0 },
  },
}

scenario "Bounty Hunters' Guild: a bounty lets a bounty hunter be activated, another downgrade does not" {
  rules = { "SoH-46/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Wounded", "Wanted" }, resources = 1, supports = { "Bounty Hunters' Guild" }, characters = { "Aurra Sing", "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Wounded",
    p1.chooses "Rey",
    p2.passes,
    p1.plays "Wanted",
    p1.chooses "Rey",
    p1.declines,
    p1.accepts,
    expect { p1.character "Aurra Sing", exhausted = true },
    expect { p1.character "Toy Trooper", exhausted = false },
  },
}

scenario "Disassemble: a card without a die, no character" {
  rules = { "SoH-140/effect" },
  given = { turn = p1,
    p1 = { hand = { "Disassemble" }, resources = 2, characters = { { "Toy Trooper", downgrades = { "Pestering" } } }, supports = { "Bounty Hunters' Guild" } },
    p2 = { characters = { { "Rey", upgrades = { "Jedi Robes", "Flame Thrower" }, downgrades = { "Wounded" } } } } },
  steps = {
    p1.plays "Disassemble",
    p1.may_choose_exactly { "Bounty Hunters' Guild", "Wounded" },
    p1.chooses "Wounded",
    expect { p2.character "Rey", downgrades = "" },
  },
}

scenario "Nightsister Lair: a resource for the first downgrade of a round" {
  rules = { "SoH-159/after" },
  given = { turn = p1, battlefield = { "Nightsister Lair", controlled_by = p1 },
    p1 = { hand = { "Wanted", "Death Mark" }, resources = 0, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Wanted",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1, resources = 1 },
    p2.passes,
    p1.plays "Death Mark",
    p1.chooses "Rey",
    p1.declines,
    p2.is_asked,
    expect { p1, resources = 1 },
  },
}

scenario "Nightsister Lair: an upgrade is none" {
  quiet = { "SoH-159/after" },
  given = { turn = p1, battlefield = { "Nightsister Lair", controlled_by = p1 },
    p1 = { hand = { "Protective Suit" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Protective Suit",
    p1.chooses "Toy Trooper",
    p2.is_asked,
    expect { p1, resources = 0 },
  },
}

scenario "Chancellor's Edict: another downgrade takes no shields" {
  quiet = { "SoH-6/after" },
  given = { turn = p1,
    p1 = { hand = { "Wounded" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", shields = 3, downgrades = { "Chancellor's Edict" } }, "Finn" } } },
  steps = {
    p1.plays "Wounded",
    p1.chooses "Finn",
    expect { p2.character "Rey", shields = 3 },
  },
}

scenario "Chancellor's Edict: shields for the player of the downgrade" {
  rules = { "SoH-6/after-2" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Chancellor's Edict" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    p1.accepts,
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Trooper", shields = 2 },
  },
}

scenario "Hex: a blank is removed" {
  rules = { "SoH-7/action" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Hex" } } }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p1.uses "Hex",
    expect { p2.pool, count = 0 },
  },
}

scenario "Possessed: not while it is exhausted" {
  quiet = { "SoH-8/action" },
  given = { turn = p1,
    p1 = { characters = { "Nightsister" } },
    p2 = { characters = { { "Rey", downgrades = { { "Possessed", exhausted = true } } } }, pool = { { "Rey", side = "1 resource" } } } },
  steps = { p1.cannot { "uses", "Possessed" } },
}

scenario "Dead Or Alive is played beside a bounty hunter" {
  quiet = { "SoH-138/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Dead Or Alive" }, resources = 1, characters = { "Aurra Sing" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Dead Or Alive",
    p1.chooses "Rey",
    expect { p2.character "Rey", downgrades = "Dead Or Alive" },
  },
}

scenario "Bounty Hunters' Guild: its player's own characters hold three" {
  quiet = { "SoH-46/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Wounded" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { supports = { "Bounty Hunters' Guild" }, characters = { { "Rey", downgrades = { "Hex", "Net Trap", "Ensnare" } } } } },
  steps = {
    p1.plays "Wounded",
    p1.chooses "Rey",
    p1.declines,
    p1.chooses "Hex",
    expect { p2.character "Rey", downgrades = "Net Trap, Ensnare, Wounded" },
  },
}

scenario "Bounty Hunters' Guild: a bounty activates the bounty hunter" {
  rules = { "SoH-46/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Wanted" }, supports = { "Bounty Hunters' Guild" }, characters = { "Aurra Sing" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Wanted",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.character "Aurra Sing", exhausted = true },
  },
}

scenario "Disassemble: what has a die stays" {
  quiet = { "SoH-140/effect" },
  given = { turn = p1,
    p1 = { hand = { "Disassemble" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", upgrades = { "Flame Thrower" } } } } },
  steps = {
    p1.plays "Disassemble",
    expect { p2.character "Rey", upgrades = "Flame Thrower" },
  },
}

scenario "Priority Target: the battlefield and its Claim ability when the character falls" {
  rules = { "SoH-24/after" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Priority Target" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    p1.accepts,
    p1.chooses(1),
    expect { table, controlled_by = "p1" },
    expect { p1, resources = 1 },
  },
}

scenario "Priority Target: not when another one falls" {
  quiet = { "SoH-24/after" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Priority Target" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    expect { table, controlled_by = "p2" },
    p2.is_asked,
  },
}
