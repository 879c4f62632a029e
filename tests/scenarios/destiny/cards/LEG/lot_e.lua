-- Legacies: cards drawn by lot.

scenario "Resistance Bomber: 1 damage on it for each die" {
  rules = { "LEG-43/after" },
  given = { turn = p1,
    p1 = { supports = { { "Resistance Bomber", damage = 1 } }, characters = { "Rey" }, pool = { { "Resistance Bomber", side = "3 indirect" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "3 indirect",
    expect { p2.character "Kylo Ren", damage = 3 },
    expect { p1.support "Resistance Bomber", damage = 2 },
    p2.is_asked,
  },
}

scenario "Resistance Bomber: nothing for another die" {
  quiet = { "LEG-43/after" },
  given = { turn = p1,
    p1 = { supports = { "Resistance Bomber" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Kylo Ren",
    expect { p1.support "Resistance Bomber", damage = 0 },
  },
}

scenario "Resistance Bomber: the third damage discards it" {
  rules = { "LEG-43/after", "LEG-43/after-2" },
  given = { turn = p1,
    p1 = { supports = { { "Resistance Bomber", damage = 2 } }, characters = { "Rey" }, pool = { { "Resistance Bomber", side = "2 disrupt" } } },
    p2 = { resources = 3, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 disrupt",
    expect { p2, resources = 1 },
    expect { p1.supports, exactly = {} },
    expect { p1.discard, exactly = { "Resistance Bomber" } },
    p2.is_asked,
  },
}

scenario "Resistance Bomber: two damage do not" {
  quiet = { "LEG-43/after-2" },
  given = { turn = p1,
    p1 = { supports = { { "Resistance Bomber", damage = 1 } }, characters = { "Rey" }, pool = { { "Resistance Bomber", side = "3 indirect" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "3 indirect",
    expect { p1.support "Resistance Bomber", damage = 2, in_play = true },
  },
}

scenario "Investigate: one of five to the hand, the rest on top in any order" {
  rules = { "LEG-103/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Investigate" }, deck = { "Aim", "Block", "Dodge", "Flank", "Scavenge", "Lightsaber" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Investigate",
    p1.may_choose_exactly { "Aim", "Block", "Dodge", "Flank", "Scavenge" },
    p1.chooses "Dodge",
    p1.chooses "Aim",
    p1.chooses "Block",
    p1.chooses "Flank",
    expect { p1.hand, exactly = { "Dodge" }, open = 0 },
    expect { p1.deck, in_order = { "Scavenge", "Flank", "Block", "Aim", "Lightsaber" }, open = 0 },
    p2.is_asked,
  },
}

scenario "Investigate: fewer than five cards" {
  rules = { "LEG-103/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Investigate" }, deck = { "Aim", "Block" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Investigate",
    p1.chooses "Block",
    expect { p1.hand, exactly = { "Block" } },
    expect { p1.deck, in_order = { "Aim" } },
  },
}

scenario "Investigate: no card" {
  quiet = { "LEG-103/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Investigate", "Aim" }, characters = { "Rey" } },
    p2 = { deck = { "Block" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Investigate",
    p2.is_asked,
    expect { p1.hand, exactly = { "Aim" } },
    expect { p2.deck, exactly = { "Block" } },
  },
}

scenario "Defend: up to 3 dice showing melee damage" {
  rules = { "LEG-158/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Defend" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, { "Toy Sentinel", elite = true }, "Jango Fett" }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "2 melee for 1" },
      { "Toy Sentinel", side = "+1 melee" }, { "Toy Sentinel", side = "1 shield" }, { "Jango Fett", side = "2 ranged" } } } },
  steps = {
    p1.plays "Defend",
    p1.may_choose_exactly { "1 melee", "1 melee#2", "2 melee for 1", "+1 melee", done },
    p1.cannot { "chooses", "2 ranged", says = "it is no die showing melee damage" },
    p1.chooses "1 melee#2",
    p1.chooses "2 melee for 1",
    p1.chooses "+1 melee",
    expect { p2.pool, exactly = { "1 shield", "2 ranged" } },
    expect { p1.pool, exactly = { "1 melee" } },
    p1.is_asked,
    p1.declines,
    p2.is_asked,
  },
}

scenario "Defend: fewer, too" {
  rules = { "LEG-158/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Defend" }, characters = { "Rey" } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.plays "Defend",
    p1.chooses "1 melee",
    p1.finishes,
    expect { p2.pool, exactly = { "2 melee for 1" } },
    p1.declines,
  },
}
