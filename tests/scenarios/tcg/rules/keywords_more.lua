-- Keywords, further cases (glossary): Overkill, Retaliate, Intercept, Bombard, Lucky, "must attack".

scenario "Overkill: hits beyond the health of the defending unit go to another one, where Armor does not count" {
  rules = { "TCG-KW-OVE-01" },
  cites = { { "TCG-KW-OVE-02", "hits are counted against the defending unit; the second one only takes damage" } },
  given = { phase = "attack", arena = "ground", chance = { 4, 4, 4, 4, 4 },
    p1 = { ground = { "Toy Dozer", "Toy Trooper" } },
    p2 = { ground = { { "Toy Trooper", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p1.chooses "Toy Tank",
    p1.chooses(3),
    expect { p2.unit "Toy Tank", damage = 3 },
    expect { p2.discard, exactly = { "Toy Trooper" } },
  },
}

scenario "Retaliate: dice of damage to the attacker when the attack ends, even from the discard pile" {
  rules = { "TCG-KW-RET-01", "TCG-KW-RET-02" },
  cites = { { "TCG-KW-CRI-04", "Critical Hit is read when attack dice are counted, and nowhere else" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1, 4, 3 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, ground = { { "Toy Brawler", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Brawler",
    p2.uses "Toy Brawler",
    expect { p2.discard, exactly = { "Toy Brawler" } },
    expect { p1.unit "Toy Walker", damage = 1 },
  },
}

scenario "Dice of damage: 4 and more, and Accuracy does not count" {
  rules = { "TCG-GLO-10", "TCG-GLO-11", "TCG-KW-RET-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 3, 3, 4 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Elite Guardian", tapped = true } } } },
  steps = {
    p2.attacks "Elite Guardian",
    p1.uses("Elite Guardian", "(ability 2)"),
    expect { p2.unit "Toy Guard", damage = 1 },
  },
}

scenario "If an attack passes from one unit to another, both may retaliate" {
  cites = { { "TCG-KW-RET-04", "each unit that was attacked has used its own ability" } },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 1, 1, 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Elite Guardian", tapped = true }, { "Elite Guardian", tapped = true } } } },
  steps = {
    p2.attacks "Elite Guardian#2",
    p1.uses("Elite Guardian", "(ability 2)"),
    p1.uses "Elite Guardian",
    p1.uses("Elite Guardian", "(ability 2)"),
    expect { p2.unit "Toy Guard", damage = 2 },
  },
}

scenario "Intercept is for an attack on another unit" {
  rules = { "TCG-KW-INT-01" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, hand = { "Toy Gift" }, ground = { { "Toy Shieldbearer", tapped = true } } } },
  steps = {
    p1.attacks "Toy Shieldbearer",
    p2.cannot { "uses", "Toy Shieldbearer", because = "TCG-KW-INT-01" },
    p2.passes,
    p2.passes,
  },
}

scenario "Intercept by a unit that cannot be attacked: the Force is paid, the defending unit stays" {
  rules = { "TCG-ATKFX-02" },
  cites = { { "TCG-KW-INT-02", "whether it can be attacked is asked when the ability takes effect" } },
  given = { phase = "battle", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 2, hand = { "Toy Fog" }, ground = { { "Toy Shieldbearer", tapped = true }, { "Toy Tank", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p2.plays "Toy Fog",
    p2.chooses "Toy Shieldbearer",
    p1.attacks "Toy Tank",
    p2.uses "Toy Shieldbearer",
    expect { p2, force = 0 },
    expect { p2.unit "Toy Shieldbearer", damage = 0 },
  },
}

scenario "Bombard is an attack on the Ground arena only; Accuracy counts" {
  rules = { "TCG-KW-BOM-03" },
  cites = { { "TCG-GLO-18", "the printed power and the stack are left out, everything else is added" } },
  given = { phase = "attack", arena = "space", chance = { 3, 3, 1 },
    p1 = { space = { "Trade Federation Cruiser", "Toy Freighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
    expect { p2.unit "Toy Fighter", damage = 0 },
  },
}

scenario "Lucky values are added up" {
  rules = { "TCG-KW-LUC-02" },
  cites = { { "TCG-NEW-03", "Lucky, Hidden Cost, Upkeep and Bounty are built as this edition has them" } },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 6 },
    p1 = { character = { "Jar Jar Binks (C)", "Oola (A)" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p1.uses "Jar Jar Binks (C)",
    p1.chooses(1),
    p1.chooses(2),
    p1.finishes,
    expect { p2.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Accuracy 1 against Armor: 4, 5 and 6 hit" {
  rules = { "TCG-KW-ACC-01", "TCG-KW-ARM-01" },
  cites = { { "TCG-KW-ARM-02", "worked example of TCG-KW-ARM-01, shown with toy cards" } },
  given = { phase = "attack", arena = "ground", chance = { 4, 3 },
    p1 = { ground = { "Toy Marksman", "Toy Trooper" } },
    p2 = { ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    expect { p2.unit "Toy Tank", damage = 1 },
  },
}

scenario "Accuracy is the same on a unit of any arena, printed or given" {
  cites = { { "TCG-ABL-03", "the keywords are numbers that the same code reads on every card" } },
  given = { phase = "attack", arena = "character", chance = { 3, 3, 2, 2, 2, 2, 1 },
    p1 = { character = { "IG-88 (A)", "Dash Rendar (A)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    expect { p1.unit "IG-88 (A)", accuracy = 1 },
    expect { p1.unit "Dash Rendar (A)", accuracy = 1 },
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Shields gained before the roll take dice away" {
  rules = { "TCG-KW-SHI-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Toy Screen" }, ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.plays "Toy Screen",
    expect { p2.unit "Toy Tank", damage = 2, zone = "ground" },
  },
}

scenario "Shields gained after the roll change nothing" {
  cites = { { "TCG-KW-SHI-01", "its second half: Shields are asked for when the dice are rolled, and not again" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Toy Late Screen" }, ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.passes,
    p2.plays "Toy Late Screen",
    p2.finishes,
    expect { p2.unit "Toy Tank", damage = 3 },
  },
}

scenario "A unit that must attack may not use an ability in its place" {
  rules = { "TCG-ATKFX-06" },
  given = { phase = "battle",
    p1 = { character = { "Salacious B. Crumb (A)" }, space = { { "Toy Fighter", tapped = true } } },
    p2 = { space = { "Toy Bombardier" } } },
  steps = {
    p1.uses "Salacious B. Crumb (A)",
    p2.may_choose_exactly { "attacks Toy Fighter" },
    p2.attacks "Toy Fighter",
  },
}

scenario "Of several units that it must attack its player chooses one" {
  rules = { "TCG-ATKFX-07" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Second Wind" }, character = { "Salacious B. Crumb (A)" }, ground = { { "Toy Trooper", tapped = true }, { "Toy Scout", tapped = true }, { "Toy Tank", tapped = true } } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.uses "Salacious B. Crumb (A)",
    p1.chooses "Toy Trooper",
    p1.plays "Toy Second Wind",
    p1.chooses "Salacious B. Crumb (A)",
    p1.uses "Salacious B. Crumb (A)",
    p1.chooses "Toy Scout",
    p2.may_choose_exactly { "attacks Toy Trooper", "attacks Toy Scout" },
    p2.attacks "Toy Scout",
  },
}

scenario "A card that is treated as a Jedi is one in the discard pile too" {
  cites = { { "TCG-GLO-25", "the words are part of the card's subtypes, wherever it lies" },
    { "TCG-GLO-26", "worked example of TCG-GLO-25, shown with another card" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Honor the Fallen", counters = 2 } }, discard = { "Kyle Katarn (A)", "Toy Guard" } } },
  steps = {
    p2.completes "Honor the Fallen",
    expect { p2, force = 1 },
  },
}
