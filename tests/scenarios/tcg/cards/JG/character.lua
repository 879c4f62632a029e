-- Jedi Guardians: character.

scenario "Jedi Youngling evades 1 for 1 Force" {
  rules = { "JG-18/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Jedi Youngling", tapped = true } } } },
  steps = {
    p1.attacks "Jedi Youngling",
    p2.uses "Jedi Youngling",
    expect { p2, force = 1 },
    expect { p2.unit "Jedi Youngling", damage = 0 },
  },
}

scenario "Jedi Youngling in reserve: 2 Force for a build point" {
  rules = { "JG-18/reserves" },
  given = { phase = "light builds",
    p2 = { build_points = 2, hand = { "Toy Scout" }, retreated = { "Jedi Youngling" } } },
  steps = {
    p2.uses("Jedi Youngling", "(ability 2)"),
    expect { p2, force = 2, build_points = 1 },
  },
}

scenario "R2-D2 (E) in reserve prevents 1 damage" {
  rules = { "JG-28/reserves" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, retreated = { "R2-D2 (E)" } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.uses "R2-D2 (E)",
    expect { p2.unit "Toy Walker", damage = 2 },
    expect { p2.unit "R2-D2 (E)", tapped = true },
  },
}

scenario "Yoda (E) in reserve prevents 2 damage" {
  rules = { "JG-77/reserves" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Toy Padawan", tapped = true } }, retreated = { "Yoda (E)" } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.uses("Yoda (E)", "(ability 2)"),
    p2.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 1 },
    expect { p2.unit "Yoda (E)", tapped = true },
  },
}

scenario "Yoda (E) evades 2 for 2 Force" {
  rules = { "JG-77/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Yoda (E)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (E)",
    p2.uses "Yoda (E)",
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (E)", damage = 1 },
  },
}

scenario "Senator Tikkes in reserve: two cards, then one away" {
  rules = { "JG-31/reserves" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, retreated = { "Senator Tikkes (A)" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.uses "Senator Tikkes (A)",
    p1.chooses "Toy Gift",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Luck" } },
    expect { p1, build_points = 1 },
  },
}

scenario "Ki-Adi-Mundi (A) evades 2 for 2 Force" {
  rules = { "JG-19/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Ki-Adi-Mundi (A)", tapped = true } } } },
  steps = {
    p1.attacks "Ki-Adi-Mundi (A)",
    p2.uses "Ki-Adi-Mundi (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Ki-Adi-Mundi (A)", damage = 1 },
  },
}

scenario "Ki-Adi-Mundi in reserve: a damage counter off each of your units in an arena" {
  rules = { "JG-19/reserves" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" } },
    p2 = { retreated = { "Ki-Adi-Mundi (A)" }, ground = { { "Toy Walker", damage = 2 }, { "Toy Tank", damage = 1 } } } },
  steps = {
    p2.uses("Ki-Adi-Mundi (A)", "(ability 2)"),
    p2.chooses "Ground",
    expect { p2.unit "Toy Walker", damage = 1 },
    expect { p2.unit "Toy Tank", damage = 0 },
  },
}
