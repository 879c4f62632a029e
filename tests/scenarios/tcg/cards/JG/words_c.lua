-- Jedi Guardians.

scenario "Tyranus's Solar Sailer (B) in reserve: 1 damage less, and the unit retreats" {
  rules = { "JG-76/reserves" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 4, character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } }, ground = { "Toy Scout" }, retreated = { "Tyranus's Solar Sailer (B)" } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.attacks "Toy Guard", p1.uses "Tyranus's Solar Sailer (B)",
    p1.may_choose_exactly { "Toy Guard", "Toy Padawan" }, p1.chooses "Toy Guard", p2.is_asked,
    expect { p1, force = 0 }, expect { p1.unit "Toy Guard", damage = 1 }, expect { p1.character, exactly = { "Toy Padawan" } },
    expect { p1.unit "Tyranus's Solar Sailer (B)", tapped = true },
  },
}
scenario "Tyranus's Solar Sailer (B) in reserve: damage to a Ground unit is pending as well" {
  rules = { "JG-76/reserves" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { force = 4, character = { { "Toy Guard", tapped = true } }, ground = { { "Toy Walker", tapped = true } }, retreated = { "Tyranus's Solar Sailer (B)" } },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } } },
  steps = {
    p2.attacks "Toy Walker", p1.uses "Tyranus's Solar Sailer (B)", p1.chooses "Toy Guard", p2.is_asked,
    expect { p1.unit "Toy Walker", damage = 1 }, expect { p1.unit "Toy Guard", damage = 0 }, expect { p1.character, count = 0 },
  },
}
scenario "Tyranus's Solar Sailer (B) in reserve: not while no damage is pending" {
  quiet = { "JG-76/reserves" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 4, character = { { "Toy Guard", tapped = true } }, retreated = { "Tyranus's Solar Sailer (B)" } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = { p2.attacks "Toy Guard", p2.is_asked, expect { p1, force = 4 } },
}
scenario "Tyranus's Solar Sailer (B) in reserve: nor before the first attack" {
  quiet = { "JG-76/reserves" },
  given = { phase = "battle",
    p1 = { force = 4, character = { "Toy Guard" }, retreated = { "Tyranus's Solar Sailer (B)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = { p1.may_not_choose { "uses Tyranus's Solar Sailer (B)" }, expect { p1, force = 4 } },
}
scenario "Tyranus's Solar Sailer (B) in reserve: not for 3 Force" {
  quiet = { "JG-76/reserves" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 3, character = { { "Toy Guard", tapped = true } }, retreated = { "Tyranus's Solar Sailer (B)" } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = { p2.attacks "Toy Guard", p2.is_asked, expect { p1.unit "Toy Guard", damage = 2 } },
}
scenario "Tyranus's Solar Sailer (B) in reserve: not while it is tapped" {
  quiet = { "JG-76/reserves" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 4, character = { { "Toy Guard", tapped = true } }, retreated = { { "Tyranus's Solar Sailer (B)", tapped = true } } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = { p2.attacks "Toy Guard", p2.is_asked, expect { p1.unit "Toy Guard", damage = 2 } },
}
