-- Simultaneous abilities.

scenario "A player puts their own simultaneous abilities in order" {
  rules = { "DST-SIM-01" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Captain" }, supports = { "Toy Watchtower" } } },
  steps = {
    p1.activates "Toy Trooper",
    p2.may_choose_exactly { "Toy Captain", "Toy Watchtower" },
    p2.resolves "Toy Watchtower",
    p2.may_choose_exactly { accept, decline },
    expect { p2, resources = 1 },
    p2.accepts,
    expect { p2.character "Toy Captain", exhausted = true },
  },
}

scenario "The same abilities in the other order" {
  rules = { "DST-SIM-01" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Captain" }, supports = { "Toy Watchtower" } } },
  steps = {
    p1.activates "Toy Trooper",
    p2.resolves "Toy Captain",
    p2.may_choose_exactly { accept, decline },
    expect { p2, resources = 0 },
    p2.declines,
    expect { p2, resources = 1 },
  },
}

scenario "Three players: the battlefield's controller decides between the others" {
  rules = { "DST-SIM-02" },
  given = { turn = p1, battlefield = { controlled_by = p3 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Captain" } },
    p3 = { characters = { "Toy Captain" } } },
  steps = {
    p1.activates "Toy Trooper",
    p3.may_choose_exactly { "p2", "p3" },
    p3.chooses "p2",
    p2.is_asked,
    p2.accepts,
    -- The second Captain saw an opponent's Captain activate too: a new ability, behind its first one.
    p3.declines,
    p3.declines,
    expect { p2.character "Toy Captain", exhausted = true },
    expect { p3.character "Toy Captain", exhausted = false },
  },
}

scenario "Two players with several abilities each: the controller picks the player, the player the order" {
  rules = { "DST-SIM-01", "DST-SIM-02" },
  cites = { { "DST-SIM-03", "worked example of DST-SIM-02 with toy cards" } },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { characters = { { "Toy Raider", upgrades = { "Toy Holster" } } }, pool = {} },
    p2 = { characters = { "Toy Captain", "Toy Trooper" } },
    chance = { 4 } },
  steps = {
    p1.activates "Toy Raider",
    p2.may_choose_exactly { "p1", "p2" },
    p2.chooses "p1",
    p1.may_choose_exactly { "Toy Raider", "Toy Holster" },
    p1.resolves "Toy Holster",
    -- Queue: the Holster, the Raider, the Captain.
    p1.may_choose_exactly { accept, decline },
    p1.declines,
    p1.chooses "Toy Trooper",
    p2.declines,
    expect { p2.character "Toy Trooper", damage = 1 },
  },
}

scenario "Simultaneous before abilities are put in order too" {
  rules = { "DST-SIM-01" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Volley" }, supports = { "Toy Broker", "Toy Thorns" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    p1.may_choose_exactly { "Toy Broker", "Toy Thorns" },
    p1.resolves "Toy Broker",
    p1.may_choose_exactly { accept, decline },
    expect { p1.character "Toy Trooper", damage = 0 },
    p1.accepts,
    expect { p1.character "Toy Trooper", damage = 1 },
    expect { p2.character "Toy Trooper", damage = 1 },
  },
}

scenario "What answers damage that is dealt and what answers damage that is taken is one set" {
  cites = { { "DST-TERM-44", "two events of one moment (decision 013): that both are there to be ordered is what is shown" } },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { supports = { "Toy Alarm", "Toy Ledge" }, characters = { { "Rey", shields = 0 }, "Finn" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    p2.may_choose_exactly { "resolves Toy Alarm", "resolves Toy Ledge" },
    p2.resolves "Toy Ledge",
    expect { p2, resources = 1 },
    expect { p1.character "Kylo Ren", damage = 1 },
  },
}
