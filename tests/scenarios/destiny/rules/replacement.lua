-- Replacement effects.

scenario "Nothing answers what was replaced, but abilities answer the replacement" {
  rules = { "DST-EFF-REP-01" },
  cites = { { "DST-EFF-REP-02", "worked example of DST-EFF-REP-01 with a toy card" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Trooper", damage = 5, upgrades = { "Toy Charm" } }, "Toy Mourner", "Toy Medic" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", in_play = true, damage = 1 },
    -- The Medic saw the healing (1 resource); the Mourner saw no defeat (it would give 2).
    expect { p2, resources = 1 },
    expect { p2.discard, exactly = { "Toy Charm" } },
  },
}

scenario "A real defeat is answered" {
  rules = { "DST-DMG-01" },
  cites = { { "DST-EFF-REP-02", "the counterpart without the replacement" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Trooper", damage = 5 }, "Toy Mourner", "Toy Medic" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", in_play = false },
    expect { p2, resources = 2 },
  },
}

scenario "A replacement worded 'would be' comes before every other before ability" {
  rules = { "DST-EFF-REP-03" },
  cites = { { "DST-EFF-REP-04", "worked example of DST-EFF-REP-03 with toy cards" } },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Toy Strike", "Toy Strike" }, characters = { "Toy Warlord" } },
    p2 = { characters = { { "Toy Trooper", damage = 5, upgrades = { "Toy Charm" } }, { "Toy Veteran", damage = 5 } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 1 },
    expect { p1, resources = 0 },
    p2.passes,
    -- Without a replacement the Warlord's ability does trigger.
    p1.plays "Toy Strike",
    p1.chooses "Toy Veteran",
    expect { p2.character "Toy Veteran", in_play = false },
    expect { p1, resources = 1 },
  },
}

scenario "Of two replacements the player picks one, and the other does not resolve" {
  rules = { "DST-EFF-REP-05" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Veteran", damage = 5, upgrades = { "Toy Charm", "Toy Talisman" } } } } },
  steps = {
    p1.plays "Toy Strike",
    p2.may_choose_exactly { "Toy Charm", "Toy Talisman" },
    p2.resolves "Toy Talisman",
    expect { p2.character "Toy Veteran", damage = 4, upgrades = "Toy Charm" },
    expect { p2.discard, exactly = { "Toy Talisman" } },
  },
}

scenario "Replacements of two players: the battlefield's controller says whose comes first" {
  rules = { "DST-EFF-REP-05", "DST-SIM-02" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Toy Strike" }, supports = { "Toy Snare" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Veteran", damage = 5, upgrades = { "Toy Charm" } } } } },
  steps = {
    p1.plays "Toy Strike",
    p2.may_choose_exactly { "p1", "p2" },
    p2.chooses "p1",
    -- The Snare healed 1; the Charm has nothing left to replace.
    expect { p2.character "Toy Veteran", damage = 5, upgrades = "Toy Charm" },
  },
}

scenario "Replaced damage is not dealt, and declining leaves it as it was" {
  rules = { "DST-EFF-REP-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike", "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Veteran", upgrades = { "Toy Armor" } } } } },
  steps = {
    p1.plays "Toy Strike",
    p2.declines,
    expect { p2.character "Toy Veteran", damage = 2 },
    expect { p2, resources = 1 },
    p2.passes,
    p1.plays "Toy Strike",
    p2.accepts,
    expect { p2.character "Toy Veteran", damage = 2, upgrades = "" },
    expect { p2, resources = 1 },
  },
}
