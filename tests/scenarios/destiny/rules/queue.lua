-- The queue: first in, first out; after abilities wait in it, before abilities interrupt it.

scenario "What entered the queue first resolves first" {
  rules = { "DST-QUE-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Squad Orders" }, deck = { "Toy Strike" }, characters = { "Toy Raider", "Toy Scout" } },
    p2 = { characters = { "Toy Trooper", "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Squad Orders",
    p1.chooses "Toy Raider",
    p1.chooses "Toy Scout",
    -- Both have activated: the Raider's ability entered the queue first.
    p1.may_choose_exactly { "Toy Trooper", "Toy Trooper" },
    expect { table, queue = 1 },
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    expect { p1.hand, exactly = { "Toy Strike" } },
    expect { p2.character "Toy Trooper", damage = 1 },
  },
}

scenario "What is created while something resolves goes to the end of the queue" {
  rules = { "DST-QUE-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Squad Orders" }, deck = { "Toy Strike" }, characters = { "Toy Raider", "Toy Scout" } },
    p2 = { characters = { "Toy Trooper", "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Squad Orders",
    p1.chooses "Toy Raider",
    p1.chooses "Toy Scout",
    p1.chooses "Toy Veteran",
    -- The Veteran was dealt damage: its ability waits behind the Scout's.
    expect { p2, resources = 0 },
    p1.declines,
    expect { p2, resources = 1 },
  },
}

scenario "An after ability waits until the ability that triggered it is complete" {
  rules = { "DST-QUE-03", "DST-AFT-03", "DST-AFT-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Stratagem", "Toy Strike", "Toy Haste" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Stratagem",
    p1.chooses "Toy Veteran",
    -- 1 damage has been dealt to the Veteran; the event goes on with its second part.
    p1.may_choose_exactly { "Toy Strike", "Toy Haste" },
    expect { p2.character "Toy Veteran", damage = 1 },
    expect { p2, resources = 0 },
    expect { table, queue = 1 },
    p1.chooses "Toy Strike",
    expect { p2.character "Toy Veteran", damage = 3 },
    expect { p2, resources = 2 },
  },
}

scenario "A before ability interrupts and never enters the queue" {
  rules = { "DST-QUE-04", "DST-BEF-01" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Trooper", upgrades = { "Toy Spikes" } } } },
    p2 = { hand = { "Toy Strike" }, characters = { "Toy Trooper", "Toy Veteran" } } },
  steps = {
    p2.plays "Toy Strike",
    -- The damage is on its way, not yet there.
    p1.may_choose_exactly { "Toy Trooper", "Toy Veteran" },
    expect { p1.character "Toy Trooper", damage = 0 },
    expect { table, queue = 0 },
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 1 },
    expect { p1.character "Toy Trooper", damage = 2 },
  },
}

scenario "A die's damage enters the empty queue and resolves at once" {
  rules = { "DST-DIE-03" },
  cites = { { "DST-QUE-05", "worked example: with an empty queue the order cannot differ; DST-QUE-01 shows it" } },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.may_choose_exactly { "Finn", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p1.pool, exactly = {} },
    expect { table, queue = 0 },
  },
}

scenario "The queue's figure: two activations, a Guardian, a Redeploy, and an after ability that waits for all of it" {
  rules = { "DST-KW-GRD-01", "DST-KW-RED-01" },
  cites = { { "DST-QUE-06", "the figure's example with toy cards; DST-QUE-03 and DST-QUE-04 are switched in their own scenarios" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Squad Orders" },
      characters = { "Toy Raider", { "Toy Sentinel", damage = 6, upgrades = { "Toy Cloak" } } } },
    p2 = { characters = { { "Toy Trooper", elite = true }, "Toy Trooper" },
      pool = { { "Toy Trooper", side = "2 ranged" }, { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.plays "Toy Squad Orders",
    p1.chooses "Toy Raider",
    p1.chooses "Toy Sentinel",
    expect { p1.character "Toy Raider", exhausted = true },
    p1.may_choose_exactly { "2 ranged", decline },
    p1.chooses "2 ranged",
    p1.may_choose_exactly { "Toy Raider", decline },
    expect { table, queue = 1 },
    p1.chooses "Toy Raider",
    -- Now the event is complete, and the Raider's ability comes.
    p1.may_choose_exactly { "Toy Trooper", "Toy Trooper" },
    expect { p1.set_aside, exactly = { "Toy Sentinel" } },
    expect { p1.upgrade "Toy Cloak", on = "Toy Raider" },
    expect { p1.discard, exactly = { "Toy Squad Orders" } },
    expect { p2.pool, exactly = { "1 shield" } },
    p1.chooses "Toy Trooper",
  },
}

scenario "A triggered ability resolves although its card is gone" {
  rules = { "DST-TRG-02" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Veteran", damage = 5 }, "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Veteran",
    expect { p2.character "Toy Veteran", in_play = false },
    expect { p2, resources = 1 },
  },
}

scenario "An after ability triggered inside a before ability waits behind those already in the queue" {
  rules = { "DST-QUE-02", "DST-FAQ-19" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Squad Orders" }, deck = { "Toy Strike" },
      characters = { "Toy Scout", { "Toy Sentinel", upgrades = { "Toy Spikes" } } } },
    p2 = { characters = { "Toy Veteran" , { "Toy Trooper", elite = true } }, pool = { { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Toy Squad Orders",
    p1.chooses "Toy Scout",
    p1.chooses "Toy Sentinel",
    p1.chooses "2 ranged",
    p1.chooses "Toy Veteran",   -- the Spikes, inside the Guardian's ability
    -- The Scout's ability was first; the Veteran's waits behind it.
    p1.may_choose_exactly { accept, decline },
    expect { p2.character "Toy Veteran", damage = 1 },
    expect { p1.character "Toy Sentinel", damage = 2, exhausted = true },
    expect { p2, resources = 0 },
    p1.declines,
    expect { p2, resources = 1 },
  },
}
