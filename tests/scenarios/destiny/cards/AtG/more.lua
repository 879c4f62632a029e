-- Across the Galaxy: cards drawn by lot.

scenario "Dryden Vos plays the top card of his deck for nothing" {
  rules = { "AtG-35/special" },
  given = { turn = p1, chance = { 2 },
    p1 = { deck = { "AT-ST", "AT-ST" }, characters = { "AtG-35" }, pool = { { "AtG-35", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.accepts,
    expect { p1.supports, exactly = { "AT-ST" } },
    expect { p1.deck, count = 1 },
  },
}

scenario "Dryden Vos may leave the card where it lies" {
  rules = { "AtG-35/special" },
  given = { turn = p1, chance = { 2 },
    p1 = { deck = { "AT-ST", "AT-ST" }, characters = { "AtG-35" }, pool = { { "AtG-35", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.declines,
    expect { p1.deck, count = 2 },
  },
}

scenario "Deployment: supports and characters that are not unique" {
  rules = { "AtG-123/effect" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { hand = { "Deployment" }, resources = 1, supports = { "Black One", { "AT-ST", exhausted = true } }, characters = { "Toy Trooper", "Leia Organa" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Deployment",
    p1.may_choose_exactly { "Toy Trooper", "Black One", done },
    p1.chooses "Toy Trooper",
    p1.chooses "Black One",
    expect { p1.character "Toy Trooper", exhausted = true },
    expect { p1.character "Leia Organa", exhausted = false },
    expect { p1.pool, count = 2 },
  },
}

scenario "Deployment: a unique character stays ready" {
  quiet = { "AtG-123/effect" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Deployment" }, resources = 1, characters = { "Leia Organa" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Deployment",
    expect { p1.character "Leia Organa", exhausted = false },
    expect { p2.character "Toy Trooper", exhausted = false },
  },
}

scenario "Relinquish: an upgrade of one's own returns to the hand" {
  rules = { "AtG-113/effect" },
  given = { turn = p1,
    p1 = { hand = { "Relinquish" }, resources = 1, characters = { { "Rey", upgrades = { "Jedi Robes" } } } },
    p2 = { characters = { { "Toy Trooper", upgrades = { "Flame Thrower" } } } } },
  steps = {
    p1.plays "Relinquish",
    expect { p1.hand, exactly = { "Jedi Robes" } },
    expect { p2.upgrades, exactly = { "Flame Thrower" } },
  },
}

scenario "Relinquish: none of an opponent's" {
  quiet = { "AtG-113/effect" },
  given = { turn = p1,
    p1 = { hand = { "Relinquish" }, resources = 1, characters = { "Rey" } },
    p2 = { characters = { { "Toy Trooper", upgrades = { "Flame Thrower" } } } } },
  steps = {
    p1.plays "Relinquish",
    expect { p2.upgrades, exactly = { "Flame Thrower" } },
  },
}

scenario "Vow Of Vengeance: 1 more for each defeated character" {
  rules = { "AtG-53/ongoing" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Trooper", upgrades = { "Vow Of Vengeance" } }, "Finn" }, pool = { { "Toy Trooper", side = "2 ranged" } } },
    p2 = { hand = { "Toy Execution" }, resources = 2, characters = { "Rey" } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Finn",
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
  },
}

scenario "Vow Of Vengeance: nothing for other dice, and while nobody was defeated" {
  quiet = { "AtG-53/ongoing" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Trooper", upgrades = { "Vow Of Vengeance" } }, "Toy Raider", "Finn" }, pool = { { "Toy Trooper", side = "1 resource" }, { "Toy Raider", side = "2 ranged" } } },
    p2 = { hand = { "Toy Execution" }, resources = 2, characters = { "Rey" } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Finn",
    p1.resolves "1 resource",
    expect { p1, resources = 1 },
    p2.passes,
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Senate Chamber: a die of one's own buys any side of a die" {
  rules = { "AtG-130/power_action" },
  given = { turn = p1,
    p1 = { supports = { "Senate Chamber" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.uses "Senate Chamber",
    p1.picks "blank",
    expect { p1.pool, count = 0 },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Senate Chamber: nothing without a die of one's own" {
  rules = { "AtG-130/power_action" },
  given = { turn = p1,
    p1 = { supports = { "Senate Chamber" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.uses "Senate Chamber",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Across The Galaxy: another battlefield, and a resource for who does not control it" {
  rules = { "AtG-136/effect" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Across The Galaxy" }, resources = 1, set_aside = { "Echo Base" }, supports = { "Black One" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Across The Galaxy",
    expect { p2.battlefield "Echo Base", in_play = true },
    expect { p1, resources = 1 },
  },
}

scenario "Across The Galaxy: not without a vehicle" {
  quiet = { "AtG-136/effect" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Across The Galaxy" }, resources = 1, set_aside = { "Echo Base" }, supports = { "Toy Depot" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Across The Galaxy",
    expect { p2.battlefield "Toy Plains", in_play = true },
    expect { p1, resources = 0 },
  },
}

scenario "Across The Galaxy: no resource for who controls it" {
  quiet = { "AtG-136/effect" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p1 },
    p1 = { hand = { "Across The Galaxy" }, resources = 1, set_aside = { "Echo Base" }, supports = { "Black One" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Across The Galaxy",
    expect { p1, resources = 0 },
  },
}

scenario "Handheld L-S1 Cannon: its character holds two upgrades" {
  rules = { "AtG-132/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Flame Thrower" }, resources = 3, characters = { { "Toy Trooper", upgrades = { "Handheld L-S1 Cannon", "Comlink" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Flame Thrower",
    p1.chooses "Toy Trooper",
    p1.declines,
    p1.chooses "Comlink",
    expect { p1.character "Toy Trooper", upgrades = "Handheld L-S1 Cannon, Flame Thrower" },
  },
}

scenario "Handheld L-S1 Cannon: another character holds three" {
  quiet = { "AtG-132/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Flame Thrower" }, resources = 3, characters = { { "Toy Trooper", upgrades = { "Handheld L-S1 Cannon" } }, { "Toy Raider", upgrades = { "Comlink", "Comlink" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Flame Thrower",
    p1.chooses "Toy Raider",
    p1.declines,
    expect { p1.character "Toy Raider", upgrades = "Comlink, Comlink, Flame Thrower" },
  },
}
