-- What abilities do not do: the other player's build step, the wrong place, what cannot be paid.

scenario "Yoda (K) does nothing for another that is discarded" {
  quiet = { "ROTS-40/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { { "Yoda (K)", tapped = true }, { "Toy Guard", tapped = true } } },
    p1 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p2.discard, exactly = { "Toy Guard" } },
    expect { p2, force = 0 },
  },
}

scenario "Yoda (J) does not evade with 1 Force" {
  quiet = { "ROTS-70/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Yoda (J)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (J)",
    p2.passes,
    p1.is_asked,
    expect { p2.unit "Yoda (J)", damage = 1 },
    expect { p2, force = 1 },
  },
}
