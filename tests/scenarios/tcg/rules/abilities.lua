-- Abilities, Battle cards and zones (sections 1 and 3).

scenario "An ability whose cost cannot be paid cannot be played" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 1, character = { { "Kit Fisto (A)", tapped = true }, { "Anakin Skywalker (D)", tapped = true } } } },
  steps = {
    p1.attacks "Kit Fisto (A)",
    expect { p2.unit "Kit Fisto (A)", damage = 1 },
  },
}

scenario "A cost that taps the unit is paid once" {
  rules = { "TCG-CMD-04" },
  cites = { { "TCG-ACTV-04", "a tapped unit cannot be tapped: the cost cannot be paid" }, { "TCG-ACTV-03", "worked example of TCG-CMD-04, with another card" } },
  given = { phase = "dark builds",
    p1 = { ground = { "Reek" }, deck = { "Toy Trooper", "Toy Scout" }, hand = { "Toy Gift" } } },
  steps = {
    p1.uses "Reek",
    p1.chooses "Toy Gift",
    p1.may_choose_exactly { done },
  },
}

scenario "An ability without a tap cost is used once each attack" {
  rules = { "TCG-ACTV-06" },
  cites = { { "TCG-ACTV-05", "the same rule, for what can be used in an attack" } },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1 },
    p1 = { force = 5, ground = { "Toy Scout", { "Toy Officer", tapped = true } }, hand = { "Toy Rally" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.uses "Toy Officer",
    p1.chooses "Toy Scout",
    p1.may_choose_exactly { "plays Toy Rally", pass },
    p1.cannot { "uses", "Toy Officer", because = "TCG-ACTV-06" },
    p1.passes,
  },
}

scenario "Abilities of retreated units do not work, but those that prevent damage do" {
  rules = { "TCG-ABL-05" },
  cites = { { "TCG-ZONE-06", "a unit in the build zone is in no arena: nothing offers to attack it" } },
  given = { phase = "battle", chance = { 6, 6, 6, 1, 1, 1 },
    p1 = { force = 4, hand = { "Homing Missiles Salvo" }, ground = { "Toy Trooper" } },
    p2 = { force = 2, space = { "Toy Fighter" }, retreated = { "Plo Koon's Starfighter (A)" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Homing Missiles Salvo",
    p1.chooses "Plo Koon's Starfighter (A)",
    p2.uses "Plo Koon's Starfighter (A)",
    expect { p2, force = 0 },
  },
}

scenario "Other abilities of a retreated unit are off" {
  rules = { "TCG-ACTV-08" },
  cites = { { "TCG-CMD-07", "it lies in no arena" }, { "TCG-RET-02", "the same rule, said of retreating" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { force = 3, ground = { "Toy Scout" }, retreated = { { "Toy Officer", tapped = true } } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "The cost of a Battle card is paid as it is played, and then it is discarded" {
  rules = { "TCG-BCARD-02", "TCG-ZONE-14" },
  cites = { { "TCG-BCARD-03", "a Battle card is offered in chances only" } },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" }, ground = { "Toy Scout" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    expect { p1, force = 1 },
    expect { p1.discard, exactly = { "Toy Barrage" } },
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "A retreated unit returns to battle in its player's build step" {
  rules = { "TCG-CMD-03" },
  cites = { { "TCG-RET-03", "returning is one of the acts of the build step" }, { "TCG-GLO-21", "and so is deploying" } },
  given = { phase = "dark builds",
    p1 = { retreated = { { "Toy Scout", damage = 1 } } } },
  steps = {
    p1.returns "Toy Scout",
    expect { p1.unit "Toy Scout", zone = "ground", damage = 1 },
  },
}

scenario "Only what is in the same arena is attacked; a Pilot on a unit is not" {
  rules = { "TCG-ZONE-09" },
  cites = { { "TCG-PIL-21", "a Pilot on a unit lies in no arena" }, { "TCG-LOC-09", "a Location is no unit: nothing offers to retreat it" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true, with = { "R2-D2 (J)" } } }, ground = { "Toy Trooper" }, locations = { "Utapau System" } } },
  steps = {
    p1.cannot { "attacks", "Toy Trooper", because = "TCG-ZONE-09" },
    p1.may_choose_exactly { "attacks ARC-170 Starfighter", "taps Toy Fighter" },
  },
}

scenario "Equipment that is not built is not attached" {
  rules = { "TCG-BUILD-03" },
  cites = { { "TCG-EQP-02", "only built Equipment lies face up" }, { "TCG-GLO-19", "facedown and unfinished is partially built" } },
  given = { phase = "dark builds",
    p1 = { build = { { "Droid Battlestaff", counters = 1 } }, character = { "Security Droid" }, build_points = 0 } },
  steps = {
    p1.may_choose_exactly { done },
  },
}

scenario "Critical Hit gained after the roll does not change the attack" {
  rules = { "TCG-KW-CRI-02" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 6 },
    p1 = { force = 2, ground = { "Toy Scout" }, hand = { "Toy Late Strike" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Toy Late Strike",
    p1.finishes,
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

scenario "A unit that looks at the number it changes counts for whoever fits without it" {
  rules = { "TOY-1701/static" },
  cites = { { "TCG-STAT-03", "its condition holds without what the ability itself gives" } },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Crowd", "Toy Walker", "Toy Scout" } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    expect { p1.unit "Toy Crowd", power = 4 },
    expect { p1.unit "Toy Walker", power = 5 },
    expect { p1.unit "Toy Scout", power = 2 },
  },
}
