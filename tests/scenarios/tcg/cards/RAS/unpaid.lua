-- Evade and Deflect with one Force too few.

scenario "Mara Jade (B) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 0, character = { { "Mara Jade (B)", tapped = true } } } },
  steps = {
    p2.attacks "Mara Jade (B)",
    expect { p1, force = 0 },
    expect { p1.unit "Mara Jade (B)", damage = 1 },
  },
}

scenario "Kyle Katarn (A) prevents nothing with 0 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Kyle Katarn (A)", tapped = true } } } },
  steps = {
    p1.attacks "Kyle Katarn (A)",
    expect { p2, force = 0 },
    expect { p2.unit "Kyle Katarn (A)", damage = 1 },
  },
}
