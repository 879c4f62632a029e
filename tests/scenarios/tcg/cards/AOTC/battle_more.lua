-- Attack of the Clones: battle_more.

scenario "Battle Fatigue: 1 power less for every unit of an arena in which nobody has attacked" {
  rules = { "AOTC-5/effect" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Battle Fatigue" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Trooper" }, space = { "Toy Fighter" } } },
  steps = {
    p1.plays "Battle Fatigue",
    p1.chooses "Ground",
    expect { p1.unit "Toy Walker", power = 3 },
    expect { p2.unit "Toy Trooper", power = 1 },
    expect { p2.unit "Toy Fighter", power = 3 },
  },
}

scenario "Dark Side's Command: an opposing Space unit untaps and attacks its own side" {
  rules = { "AOTC-11/effect" },
  given = { phase = "battle", chance = { 6, 6, 6 },
    p1 = { force = 8, hand = { "Dark Side's Command" }, space = { { "Toy Fighter", tapped = true } } },
    p2 = { space = { { "Toy Fighter", tapped = true }, { "Toy Freighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Dark Side's Command",
    p1.chooses "Toy Fighter",
    p1.accepts,
    p1.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 3 },
  },
}

scenario "Dark Side's Command: declined, the unit attacks as its own player likes" {
  rules = { "TCG-ATKFX-04" },
  given = { phase = "battle", chance = { 6, 6, 6 },
    p1 = { force = 8, hand = { "Dark Side's Command" }, space = { { "Toy Freighter", tapped = true } } },
    p2 = { space = { { "Toy Fighter", tapped = true }, { "Toy Freighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Dark Side's Command",
    p1.chooses "Toy Fighter",
    p1.declines,
    p2.attacks "Toy Freighter",
    expect { p1.unit "Toy Freighter", damage = 3 },
  },
}

scenario "Dark Side's Compulsion: the same in the Ground arena" {
  rules = { "AOTC-12/effect" },
  given = { phase = "battle", chance = { 6, 6 },
    p1 = { force = 8, hand = { "Dark Side's Compulsion" }, ground = { { "Toy Walker", tapped = true } } },
    p2 = { ground = { { "Toy Trooper", tapped = true }, { "Toy Walker", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.plays "Dark Side's Compulsion",
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    p1.may_choose_exactly { "Toy Walker" },
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Hero's Duty: 5 power, and the unit is discarded when the attack ends" {
  rules = { "AOTC-18/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6, 1, 1 },
    p1 = { ground = { { "Toy Walker", tapped = true } } },
    p2 = { force = 4, hand = { "Hero's Duty" }, ground = { "Toy Scout", "Toy Trooper" } } },
  steps = {
    p2.attacks "Toy Walker",
    p2.plays "Hero's Duty",
    p2.chooses "Toy Scout",
    expect { p1.discard, exactly = { "Toy Walker" } },
    expect { p2.discard, exactly = { "Hero's Duty", "Toy Scout" } },
  },
}

scenario "Hero's Flaw: Critical Hit 2 for whoever attacks that Character" {
  rules = { "AOTC-19/effect" },
  given = { phase = "battle", chance = { 6, 1, 1 },
    p1 = { force = 3, hand = { "Hero's Flaw" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.plays "Hero's Flaw",
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Interference in the Senate: 20 speed and 2 power less for an arena of the opponent" {
  rules = { "AOTC-20/effect" },
  given = { phase = "battle",
    p1 = { force = 10, hand = { "Interference in the Senate" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.plays "Interference in the Senate",
    p1.chooses "Ground",
    expect { p2.unit "Toy Walker", speed = 10, power = 2 },
    expect { p1.unit "Toy Walker", speed = 30, power = 4 },
  },
}

scenario "Jedi Knight's Deflection prevents 2 and lets the unit do as much" {
  rules = { "AOTC-26/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 6, hand = { "Jedi Knight's Deflection" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.plays "Jedi Knight's Deflection",
    p2.chooses "Toy Guard",
    expect { p2.unit "Toy Padawan", damage = 1 },
    expect { p1.unit "Toy Guard", damage = 2 },
  },
}

scenario "Power Dive untaps a Starfighter or a Speeder" {
  rules = { "AOTC-39/effect" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { force = 3, hand = { "Power Dive" }, space = { { "Bravo N-1 Starfighter", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.plays "Power Dive",
    expect { p2.unit "Bravo N-1 Starfighter", tapped = false },
    expect { p2.unit "Toy Freighter", tapped = true },
  },
}

scenario "Second Effort rerolls any of your attack dice" {
  rules = { "AOTC-43/effect" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 6, 6, 6 },
    p1 = { force = 5, hand = { "Second Effort" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p1.plays "Second Effort",
    p1.chooses(1),
    p1.chooses(2),
    p1.finishes,
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Spirit of the Fallen: 2 power for your Characters, once one of them was discarded this turn" {
  rules = { "AOTC-47/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 2, hand = { "Spirit of the Fallen" }, character = { { "Naboo Security Guard", tapped = true }, "Toy Padawan" } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p2.plays "Spirit of the Fallen",
    expect { p2.unit "Toy Padawan", power = 4 },
  },
}

scenario "Spirit of the Fallen has nothing to answer while no Character fell" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 2, hand = { "Spirit of the Fallen" }, character = { "Toy Padawan" } } },
  steps = {
    p2.cannot { "plays", "Spirit of the Fallen", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Tyranus's Wrath: 7 power for the attacking unit" {
  rules = { "AOTC-54/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6, 1, 1, 1, 1 },
    p1 = { force = 8, hand = { "Tyranus's Wrath" }, ground = { "Toy Scout", "Toy Trooper" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Tyranus's Wrath",
    expect { p2.discard, exactly = { "Toy Walker" } },
  },
}

scenario "War Will Follow: a retreated Space unit of the opponent comes back untapped" {
  rules = { "AOTC-55/effect" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "War Will Follow" }, space = { "Toy Fighter" } },
    p2 = { retreated = { { "Toy Freighter", tapped = true }, { "Toy Walker", tapped = true } }, ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "War Will Follow",
    expect { p2.unit "Toy Freighter", zone = "space", tapped = false },
    expect { p2.unit "Toy Walker", zone = "retreated" },
  },
}

scenario "Ward of the Jedi: a unit with company cannot be attacked" {
  rules = { "AOTC-56/effect" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 4, hand = { "Ward of the Jedi" }, ground = { "Toy Scout", "Toy Trooper" } } },
  steps = {
    p2.plays "Ward of the Jedi",
    p2.chooses "Toy Trooper",
    p2.taps "Toy Scout",
    p1.may_choose_exactly { "attacks Toy Scout", "taps Toy Walker" },
  },
}

scenario "Anakin's Inspiration: 20 speed for your units of an arena" {
  rules = { "AOTC-63/effect" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 2, hand = { "Anakin's Inspiration" }, ground = { "Toy Trooper" }, space = { "Toy Freighter" } } },
  steps = {
    p2.plays "Anakin's Inspiration",
    p2.chooses "Ground",
    expect { p2.unit "Toy Trooper", speed = 40 },
    expect { p2.unit "Toy Freighter", speed = 20 },
  },
}

scenario "Attract Enemy Fire: another unit of yours is attacked, before the dice are rolled" {
  rules = { "AOTC-66/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, hand = { "Attract Enemy Fire" }, ground = { { "Toy Trooper", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p2.plays "Attract Enemy Fire",
    p2.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 4 },
    expect { p2.unit "Toy Trooper", damage = 0 },
  },
}

scenario "Dark Speed: 30 speed for nothing" {
  rules = { "AOTC-78/effect" },
  given = { phase = "battle",
    p1 = { hand = { "Dark Speed" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Dark Speed",
    expect { p1.unit "Toy Walker", speed = 60 },
  },
}

scenario "Down in Flames discards an opposing Speeder" {
  rules = { "AOTC-82/effect" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Down in Flames" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Trooper", "Speeder Bike Squadron" } } },
  steps = {
    p1.plays "Down in Flames",
    expect { p2.discard, exactly = { "Speeder Bike Squadron" } },
  },
}

scenario "Go to the Temple retreats any of your units in an arena" {
  rules = { "AOTC-87/effect" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 2, hand = { "Go to the Temple" }, ground = { "Toy Scout", "Toy Trooper", "Toy Walker" } } },
  steps = {
    p2.plays "Go to the Temple",
    p2.chooses "Ground",
    p2.chooses "Toy Scout",
    p2.chooses "Toy Walker",
    expect { p2.retreated, exactly = { "Toy Scout", "Toy Walker" } },
  },
}

scenario "Master and Apprentice: 2 power for up to two units" {
  rules = { "AOTC-94/effect" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 3, hand = { "Master and Apprentice" }, ground = { "Toy Scout", "Toy Trooper" }, space = { "Toy Fighter" } } },
  steps = {
    p2.plays "Master and Apprentice",
    p2.chooses "Toy Scout",
    p2.chooses "Toy Trooper",
    expect { p2.unit "Toy Scout", power = 4 },
    expect { p2.unit "Toy Trooper", power = 4 },
    expect { p2.unit "Toy Fighter", power = 3 },
  },
}

scenario "Tyranus's Gift: 5 power less for the attacking unit" {
  rules = { "AOTC-113/effect" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { force = 3, hand = { "Tyranus's Gift" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p2.attacks "Toy Walker",
    p1.plays "Tyranus's Gift",
    expect { p1.unit "Toy Walker", damage = 0 },
    expect { p1, force = 0 },
  },
}

scenario "High-Force Dodge prevents up to 5 damage" {
  rules = { "AOTC-143/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 5, hand = { "High-Force Dodge" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.plays "High-Force Dodge",
    expect { p2.unit "Toy Padawan", damage = 0 },
    expect { p2, force = 0 },
  },
}

scenario "Lost in the Asteroids: damage by units of its arena is prevented this turn" {
  rules = { "AOTC-149/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { hand = { "Lost in the Asteroids" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.plays "Lost in the Asteroids",
    p1.attacks "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 0 },
  },
}

scenario "Lost in the Asteroids comes too late once a unit there has attacked" {
  cites = { { "TCG-PHR-13", "the card names its own time" } },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { hand = { "Lost in the Asteroids", "Toy Gift" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.may_not_choose { "plays Lost in the Asteroids" },
    p2.passes,
    p2.passes,
  },
}

scenario "Lull in the Fighting: damage by units of its arena is prevented this turn" {
  rules = { "AOTC-150/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { hand = { "Lull in the Fighting" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p2.plays "Lull in the Fighting",
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 0 },
  },
}

scenario "Lull in the Fighting comes too late once a unit there has attacked" {
  cites = { { "TCG-PHR-13", "the card names its own time" } },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { hand = { "Lull in the Fighting", "Toy Gift" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.may_not_choose { "plays Lull in the Fighting" },
    p2.passes,
    p2.passes,
  },
}

scenario "Peace on Naboo: damage by units of its arena is prevented this turn" {
  rules = { "AOTC-161/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { hand = { "Peace on Naboo" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p2.plays "Peace on Naboo",
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "Peace on Naboo comes too late once a unit there has attacked" {
  cites = { { "TCG-PHR-13", "the card names its own time" } },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { hand = { "Peace on Naboo", "Toy Gift" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.may_not_choose { "plays Peace on Naboo" },
    p2.passes,
    p2.passes,
  },
}

scenario "Pilot's Dodge prevents up to 2 damage" {
  rules = { "AOTC-162/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, hand = { "Pilot's Dodge" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.plays "Pilot's Dodge",
    expect { p2.unit "Toy Walker", damage = 1 },
    expect { p2, force = 0 },
  },
}

scenario "Repulsorlift Malfunction taps a Ground unit" {
  rules = { "AOTC-165/effect" },
  given = { phase = "battle",
    p1 = { force = 5, hand = { "Repulsorlift Malfunction" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Scout", { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.plays "Repulsorlift Malfunction",
    p1.may_choose_exactly { "Toy Walker", "Toy Scout" },
    p1.chooses "Toy Scout",
    expect { p2.unit "Toy Scout", tapped = true },
  },
}

scenario "Sonic Shockwave taps a Space unit" {
  rules = { "AOTC-169/effect" },
  given = { phase = "battle",
    p1 = { force = 5, hand = { "Sonic Shockwave" }, space = { "Toy Freighter" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    p1.plays "Sonic Shockwave",
    p1.chooses "Toy Fighter",
    expect { p2.unit "Toy Fighter", tapped = true },
  },
}

scenario "Target Locked: Critical Hit 2 for this attack" {
  rules = { "AOTC-175/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { force = 2, hand = { "Target Locked" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Target Locked",
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 3 },
  },
}
