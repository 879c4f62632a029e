-- Evade and Deflect with one Force too few.

scenario "Ki-Adi-Mundi (A) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Ki-Adi-Mundi (A)", tapped = true } } } },
  steps = {
    p1.attacks "Ki-Adi-Mundi (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Ki-Adi-Mundi (A)", damage = 1 },
  },
}

scenario "Yoda (E) prevents nothing with 1 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Yoda (E)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (E)",
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (E)", damage = 1 },
  },
}
