-- What abilities do not do: their conditions, times and targets from the other side.

scenario "Nos Monster is no faster at a Location that is not Aquatic" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Nos Monster" }, locations = { "Chancellor's Office" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Nos Monster", speed = 20 },
  },
}

scenario "Techno Union Interceptor is no better with another Space unit" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Techno Union Interceptor" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Techno Union Interceptor", speed = 40, power = 3, health = 3 },
  },
}

scenario "Obi-Wan Kenobi (N) is no better against a Jedi who is no Dark Jedi" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p2 = { character = { "Obi-Wan Kenobi (N)", "Toy Guard" } },
    p1 = { force = 1, hand = { "Toy Weight" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p2.attacks "Toy Padawan",
    p1.is_asked,
    expect { p2.unit "Obi-Wan Kenobi (N)", power = 5, accuracy = 0 },
    p1.passes,
  },
}

scenario "Darth Vader (Q) is no better against a Character who is no Jedi" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Darth Vader (Q)", "Toy Padawan" } },
    p2 = { force = 1, hand = { "Toy Weight" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.is_asked,
    expect { p1.unit "Darth Vader (Q)", power = 7, accuracy = 0 },
    p2.passes,
  },
}

scenario "Spinning Slash is not played during an attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 6, hand = { "Spinning Slash", "Toy Rally" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.cannot { "plays", "Spinning Slash", because = "TCG-PHR-08", says = "play only if no unit is attacking" },
    p1.passes,
  },
}

scenario "GH-7 Medical Droid does not use its ability during an attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, hand = { "Toy Weight" }, character = { "GH-7 Medical Droid", { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.cannot { "uses", "GH-7 Medical Droid", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Unity of the Jedi needs three different names" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p2 = { force = 3, hand = { "Unity of the Jedi", "Toy Gift" }, character = { "Toy Padawan", "Toy Padawan", "Plo Koon (A)" } },
    p1 = { character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Unity of the Jedi", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Combined Squadron Tactics needs three different speeds" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Combined Squadron Tactics", "Toy Gift" }, space = { "Toy Fighter", "Toy Fighter", "Toy Freighter" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Combined Squadron Tactics", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "Foil does not answer a Battle card" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" } },
    p2 = { force = 4, hand = { "Foil", "Toy Denial" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.cannot { "plays", "Foil", because = "TCG-PHR-08" },
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.passes,
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Thwart does not answer a Battle card" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" } },
    p2 = { force = 4, hand = { "Thwart", "Toy Denial" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.cannot { "plays", "Thwart", because = "TCG-PHR-08" },
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.passes,
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Sacrifice the Expendable reaches no Ground unit that costs more than 5" {
  rules = { "ROTS-31/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Sacrifice the Expendable", counters = 3 } }, ground = { "Toy Trooper" } },
    p2 = { ground = { "Toy Walker", "Toy Tank", "Toy Scout" } } },
  steps = {
    p1.completes "Sacrifice the Expendable",
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { "Toy Tank", "Toy Scout" },
    p1.chooses "Toy Tank",
    expect { p1.discard, exactly = { "Sacrifice the Expendable", "Toy Trooper" } },
    expect { p2.discard, exactly = { "Toy Tank" } },
  },
}

scenario "Sacrifice the Expendable does nothing without a Ground unit to give" {
  rules = { "TCG-ZONE-14" },
  given = { phase = "dark builds",
    p1 = { build = { { "Sacrifice the Expendable", counters = 3 } }, character = { "Toy Guard" }, hand = { "Toy Scout" }, build_points = 1 },
    p2 = { ground = { "Toy Tank" } } },
  steps = {
    p1.completes "Sacrifice the Expendable",
    p1.is_asked,
    expect { p1.discard, exactly = { "Sacrifice the Expendable" } },
    expect { p2.unit "Toy Tank", zone = "ground" },
  },
}

scenario "Theta-Class Shuttle returns Characters only" {
  rules = { "ROTS-37/activated" },
  given = { phase = "battle",
    p1 = { space = { "Theta-Class Shuttle" }, discard = { "Toy Guard", "Toy Walker", "Toy Padawan", "Toy Gift" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    p1.uses "Theta-Class Shuttle",
    p1.may_choose_exactly { "Toy Guard", "Toy Padawan" },
    p1.chooses "Toy Guard",
    expect { p1.hand, exactly = { "Toy Guard" } },
  },
}

scenario "C-3PO (I) may leave the card where it is" {
  rules = { "ROTS-43/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { "C-3PO (I)", "Toy Padawan" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p2.accepts,
    p2.chooses(1),
    p2.declines,
    expect { p2.deck, in_order = { "Toy Gift", "Toy Luck" } },
    expect { p2.discard, count = 0 },
  },
}

scenario "Darth Vader (R): an Evade prevents nothing" {
  rules = { "TCG-ATK-11" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Darth Vader (R)", "Toy Guard" } },
    p2 = { force = 2, character = { { "Obi-Wan Kenobi (C)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (C)",
    p2.uses "Obi-Wan Kenobi (C)",
    expect { p2, force = 0 },
    expect { p2.unit "Obi-Wan Kenobi (C)", damage = 1 },
  },
}

scenario "Lightsaber Quick Draw is for an arena in which its player has a Jedi, and no other is offered" {
  rules = { "TCG-PHR-01" },
  given = { phase = "battle", chance = { 6, 1, 1, 1 },
    p1 = { force = 1, hand = { "Toy Denial" }, character = { "Toy Guard" }, ground = { "Toy Walker" } },
    p2 = { force = 3, character = { "Toy Padawan" }, ground = { "Toy Trooper" }, hand = { "Lightsaber Quick Draw", "Toy Mentor" } } },
  steps = {
    p1.passes,
    p2.plays "Lightsaber Quick Draw",
    p2.may_choose_exactly { 1 },
    p2.chooses(1),
    p1.passes,
    p2.chooses "Toy Mentor",
    expect { p1.unit "Toy Guard", damage = 1 },
    expect { p1.unit "Toy Walker", damage = 0 },
  },
}

scenario "Lightsaber Quick Draw comes to nothing without a Jedi" {
  rules = { "TCG-PHR-01" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Toy Denial" }, character = { "Toy Guard" } },
    p2 = { force = 3, character = { "Toy Guard" }, hand = { "Lightsaber Quick Draw", "Toy Mentor" } } },
  steps = {
    p1.passes,
    p2.plays "Lightsaber Quick Draw",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(1),
    p1.passes,
    expect { p1.unit "Toy Guard", damage = 0 },
    expect { p2.hand, exactly = { "Toy Mentor" } },
  },
}
