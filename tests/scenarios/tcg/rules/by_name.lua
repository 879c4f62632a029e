-- What this game is known for, where several of its rules meet: chances inside chances, other effects of Bombard and Ion Cannon,
-- stacks of one person under two names, Pilots between units, "can't" against "can".

scenario "Four kinds of chance, one inside the other, and each has its own legal plays" {
  rules = { "TCG-POP-03", "TCG-POP-04", "TCG-POP-06" },
  given = { phase = "battle", chance = { 6, 6 },
    p1 = { force = 1, ground = { "Toy Gunner" }, hand = { "Toy Denial", "Toy Gift" } },
    p2 = { force = 3, ground = { "Toy Walker" }, hand = { "Toy Luck", "Toy Barrier", "Toy Denial", "Toy Gift" } } },
  steps = {
    p1.may_choose_exactly { "uses Toy Gunner", "plays Toy Gift", pass },    -- a chance for anything
    p1.uses "Toy Gunner",
    p2.may_choose_exactly { "plays Toy Denial", pass },                     -- in it one for disrupts
    p2.passes,
    p1.may_choose_exactly { "Toy Walker" },
    p1.chooses "Toy Walker",
    p1.may_choose_exactly { pass },                                         -- in the ability's effect one for rerolls
    p1.passes,
    expect { table, in_order = { "6", "6" } },
    p2.may_choose_exactly { "plays Toy Luck", pass },
    p2.plays "Toy Luck",
    p1.may_choose_exactly { "plays Toy Denial", pass },                     -- in that one for disrupts
    p1.plays "Toy Denial",
    p2.may_choose_exactly { "plays Toy Denial", pass },                     -- and one more for the disrupt of the disrupt
    p2.passes,
    p2.may_choose_exactly { pass },                                         -- back in the one for rerolls: the dice stand
    p2.passes,
    p2.may_choose_exactly { "plays Toy Barrier", pass },                    -- and a chance to prevent the damage
    expect { p2.unit "Toy Walker", damage = 0, pending = 2 },
    p2.passes,
    expect { p2.unit "Toy Walker", damage = 2 },
    p2.may_choose_exactly { "plays Toy Gift", pass },                       -- back in the first one
  },
}

scenario "An ability without a tap cost is used again in the next attack" {
  rules = { "TCG-ACTV-06" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 6, 1, 1 },
    p1 = { force = 5, hand = { "Toy Rally" }, ground = { "Toy Scout", "Toy Trooper", { "Toy Officer", tapped = true } } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.uses "Toy Officer",
    p1.chooses "Toy Scout",
    p1.cannot { "uses", "Toy Officer", because = "TCG-ACTV-06" },
    p1.may_choose_exactly { "plays Toy Rally", pass },
    p1.passes,
    p1.passes,                                                              -- the reroll chance
    p1.passes,                                                              -- after the attack
    p1.attacks "Toy Walker",
    p1.may_choose_exactly { "uses Toy Officer", "plays Toy Rally", pass },
    p1.uses "Toy Officer",
    p1.chooses "Toy Trooper",
    expect { p1, force = 3 },
    p1.passes,
    p1.passes,
  },
}

scenario "Ion Cannon: what else changes the power changes it too" {
  rules = { "TCG-KW-ION-02" },
  given = { phase = "attack", arena = "ground", chance = { 4, 4, 4, 4, 4, 4, 4, 4, 4 },
    p2 = { force = 1, ground = { "Naboo Spaceport", { "Toy Officer", tapped = true } } },
    p1 = { space = { { "Trade Federation Battleship", tapped = true } }, ground = { { "Battle Droid Squad", tapped = true } } } },
  steps = {
    p2.attacks "Trade Federation Battleship",
    p2.uses "Toy Officer",
    expect { p1.unit "Trade Federation Battleship", damage = 5 },  -- Ion Cannon 4, and 1 by the Officer
  },
}

