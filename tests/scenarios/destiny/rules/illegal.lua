-- Illegal actions: what cannot be completed is undone as a whole, unless a deck was touched.

scenario "A play that turns out to be too expensive is undone with everything it caused" {
  rules = { "DST-ACT-ILL-01" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Volley" }, supports = { "Toy Broker", "Toy Thorns", "Toy Alarm" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",       -- legal: the Broker could lower the cost
    p1.resolves "Toy Thorns",    -- 1 damage to the own Trooper; the Alarm enters the queue
    expect { p1.character "Toy Trooper", damage = 1 },
    expect { p1.queue, exactly = { "Toy Volley" } },
    expect { table, queue = 2 },
    p1.declines,                 -- the Broker stays ready, and 1 resource is missing
    p1.is_asked,
    expect { p1.character "Toy Trooper", damage = 0 },
    expect { p1.hand, exactly = { "Toy Volley" } },
    expect { p2.character "Toy Trooper", damage = 0 },
    expect { table, queue = 0 },
    p1.may_choose { "plays Toy Volley", "activates Toy Trooper", pass },
    p1.activates "Toy Trooper",
    p2.is_asked,
  },
}

scenario "An opponent's before ability may be what makes a play impossible" {
  rules = { "DST-ACT-ILL-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Volley" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Toll" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    -- The Toll took the resource that the cost needs: all of it is undone.
    expect { p1, resources = 1 },
    expect { p1.hand, exactly = { "Toy Volley" } },
    p1.is_asked,
    p1.passes,
    p2.is_asked,
  },
}

scenario "With enough resources the same play stands" {
  rules = { "DST-ACT-PLAY-05", "DST-ACT-PLAY-06" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Volley" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Toll" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    expect { p1, resources = 0 },
    expect { p1.discard, exactly = { "Toy Volley" } },
    expect { p2.character "Toy Trooper", damage = 1 },
    p2.is_asked,
  },
}

scenario "No undo after a card was drawn: the action stands as far as it came" {
  rules = { "DST-ACT-ILL-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Volley" }, characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Strike", "Toy Haste" }, supports = { "Toy Archive" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    expect { p2.hand, count = 1 },
    expect { p1, resources = 0 },
    expect { p1.hand, exactly = { "Toy Volley" } },
    expect { p2.character "Toy Trooper", damage = 0 },
    p2.is_asked,
  },
}

scenario "A half-declared play can be taken back" {
  rules = { "DST-ACT-PLAY-03" },
  cites = { { "DST-ACT-ILL-01", "until the cost is paid only the frame knows what was chosen, so there is nothing to undo" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Blade" }, characters = { "Toy Trooper", "Toy Veteran" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Blade",
    p1.may_choose_exactly { "Toy Trooper", "Toy Veteran", decline },
    p1.declines,
    expect { p1.hand, exactly = { "Toy Blade" } },
    expect { p1, resources = 2 },
    p1.may_choose { "plays Toy Blade", pass },
    p1.plays "Toy Blade",
    p1.chooses "Toy Veteran",
    expect { p1.upgrade "Toy Blade", on = "Toy Veteran" },
    expect { p1, resources = 0 },
    p2.is_asked,
  },
}
