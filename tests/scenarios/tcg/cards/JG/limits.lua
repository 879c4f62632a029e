-- What abilities in reserve do not do.

scenario "R2-D2 (E) in reserve prevents no damage to a Character" {
  quiet = { "JG-28/reserves" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { hand = { "Toy Gift" }, character = { { "Toy Guard", tapped = true } }, retreated = { "R2-D2 (E)" } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.may_not_choose { "uses R2-D2 (E)" },
    p2.passes, p2.passes,
    expect { p2.unit "Toy Guard", damage = 2 },
  },
}

scenario "R2-D2 (E) in the Character arena prevents nothing" {
  quiet = { "JG-28/reserves" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, character = { "R2-D2 (E)" } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 3 },
    expect { p2.unit "R2-D2 (E)", tapped = false },
  },
}

scenario "R2-D2 (E), tapped in reserve, prevents nothing" {
  quiet = { "JG-28/reserves" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, retreated = { { "R2-D2 (E)", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 3 },
  },
}

scenario "R2-D2 (E) in reserve is for units of its own side" {
  rules = { "JG-28/reserves" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" }, space = { "Toy Fighter" }, character = { "Toy Guard" }, retreated = { "R2-D2 (E)" } },
    p1 = { ground = { { "Toy Statue", tapped = true } } } },
  steps = {
    p2.attacks "Toy Statue",
    p2.uses "R2-D2 (E)",
    p2.may_choose_exactly { "Toy Walker", "Toy Trooper", "Toy Fighter" },
    p2.chooses "Toy Walker",
    expect { p1.unit "Toy Statue", damage = 3 },
  },
}
