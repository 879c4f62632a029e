-- Building, deploying, completing (section 2).

scenario "A card is built facedown with 1 counter; more may be added" {
  rules = { "TCG-BUILD-04" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Walker", "Toy Gift" }, build = { { "Toy Trooper", counters = 1 } } } },
  steps = {
    p1.may_choose_exactly { "builds Toy Walker", "adds to Toy Trooper", done },
    p1.builds "Toy Walker",
    expect { p1.unit "Toy Walker", zone = "build", counters = 1 },
    expect { p1, build_points = 0 },
    p1.may_choose_exactly { done },
  },
}

scenario "A card may get more counters than it costs" {
  rules = { "TCG-BUILD-06" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, build = { { "Toy Trooper", counters = 2 } } } },
  steps = {
    p1.adds_to "Toy Trooper",
    expect { p1.unit "Toy Trooper", counters = 3 },
  },
}

scenario "A unit with enough counters is deployed without them, or kept in the build zone" {
  rules = { "TCG-BUILD-07", "TCG-ZONE-05" },
  cites = { { "TCG-BUILD-09", "deploying is an option among others: finishing is always there" } },
  given = { phase = "dark builds",
    p1 = { build = { { "Toy Trooper", counters = 2 }, { "Toy Scout", counters = 3 } } } },
  steps = {
    p1.may_choose_exactly { "deploys Toy Trooper", "keeps back Toy Trooper", "deploys Toy Scout", "keeps back Toy Scout", done },
    p1.deploys "Toy Trooper",
    p1.keeps_back "Toy Scout",
    expect { p1.unit "Toy Trooper", zone = "ground", damage = 0 },
    expect { p1.unit "Toy Scout", zone = "retreated", damage = 0 },
    p1.returns "Toy Scout",
    expect { p1.unit "Toy Scout", zone = "ground" },
  },
}

scenario "A Mission is turned up, does what it says and is discarded" {
  rules = { "TCG-MIS-02" },
  given = { phase = "dark builds",
    p1 = { build = { { "Toy Survey", counters = 2 } }, deck = { "Toy Trooper", "Toy Scout", "Toy Walker" } } },
  steps = {
    p1.completes "Toy Survey",
    expect { p1.hand, count = 2 },
    expect { p1.discard, exactly = { "Toy Survey" } },
  },
}

scenario "A player has one of a unique unit, whatever its version" {
  rules = { "TCG-UNIQ-02" },
  given = { phase = "dark builds",
    p1 = { character = { "Darth Tyranus (C)" }, build = { { "Darth Tyranus (C)", counters = 5 } } } },
  steps = {
    p1.cannot { "deploys", "Darth Tyranus (C)", because = "TCG-UNIQ-02" },
    p1.may_choose_exactly { done },
  },
}

scenario "Losing more Force than there is means losing all of it" {
  rules = { "TCG-FX-02" },
  given = { phase = "dark builds",
    p1 = { build = { { "Dark Rendezvous", counters = 4 } }, build_points = 1, hand = { "Toy Trooper" } }, p2 = { force = 3 } },
  steps = {
    p1.completes "Dark Rendezvous",
    expect { p2, force = 0 },
  },
}
