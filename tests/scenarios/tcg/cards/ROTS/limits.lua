-- What abilities do not do: when they keep quiet, whom they do not reach, and that they must be paid.

scenario "Jar Jar Binks (C) gets no build point without a card in hand" {
  quiet = { "ROTS-18/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Jar Jar Binks (C)" }, build = { { "Toy Scout", counters = 1 } } } },
  steps = {
    p2.may_choose_exactly { "adds to Toy Scout", done },
    p2.adds_to "Toy Scout",
    expect { p2, build_points = 0 },
  },
}

scenario "Jar Jar Binks (C) gets no build point outside his build step" {
  quiet = { "ROTS-18/activated" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { build_points = 0, hand = { "Toy Gift" }, character = { "Jar Jar Binks (C)" } } },
  steps = {
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
  },
}

scenario "Jar Jar Binks (C) draws no card without a build point" {
  quiet = { "ROTS-18/activated-2" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { build_points = 0, hand = { "Toy Gift" }, deck = { "Toy Luck" }, character = { "Jar Jar Binks (C)" } } },
  steps = {
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
    expect { p2.deck, count = 1 },
  },
}

scenario "Jar Jar Binks (C), tapped, gets no build point" {
  quiet = { "ROTS-18/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 0, hand = { "Toy Gift" }, build = { { "Toy Scout", counters = 2 } }, character = { { "Jar Jar Binks (C)", tapped = true } } } },
  steps = {
    p2.may_not_choose { "uses Jar Jar Binks (C)" },
    p2.deploys "Toy Scout",
    expect { p2, build_points = 0 },
  },
}

scenario "Jar Jar Binks (C), tapped, draws no card" {
  quiet = { "ROTS-18/activated-2" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { build_points = 1, hand = { "Toy Gift" }, deck = { "Toy Luck" }, character = { { "Jar Jar Binks (C)", tapped = true } } } },
  steps = {
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
    expect { p2.deck, count = 1 },
  },
}

scenario "Super Battle Droid 7EX draws nothing for another that is discarded" {
  quiet = { "ROTS-36/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Super Battle Droid 7EX", tapped = true }, { "Toy Guard", tapped = true } }, deck = { "Toy Gift", "Toy Luck", "Toy Storm" } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.attacks "Toy Guard",
    expect { p1.discard, exactly = { "Toy Guard" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "Super Battle Droid 7EX draws nothing for damage that it survives" {
  quiet = { "ROTS-36/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Super Battle Droid 7EX", tapped = true } }, deck = { "Toy Gift", "Toy Luck", "Toy Storm" } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.attacks "Super Battle Droid 7EX",
    expect { p1.unit "Super Battle Droid 7EX", damage = 3 },
    expect { p1.hand, count = 0 },
  },
}

scenario "Unexpected Attack is for this turn only" {
  rules = { "ROTS-38/completed" },
  given = { phase = "dark builds", chance = { 3 },
    p1 = { hand = { "Unexpected Attack" }, space = { "Toy Fighter" }, character = { "Toy Guard" } },
    p2 = { space = { { "Toy Freighter", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.completes "Unexpected Attack",
    p1.finishes,
    p1.finishes,
    p1.taps "Toy Guard",
    p1.taps "Toy Fighter",
    p1.finishes,
    p1.finishes,
    p2.finishes,
    p1.may_choose_exactly { "attacks Toy Freighter", "taps Toy Fighter" },
  },
}

scenario "Unexpected Attack in hand changes no battle" {
  quiet = { "ROTS-38/completed" },
  given = { phase = "battle",
    p1 = { hand = { "Unexpected Attack" }, space = { "Toy Fighter" }, character = { "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.taps "Toy Fighter",
    p1.taps "Toy Guard",
  },
}

scenario "Destroyer Droid, Q Series: power and Accuracy without speed and Stun" {
  rules = { "ROTS-49/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Destroyer Droid, Q Series" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.chooses(2),
    expect { p1.unit "Destroyer Droid, Q Series", speed = 40, stun = 0, accuracy = 1, power = 5 },
  },
}

scenario "Destroyer Droid, Q Series does nothing from the build zone" {
  quiet = { "ROTS-49/whenever" },
  given = { phase = "battle",
    p1 = { retreated = { "Destroyer Droid, Q Series" }, character = { "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Guard", "taps Toy Guard" },
  },
}

scenario "Buzz Droid, untapped again, bites nobody" {
  quiet = { "ROTS-78/whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1 },
    p1 = { space = { "Buzz Droid" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Freighter", tapped = true } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p1.taps "Toy Walker",
    p1.declines,
    p1.finishes,
    p1.finishes,
    p2.finishes,
    p1.is_asked,
    expect { p2.unit "Toy Freighter", damage = 0 },
  },
}

scenario "Buzz Droid, tapped without an attack, bites nobody" {
  quiet = { "ROTS-78/whenever" },
  given = { phase = "battle",
    p1 = { space = { { "Buzz Droid", tapped = true }, "Toy Fighter" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Toy Freighter", damage = 0 },
  },
}

scenario "No card is drawn for another unit than the V-wing" {
  quiet = { "ROTS-110/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" }, deck = { "Toy Walker" } },
    p2 = { space = { { "V-wing Clone Starfighter", tapped = true }, { "Toy Fighter", tapped = true } }, deck = { "Toy Trooper" } } },
  steps = {
    p1.attacks "Toy Fighter",
    expect { p2.discard, exactly = { "Toy Fighter" } },
    expect { p2.hand, count = 0 },
    expect { p1.hand, count = 0 },
  },
}
