-- Damage, shields, and what lies in play.

scenario "Shields block, one damage each, and are gone" {
  rules = { "DST-SHD-01", "DST-SHD-02" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { { "Kylo Ren", shields = 1 } } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1, shields = 0 },
  },
}

scenario "Blocked damage was dealt but not taken" {
  rules = { "DST-TERM-44", "DST-TERM-45" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } },
    -- The veteran gains a resource when dealt damage, the ledge when one of its player's characters takes damage.
    p2 = { characters = { { "Toy Veteran", shields = 1 } }, supports = { "Toy Ledge" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Toy Veteran",
    expect { p2.character "Toy Veteran", damage = 0, shields = 0 },
    expect { p2, resources = 1 },
  },
}

scenario "Taken damage is answered too" {
  cites = { { "DST-TERM-44", "the counterpart of the blocked damage: a token was placed" } },
  rules = { "DST-SYM-03" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Toy Veteran" }, supports = { "Toy Ledge" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Toy Veteran",
    p2.resolves "Toy Ledge",                 -- both answer the same moment: the order is p2's
    expect { p2, resources = 2 },
  },
}

scenario "No damage is not dealt" {
  rules = { "DST-DMG-05" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Force Throw" } } }, pool = { { "Force Throw", side = "special" } } },
    p2 = { characters = { "Toy Veteran" } } },
  steps = {
    p1.resolves "special",
    -- Its own die, which shows nothing, is the only one there.
    p1.chooses "Toy Veteran",
    expect { p2.character "Toy Veteran", damage = 0 },
    expect { p2, resources = 0 },
  },
}

scenario "Damage beyond the health of a character is ignored" {
  rules = { "DST-DMG-07" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { { "Toy Veteran", damage = 5, upgrades = { "Toy Talisman" } }, "Kylo Ren" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Toy Veteran",
    -- It would be defeated with 6 damage and heals 2 of them instead.
    expect { p2.character "Toy Veteran", damage = 4 },
  },
}

scenario "Showing damage includes indirect damage" {
  rules = { "DST-TERM-40" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Rey's Staff" } } }, pool = { { "Rey's Staff", side = "special" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "1 indirect" } } } },
  steps = {
    p1.resolves "special",
    expect { p2.pool, exactly = {} },
  },
}

scenario "A unique card is not played beside its copy" {
  rules = { "DST-UNIQ-04" },
  cites = { { "DST-FAQ-36", "a copy cannot be played at all, so it replaces nothing" } },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Rey's Staff", "BB-8" }, supports = { "BB-8" }, characters = { "Rey" } },
    p2 = { supports = { "BB-8" }, characters = { { "Kylo Ren", upgrades = { "Rey's Staff" } } } } },
  steps = {
    p1.cannot { "plays", "BB-8", because = "DST-UNIQ-04" },
    -- The opponent's copy does not matter.
    p1.plays "Rey's Staff",
    p1.chooses "Rey",
    expect { p1.upgrade "Rey's Staff", on = "Rey" },
    p1.declines,
  },
}

scenario "Who comes to have two copies of a unique card discards one" {
  rules = { "DST-UNIQ-06" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Awakening" }, supports = { "BB-8", "BB-8" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Awakening",
    p1.may_choose_exactly { "BB-8", "BB-8" },
    p1.chooses "BB-8",
    expect { p1.discard, exactly = { "BB-8" } },
    expect { p1.supports, exactly = { "BB-8", "Awakening" } },
  },
}

scenario "A fourth upgrade is played, and one of the four is discarded" {
  rules = { "DST-UPG-05", "DST-UPG-06" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Blade" },
      characters = { { "Toy Trooper", upgrades = { "Toy Charm", "Toy Armor", "Toy Spikes" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Blade",
    p1.chooses "Toy Trooper",
    p1.declines,   -- it replaces nothing
    p1.may_choose_exactly { "Toy Charm", "Toy Armor", "Toy Spikes", "Toy Blade" },
    p1.chooses "Toy Armor",
    expect { p1.character "Toy Trooper", upgrades = "Toy Charm, Toy Spikes, Toy Blade" },
    expect { p1, resources = 0 },
  },
}
