-- Redemption and Return: units.

scenario "Emperor Palpatine: an enemy unit with few Force icons comes over when an enemy objective is destroyed" {
  rules = { "RAR-215.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "RAR-215.2" } },
    p2 = { units = { "Toy Pilgrim", "Yoda" }, objectives = { { "Toy Refuge", damage = 4 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Emperor Palpatine" }, edge = p2, at = "strike" } },
  steps = {
    p1.strikes_with "Emperor Palpatine", p1.resolves "blast damage",
    p1.uses "Emperor Palpatine",
    expect { p1.units, exactly = { "Emperor Palpatine", "Toy Pilgrim" } },
    expect { p2.units, exactly = { "Yoda" } },
  },
}

scenario "Emperor Palpatine: no unit with four Force icons" {
  quiet = { "RAR-215.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "RAR-215.2" } },
    p2 = { units = { "Yoda" }, objectives = { { "Toy Refuge", damage = 4 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Emperor Palpatine" }, edge = p2, at = "strike" } },
  steps = { p1.strikes_with "Emperor Palpatine", p1.resolves "blast damage", expect { p2.units, exactly = { "Yoda" } } },
}

scenario "Navigation Droid: it protects a Smugglers and Spies vehicle" {
  rules = { "RAR-214.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Stolen AT-ST", "RAR-214.3" } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Stolen AT-ST", p2.protects_with "Navigation Droid", expect { p2.card "Navigation Droid", damage = 1 } },
}
scenario "Navigation Droid: neither a vehicle of another affiliation nor a character" {
  quiet = { "RAR-214.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Toy Speeder", "RAR-214.3" } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Speeder", expect { p2.card "Toy Speeder", damage = 1 } },
}
