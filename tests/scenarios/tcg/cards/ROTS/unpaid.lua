-- Evade and Deflect with one Force too few.

scenario "Anakin Skywalker (M) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Anakin Skywalker (M)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (M)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (M)", damage = 1 },
  },
}

scenario "Coruscant Shuttle prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 0, ground = { { "Coruscant Shuttle", tapped = true } } } },
  steps = {
    p1.attacks "Coruscant Shuttle",
    expect { p2, force = 0 },
    expect { p2.unit "Coruscant Shuttle", damage = 1 },
  },
}

scenario "Darth Sidious (G) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 0, character = { { "Darth Sidious (G)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (G)",
    expect { p1, force = 0 },
    expect { p1.unit "Darth Sidious (G)", damage = 1 },
  },
}

scenario "Darth Tyranus (I) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Tyranus (I)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (I)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Tyranus (I)", damage = 1 },
  },
}

scenario "Darth Vader (R) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Vader (R)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (R)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (R)", damage = 1 },
  },
}

scenario "Darth Vader (S) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Vader (S)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (S)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (S)", damage = 1 },
  },
}

scenario "Mace Windu (F) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Mace Windu (F)", tapped = true } } } },
  steps = {
    p1.attacks "Mace Windu (F)",
    expect { p2, force = 1 },
    expect { p2.unit "Mace Windu (F)", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (N) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Obi-Wan Kenobi (N)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (N)",
    expect { p2, force = 0 },
    expect { p2.unit "Obi-Wan Kenobi (N)", damage = 1 },
  },
}

scenario "Venator-Class Destroyer prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 0, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    expect { p2, force = 0 },
    expect { p2.unit "Venator-Class Destroyer", damage = 1 },
  },
}

scenario "Yoda (K) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Yoda (K)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (K)",
    expect { p2, force = 0 },
    expect { p2.unit "Yoda (K)", damage = 1 },
  },
}

scenario "Darth Sidious (F) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Sidious (F)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (F)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Sidious (F)", damage = 1 },
  },
}

scenario "Darth Vader (Q) prevents nothing with 3 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Vader (Q)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (Q)",
    expect { p1, force = 3 },
    expect { p1.unit "Darth Vader (Q)", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (L) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Obi-Wan Kenobi (L)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (L)",
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (L)", damage = 1 },
  },
}

scenario "Anakin Skywalker (L) prevents nothing with 2 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Anakin Skywalker (L)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (L)",
    expect { p2, force = 2 },
    expect { p2.unit "Anakin Skywalker (L)", damage = 1 },
  },
}

scenario "Anakin's Starfighter (A) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 0, space = { { "Anakin's Starfighter (A)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin's Starfighter (A)",
    expect { p2, force = 0 },
    expect { p2.unit "Anakin's Starfighter (A)", damage = 1 },
  },
}

scenario "Darth Sidious (E) prevents nothing with 2 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Darth Sidious (E)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (E)",
    expect { p1, force = 2 },
    expect { p1.unit "Darth Sidious (E)", damage = 1 },
  },
}

scenario "Darth Tyranus (H) prevents nothing with 3 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Tyranus (H)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (H)",
    expect { p1, force = 3 },
    expect { p1.unit "Darth Tyranus (H)", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (M) prevents nothing with 2 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Obi-Wan Kenobi (M)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (M)",
    expect { p2, force = 2 },
    expect { p2.unit "Obi-Wan Kenobi (M)", damage = 1 },
  },
}

scenario "Plo Koon's Starfighter (A) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 1, space = { { "Plo Koon's Starfighter (A)", tapped = true } } } },
  steps = {
    p1.attacks "Plo Koon's Starfighter (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Plo Koon's Starfighter (A)", damage = 1 },
  },
}
