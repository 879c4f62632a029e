-- Why an ability cannot be used: the need of its cost or its effect that is not met (docs/decisions/084).

scenario "What cannot be paid is named: an exhausted card is not focused" {
  rules = { "LCG-TERM-01" },
  given = { phase = "force", turn = p2,
    p2 = { units = { { "Toy Medic", committed = true, focus = 1 }, { "Toy Guardian", damage = 1 } } } },
  steps = {
    p2.passes,                                               -- no more commitments
    p2.cannot { "uses", "Toy Medic", because = "LCG-FOC-02" },
  },
}

scenario "With the card ready only what it would heal is missing" {
  rules = { "LCG-FX-07" },
  given = { phase = "force", turn = p2,
    p2 = { units = { { "Toy Medic", committed = true }, "Toy Guardian" } } },
  steps = {
    p2.passes,
    p2.cannot { "uses", "Toy Medic", because = "LCG-FX-07" },
  },
}
