-- Across the Galaxy: cards drawn by lot.

scenario "Flame Projector: its melee side as indirect damage, 1 more" {
  rules = { "AtG-148/action" },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", upgrades = { "Flame Projector" } } }, pool = { { "Flame Projector", side = "2 melee" }, { "Jango Fett", side = "1 ranged" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.uses "Flame Projector",
    p2.chooses "Rey",
    p2.chooses "Finn",
    p2.chooses "Finn",
    expect { p2.character "Rey", damage = 1 },
    expect { p2.character "Finn", damage = 2 },
    expect { p1.pool, exactly = { "1 ranged" } },
    p2.is_asked,
  },
}

scenario "Flame Projector: the cost on the side is paid" {
  rules = { "AtG-148/action" }, cites = { { "DST-DIE-05", "a cost stands on the side, and the side is resolved as any other" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Jango Fett", upgrades = { "Flame Projector" } } }, pool = { { "Flame Projector", side = "2 melee for 1" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Flame Projector",
    expect { p1, resources = 0 },
    expect { p2.character "Rey", damage = 3 },
  },
}

scenario "Flame Projector: no other side, and no other die" {
  rules = { "AtG-148/action" },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", upgrades = { "Flame Projector", "Toy Needle" } } }, pool = { { "Flame Projector", side = "1 disrupt" }, { "Toy Needle", side = "1 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Flame Projector",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 disrupt", "1 melee" } },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Flame Projector is for yellow characters" {
  rules = { "AtG-148/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Flame Projector" }, characters = { "Jango Fett", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Flame Projector",
    p1.may_choose_exactly { "Jango Fett", decline },
    p1.chooses "Jango Fett",
    expect { p1.character "Jango Fett", upgrades = "Flame Projector" },
    expect { p1, resources = 0 },
  },
}

scenario "Flame Projector: no yellow character" {
  rules = { "AtG-148/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Flame Projector" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Jango Fett" } } },
  steps = {
    p1.cannot { "plays", "Flame Projector", because = "DST-ACT-PLAY-03" },
  },
}

scenario "T-16 Skyhopper: a mod out of the deck" {
  rules = { "AtG-150/after" },
  given = { turn = p1, chance = { 3, 2 },
    p1 = { hand = { "T-16 Skyhopper", "R2 Astromech" }, deck = { "Aim", "Toy Booster", "Dodge", "Outdated Tech" }, discard = { "Block" }, resources = 3,
      supports = { "Z-95 Headhunter" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "T-16 Skyhopper",
    p1.chooses(1),
    p1.accepts,
    p1.may_choose_exactly { "Toy Booster" },
    p1.chooses "Toy Booster",
    expect { p1.support "T-16 Skyhopper", upgrades = "Toy Booster" },
    expect { p1.support "Z-95 Headhunter", upgrades = "" },
    expect { p1, resources = 1 },
    expect { p1.deck, count = 3 },
    p1.may_choose { "plays R2 Astromech", "activates Rey" },
    p1.declines,
    p2.is_asked,
  },
}

scenario "T-16 Skyhopper: a mod out of the discard pile" {
  rules = { "AtG-150/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "T-16 Skyhopper" }, deck = { "Aim", "Toy Booster", "Dodge" }, discard = { "Block", "Toy Booster" },
      supports = { "Z-95 Headhunter" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "T-16 Skyhopper",
    p1.chooses(2),
    p1.accepts,
    expect { p1.support "T-16 Skyhopper", upgrades = "Toy Booster" },
    expect { p1, resources = 0 },
    expect { p1.deck, in_order = { "Aim", "Toy Booster", "Dodge" } },
    expect { p1.discard, exactly = { "Block" } },
  },
}

scenario "T-16 Skyhopper: a mod that cannot be paid" {
  rules = { "AtG-150/after" },
  given = { turn = p1, chance = { 2 },
    p1 = { resources = 1, hand = { "T-16 Skyhopper" }, deck = { "Toy Booster", "Dodge" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "T-16 Skyhopper",
    p1.chooses(1),
    p1.accepts,
    expect { p1.support "T-16 Skyhopper", upgrades = "" },
    expect { p1.deck, count = 2 },
  },
}

scenario "T-16 Skyhopper is activated with the dice of its mods" {
  rules = { "AtG-150/action" },
  given = { turn = p1, chance = { 3 },
    p1 = { supports = { { "T-16 Skyhopper", upgrades = { "Toy Booster" } } }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "T-16 Skyhopper",
    expect { p1.pool, exactly = { "1 shield" } },
    expect { p1.support "T-16 Skyhopper", exhausted = true },
    p2.is_asked,
  },
}

scenario "T-16 Skyhopper: not when it is exhausted" {
  quiet = { "AtG-150/action" },
  given = { turn = p1, chance = { 3 },
    p1 = { supports = { { "T-16 Skyhopper", exhausted = true, upgrades = { "Toy Booster" } } }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "uses T-16 Skyhopper" },
  },
}
