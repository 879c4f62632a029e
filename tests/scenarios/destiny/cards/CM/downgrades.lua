-- Covert Missions: downgrades.

scenario "Pestering: its die comes to the pool of its player when the character activates" {
  cites = { { "DST-UPG-10", "as of upgrades: decision 102" } },
  given = { turn = p2, chance = { 1, 4 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Pestering" } }, "Finn" } } },
  steps = {
    p2.activates "Rey",
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.pool, exactly = { "1 resource" } },
    p1.resolves "1 resource",
    expect { p1, resources = 1 },
  },
}

scenario "Pestering: when its die is rerolled a die of the character may be" {
  rules = { "CM-44/after" },
  given = { turn = p1, chance = { 2, 6 },
    p1 = { hand = { "Aim" }, characters = { "Toy Trooper" }, pool = { { "Pestering", side = "blank" } } },
    p2 = { characters = { { "Rey", downgrades = { "Pestering" } }, "Toy Trooper" }, pool = { { "Rey", side = "1 melee" }, { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    p1.accepts,
    p1.may_choose_exactly { "1 melee" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "blank", "2 ranged" } },
    expect { p1.pool, exactly = { "1 disrupt" } },
  },
}

scenario "Pestering: not when its die is rolled into the pool" {
  quiet = { "CM-44/after" },
  given = { turn = p2, chance = { 1, 4 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Pestering" } }, "Finn" } } },
  steps = {
    p2.activates "Rey",
    p1.may_choose { "activates Toy Trooper" },
  },
}

scenario "Systems Malfunction goes on an opponent's vehicle, and discards it" {
  rules = { "CM-116/modify", "CM-116/special" },
  given = { turn = p1, chance = { 1, 4 },
    p1 = { hand = { "Systems Malfunction" }, resources = 1, supports = { "Black One" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "AT-ST", "Toy Depot", "Speeder Bike Scout" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Systems Malfunction",
    p1.may_choose_exactly { "AT-ST", "Speeder Bike Scout", decline },
    p1.chooses "AT-ST",
    p2.activates "AT-ST",
    expect { p1.pool, exactly = { "special" } },
    p1.resolves "special",
    expect { p2.supports, exactly = { "Toy Depot", "Speeder Bike Scout" } },
    expect { p1.discard, exactly = { "Systems Malfunction" } },
  },
}

scenario "Outdated Tech: the value of the vehicle's die is 1 less, if its player likes" {
  rules = { "CM-148/before" },
  given = { turn = p2,
    p1 = { characters = { "Toy Warlord" } },
    p2 = { supports = { { "First Order TIE Fighter", downgrades = { "Outdated Tech" } } }, characters = { "Kylo Ren" }, pool = { { "First Order TIE Fighter", side = "2 ranged" } } } },
  steps = {
    p2.resolves "2 ranged",
    p1.accepts,
    p2.chooses "Toy Warlord",
    expect { p1.character "Toy Warlord", damage = 1 },
  },
}

scenario "Outdated Tech: another die of its player is worth what it shows" {
  quiet = { "CM-148/before" },
  given = { turn = p2,
    p1 = { characters = { "Toy Warlord" } },
    p2 = { supports = { { "First Order TIE Fighter", downgrades = { "Outdated Tech" } } }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p2.resolves "2 ranged",
    p2.chooses "Toy Warlord",
    expect { p1.character "Toy Warlord", damage = 2 },
  },
}

scenario "Outdated Tech is for vehicles" {
  quiet = { "CM-148/modify" },
  given = { turn = p1,
    p1 = { hand = { "Outdated Tech" }, resources = 1, supports = { "Black One" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Depot" }, characters = { "Kylo Ren" } } },
  steps = { p1.cannot { "plays", "Outdated Tech" } },
}

scenario "Trandoshan Hunter: with a downgrade of one's own a die of a bounty hunter shows damage" {
  rules = { "CM-42/power_action" },
  given = { turn = p1,
    p1 = { characters = { "Trandoshan Hunter", "Toy Trooper" }, pool = { { "Trandoshan Hunter", side = "blank" }, { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { { "Rey", downgrades = { "Wounded" } } } } },
  steps = {
    p1.uses "Trandoshan Hunter",
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "2 ranged", "blank" } },
  },
}

scenario "Trandoshan Hunter: an opponent's downgrade is none" {
  quiet = { "CM-42/power_action" },
  given = { turn = p1,
    p1 = { characters = { { "Trandoshan Hunter", downgrades = { "Wounded" } } }, pool = { { "Trandoshan Hunter", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "uses", "Trandoshan Hunter" } },
}

scenario "Dangerous Escape: a damage for each downgrade that goes" {
  rules = { "CM-131/effect" },
  given = { turn = p1,
    p1 = { hand = { "Dangerous Escape" }, resources = 1, characters = { { "Toy Trooper", downgrades = { "Wanted", "Shock Collar" } } } },
    p2 = { characters = { { "Rey", downgrades = { "Wounded" } } } } },
  steps = {
    p1.plays "Dangerous Escape",
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Trooper", damage = 2, downgrades = "" },
    expect { p2.character "Rey", damage = 0, downgrades = "Wounded" },
  },
}

scenario "Systems Malfunction: another side does not discard the vehicle" {
  quiet = { "CM-116/special", "CM-116/modify" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" }, pool = { { "Systems Malfunction", side = "1 disrupt" } } },
    p2 = { resources = 1, supports = { { "AT-ST", downgrades = { "Systems Malfunction" } } }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 disrupt",
    expect { p2.supports, exactly = { "AT-ST" } },
    expect { p2, resources = 0 },
  },
}

scenario "Systems Malfunction goes on a vehicle" {
  rules = { "CM-116/modify" },
  given = { turn = p1,
    p1 = { hand = { "Systems Malfunction" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Systems Malfunction",
    p1.chooses "AT-ST",
    expect { p1.downgrade "Systems Malfunction", on = "AT-ST" },
  },
}

scenario "Outdated Tech goes on a vehicle" {
  rules = { "CM-148/modify" },
  given = { turn = p1,
    p1 = { hand = { "Outdated Tech" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Outdated Tech",
    p1.chooses "AT-ST",
    expect { p1.downgrade "Outdated Tech", on = "AT-ST" },
  },
}

scenario "Dangerous Escape: none without a downgrade" {
  rules = { "CM-131/effect" },
  given = { turn = p1,
    p1 = { hand = { "Dangerous Escape" }, resources = 1, characters = { { "Toy Trooper", downgrades = { "Wanted" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Dangerous Escape",
    p1.chooses "Rey",
    expect { p1.character "Toy Trooper", damage = 0, downgrades = "Wanted" },
    expect { p2.character "Rey", damage = 0 },
  },
}