scenario "Bombard of a stack: its cards beneath do not add to it" {
  rules = { "TCG-KW-BOM-02" },
  given = { phase = "attack", arena = "space", chance = { 4, 4, 4, 4, 4, 4, 4, 4, 4 },
    p1 = { force = 1, space = { { "Toy Flagship (A)", with = { "Toy Flagship (B)" } } }, ground = { { "Toy Officer", tapped = true } } },
    p2 = { space = { { "Toy Freighter", tapped = true } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    expect { p1.unit "Toy Flagship (A)", power = 7 },
    p1.attacks "Toy Walker",
    p1.uses "Toy Officer",
    expect { p2.unit "Toy Walker", damage = 3 },  -- Bombard 2, and 1 by the Officer
  },
}

scenario "Sidious and Emperor Palpatine are stacked with each other: one name for stacks too" {
  rules = { "TCG-UNIQ-05" },
  given = { phase = "dark builds",
    p1 = { character = { "Darth Sidious (E)" }, build = { { "Emperor Palpatine (C)", counters = 1 }, { "Darth Vader (Q)", counters = 1 } } } },
  steps = {
    p1.may_choose_exactly { "stacks Emperor Palpatine (C) beneath Darth Sidious (E)", done },
    p1.stacks("Emperor Palpatine (C)", "beneath Darth Sidious (E)"),
    expect { p1.unit "Darth Sidious (E)", beneath = 1, zone = "character" },
  },
}

scenario "Padme Amidala is a name of her own for every card but Queen Amidala" {
  cites = { { "TCG-UNIQ-06", "equal for uniqueness means equal for nothing else" } },
  given = { phase = "light builds",
    p2 = { character = { "Padme Amidala (D)" }, build = { { "Anakin Skywalker (C)", counters = 1 } } } },
  steps = {
    p2.cannot { "stacks", "Anakin Skywalker (C)", because = "TCG-STACK-08" },
  },
}

scenario "From one unit to another: the other may lie in the build zone, and must be of the right kind" {
  rules = { "TCG-PIL-14" },
  given = { phase = "light builds",
    p2 = { space = { { "ARC-170 Starfighter", with = { "Anakin Skywalker (M)" } } }, retreated = { "Jedi Starfighter 3R3" }, ground = { "AT-RT" } } },
  steps = {
    p2.may_choose { "boards Anakin Skywalker (M) on Jedi Starfighter 3R3" },
    p2.may_not_choose { "boards Anakin Skywalker (M) on AT-RT" },
    p2.boards("Anakin Skywalker (M)", "on Jedi Starfighter 3R3"),
    expect { p2.unit "Anakin Skywalker (M)", on = "Jedi Starfighter 3R3" },
    expect { p2.unit "Jedi Starfighter 3R3", zone = "retreated" },
    expect { p2.unit "ARC-170 Starfighter", zone = "space", speed = 50 },
  },
}

scenario "The Pilot retreats alone: its unit stays in its arena, untapped" {
  rules = { "TCG-PIL-17" },
  given = { phase = "light retreats",
    p2 = { space = { { "Jedi Starfighter 3R3", with = { "Anakin Skywalker (M)" } }, "Toy Fighter" } } },
  steps = {
    p2.retreats "Anakin Skywalker (M)",
    expect { p2.unit "Anakin Skywalker (M)", zone = "retreated", tapped = true },
    expect { p2.unit "Jedi Starfighter 3R3", zone = "space", tapped = false },
  },
}

scenario "One card lets a unit intercept, another says that it may activate nothing: it may not" {
  rules = { "TCG-GEN-07" },
  given = { phase = "dark builds", chance = { 1, 1, 1, 1 },
    p1 = { build = { { "Instill Doubt", counters = 1 } }, ground = { "Toy Walker" } },
    p2 = { force = 3, hand = { "Decoy", "Toy Gift" }, ground = { { "Toy Shieldbearer", tapped = true }, { "Toy Tank", tapped = true }, { "Toy Scout", tapped = true } } } },
  steps = {
    p1.completes "Instill Doubt",
    p1.chooses "Toy Shieldbearer",
    p1.finishes,
    p1.finishes,
    p2.plays "Decoy",                                                       -- another card that lets it intercept
    p2.chooses "Toy Shieldbearer",
    p2.passes,
    p2.passes,                                                              -- before the attack
    p1.attacks "Toy Scout",
    p2.cannot { "uses", "Toy Shieldbearer", because = "TCG-GEN-07" },
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
    p2.passes,
  },
}

scenario "Where nothing forbids it the unit intercepts" {
  cites = { { "TCG-GEN-07", "the other half: what a card allows is done" } },
  given = { phase = "battle", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 3, hand = { "Decoy", "Toy Gift" }, ground = { { "Toy Tank", tapped = true }, { "Toy Scout", tapped = true } } } },
  steps = {
    p2.plays "Decoy",
    p2.chooses "Toy Tank",
    p2.passes,
    p2.passes,                                                              -- before the attack
    p1.attacks "Toy Scout",
    p2.may_choose_exactly { "uses Toy Tank", "plays Toy Gift", pass },
    p2.uses "Toy Tank",
    p2.passes,
    expect { p2.unit "Toy Tank", damage = 2 },
    expect { p2.unit "Toy Scout", damage = 0 },
  },
}
