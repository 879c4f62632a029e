-- Battle of Yavin: cards drawn by lot.

scenario "Sandtrooper Squad intercepts for 3 Force" {
  rules = { "BOY-92/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { force = 4, ground = { { "Sandtrooper Squad", tapped = true }, { "Toy Walker", tapped = true } } },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } } },
  steps = {
    p2.attacks "Toy Walker",
    p1.uses "Sandtrooper Squad",
    expect { p1.unit "Sandtrooper Squad", damage = 2 },
    expect { p1.unit "Toy Walker", damage = 0 },
    expect { p1, force = 1 },
  },
}

scenario "Sandtrooper Squad does not intercept with 2 Force" {
  quiet = { "BOY-92/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { force = 2, ground = { { "Sandtrooper Squad", tapped = true }, { "Toy Walker", tapped = true } } },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } } },
  steps = {
    p2.attacks "Toy Walker",
    p2.is_asked,
    expect { p1.unit "Toy Walker", damage = 2 },
    expect { p1, force = 2 },
  },
}

scenario "Celebrate the Victory: five cards when the opponent has no Space units" {
  rules = { "BOY-3/completed" },
  given = { phase = "light builds",
    p1 = { ground = { "Toy Walker" }, build = { { "Toy Fighter", counters = 3 } } },
    p2 = { build_points = 1, space = { "Toy Fighter" }, build = { { "Celebrate the Victory", counters = 3 } }, deck = { "Toy Gift", "Toy Luck", "Toy Denial", "Toy Scout", "Toy Guard", "Toy Walker" } } },
  steps = {
    p2.completes "Celebrate the Victory",
    expect { p2.hand, exactly = { "Toy Gift", "Toy Luck", "Toy Denial", "Toy Scout", "Toy Guard" } },
  },
}

scenario "Celebrate the Victory is not completed while the opponent has a Space unit" {
  quiet = { "BOY-3/completed" },
  given = { phase = "light builds",
    p1 = { space = { "Toy Fighter" } },
    p2 = { build_points = 1, hand = { "Toy Walker" }, build = { { "Celebrate the Victory", counters = 3 } }, deck = { "Toy Gift" } } },
  steps = {
    p2.cannot { "completes", "Celebrate the Victory", because = "TCG-GEN-06" },
    p2.builds "Toy Walker",
  },
}

scenario "Celebrate the Victory is not completed while the opponent has a retreated Space unit" {
  quiet = { "BOY-3/completed" },
  given = { phase = "light builds",
    p1 = { retreated = { "Toy Fighter" } },
    p2 = { build_points = 1, hand = { "Toy Walker" }, build = { { "Celebrate the Victory", counters = 3 } }, deck = { "Toy Gift" } } },
  steps = {
    p2.cannot { "completes", "Celebrate the Victory", because = "TCG-GEN-06" },
    p2.builds "Toy Walker",
  },
}

scenario "Death Star (C): a Starfighter that attacks it has Critical Hit 3" {
  rules = { "BOY-11/static" },
  given = { phase = "attack", arena = "space", chance = { 6, 1 },
    p1 = { space = { { "Death Star (C)", tapped = true } } },
    p2 = { space = { "A-Wing", "Toy Freighter" } } },
  steps = {
    p2.attacks "Death Star (C)",
    expect { p1.unit "Death Star (C)", damage = 4 },
    expect { p2.unit "A-Wing", critical = 0 },
  },
}

scenario "Death Star (C): no Critical Hit for a Starfighter that attacks another unit" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space", chance = { 6, 1 },
    p1 = { space = { { "Death Star (C)", tapped = true }, { "Toy Freighter", tapped = true } } },
    p2 = { space = { "A-Wing", "Toy Freighter" } } },
  steps = {
    p2.attacks "Toy Freighter",
    expect { p1.unit "Toy Freighter", damage = 1 },
  },
}

scenario "Death Star (C): no Critical Hit for an attacker that is no Starfighter" {
  rules = { "BOY-11/static" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 1, 6, 1 },
    p1 = { force = 1, hand = { "Toy Weight" }, space = { { "Death Star (C)", tapped = true } } },
    p2 = { space = { "Toy Fighter", "Red Squadron X-Wing" } } },
  steps = {
    p2.attacks "Death Star (C)",
    p1.is_asked,
    expect { p2.unit "Red Squadron X-Wing", critical = 1 },
    p1.passes,
    p1.passes,
    p1.passes,
    p1.passes,
    expect { p1.unit "Death Star (C)", damage = 2 },
    p2.attacks "Death Star (C)",
    p1.is_asked,
    expect { p2.unit "Red Squadron X-Wing", critical = 4 },
    p1.passes,
  },
}

scenario "Death Star (C): every unit in the Ground arena is discarded, of both sides" {
  rules = { "BOY-11/activated" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Death Star (C)" }, ground = { "Toy Walker", { "Imperial Speeder Bike", with = { "Scout Trooper" } } }, character = { "Toy Guard" } },
    p2 = { ground = { "Toy Walker", "Toy Scout" }, retreated = { "Toy Fighter", "Toy Tank" }, character = { "Toy Padawan" } } },
  steps = {
    p1.uses "Death Star (C)",
    expect { p1.unit "Death Star (C)", tapped = true },
    expect { p1.discard, exactly = { "Toy Walker", "Imperial Speeder Bike", "Scout Trooper" } },
    expect { p2.discard, exactly = { "Toy Walker", "Toy Scout" } },
    expect { p2.retreated, exactly = { "Toy Fighter", "Toy Tank" } },
    expect { p2.unit "Toy Padawan", zone = "character" },
  },
}

scenario "Death Star (C) spares the ground while the opponent has a unit in the Space arena" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Death Star (C)" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Fighter", "taps Death Star (C)" },
  },
}
