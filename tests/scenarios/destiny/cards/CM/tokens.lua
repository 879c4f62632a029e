-- Covert Missions: tokens on cards, symbols that are named, what characters share.

scenario "Tie Bomber enters play with 3 resources" {
  rules = { "DST-ACT-PLAY-06" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Tie Bomber" }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Tie Bomber",
    expect { p1.support "Tie Bomber", resources = 3 },
    expect { p1, resources = 0 },
  },
}

scenario "Tie Bomber: 4 indirect damage for a resource that lies on it" {
  rules = { "CM-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { { "Tie Bomber", resources = 2 } }, pool = { { "Tie Bomber", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.declines,
    expect { p2.character "Rey", damage = 4 },
    expect { p1.support "Tie Bomber", resources = 1 },
  },
}

scenario "Tie Bomber: no damage without a resource on it" {
  rules = { "CM-33/special" },
  given = { turn = p1,
    p1 = { resources = 3, characters = { "Finn" }, supports = { { "Tie Bomber", resources = 0 } }, pool = { { "Tie Bomber", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.declines,
    expect { p2.character "Rey", damage = 0 },
    expect { p1, resources = 3 },
  },
}

scenario "Run to Safety: 2 more damage from a character of the same subtype" {
  rules = { "CM-78/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Run to Safety" },
      characters = { { "Rebel Trooper", damage = 2 }, { "Luke Skywalker", damage = 3 } } },
    p2 = { characters = { { "First Order Stormtrooper", damage = 3 }, { "Captain Phasma", damage = 4 } } } },
  steps = {
    p1.plays "Run to Safety",
    p1.chooses "Rebel Trooper",
    p1.accepts,
    p1.may_choose_exactly { "First Order Stormtrooper", "Captain Phasma" },
    p1.chooses "Captain Phasma",
    expect { p1.character "Rebel Trooper", damage = 1 },
    expect { p2.character "Captain Phasma", damage = 2 },
  },
}

scenario "Seeking Knowledge: 3 cards when the second of its resources goes" {
  rules = { "CM-113/after" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim", "Aim", "Aim", "Aim", "Aim" }, deck = { "Toy Haste", "Toy Haste", "Toy Haste", "Aim" }, characters = { "Luke Skywalker" },
      supports = { { "Seeking Knowledge", resources = 1 } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
    expect { p1.discard, exactly = { "Seeking Knowledge" } },
    expect { p1.hand, count = 8 },
  },
}

scenario "Seeking Knowledge stays while a resource lies on it" {
  quiet = { "CM-113/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, resources = 1, deck = { "Toy Haste" }, characters = { "Luke Skywalker" },
      supports = { { "Seeking Knowledge", resources = 1 } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p2.activates "Rey",
    -- The phase has begun already.
    expect { p1.support "Seeking Knowledge", resources = 1 },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Tactical Delay: two actions before the first turn of the round" {
  rules = { "CM-125/after" },
  given = { turn = p2, passes = 1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { "Rebel Trooper", "Finn" }, supports = { { "Tactical Delay", resources = 1 } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p2.passes,
    p2.finishes,
    p1.finishes,
    expect { table, round = 2 },
    expect { p1.discard, exactly = { "Tactical Delay" } },
    p1.activates "Rebel Trooper",
    p1.activates "Finn",
    p2.activates "Rey",
    p1.is_asked,
  },
}

scenario "Tactical Delay: nothing when the phase has begun already" {
  quiet = { "CM-125/after" },
  given = { turn = p2,
    p1 = { hand = { "Aim" }, characters = { "Rebel Trooper" }, supports = { { "Tactical Delay", resources = 1 } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p2.activates "Rey",
    p1.passes,
    p2.is_asked,
    expect { p1.support "Tactical Delay", resources = 1 },
  },
}

scenario "Z-6 Jetpack: as much indirect damage as resources on it, the new one too" {
  rules = { "CM-146/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Z-6 Jetpack" } } }, pool = { { "Z-6 Jetpack", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.upgrade "Z-6 Jetpack", resources = 2 },
  },
}

scenario "Z-6 Jetpack: nothing of it on another side" {
  quiet = { "CM-146/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Z-6 Jetpack" } } }, pool = { { "Z-6 Jetpack", side = "1 disrupt" } } },
    p2 = { resources = 1, characters = { "Rey" } } },
  steps = {
    p1.resolves "1 disrupt",
    expect { p2.character "Rey", damage = 0 },
    expect { p1.upgrade "Z-6 Jetpack", resources = 1 },
  },
}

scenario "Bucket: a resource for its player and one for a support" {
  rules = { "CM-99/special" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Bucket", "Toy Depot" }, pool = { { "Bucket", side = "special" } } },
    p2 = { characters = { "Rey" }, supports = { { "AT-ST", damage = 2 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    p1.may_choose_exactly { "Bucket", "Toy Depot", "AT-ST" },
    p1.chooses "Toy Depot",
    expect { p1, resources = 1 },
    expect { p1.support "Toy Depot", resources = 1 },
  },
}

scenario "Bucket: or 1 damage off a support" {
  rules = { "CM-99/special" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Bucket", { "Toy Depot", damage = 2 } }, pool = { { "Bucket", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),
    p1.chooses "Toy Depot",
    expect { p1.support "Toy Depot", damage = 1, resources = 0 },
  },
}

scenario "Bucket: nothing of it on another side" {
  quiet = { "CM-99/special" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Bucket" }, pool = { { "Bucket", side = "1 shield" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Finn",
    expect { p1, resources = 0 },
    expect { p1.support "Bucket", resources = 0 },
  },
}

scenario "Deadlock: one on a support of each side" {
  rules = { "CM-132/effect" },
  given = { turn = p1,
    p1 = { hand = { "Deadlock" }, characters = { "Finn" }, supports = { "Toy Depot" } },
    p2 = { characters = { "Rey" }, supports = { "AT-ST" } } },
  steps = {
    p1.plays "Deadlock",
    p1.chooses "Toy Depot",
    p1.chooses "AT-ST",
    expect { p1.support "Toy Depot", resources = 1 },
    expect { p2.support "AT-ST", resources = 1 },
  },
}

scenario "Deadlock: nothing on upgrades" {
  quiet = { "CM-132/effect" },
  given = { turn = p1,
    p1 = { hand = { "Deadlock", "Aim" }, characters = { { "Finn", upgrades = { "Z-6 Jetpack" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Deadlock",
    expect { p1.upgrade "Z-6 Jetpack", resources = 1 },
  },
}

scenario "Change of Fortune: those that then show the named symbol go" {
  rules = { "CM-45/effect" },
  given = { turn = p1, chance = { 4, 6 },
    p1 = { resources = 2, hand = { "Change of Fortune" }, characters = { "Finn" } },
    p2 = { characters = { "Toy Trooper", "Toy Sentinel" },
      pool = { { "Toy Trooper", side = "1 ranged" }, { "Toy Sentinel", side = "1 melee" } } } },
  steps = {
    p1.plays "Change of Fortune",
    p1.may_choose { "shields", "a blank", "a special" },
    p1.chooses "shields",
    p1.chooses "1 ranged",
    p1.chooses "1 melee",
    -- 1 shield, which goes, and a blank.
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Change of Fortune: a die that was not rerolled stays" {
  rules = { "CM-45/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Change of Fortune" }, characters = { "Finn" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.plays "Change of Fortune",
    p1.chooses "shields",
    p1.finishes,
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "Controlled Chaos: twice, and 1 indirect damage for each die that shows the named symbol" {
  rules = { "CM-130/effect" },
  given = { turn = p1, chance = { 1, 6, 4 },
    p1 = { resources = 2, hand = { "Controlled Chaos" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Toy Sentinel" }, pool = { { "Toy Sentinel", side = "1 shield" } } } },
  steps = {
    p1.plays "Controlled Chaos",
    p1.chooses "ranged damage",
    p1.chooses "blank",
    p1.chooses "1 shield",
    p1.accepts,
    p1.may_choose_exactly { "1 ranged", "blank", done },
    p1.chooses "blank",
    expect { p1.pool, exactly = { "1 ranged" } },
    expect { p2.pool, exactly = { "1 shield" } },
    expect { p2.character "Toy Sentinel", damage = 1 },
    expect { p1, resources = 0 },
  },
}

scenario "Controlled Chaos: not without its cost" {
  quiet = { "CM-130/effect" },
  given = { turn = p1,
    p1 = { hand = { "Controlled Chaos" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.cannot { "plays", "Controlled Chaos" },
    expect { p2.character "Toy Sentinel", damage = 0 },
  },
}

scenario "Tactical Delay: with 2 resources on it one goes and it stays" {
  rules = { "CM-125/after" },
  given = { turn = p2, passes = 1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { "Rebel Trooper" }, supports = { "Tactical Delay" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p2.passes,
    p2.finishes,
    p1.finishes,
    expect { p1.support "Tactical Delay", resources = 1 },
    p2.activates "Rey",
    p1.is_asked,
  },
}

scenario "Change of Fortune: not without its cost" {
  quiet = { "CM-45/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Change of Fortune" }, characters = { "Finn" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.cannot { "plays", "Change of Fortune" },
    expect { p2.pool, exactly = { "1 shield" } },
  },
}
