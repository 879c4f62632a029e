-- Pass or play: who may play what, and when (section 3). p1 is the Dark Side, p2 the Light Side.

scenario "In a chance Dark plays or passes first, then Light; two passes in a row close it" {
  rules = { "TCG-POP-02", "TCG-GEN-05" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift", "Toy Gift" } },
    p2 = { hand = { "Toy Gift", "Toy Trooper" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", "plays Toy Gift", pass },
    p1.passes,
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.plays "Toy Gift",
    p1.plays "Toy Gift",
    p2.may_choose_exactly { pass },
    p2.passes,
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    expect { p1, force = 2 },
    expect { p2, force = 2 },
  },
}

scenario "A chance begins with triggered abilities, and goes back to them after each card" {
  rules = { "TCG-POP-01" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, ground = { "Toy Broker" } },
    p2 = { hand = { "Toy Gift" } } },
  steps = {
    p1.plays "Toy Gift",
    p2.is_asked,
    expect { p1, force = 3 },
    expect { table, waiting = 0 },
    p2.plays "Toy Gift",
    expect { p1, force = 4 },
    expect { p2, force = 2 },
  },
}

scenario "Even the build roll opens a chance for rerolls and for nothing else" {
  rules = { "TCG-POP-03" },
  given = { phase = "ready", chance = { 2, 6 },
    p1 = { hand = { "Toy Gift" } },
    p2 = { hand = { "Toy Luck", "Toy Gift" } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.passes,
    p2.cannot { "plays", "Toy Gift", because = "TCG-POP-03" },
    p2.may_choose_exactly { "plays Toy Luck", pass },
    p2.plays "Toy Luck",
    p2.may_choose_exactly { 1, done },
    p2.chooses(1),
    expect { p1, build_points = 6 },
    expect { p2, build_points = 6, force = 3 },
  },
}

scenario "Damage about to be done opens a chance to prevent it and for nothing else" {
  rules = { "TCG-POP-04" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Barrage" } },
    p2 = { force = 2, hand = { "Toy Barrier", "Toy Gift" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.is_asked,
    expect { p2.unit "Toy Trooper", damage = 0, pending = 2 },
    p2.cannot { "plays", "Toy Gift", because = "TCG-POP-04" },
    p2.may_choose_exactly { "plays Toy Barrier", pass },
    p2.plays "Toy Barrier",
    expect { p2.unit "Toy Trooper", damage = 0, pending = 0 },
    expect { p2, force = 1 },
    expect { p1, force = 0 },
  },
}

scenario "Damage that nobody prevents is done when the chance ends" {
  rules = { "TCG-POP-04" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Barrage" } },
    p2 = { force = 2, hand = { "Toy Barrier" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    expect { p2.unit "Toy Walker", damage = 0, pending = 2 },
    p2.may_choose_exactly { "plays Toy Barrier", pass },
    p2.passes,
    expect { p2.unit "Toy Walker", damage = 2, pending = 0 },
  },
}

scenario "What prevents damage cannot be played in any other chance" {
  rules = { "TCG-PHR-12" },
  given = { phase = "battle",
    p2 = { force = 2, hand = { "Toy Barrier", "Toy Gift" }, ground = { "Toy Walker" } } },
  steps = {
    p2.cannot { "plays", "Toy Barrier", because = "TCG-PHR-12" },
    p2.may_choose_exactly { "plays Toy Gift", pass },
  },
}

scenario "A Battle card that was played may be disrupted; its cost is lost" {
  rules = { "TCG-POP-06", "TCG-PHR-04", "TCG-PHR-03" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" } },
    p2 = { force = 1, hand = { "Toy Denial", "Toy Gift" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Barrage",
    expect { p1, force = 1 },
    p2.cannot { "plays", "Toy Gift", because = "TCG-PHR-03" },
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.plays "Toy Denial",
    expect { p2.unit "Toy Trooper", damage = 0 },
    expect { p1, force = 1 },
    expect { p2, force = 0 },
    expect { p1.discard, exactly = { "Toy Barrage" } },
    expect { p2.discard, exactly = { "Toy Denial" } },
  },
}

scenario "A Battle card that nobody disrupts takes effect after the chance" {
  rules = { "TCG-POP-06" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" } },
    p2 = { force = 1, hand = { "Toy Denial" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.passes,
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "A disrupt of a disrupt: the first card has its effect after all" {
  rules = { "TCG-POP-06" },
  cites = { { "TCG-PHR-05", "a disrupt is played like every Battle card, so it has a disrupt chance of its own" } },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage", "Toy Denial" } },
    p2 = { force = 1, hand = { "Toy Denial" }, ground = { "Toy Trooper", "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.plays "Toy Denial",
    p1.may_choose_exactly { "plays Toy Denial", pass },
    p1.plays "Toy Denial",
    p1.may_choose_exactly { "Toy Trooper", "Toy Walker" },
    p1.chooses "Toy Trooper",
    expect { p2.unit "Toy Trooper", zone = "discard" },
    expect { p1, force = 0 },
    expect { p2, force = 0 },
    expect { p1.discard, exactly = { "Toy Barrage", "Toy Denial" } },
  },
}

scenario "A disrupt that is not disrupted in turn stops the card" {
  rules = { "TCG-POP-06" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage", "Toy Denial" } },
    p2 = { force = 1, hand = { "Toy Denial" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.plays "Toy Denial",
    p1.passes,
    expect { p2.unit "Toy Trooper", damage = 0, zone = "ground" },
    expect { p1.hand, exactly = { "Toy Denial" } },
  },
}

scenario "An activated ability may be disrupted; the unit stays tapped" {
  rules = { "TCG-POP-06" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Gunner" } },
    p2 = { force = 1, hand = { "Toy Denial" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy Gunner",
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.plays "Toy Denial",
    expect { p1.unit "Toy Gunner", tapped = true },
    expect { p2.unit "Toy Trooper", damage = 0 },
  },
}

scenario "A Mission that is completed may be disrupted" {
  rules = { "TCG-POP-06" },
  given = { phase = "dark builds",
    p1 = { build = { { "Toy Survey", counters = 2 } }, deck = { "Toy Trooper", "Toy Scout" } },
    p2 = { force = 1, hand = { "Toy Denial" } } },
  steps = {
    p1.completes "Toy Survey",
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.plays "Toy Denial",
    expect { p1.hand, count = 0 },
    expect { p1.discard, exactly = { "Toy Survey" } },
  },
}

scenario "A triggered disrupt comes before those that are played" {
  rules = { "TCG-POP-06" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" } },
    p2 = { force = 3, hand = { "Toy Denial" }, ground = { "Toy Censor" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.may_choose_exactly { accept, decline },
    p2.accepts,
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.passes,
    expect { p2.unit "Toy Censor", damage = 0 },
    expect { p2, force = 1 },
  },
}

scenario "Nobody disrupts their own card" {
  rules = { "TCG-PHR-02" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage", "Toy Denial" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.cannot { "plays", "Toy Denial", because = "TCG-PHR-02" },
    p1.plays "Toy Barrage",
    p1.may_choose_exactly { "Toy Walker" },  -- the effect already
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Outside the chances no Battle card and no activated ability can be played" {
  rules = { "TCG-GLO-32" },
  given = { phase = "dark builds",
    p1 = { force = 3, hand = { "Toy Gift" }, ground = { "Toy Gunner" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.cannot { "plays", "Toy Gift", because = "TCG-GLO-32" },
    p1.cannot { "uses", "Toy Gunner", because = "TCG-GLO-32" },
    p1.may_choose_exactly { done },
  },
}
