-- The Phantom Menace: activated abilities that a card gives to others.

scenario "Swamps of Naboo: a Gungan unit has Evade 1 for nothing" {
  rules = { "PM-83/static" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker" }, locations = { { "Swamps of Naboo", arena = "ground" } } },
    p2 = { force = 0, ground = { { "Toy Gungan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Gungan",
    p2.may_choose_exactly { "uses Toy Gungan (given to it)", pass },
    p2.uses("Toy Gungan", "(given to it)"),
    expect { p2.unit "Toy Gungan", damage = 1 },
  },
}

scenario "Swamps of Naboo: once against the same damage, and it need not be used" {
  rules = { "TCG-ACTV-06" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker" }, locations = { { "Swamps of Naboo", arena = "ground" } } },
    p2 = { force = 0, ground = { { "Toy Gungan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Gungan",
    p2.uses("Toy Gungan", "(given to it)"),
    expect { p2.unit "Toy Gungan", damage = 2 },
  },
}

scenario "Swamps of Naboo: no other unit has it" {
  quiet = { "PM-83/static" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker" }, locations = { { "Swamps of Naboo", arena = "ground" } } },
    p2 = { force = 0, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "A given ability for the build step" {
  rules = { "TOY-1715/static" },
  given = { phase = "dark builds",
    p1 = { force = 0, hand = { "Toy Walker" }, ground = { "Toy Gungan", "Toy Scout" }, locations = { { "Toy Barracks", arena = "ground" } } },
    p2 = { ground = { "Toy Gungan" } } },
  steps = {
    p1.uses("Toy Gungan", "(given to it)"),
    expect { p1, force = 1 },
    expect { p1.unit "Toy Gungan", tapped = true },
  },
}

scenario "A given ability in place of an attack" {
  rules = { "TOY-1715/static" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Gungan", "Toy Drummer" }, locations = { { "Toy Barracks", arena = "ground" } } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Walker", "uses Toy Gungan (given to it)", "taps Toy Gungan" },
    p1.uses("Toy Gungan", "(given to it)"),
    expect { p2.unit "Toy Walker", damage = 3 },
    expect { p1.unit "Toy Gungan", tapped = true },
  },
}
