-- Phrases on cards (section 3), further cases.

scenario "An effect for this attack is played during an attack" {
  rules = { "TCG-PHR-07" },
  cites = { { "TCG-GLO-28", "the attack is the time from the choice of the defending unit to its end" } },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Rally", "Toy Gift" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.cannot { "plays", "Toy Rally", because = "TCG-PHR-07" },
    p1.passes,
  },
}

scenario "Dice are rerolled right after they were rolled" {
  rules = { "TCG-PHR-15" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Luck", "Toy Gift" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.cannot { "plays", "Toy Luck", because = "TCG-PHR-15" },
    p1.passes,
  },
}

scenario "A rerolled die counts as it lies now" {
  rules = { "TCG-PHR-16" },
  cites = { { "TCG-GLO-16", "the face that lies there after rerolls is the natural result" },
    { "TCG-GLO-08", "three hits were left, three counters were put" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Toy Luck" }, ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.plays "Toy Luck",
    p2.chooses(1),
    p2.finishes,
    expect { p2.unit "Toy Tank", damage = 3 },
  },
}

scenario "Prevention does not take counters away" {
  rules = { "TCG-POP-04" },
  cites = { { "TCG-PHR-11", "only what is about to be done is lowered" },
    { "TCG-GLO-15", "what is left is health less counters" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Toy Barrier" }, ground = { { "Toy Tank", damage = 2, tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.plays "Toy Barrier",
    expect { p2.unit "Toy Tank", damage = 2 },
  },
}

scenario "Damage counters that are put are not damage" {
  cites = { { "TCG-GLO-07", "nobody is asked: there is no chance to prevent" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Bombardier", "Toy Freighter" } },
    p2 = { force = 1, hand = { "Toy Barrier" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.uses "Toy Bombardier",
    expect { p2.unit "Toy Freighter", damage = 1 },
    expect { p2, force = 1 },
  },
}

scenario "What a card forbids beats what another allows" {
  rules = { "TCG-GEN-07" },
  cites = { { "TCG-GEN-08", "the rule that lets Battle cards be played in a chance is overridden by the card" } },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, locations = { "Rancor Pit" }, character = { { "Toy Guard", tapped = true }, { "Shaak Ti (A)", tapped = true } }, hand = { "Toy Screen", "Toy Barrier" } } },
  steps = {
    p1.attacks "Shaak Ti (A)",
    p2.cannot { "plays", "Toy Screen", because = "TCG-GEN-07" },
    p2.passes,
  },
}

scenario "A tapped unit cannot pay a tap cost; an untapped one can, and attack" {
  cites = { { "TCG-GLO-01", "tapping is a cost that must be possible" },
    { "TCG-GLO-31", "untapped, it may do all that again" } },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Second Wind" }, ground = { { "Toy Gunner", tapped = true } } },
    p2 = { ground = { "Toy Tank" } } },
  steps = {
    p1.cannot { "uses", "Toy Gunner", because = "TCG-GLO-01" },
    p1.plays "Toy Second Wind",
    p1.chooses "Toy Gunner",
    p1.may_choose { "uses Toy Gunner" },
    p1.passes,
  },
}

scenario "A unit is tapped when it attacks, retreats or pays with it" {
  cites = { { "TCG-GLO-24", "the flag is set in these three places" },
    { "TCG-GLO-22", "a retreat is a move from an arena to the build zone" } },
  given = { phase = "dark retreats", chance = { 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.retreats "Toy Walker",
    p1.finishes,
    p1.attacks "Toy Tank",
    expect { p1.unit "Toy Walker", zone = "retreated" },
  },
}

scenario "Retreating prevents no damage" {
  rules = { "TCG-ATK-09" },
  cites = { { "TCG-RET-04", "the hits are already assigned" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Toy Escape" }, ground = { { "Toy Walker", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.plays "Toy Escape",
    p2.finishes,
    expect { p2.unit "Toy Walker", damage = 4, zone = "retreated" },
  },
}

scenario "Choose one: the way is said when the ability is played, before it can be disrupted" {
  rules = { "TCG-PHR-01" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Toy Denial" }, character = { "Toy Guard" } },
    p2 = { character = { "R4-P17 (A)", "Toy Padawan" }, space = { { "ARC-170 Starfighter", damage = 1 } } } },
  steps = {
    p1.passes,
    p2.uses "R4-P17 (A)",
    p2.chooses(2),
    p1.may_choose_exactly { "plays Toy Denial", pass },
    p1.passes,
    expect { p2.unit "ARC-170 Starfighter", damage = 0, zone = "space" },
    expect { p2, build_points = 0 },
  },
}

scenario "Choose one: a way that is disrupted is lost, and no other is asked for" {
  rules = { "TCG-PHR-01" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Toy Denial" }, character = { "Toy Guard" } },
    p2 = { character = { "R4-P17 (A)", "Toy Padawan" }, space = { { "ARC-170 Starfighter", damage = 1 } } } },
  steps = {
    p1.passes,
    p2.uses "R4-P17 (A)",
    p2.chooses(1),
    p1.plays "Toy Denial",
    expect { p2.unit "R4-P17 (A)", tapped = true },
    expect { p2.unit "ARC-170 Starfighter", damage = 1, zone = "space" },
    expect { p2, build_points = 0 },
  },
}

scenario "Choose one: each way has its own time" {
  cites = { { "TCG-PHR-01", "ways for different times are effects of their own: the one that is for now is played" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1 },
    p1 = { force = 1, hand = { "Toy Choice" }, ground = { "Toy Trooper", "Toy Walker" } },
    p2 = { force = 1, hand = { "Toy Choice" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Toy Choice",
    p1.may_choose_exactly { "Toy Trooper", "Toy Walker" },
    p1.chooses "Toy Trooper",
    expect { p1.unit "Toy Trooper", power = 4 },
    p2.passes,
    p2.plays "Toy Choice",
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}
