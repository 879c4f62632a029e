-- Two-Player Game: cards drawn by lot.

scenario "I Have You Now: any die, and a side with damage" {
  rules = { "TPG-12/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "I Have You Now" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.plays "I Have You Now",
    p1.may_choose_exactly { "blank", "1 shield" },
    p1.chooses "blank",
    p1.may_choose_exactly { "picks 1 ranged", "picks 2 ranged", "picks +1 ranged" },
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "2 ranged" } },
    expect { p2.pool, exactly = { "1 shield" } },
    p2.is_asked,
  },
}

scenario "I Have You Now: a die without such a side stays as it is" {
  quiet = { "TPG-12/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "I Have You Now" }, characters = { "Toy Medic" }, pool = { { "Toy Medic", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "I Have You Now",
    p2.is_asked,
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Hangar Bay: 1 damage for an event" {
  rules = { "TPG-23/claim" },
  given = { turn = p1, battlefield = { "Hangar Bay" },
    p1 = { deck = { "Lightsaber" }, characters = { "Rey" } },
    p2 = { deck = { "Aim", "Lightsaber" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Rey", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p2.deck, in_order = { "Aim", "Lightsaber" }, open = 1 },
  },
}

scenario "Hangar Bay: 1 damage for a support" {
  rules = { "TPG-23/claim" },
  given = { turn = p1, battlefield = { "Hangar Bay" },
    p1 = { characters = { "Rey" } },
    p2 = { deck = { "AT-ST", "Lightsaber" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
  },
}

scenario "Hangar Bay: nothing for an upgrade on top" {
  rules = { "TPG-23/claim" },
  given = { turn = p1, battlefield = { "Hangar Bay" },
    p1 = { deck = { "Aim" }, characters = { "Rey" } },
    p2 = { deck = { "Lightsaber", "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p2.is_asked,
    expect { p2.character "Kylo Ren", damage = 0 },
    expect { p2.deck, in_order = { "Lightsaber", "Aim" } },
  },
}

scenario "Inner Strength: 1 damage goes to a character without shields" {
  rules = { "TPG-31/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", damage = 2, upgrades = { "Inner Strength" } }, { "Finn", damage = 3 } }, pool = { { "Inner Strength", side = "special" } } },
    p2 = { characters = { "Kylo Ren", { "Jango Fett", shields = 1 }, "Bala-Tik" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Kylo Ren", "Bala-Tik" },
    p1.cannot { "chooses", "Jango Fett", says = "it must be no shielded character" },
    p1.cannot { "chooses", "Finn", says = "it is not an opponent's" },
    p1.chooses "Bala-Tik",
    expect { p1.character "Rey", damage = 1 },
    expect { p1.character "Finn", damage = 3 },
    expect { p2.character "Bala-Tik", damage = 1 },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Inner Strength: no damage on its character, or shields everywhere" {
  quiet = { "TPG-31/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", damage = 1, upgrades = { "Inner Strength" } }, { "Finn", upgrades = { "Inner Strength" } } },
      pool = { { "Inner Strength", side = "special" } } },
    p2 = { characters = { { "Jango Fett", shields = 1 } } } },
  steps = {
    p1.resolves "special",
    expect { p1.character "Rey", damage = 1 },
    expect { p2.character "Jango Fett", damage = 0, shields = 1 },
  },
}

scenario "Inner Strength: nothing to move" {
  quiet = { "TPG-31/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Inner Strength" } }, { "Finn", damage = 2 } }, pool = { { "Inner Strength", side = "special" } } },
    p2 = { characters = { "Jango Fett" } } },
  steps = {
    p1.resolves "special",
    expect { p1.character "Finn", damage = 2 },
    expect { p2.character "Jango Fett", damage = 0 },
  },
}
