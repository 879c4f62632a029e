-- Playing a card: the seven steps.

scenario "Step 1: the card is in the queue before anything that the play triggers" {
  rules = { "DST-ACT-PLAY-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, supports = { "Toy Thorns" }, characters = { "Toy Veteran" } },
    p2 = { characters = { "Toy Trooper", "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Veteran",
    -- The Thorns hurt the own Veteran before the play; its after ability waits behind the card.
    p1.may_choose_exactly { "Toy Trooper", "Toy Veteran" },
    expect { p1.character "Toy Veteran", damage = 1 },
    expect { p1, resources = 0 },
    p1.chooses "Toy Trooper",
    expect { p1, resources = 1 },
  },
}

scenario "Step 2: without a blue character the restriction is not met" {
  rules = { "DST-ACT-PLAY-02" },
  given = { turn = p1,
    p1 = { hand = { "Toy Feint" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 ranged" } } } },
  steps = {
    p1.cannot { "plays", "Toy Feint", because = "DST-ACT-PLAY-02" },
    p1.may_choose_exactly { "activates Toy Trooper", "claims", "rerolls with Toy Feint", pass },
  },
}

scenario "Step 2: with a blue character it is" {
  rules = { "DST-EVT-01" },
  cites = { { "DST-ACT-PLAY-02", "the counterpart: the restriction is met" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Feint" }, characters = { "Toy Sentinel" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 ranged" } } } },
  steps = {
    p1.plays "Toy Feint",
    expect { p2.pool, exactly = {} },
    expect { p1.discard, exactly = { "Toy Feint" } },
  },
}

scenario "Step 3: without anything to attach it to an upgrade cannot be played" {
  rules = { "DST-ACT-PLAY-03" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Force Throw", "Toy Drone" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    -- The only blue character is the opponent's.
    p1.cannot { "plays", "Force Throw", because = "DST-ACT-PLAY-03" },
    p1.may_choose_exactly { "plays Toy Drone", "activates Toy Trooper", "claims", "rerolls with Force Throw", "rerolls with Toy Drone", pass },
  },
}

scenario "Step 4: a cost that no modifier brings into reach makes the play illegal" {
  rules = { "DST-ACT-PLAY-04" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Volley", "Toy Execution" }, supports = { "Toy Broker" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    -- The Broker could take 1 off: enough for the Volley (1), not for the Execution (2).
    p1.cannot { "plays", "Toy Execution", because = "DST-ACT-PLAY-04" },
    p1.may_choose_exactly { "plays Toy Volley", "activates Toy Trooper", "claims", "rerolls with Toy Volley", "rerolls with Toy Execution", pass },
  },
}

scenario "Step 5: a before ability lowers the cost" {
  rules = { "DST-ACT-PLAY-05" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Volley" }, supports = { "Toy Broker" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    p1.may_choose_exactly { accept, decline },
    expect { p1.queue, exactly = { "Toy Volley" } },
    p1.accepts,
    expect { p1.support "Toy Broker", exhausted = true },
    expect { p2.character "Toy Trooper", damage = 1 },
    p2.is_asked,
  },
}

scenario "Step 5: an upgrade is replaced, once per round" {
  rules = { "DST-ACT-PLAY-05", "DST-UPG-03", "DST-UPG-04" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Blade", "Toy Relic" }, characters = { { "Toy Trooper", upgrades = { "Toy Cloak", "Toy Armor" } } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Blade",
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { "Toy Cloak", "Toy Armor" },   -- without it the cost could not be paid
    expect { p1, resources = 1 },
    p1.chooses "Toy Cloak",
    expect { p1, resources = 0 },
    expect { p1.character "Toy Trooper", upgrades = "Toy Armor, Toy Blade" },
    expect { p1.discard, exactly = { "Toy Cloak" } },
    p2.passes,
    p1.cannot { "plays", "Toy Relic", because = "DST-ACT-PLAY-04" },
  },
}

scenario "Step 6: the cost is paid" {
  rules = { "DST-ACT-PLAY-06" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Drone" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Drone",
    expect { p1, resources = 1 },
    expect { p1.support "Toy Drone", in_play = true, exhausted = false },
    expect { p1.hand, count = 0 },
  },
}

scenario "Step 7: a card played by an effect waits until it is next in line" {
  rules = { "DST-ACT-PLAY-07" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Stratagem", "Toy Tribute" }, characters = { "Toy Trooper" } },
    p2 = { resources = 0, characters = { "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Stratagem",
    p1.chooses "Toy Veteran",
    p1.chooses "Toy Tribute",
    -- The Veteran's ability was in line first: p2 gained 1, then the Tribute took it.
    expect { p2, resources = 0 },
    expect { p1.discard, exactly = { "Toy Stratagem", "Toy Tribute" } },
    p2.is_asked,
  },
}
