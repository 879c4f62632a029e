-- What cards ask about the past and what waits hears of every event, whether or not a card in play answers it.

scenario "Every action of the round is counted, those of the opponent too" {
  rules = { "TOY-130/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike", "Toy Almanac" }, characters = { "Toy Trooper" } },
    p2 = { hand = { "Toy Haste" }, characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Sentinel",
    p2.activates "Toy Sentinel",
    p1.plays "Toy Almanac",
    expect { p1, resources = 2 },
  },
}

scenario "A pass is no action" {
  rules = { "TOY-130/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Almanac", "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.passes,
    p2.activates "Toy Sentinel",
    p1.plays "Toy Almanac",
    expect { p1, resources = 1 },
  },
}

scenario "A die that is rolled is waited for" {
  rules = { "TOY-132/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Lookout" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Lookout",
    p2.activates "Toy Sentinel",
    expect { p1, resources = 0 },
    p1.activates "Toy Trooper",
    expect { p1, resources = 2 },
  },
}

scenario "Before an upgrade is discarded from play by an effect its player may take it back" {
  rules = { "TOY-131/before", "DST-BEF-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Sweep" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", upgrades = { "Toy Recall" } } } } },
  steps = {
    p1.plays "Toy Sweep",
    p1.chooses "Toy Recall",
    p2.accepts,
    expect { p2.hand, exactly = { "Toy Recall" } },
    expect { p2.discard, exactly = {} },
  },
}

scenario "... or not" {
  rules = { "TOY-131/before" },
  given = { turn = p1,
    p1 = { hand = { "Toy Sweep" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", upgrades = { "Toy Recall" } } } } },
  steps = {
    p1.plays "Toy Sweep",
    p1.chooses "Toy Recall",
    p2.declines,
    expect { p2.discard, exactly = { "Toy Recall" } },
  },
}

scenario "... and before it goes with its character" {
  rules = { "TOY-131/before", "DST-BEF-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel", { "Toy Veteran", damage = 5, upgrades = { "Toy Recall" } } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Veteran",
    p2.accepts,
    expect { p2.hand, exactly = { "Toy Recall" } },
    expect { p2.characters, exactly = { "Toy Sentinel" } },
  },
}

scenario "... and nothing before another upgrade is discarded" {
  quiet = { "TOY-131/before" },
  given = { turn = p1,
    p1 = { hand = { "Toy Sweep" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", upgrades = { "Toy Recall", "Toy Charm" } } } } },
  steps = {
    p1.plays "Toy Sweep",
    p1.chooses "Toy Charm",
    expect { p2.discard, exactly = { "Toy Charm" } },
    expect { p2.character "Toy Sentinel", upgrades = "Toy Recall" },
  },
}

scenario "... and before it goes because there are too many" {
  rules = { "TOY-131/before", "DST-BEF-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Sweep" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", upgrades = { "Toy Recall", "Toy Charm", "Toy Talisman", "Toy Holster" } } } } },
  steps = {
    p1.activates "Toy Trooper",
    p2.chooses "Toy Recall",
    p2.accepts,
    expect { p2.hand, exactly = { "Toy Recall" } },
    expect { p2.discard, exactly = {} },
  },
}
