-- Hidden Cost: a facedown card is deployed in a chance by paying Force for the rest of its build cost.

scenario "A facedown card with enough counters is deployed for Force" {
  rules = { "TCG-KW-HID-01" },
  given = { phase = "battle",
    p1 = { force = 4, build = { { "Toy Ambusher", counters = 2 }, { "Toy Ambusher", counters = 1 }, { "Toy Trooper", counters = 2 } } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.may_choose_exactly { "deploys Toy Ambusher", pass },
    p1.deploys "Toy Ambusher",
    expect { p1.ground, exactly = { "Toy Ambusher" } },
    expect { p1.build, exactly = { "Toy Ambusher", "Toy Trooper" } },
    expect { p1.unit "Toy Ambusher", damage = 0, tapped = false },
    expect { p1, force = 1 },
  },
}

scenario "Without Force for the rest it stays facedown" {
  rules = { "TCG-GLO-20" },
  given = { phase = "battle",
    p1 = { force = 2, build = { { "Toy Ambusher", counters = 2 } } } },
  steps = {
    p1.cannot { "deploys", "Toy Ambusher", because = "TCG-GLO-20" },
    p1.may_choose_exactly { pass },
  },
}

scenario "Whoever has a facedown card with counters is asked, whatever it is" {
  rules = { "TCG-KW-HID-01" },
  given = { phase = "battle",
    p1 = { force = 9, build = { { "Toy Trooper", counters = 2 } } },
    p2 = { force = 9, build = { { "Toy Ambusher", counters = 2 } } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.passes,
    p2.may_choose_exactly { "deploys Toy Ambusher", pass },
  },
}

scenario "Hidden Cost works in a reroll chance, not in one made by damage" {
  rules = { "TCG-KW-HID-02" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 9, ground = { { "Toy Walker", tapped = true } }, hand = { "Toy Barrier" }, build = { { "Toy Ambusher", counters = 2 } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.may_choose_exactly { "deploys Toy Ambusher", pass },  -- after the declaration
    p2.passes,
    p2.may_choose_exactly { "deploys Toy Ambusher", pass },  -- the reroll chance
    p2.passes,
    p2.cannot { "deploys", "Toy Ambusher", because = "TCG-KW-HID-02" },
    p2.may_choose_exactly { "plays Toy Barrier", pass },     -- the chance to prevent damage
    p2.passes,
    expect { p2.unit "Toy Walker", damage = 1 },
    p2.may_choose_exactly { "deploys Toy Ambusher", pass },  -- after the attack
  },
}

scenario "Hidden Cost does not work in a chance made by disrupt" {
  rules = { "TCG-KW-HID-02" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" } },
    p2 = { force = 9, hand = { "Toy Denial" }, build = { { "Toy Ambusher", counters = 2 } } } },
  steps = {
    p1.plays "Toy Gift",
    p2.cannot { "deploys", "Toy Ambusher", because = "TCG-KW-HID-02" },
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.passes,
    p2.may_choose_exactly { "deploys Toy Ambusher", pass },
  },
}

scenario "Hidden Cost deploys a unit in the reroll chance of the build roll" {
  rules = { "TCG-POP-03" },
  given = { phase = "ready", chance = { 3 },
    p1 = { build = { { "Toy Ambusher", counters = 2 } } } },
  steps = {
    p1.may_choose_exactly { "deploys Toy Ambusher", pass },
    p1.deploys "Toy Ambusher",
    expect { p1.unit "Toy Ambusher", zone = "ground" },
    expect { p1, force = 1 },
  },
}

scenario "Hidden Cost is an activated ability: it can be disrupted, and the Force is lost" {
  rules = { "TCG-POP-06", "TCG-PHR-04" },
  given = { phase = "battle",
    p1 = { force = 3, build = { { "Toy Ambusher", counters = 2 } } },
    p2 = { force = 1, hand = { "Toy Denial" } } },
  steps = {
    p1.deploys "Toy Ambusher",
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.plays "Toy Denial",
    expect { p1.unit "Toy Ambusher", zone = "build", counters = 2 },
    expect { p1, force = 0 },
  },
}

scenario "In the build step a facedown card needs all its counters" {
  rules = { "TCG-GLO-32" },
  given = { phase = "dark builds",
    p1 = { force = 9, hand = { "Toy Gift" }, build = { { "Toy Ambusher", counters = 2 }, { "Toy Trooper", counters = 2 } } } },
  steps = {
    p1.cannot { "deploys", "Toy Ambusher", because = "TCG-BUILD-03" },
    p1.may_choose_exactly { "deploys Toy Trooper", "keeps back Toy Trooper", done },
  },
}
