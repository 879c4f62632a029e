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

scenario "Yoda (E) in reserve prevents nothing for the other side" {
  rules = { "JG-77/reserves" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" }, character = { "Toy Guard" }, retreated = { "Yoda (E)" } },
    p1 = { ground = { { "Toy Statue", tapped = true } } } },
  steps = {
    p2.attacks "Toy Statue",
    p2.uses "Yoda (E)",
    p2.may_choose_exactly { "Toy Walker", "Toy Trooper", "Toy Guard", "Yoda (E)" },
    p2.chooses "Toy Guard",
    expect { p1.unit "Toy Statue", damage = 3 },
  },
}

scenario "Senator Tikkes in reserve draws nothing without a build point" {
  quiet = { "JG-31/reserves" },
  given = { phase = "dark builds",
    p1 = { build_points = 0, hand = { "Toy Gift" }, deck = { "Toy Luck", "Toy Storm" }, build = { { "Toy Scout", counters = 2 } }, retreated = { "Senator Tikkes (A)" } } },
  steps = {
    p1.may_not_choose { "uses Senator Tikkes (A)" },
    p1.deploys "Toy Scout",
    expect { p1.deck, count = 2 },
  },
}
