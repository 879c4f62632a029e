-- Rogues and Scoundrels: space.

scenario "Punishing One (A): Upkeep, pay 1 build point" {
  rules = { "RAS-59/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, space = { "Punishing One (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Punishing One (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
  },
}

scenario "Punishing One (A): Upkeep, tap this unit" {
  rules = { "RAS-59/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, space = { "Punishing One (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Punishing One (A)", "(Tap this unit)"),
    expect { p1.unit "Punishing One (A)", tapped = true },
  },
}

scenario "Outrider (A): Upkeep, pay 1 build point" {
  rules = { "RAS-66/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, space = { "Outrider (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Outrider (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
  },
}

scenario "Outrider (A): Upkeep, discard a card from your hand" {
  rules = { "RAS-66/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, space = { "Outrider (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Outrider (A)", "(Discard a card from your hand)"),
    p1.chooses "Toy Gift",
    expect { p1.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Outrider (A): Upkeep, tap this unit" {
  rules = { "RAS-66/upkeep-3" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, space = { "Outrider (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Outrider (A)", "(Tap this unit)"),
    expect { p1.unit "Outrider (A)", tapped = true },
  },
}
