-- Spark of Hope: phases, what characters share, dice that show the same.

scenario "Hostile Territory: 2 indirect damage for who does not control the battlefield" {
  rules = { "SoH-32/after" },
  given = { turn = p1, passes = 1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Aim" }, characters = { "Finn" }, supports = { "Hostile Territory" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    expect { p2.character "Rey", damage = 2 },
    expect { p1.character "Finn", damage = 0 },
    -- Before anything of the upkeep.
    p1.finishes,
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Hostile Territory: its own player is not spared" {
  rules = { "SoH-32/after" },
  given = { turn = p1, passes = 1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { "Finn" }, supports = { "Hostile Territory" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    expect { p1.character "Finn", damage = 2 },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Hostile Territory: nothing in the action phase" {
  quiet = { "SoH-32/after" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Aim" }, characters = { "Finn" }, supports = { "Hostile Territory" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Finn",
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "B-Wing may be activated before the first turn" {
  rules = { "SoH-86/after" },
  given = { turn = p1, passes = 1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { "Finn" }, supports = { "B-Wing" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p2.finishes,
    p1.finishes,
    p1.accepts,
    expect { table, round = 2 },
    expect { p1.support "B-Wing", exhausted = 1 },
    expect { p1.pool, count = 1 },
    p2.is_asked,
  },
}

scenario "B-Wing: not while the round goes on" {
  quiet = { "SoH-86/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { "Finn" }, supports = { "B-Wing" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
    expect { p1.support "B-Wing", exhausted = 0 },
  },
}

scenario "Support of the Tribe counts those who share a subtype" {
  rules = { "SoH-110/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Support of the Tribe" },
      characters = { { "Captain Phasma", damage = 5 }, "First Order Stormtrooper", "Rebel Trooper", "Luke Skywalker" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Support of the Tribe",
    p1.chooses "Captain Phasma",
    p1.may_choose_exactly { "First Order Stormtrooper", "Rebel Trooper", done },
    p1.chooses "First Order Stormtrooper",
    p1.chooses "Rebel Trooper",
    p1.chooses "Captain Phasma",
    expect { p1.character "Captain Phasma", damage = 2 },
  },
}

scenario "Support of the Tribe: nobody heals without being chosen" {
  rules = { "SoH-110/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Support of the Tribe" }, characters = { { "Captain Phasma", damage = 5 } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Support of the Tribe",
    p1.finishes,
    expect { p1.character "Captain Phasma", damage = 5 },
  },
}

scenario "Chain Lightning jumps to a character of the same subtype" {
  rules = { "SoH-125/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Chain Lightning" }, characters = { "Finn" } },
    p2 = { characters = { "Rebel Trooper", "First Order Stormtrooper", "Luke Skywalker" } } },
  steps = {
    p1.plays "Chain Lightning",
    p1.chooses "Rebel Trooper",
    p1.accepts,
    p1.may_choose_exactly { "First Order Stormtrooper" },
    p1.chooses "First Order Stormtrooper",
    expect { p2.character "Rebel Trooper", damage = 1 },
    expect { p2.character "First Order Stormtrooper", damage = 2 },
    expect { p1, resources = 0 },
  },
}

scenario "Chain Lightning: not without a resource" {
  quiet = { "SoH-125/effect" },
  given = { turn = p1,
    p1 = { hand = { "Chain Lightning" }, characters = { "Finn" } },
    p2 = { characters = { "Rebel Trooper" } } },
  steps = {
    p1.cannot { "plays", "Chain Lightning" },
    expect { p2.character "Rebel Trooper", damage = 0 },
  },
}

scenario "Canto Casino: 3 resources for two dice that show the same" {
  rules = { "SoH-157/power_action", "DST-ACT-CARD-02" },
  given = { turn = p1, chance = { 1, 1 }, battlefield = { "Canto Casino", controlled_by = p1 },
    p1 = { resources = 1, characters = { "Toy Trooper", "Toy Raider" },
      pool = { { "Toy Trooper", side = "blank" }, { "Toy Raider", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Canto Casino",
    expect { p1.pool, exactly = { "1 ranged", "1 ranged" } },
    expect { p1, resources = 3 },
    p2.passes,
    p1.cannot { "uses", "Canto Casino" },
  },
}

scenario "Canto Casino: 2 for the same value alone" {
  rules = { "SoH-157/power_action" },
  given = { turn = p1, chance = { 1, 4 }, battlefield = { "Canto Casino", controlled_by = p1 },
    p1 = { resources = 1, characters = { "Toy Trooper", "Toy Raider" },
      pool = { { "Toy Trooper", side = "blank" }, { "Toy Raider", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Canto Casino",
    expect { p1.pool, exactly = { "1 ranged", "1 disrupt" } },
    expect { p1, resources = 2 },
  },
}

scenario "Canto Casino: only who controls it" {
  quiet = { "SoH-157/power_action" },
  given = { turn = p1, battlefield = { "Canto Casino", controlled_by = p2 },
    p1 = { resources = 1, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.cannot { "uses", "Canto Casino" },
    expect { p1, resources = 1 },
  },
}

scenario "Support of the Tribe: not without its cost" {
  quiet = { "SoH-110/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Support of the Tribe" }, characters = { { "Captain Phasma", damage = 5 } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.cannot { "plays", "Support of the Tribe" },
    expect { p1.character "Captain Phasma", damage = 5 },
  },
}
