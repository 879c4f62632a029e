-- Way of the Force: tokens on cards, and a support that may return.

scenario "ARC-170 Starfighter may return before it is discarded" {
  rules = { "WotF-129/before" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Salvage" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } },
    p2 = { characters = { "Rey" }, supports = { "ARC-170 Starfighter" } } },
  steps = {
    p1.plays "Toy Salvage",
    p1.chooses "2 ranged",
    p1.chooses "ARC-170 Starfighter",
    p2.accepts,
    expect { p2.hand, exactly = { "ARC-170 Starfighter" } },
    expect { p2.discard, exactly = {} },
  },
}

scenario "ARC-170 Starfighter: or it is discarded" {
  rules = { "WotF-129/before" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Salvage" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } },
    p2 = { characters = { "Rey" }, supports = { "ARC-170 Starfighter" } } },
  steps = {
    p1.plays "Toy Salvage",
    p1.chooses "2 ranged",
    p1.chooses "ARC-170 Starfighter",
    p2.declines,
    expect { p2.discard, exactly = { "ARC-170 Starfighter" } },
  },
}

scenario "Prized Goods: 3 resources on it" {
  rules = { "WotF-139/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn", "Rey" }, supports = { "Prized Goods" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Prized Goods",
    p1.chooses "Finn",
    p1.chooses(1),
    expect { p1.support "Prized Goods", resources = 3, exhausted = 1 },
    expect { p1.character "Finn", exhausted = 1 },
    expect { p1, resources = 0 },
  },
}

scenario "Prized Goods: or all of them for its player" {
  rules = { "WotF-139/action" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Finn" }, supports = { { "Prized Goods", resources = 6 } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Prized Goods",
    p1.chooses "Finn",
    p1.chooses(2),
    expect { p1.support "Prized Goods", resources = 0 },
    expect { p1, resources = 7 },
  },
}

scenario "Prized Goods: not without a ready character" {
  quiet = { "WotF-139/action" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", exhausted = true } }, supports = { "Prized Goods" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.cannot { "uses", "Prized Goods" },
  },
}

scenario "Long-Term Plan: a resource on the plot" {
  rules = { "WotF-81/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, plots = { "Long-Term Plan" }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Long-Term Plan",
    p1.chooses(1),
    expect { p1.plot "Long-Term Plan", resources = 1, exhausted = 1 },
    p2.passes,
    p1.cannot { "uses", "Long-Term Plan" },
  },
}

scenario "Long-Term Plan: or a die that is worth so much more" {
  rules = { "WotF-81/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, plots = { { "Long-Term Plan", resources = 3 } }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Long-Term Plan",
    p1.chooses(2),
    p1.chooses "1 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 4 },
    expect { p1.plot "Long-Term Plan", resources = 3 },
  },
}

scenario "Long-Term Plan readies in the upkeep" {
  rules = { "DST-UPK-01" },
  quiet = { "WotF-81/action" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim" }, characters = { "Finn" }, plots = { { "Long-Term Plan", exhausted = true } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.cannot { "uses", "Long-Term Plan" },
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.plot "Long-Term Plan", exhausted = 0 },
  },
}

scenario "ARC-170 Starfighter: nothing before another support is discarded" {
  quiet = { "WotF-129/before" },
  given = { turn = p1,
    p1 = { hand = { "Toy Salvage" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } },
    p2 = { characters = { "Rey" }, supports = { "ARC-170 Starfighter", "Toy Depot" } } },
  steps = {
    p1.plays "Toy Salvage",
    p1.chooses "2 ranged",
    p1.chooses "Toy Depot",
    expect { p2.discard, exactly = { "Toy Depot" } },
    p2.is_asked,
  },
}
