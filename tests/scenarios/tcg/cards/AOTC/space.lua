-- Attack of the Clones: space.

scenario "Obi-Wan's Starfighter is whole again as the battle phase starts" {
  rules = { "AOTC-32/whenever" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Obi-Wan's Starfighter (A)", damage = 2 } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Obi-Wan's Starfighter (A)", damage = 0 },
  },
}

scenario "Slave I: damaged Space units of the opponent cannot be retreated" {
  rules = { "AOTC-46/static" },
  given = { phase = "light retreats",
    p1 = { space = { "Slave I (A)" } },
    p2 = { space = { { "Toy Fighter", damage = 1 }, "Toy Freighter" } } },
  steps = {
    p2.may_choose_exactly { "retreats Toy Freighter", done },
  },
}

scenario "Tyranus's Solar Sailer may retreat when its attack ends" {
  rules = { "AOTC-53/whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1 },
    p1 = { space = { "Tyranus's Solar Sailer (A)", "Toy Freighter" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p1.accepts,
    expect { p1.unit "Tyranus's Solar Sailer (A)", zone = "retreated" },
  },
}

scenario "Coruscant Freighter AA-9: three cards, then two discarded" {
  rules = { "AOTC-77/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, space = { "Coruscant Freighter AA-9 (A)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm" } } },
  steps = {
    p1.uses "Coruscant Freighter AA-9 (A)",
    p1.chooses "Toy Gift",
    p1.chooses "Toy Luck",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Storm" } },
  },
}

scenario "Droid Control Ship speeds up the Droids of its side" {
  rules = { "AOTC-83/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Droid Control Ship" }, ground = { "Battle Droid Squad" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "Battle Droid Squad", speed = 20 },
    expect { p1.unit "Droid Control Ship", speed = 10 },
  },
}

scenario "Droid Control Ship, discarded, harms the Droids of its side" {
  rules = { "AOTC-83/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { { "Droid Control Ship", damage = 8, tapped = true } }, ground = { "Battle Droid Squad", "Toy Walker" } },
    p2 = { space = { "Toy Fighter", "Toy Freighter" } } },
  steps = {
    p2.attacks "Droid Control Ship",
    expect { p1.unit "Battle Droid Squad", damage = 1 },
    expect { p1.unit "Toy Walker", damage = 0 },
  },
}

scenario "Trade Federation C-9979 draws a card" {
  rules = { "AOTC-112/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, space = { "Trade Federation C-9979" }, hand = { "Toy Scout" }, deck = { "Toy Gift" } } },
  steps = {
    p1.uses "Trade Federation C-9979",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Gift" } },
  },
}

scenario "Corellian Star Shuttle draws a card" {
  rules = { "AOTC-129/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, space = { "Corellian Star Shuttle" }, hand = { "Toy Scout" }, deck = { "Toy Gift" } } },
  steps = {
    p2.uses "Corellian Star Shuttle",
    expect { p2.hand, exactly = { "Toy Scout", "Toy Gift" } },
  },
}

scenario "Hyperdrive Ring is stronger beside a Starfighter" {
  rules = { "AOTC-144/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Hyperdrive Ring", "N-1 Starfighter" } } },
  steps = {
    expect { p2.unit "Hyperdrive Ring", power = 3 },
  },
}
