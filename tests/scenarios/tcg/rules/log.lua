-- What cards ask about the past: happened(act, period), was(act, period).

scenario "Attacks of this turn are counted" {
  rules = { "TOY-1710/static" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { ground = { "Toy Drummer", "Toy Scout", "Toy Trooper" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    expect { p1.unit "Toy Drummer", power = 1 },
    p1.attacks "Toy Walker",
    expect { p1.unit "Toy Drummer", power = 2 },
    p1.attacks "Toy Walker",
    expect { p1.unit "Toy Drummer", power = 3 },
  },
}

scenario "Attacks of an earlier turn are not counted, nor those of the other player" {
  quiet = { "TOY-1710/static" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { ground = { { "Toy Drummer", tapped = true } } },
    p2 = { ground = { "Toy Scout" } } },
  steps = {
    p2.attacks "Toy Drummer",
    expect { p1.unit "Toy Drummer", power = 1 },
  },
}

scenario "Of a unit: it has attacked this turn" {
  rules = { "TOY-1711/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { force = 1, hand = { "Toy Reckoning" }, ground = { { "Toy Walker", tapped = true } } },
    p2 = { ground = { "Toy Scout", { "Toy Trooper", tapped = true } } } },
  steps = {
    p2.attacks "Toy Walker",
    p1.plays "Toy Reckoning",
    expect { p2.unit "Toy Scout", damage = 1 },
    expect { p2.unit "Toy Trooper", damage = 0 },
  },
}

scenario "Of an attack only what happened in it is counted" {
  rules = { "TOY-1712/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 6, 6 },
    p1 = { force = 0, ground = { { "Toy Chronicler", tapped = true } } },
    p2 = { ground = { "Toy Scout", "Toy Trooper", "Toy Drummer" } } },
  steps = {
    p2.attacks "Toy Chronicler",
    expect { p1, force = 1 },
    p2.attacks "Toy Chronicler",
    expect { p1, force = 2 },
  },
}
