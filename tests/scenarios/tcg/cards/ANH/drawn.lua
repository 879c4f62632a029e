-- A New Hope: cards drawn by lot.

scenario "Mounted Stormtrooper dismounts: 2 build counters on a Stormtrooper" {
  rules = { "ANH-94/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Walker" }, ground = { "Mounted Stormtrooper" },
      build = { { "Scout Trooper", counters = 1 }, { "Toy Guard", counters = 1 }, { "Sandtrooper Squad", counters = 1 } } },
    p2 = { build = { { "Scout Trooper", counters = 1 } } } },
  steps = {
    p1.uses "Mounted Stormtrooper",
    expect { p1.unit "Scout Trooper", counters = 3, open = true },
    expect { p1.unit "Toy Guard", counters = 1, open = false },
    expect { p1.unit "Sandtrooper Squad", counters = 1 },
    expect { p1.discard, exactly = { "Mounted Stormtrooper" } },
    expect { p1, build_points = 1 },
  },
}

scenario "Mounted Stormtrooper: which of two Stormtroopers, its player chooses" {
  rules = { "ANH-94/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Walker" }, ground = { "Mounted Stormtrooper" },
      build = { { "Scout Trooper", counters = 1 }, { "Scout Trooper", counters = 2 }, { "Toy Guard", counters = 1 } } } },
  steps = {
    p1.uses "Mounted Stormtrooper",
    p1.may_choose_exactly { "Scout Trooper", "Scout Trooper#2" },
    p1.chooses "Scout Trooper",
    expect { p1.unit "Scout Trooper", counters = 3 },
    expect { p1.unit "Scout Trooper#2", counters = 2 },
  },
}

scenario "Mounted Stormtrooper does not dismount in battle" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, ground = { "Mounted Stormtrooper" }, build = { { "Scout Trooper", counters = 1 } } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Mounted Stormtrooper", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "Mounted Stormtrooper does not dismount in the build zone" {
  rules = { "ANH-94/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Walker" }, retreated = { "Mounted Stormtrooper" }, build = { { "Scout Trooper", counters = 1 } } } },
  steps = {
    p1.cannot { "uses", "Mounted Stormtrooper", because = "TCG-GLO-12" },
    p1.builds "Toy Walker",
  },
}
