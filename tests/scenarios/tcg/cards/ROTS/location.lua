-- Revenge of the Sith: Locations.

scenario "Mustafar System: 1 Force for whoever placed it, if they control Space as that step ends" {
  rules = { "ROTS-23/whenever" },
  given = { phase = "battle",
    p1 = { locations = { "Mustafar System" }, space = { { "Toy Fighter", tapped = true } }, ground = { "Toy Scout" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 1 },
  },
}

scenario "Mustafar System gives nothing while Space is contested" {
  rules = { "TCG-GEN-03" },
  given = { phase = "battle",
    p1 = { locations = { "Mustafar System" }, space = { { "Toy Fighter", tapped = true } }, ground = { "Toy Scout" } },
    p2 = { ground = { "Toy Walker" }, space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 0 },
  },
}

scenario "Utapau System gives your Space units Critical Hit 1" {
  rules = { "ROTS-67/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { locations = { "Utapau System" }, space = { "Bravo N-1 Starfighter", "Toy Fighter" } } },
  steps = {
    expect { p2.unit "Bravo N-1 Starfighter", critical = 2 },
    expect { p2.unit "Toy Fighter", critical = 1 },
    expect { p1.unit "Toy Fighter", critical = 0 },
  },
}

scenario "Chancellor's Office: the opponent loses 1 Force as the Character battle starts" {
  rules = { "ROTS-44/whenever" },
  given = { phase = "battle",
    p1 = { locations = { "Chancellor's Office" }, character = { "Toy Guard" } },
    p2 = { force = 3, character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p2, force = 2 },
    expect { p1, force = 0 },
  },
}

scenario "Utapau Sinkhole slows and weakens every Ground unit that is no Creature" {
  rules = { "ROTS-108/static" },
  given = { phase = "attack", arena = "space",
    p1 = { locations = { "Utapau Sinkhole" }, space = { "Toy Fighter" }, ground = { "Reek", "Battle Droid Squad" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Clone Platoon" } } },
  steps = {
    expect { p2.unit "Clone Platoon", speed = 30, power = 3 },
    expect { p1.unit "Battle Droid Squad", speed = 0, power = 1 },
    expect { p1.unit "Reek", speed = 50, power = 2 },
  },
}
