-- What abilities do not do: the other player's build step, the wrong place, what cannot be paid.

scenario "Jedi Youngling does not evade with 0 Force" {
  quiet = { "JG-18/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 0, character = { { "Jedi Youngling", tapped = true } } } },
  steps = {
    p1.attacks "Jedi Youngling",
    p1.is_asked,
    expect { p2.discard, exactly = { "Jedi Youngling" } },
    expect { p2, force = 0 },
  },
}
