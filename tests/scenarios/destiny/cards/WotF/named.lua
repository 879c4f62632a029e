-- Way of the Force: cards that the Rules Reference names, and what it says of them.

scenario "Snoke hurts a friend to resolve its damage die with 2 more" {
  rules = { "WotF-4/power_action" },
  given = { turn = p1,
    p1 = { characters = { "Snoke", { "Kylo Ren", upgrades = { "Lightsaber" } } },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Lightsaber", side = "1 shield" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Snoke",
    p1.chooses "Kylo Ren",
    p1.chooses "1 melee",
    p1.chooses "Rey",
    expect { p1.character "Kylo Ren", damage = 1 },
    expect { p2.character "Rey", damage = 3 },
    expect { p1.pool, exactly = { "1 shield" } },
  },
}

scenario "Snoke: who falls by the damage resolves nothing" {
  rules = { "WotF-4/power_action" },
  cites = { { "DST-RUL-WOTF-07", "its dice are set aside before the rest of the ability" } },
  given = { turn = p1,
    p1 = { characters = { "Snoke", { "Nightsister", damage = 6 } }, pool = { { "Nightsister", side = "2 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Snoke",
    expect { p1.character "Nightsister", in_play = false },
    expect { p2.character "Rey", damage = 0 },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "The Imperial Troop Transport counts one's non-unique characters" {
  rules = { "WotF-32/inherent" },
  given = { turn = p1,
    p1 = { supports = { "Imperial Troop Transport" }, characters = { "Captain Phasma", "First Order Stormtrooper", "First Order Stormtrooper" },
      pool = { { "Imperial Troop Transport", side = "X ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "X ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}
