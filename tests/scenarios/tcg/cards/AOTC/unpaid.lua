-- Evade and Deflect with one Force too few.

scenario "Anakin Skywalker (A) prevents nothing with 2 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Anakin Skywalker (A)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (A)",
    expect { p2, force = 2 },
    expect { p2.unit "Anakin Skywalker (A)", damage = 1 },
  },
}

scenario "Anakin Skywalker (B) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Anakin Skywalker (B)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (B)",
    expect { p2, force = 0 },
    expect { p2.unit "Anakin Skywalker (B)", damage = 1 },
  },
}

scenario "Darth Sidious (A) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Sidious (A)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (A)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Sidious (A)", damage = 1 },
  },
}

scenario "Plo Koon (A) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Plo Koon (A)", tapped = true } } } },
  steps = {
    p1.attacks "Plo Koon (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Plo Koon (A)", damage = 1 },
  },
}

scenario "Yoda (A) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Yoda (A)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (A)", damage = 1 },
  },
}

scenario "Anakin Skywalker (C) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Anakin Skywalker (C)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (C)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (C)", damage = 1 },
  },
}

scenario "Kit Fisto (A) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Kit Fisto (A)", tapped = true } } } },
  steps = {
    p1.attacks "Kit Fisto (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Kit Fisto (A)", damage = 1 },
  },
}

scenario "Shaak Ti (A) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Shaak Ti (A)", tapped = true } } } },
  steps = {
    p1.attacks "Shaak Ti (A)",
    expect { p2, force = 0 },
    expect { p2.unit "Shaak Ti (A)", damage = 1 },
  },
}

scenario "Yoda (B) prevents nothing with 2 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Yoda (B)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (B)",
    expect { p2, force = 2 },
    expect { p2.unit "Yoda (B)", damage = 1 },
  },
}

scenario "Anakin Skywalker (D) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Anakin Skywalker (D)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (D)",
    expect { p2, force = 0 },
    expect { p2.unit "Anakin Skywalker (D)", damage = 1 },
  },
}

scenario "Darth Tyranus (C) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Tyranus (C)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (C)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Tyranus (C)", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (C) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Obi-Wan Kenobi (C)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (C)",
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (C)", damage = 1 },
  },
}
