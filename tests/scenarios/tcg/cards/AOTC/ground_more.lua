-- Attack of the Clones: ground_more.

scenario "Luxury Airspeeder speeds up the other Ground units of its side" {
  rules = { "AOTC-28/static" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Luxury Airspeeder", "Toy Trooper" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    expect { p1.unit "Toy Trooper", speed = 30 },
    expect { p1.unit "Luxury Airspeeder", speed = 60 },
    expect { p2.unit "Toy Walker", speed = 30 },
  },
}

scenario "Tyranus's Geonosian Speeder finds a Battle card" {
  rules = { "AOTC-52/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, ground = { "Tyranus's Geonosian Speeder (A)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck", "Toy Walker" } } },
  steps = {
    p1.uses "Tyranus's Geonosian Speeder (A)",
    p1.accepts,
    p1.may_choose_exactly { "Toy Gift", "Toy Luck" },
    p1.chooses "Toy Gift",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Gift" } },
  },
}

scenario "Jawa Sandcrawler: two cards, then two discarded" {
  rules = { "AOTC-90/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, ground = { "Jawa Sandcrawler" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.uses "Jawa Sandcrawler",
    p1.chooses "Toy Gift",
    p1.chooses "Toy Luck",
    expect { p1.hand, exactly = { "Toy Scout" } },
  },
}

scenario "Jedi Patrol: a card, then one discarded" {
  rules = { "AOTC-91/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, ground = { "Jedi Patrol" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p2.uses "Jedi Patrol",
    p2.chooses "Toy Gift",
    expect { p2.hand, exactly = { "Toy Scout" } },
  },
}
