-- Evade and Deflect with one Force too few.

scenario "Anakin Skywalker (K) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Anakin Skywalker (K)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (K)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (K)", damage = 1 },
  },
}

scenario "Emperor Palpatine (E) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 0, character = { { "Emperor Palpatine (E)", tapped = true } } } },
  steps = {
    p2.attacks "Emperor Palpatine (E)",
    expect { p1, force = 0 },
    expect { p1.unit "Emperor Palpatine (E)", damage = 1 },
  },
}

scenario "Luke Skywalker (N) prevents nothing with 4 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 4, character = { { "Luke Skywalker (N)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (N)",
    expect { p2, force = 4 },
    expect { p2.unit "Luke Skywalker (N)", damage = 1 },
  },
}

scenario "Darth Vader (N) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Vader (N)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (N)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (N)", damage = 1 },
  },
}

scenario "Luke Skywalker (O) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Luke Skywalker (O)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (O)",
    expect { p2, force = 1 },
    expect { p2.unit "Luke Skywalker (O)", damage = 1 },
  },
}

scenario "Princess Leia (J) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Princess Leia (J)", tapped = true } } } },
  steps = {
    p1.attacks "Princess Leia (J)",
    expect { p2, force = 0 },
    expect { p2.unit "Princess Leia (J)", damage = 1 },
  },
}

scenario "Elite Royal Guard prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 0, character = { { "Elite Royal Guard", tapped = true } } } },
  steps = {
    p2.attacks "Elite Royal Guard",
    expect { p1, force = 0 },
    expect { p1.unit "Elite Royal Guard", damage = 1 },
  },
}

scenario "Darth Vader (O) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Vader (O)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (O)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (O)", damage = 1 },
  },
}

scenario "Emperor Palpatine (C) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Emperor Palpatine (C)", tapped = true } } } },
  steps = {
    p2.attacks "Emperor Palpatine (C)",
    expect { p1, force = 1 },
    expect { p1.unit "Emperor Palpatine (C)", damage = 1 },
  },
}

scenario "Luke Skywalker (M) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Luke Skywalker (M)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (M)",
    expect { p2, force = 1 },
    expect { p2.unit "Luke Skywalker (M)", damage = 1 },
  },
}
