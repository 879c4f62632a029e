-- Legacies: tokens on cards, and dice that show the same symbol.

scenario "Tarkin: two dice that show the same symbol for 4 indirect damage" {
  rules = { "LEG-12/power_action" },
  given = { turn = p1,
    p1 = { characters = { "Tarkin", "Toy Trooper", "Toy Veteran" },
      pool = { { "Tarkin", side = "1 resource" }, { "Toy Trooper", side = "1 resource" }, { "Toy Veteran", side = "1 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Tarkin",
    p1.may_choose_exactly { "1 resource" },
    p1.chooses "1 resource",
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.character "Rey", damage = 4 },
  },
}

scenario "Tarkin: nothing for dice that show different ones" {
  rules = { "DST-ACT-PASS-02" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { "Tarkin", "Toy Veteran" },
      pool = { { "Tarkin", side = "1 resource" }, { "Toy Veteran", side = "1 melee" } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Tarkin",
    p2.passes,
    -- It counted as a pass: the phase is over.
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Remote Stockpile: one on it" {
  rules = { "LEG-164/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Remote Stockpile" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Remote Stockpile",
    p1.chooses(1),
    expect { p1.support "Remote Stockpile", resources = 1 },
  },
}

scenario "Remote Stockpile: or all of them" {
  rules = { "LEG-164/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { { "Remote Stockpile", resources = 2 } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Remote Stockpile",
    p1.chooses(2),
    expect { p1, resources = 2 },
    expect { p1.support "Remote Stockpile", resources = 0 },
  },
}

scenario "Remote Stockpile: not exhausted" {
  quiet = { "LEG-164/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { { "Remote Stockpile", exhausted = true } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.cannot { "uses", "Remote Stockpile" },
  },
}

scenario "Tarkin: not the one of the opponent" {
  quiet = { "LEG-12/power_action" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper", "Toy Veteran" }, pool = { { "Toy Trooper", side = "1 resource" }, { "Toy Veteran", side = "1 resource" } } },
    p2 = { characters = { "Tarkin" } } },
  steps = {
    p1.cannot { "uses", "Tarkin" },
    expect { p2.character "Tarkin", damage = 0 },
  },
}
