-- Revenge of the Sith: Ground units.

scenario "Coruscant Shuttle evades 1 for 1 Force" {
  rules = { "ROTS-6/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, ground = { { "Coruscant Shuttle", tapped = true } } } },
  steps = {
    p1.attacks "Coruscant Shuttle",
    p2.uses("Coruscant Shuttle", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Coruscant Shuttle", damage = 1 },
  },
}

scenario "The Coruscant Shuttle may find a Jedi when it is deployed" {
  rules = { "ROTS-6/whenever" },
  given = { phase = "light builds",
    p2 = { build = { { "Coruscant Shuttle", counters = 4 } }, deck = { "Toy Gift", "Yoda (A)", "Clone Squad" } } },
  steps = {
    p2.deploys "Coruscant Shuttle",
    p2.accepts,
    p2.chooses "Yoda (A)",
    expect { p2.hand, exactly = { "Yoda (A)" } },
  },
}

scenario "The Battle Droid Army has 1 less power for each damage counter on it" {
  rules = { "ROTS-105/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { { "TF Battle Droid Army", damage = 3 } } }, p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "TF Battle Droid Army", power = 7, health = 10 },
  },
}
