-- Transformations: cards drawn by lot.

scenario "Darth Vader removes all shields from a character" {
  rules = { "TR-1B/power_action" },
  given = { turn = p1,
    p1 = { characters = { "TR-1B" }, pool = { { "TR-1B", side = "2 melee" } } },
    p2 = { characters = { { "Rey", shields = 3 }, { "Finn", shields = 1 } } } },
  steps = {
    p1.uses "Darth Vader",
    p1.chooses(1),
    p1.chooses "Rey",
    expect { p2.character "Rey", shields = 0 },
    expect { p2.character "Finn", shields = 1 },
    expect { p1.pool, exactly = { "2 melee" } },
    p2.is_asked,
  },
}

scenario "Darth Vader resolves any die as melee damage, 1 higher" {
  rules = { "TR-1B/power_action" },
  given = { turn = p1,
    p1 = { characters = { "TR-1B", "Jabba the Hutt" }, pool = { { "TR-1B", side = "2 disrupt" }, { "Jabba the Hutt", side = "1 focus" } } },
    p2 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.uses "Darth Vader",
    p1.chooses(2),
    p1.may_choose_exactly { "2 disrupt", "1 focus" },
    p1.chooses "2 disrupt",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p1.pool, exactly = { "1 focus" } },
    p2.is_asked,
  },
}

scenario "Darth Vader: the damage is ordinary, and the power action is there once a round" {
  rules = { "DST-ACT-CARD-02" },
  given = { turn = p1,
    p1 = { characters = { { "TR-1B", elite = true } }, pool = { { "TR-1B", side = "2 melee" }, { "TR-1B", side = "1 shield" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.uses "Darth Vader",
    p1.chooses(2),
    p1.chooses "2 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 0 },
    p2.passes,
    p1.may_not_choose { "uses Darth Vader" },
  },
}

scenario "Darth Vader does both if an opponent has a defeated character" {
  rules = { "TR-1B/power_action" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Execution" }, characters = { "TR-1B" }, pool = { { "TR-1B", side = "2 melee" } } },
    p2 = { characters = { { "Rey", shields = 3 }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    p2.passes,
    p1.uses "Darth Vader",
    p1.chooses(1),
    p1.chooses "Rey",
    p1.accepts,
    p1.chooses "2 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3, shields = 0 },
  },
}

scenario "Darth Vader does both, the damage first" {
  rules = { "TR-1B/power_action" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Execution" }, characters = { "TR-1B" }, pool = { { "TR-1B", side = "2 melee" } } },
    p2 = { characters = { { "Rey", shields = 2 }, { "Padawan", shields = 3 }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    p2.passes,
    p1.uses "Darth Vader",
    p1.chooses(2),
    p1.chooses "2 melee",
    p1.chooses "Rey",
    p1.accepts,
    p1.chooses "Padawan",
    expect { p2.character "Rey", damage = 1, shields = 0 },
    expect { p2.character "Padawan", shields = 0 },
  },
}

scenario "Darth Vader: a defeated character of his own side is none" {
  rules = { "TR-1B/power_action" },
  given = { turn = p2,
    p1 = { characters = { "TR-1B", "Nightsister" }, pool = { { "TR-1B", side = "2 melee" } } },
    p2 = { resources = 2, hand = { "Toy Execution" }, characters = { { "Rey", shields = 3 } } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Nightsister",
    p1.uses "Darth Vader",
    p1.chooses(1),
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 0, shields = 0 },
    p2.is_asked,
  },
}

scenario "Han Solo leaves each opponent as many resources as he had" {
  rules = { "TR-7B/after-2" },
  given = { turn = p2,
    p1 = { resources = 4, characters = { { "TR-7B", damage = 11 }, "Rey" } },
    p2 = { resources = 1, hand = { "Toy Strike" }, characters = { "Kylo Ren" } },
    p3 = { characters = { "Finn" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Han Solo",
    expect { p1, resources = 0 },
    expect { p2, resources = 5 },
    expect { p3, resources = 4 },
  },
}

scenario "Han Solo: nothing without resources" {
  quiet = { "TR-7B/after-2" },
  given = { turn = p2,
    p1 = { characters = { { "TR-7B", damage = 11 }, "Rey" } },
    p2 = { resources = 1, hand = { "Toy Strike" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Han Solo",
    expect { p1, resources = 0 },
    expect { p2, resources = 1 },
  },
}

scenario "Han Solo: nothing when somebody else is defeated" {
  quiet = { "TR-7B/after-2" },
  given = { turn = p2,
    p1 = { resources = 3, characters = { "TR-7B", { "Rey", damage = 9 } } },
    p2 = { hand = { "Toy Strike" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Rey",
    expect { p1, resources = 3 },
    expect { p2, resources = 0 },
  },
}

scenario "Obi-Wan Kenobi's Spirit is set aside in place of leaving play" {
  rules = { "TR-3B/ongoing" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "AT-ST" }, pool = { { "AT-ST", side = "special" } } },
    p2 = { characters = { "Padawan" }, supports = { "Obi-Wan Kenobi's Spirit", "Toy Depot" },
      pool = { { "Obi-Wan Kenobi's Spirit", side = "2 focus" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Obi-Wan Kenobi's Spirit",
    expect { p2.set_aside, exactly = { "Obi-Wan Kenobi's Spirit" } },
    expect { p2.discard, exactly = {} },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Obi-Wan Kenobi's Spirit: another support is discarded" {
  quiet = { "TR-3B/ongoing" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "AT-ST" }, pool = { { "AT-ST", side = "special" } } },
    p2 = { characters = { "Padawan" }, supports = { "Obi-Wan Kenobi's Spirit", "Toy Depot" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Toy Depot",
    expect { p2.discard, exactly = { "Toy Depot" } },
    expect { p2.supports, exactly = { "Obi-Wan Kenobi's Spirit" } },
  },
}

scenario "Obi-Wan Kenobi's Spirit: a shield, and that character's dice again" {
  rules = { "TR-3B/power_action" },
  given = { turn = p1, chance = { 3, 5 },
    p1 = { characters = { { "Padawan", upgrades = { "Toy Blade" } }, { "Rey", elite = true }, "Finn" }, supports = { "Obi-Wan Kenobi's Spirit" },
      pool = { { "Padawan", side = "blank" }, { "Toy Blade", side = "1 melee" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.uses "Obi-Wan Kenobi's Spirit",
    p1.may_choose_exactly { "Padawan", "Rey", "Kylo Ren" },
    p1.cannot { "chooses", "Finn", says = "it is no blue character" },
    p1.chooses "Padawan",
    expect { p1.character "Padawan", shields = 1 },
    p1.may_choose_exactly { "blank", "1 melee", done },
    p1.chooses "blank",
    p1.chooses "1 melee",
    expect { p1.pool, exactly = { "2 melee", "1 resource", "1 melee" } },
  },
}

scenario "Obi-Wan Kenobi's Spirit: a shield alone" {
  rules = { "TR-3B/power_action" },
  given = { turn = p1,
    p1 = { characters = { "Padawan", "Rey" }, supports = { "Obi-Wan Kenobi's Spirit" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Obi-Wan Kenobi's Spirit",
    p1.chooses "Padawan",
    expect { p1.character "Padawan", shields = 1 },
    expect { p1.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}
