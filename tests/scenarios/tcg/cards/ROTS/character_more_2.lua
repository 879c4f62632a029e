-- Revenge of the Sith: character_more.

scenario "Padme Amidala (G): to attack her costs 2 Force" {
  rules = { "ROTS-26/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 3, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (G)", tapped = true } } } },
  steps = {
    p1.attacks "Padme Amidala (G)",
    p2.passes,
    expect { p1, force = 1 },
  },
}

scenario "Padme Amidala (G): without it she cannot be attacked" {
  rules = { "TCG-ATKFX-01" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 1, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (G)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Guard", "taps Toy Guard" },
  },
}

scenario "R4-P17: a build point or two damage counters off" {
  rules = { "ROTS-27/activated" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { "R4-P17 (A)", "Toy Padawan" }, space = { { "ARC-170 Starfighter", damage = 1 } } } },
  steps = {
    p2.uses "R4-P17 (A)",
    p2.chooses(2),
    expect { p2.unit "ARC-170 Starfighter", damage = 0 },
  },
}

scenario "Super Battle Droid 7EX: 2 cards when it is discarded" {
  rules = { "ROTS-36/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Super Battle Droid 7EX", damage = 2, tapped = true }, { "Toy Guard", tapped = true } }, deck = { "Toy Gift", "Toy Luck", "Toy Storm" } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.attacks "Super Battle Droid 7EX",
    expect { p1.hand, count = 2 },
  },
}

scenario "Yoda (K): 4 Force and back to the hand when he is discarded" {
  rules = { "ROTS-40/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Yoda (K)", damage = 5, tapped = true } } } },
  steps = {
    p1.attacks "Yoda (K)",
    expect { p2, force = 4 },
    expect { p2.hand, exactly = { "Yoda (K)" } },
  },
}

scenario "Yoda (K) deflects 2 for 2 Force" {
  rules = { "ROTS-40/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Yoda (K)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (K)",
    p2.uses("Yoda (K)", "(ability 2)"),
    p2.chooses "Toy Padawan",
    expect { p1.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Yoda (K) evades 1 for 1 Force" {
  rules = { "ROTS-40/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Yoda (K)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (K)",
    p2.uses("Yoda (K)", "(ability 3)"),
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (K)", damage = 2 },
  },
}

scenario "C-3PO (I) looks at the top card of a deck and may discard it" {
  rules = { "ROTS-43/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" }, deck = { "Toy Walker", "Toy Gift" } },
    p2 = { character = { "C-3PO (I)", "Toy Padawan" }, deck = { "Toy Luck" } } },
  steps = {
    p2.accepts,
    p2.chooses(2),
    p2.accepts,
    expect { p1.discard, exactly = { "Toy Walker" } },
  },
}

scenario "Darth Sidious (F): a unit for half its cost in build points and Force" {
  rules = { "ROTS-47/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { "Darth Sidious (F)" }, ground = { "Toy Walker" } } },
  steps = {
    p1.uses "Darth Sidious (F)",
    p1.chooses "Toy Walker",
    p1.chooses(2),
    expect { p1, build_points = 3, force = 1 },
  },
}

scenario "Darth Sidious (F) deflects 1 for 2 Force" {
  rules = { "ROTS-47/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Darth Sidious (F)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (F)",
    p1.uses("Darth Sidious (F)", "(ability 2)"),
    p1.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 1 },
  },
}

scenario "Darth Sidious (F) evades 2 for 2 Force" {
  rules = { "ROTS-47/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Sidious (F)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (F)",
    p1.uses("Darth Sidious (F)", "(ability 3)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Sidious (F)", damage = 1 },
  },
}

scenario "Destroyer Droid, Q Series: speed and Stun, or power and Accuracy" {
  rules = { "ROTS-49/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Destroyer Droid, Q Series" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.chooses(1),
    expect { p1.unit "Destroyer Droid, Q Series", speed = 50, stun = 3, accuracy = 0 },
  },
}

scenario "Nute Gunray (D): a card of the opponent's hand for 2 build points" {
  rules = { "ROTS-57/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, character = { "Nute Gunray (D)" } },
    p2 = { hand = { "Toy Gift", "Toy Walker" } } },
  steps = {
    p1.uses "Nute Gunray (D)",
    p1.accepts,
    p1.may_choose_exactly { "Toy Gift", "Toy Walker" },
    p1.chooses "Toy Walker",
    expect { p2.discard, exactly = { "Toy Walker" } },
    expect { p1, build_points = 0 },
  },
}

scenario "Obi-Wan Kenobi (L) as a Pilot: 10 speed and 1 power" {
  rules = { "ROTS-58/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    expect { p2.unit "ARC-170 Starfighter", speed = 60, power = 3 },
  },
}

scenario "Obi-Wan Kenobi (L) as a Pilot evades 1 for 1 Force" {
  rules = { "ROTS-58/pilot_activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 1, space = { { "ARC-170 Starfighter", tapped = true, with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    p1.attacks "ARC-170 Starfighter",
    p2.uses("Obi-Wan Kenobi (L)", "(ability 5)"),
    expect { p2.unit "ARC-170 Starfighter", damage = 0 },
  },
}

scenario "Obi-Wan Kenobi (L) may leave his unit as the Space battle ends" {
  rules = { "ROTS-58/pilot_whenever" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true, with = { "Obi-Wan Kenobi (L)" } } }, ground = { "Toy Trooper" } } },
  steps = {
    p2.accepts,
    expect { p2.unit "Obi-Wan Kenobi (L)", zone = "character" },
  },
}

scenario "Obi-Wan Kenobi (L) may leave his unit when it is discarded" {
  rules = { "ROTS-58/pilot_whenever-2" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true, with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    p1.attacks "ARC-170 Starfighter",
    p2.accepts,
    expect { p2.unit "Obi-Wan Kenobi (L)", zone = "character" },
    expect { p2.discard, exactly = { "ARC-170 Starfighter" } },
  },
}

scenario "Obi-Wan Kenobi (L) evades 2 for 2 Force" {
  rules = { "ROTS-58/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Obi-Wan Kenobi (L)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (L)",
    p2.uses "Obi-Wan Kenobi (L)",
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (L)", damage = 1 },
  },
}

scenario "Padme Amidala (H): to attack a Diplomat of her side costs 2 Force" {
  rules = { "ROTS-59/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (H)", tapped = true }, { "Bail Organa (A)", tapped = true } } } },
  steps = {
    p1.attacks "Bail Organa (A)",
    expect { p1, force = 0 },
  },
}

scenario "Padme Amidala (H): a card and 1 Force" {
  rules = { "ROTS-59/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Padme Amidala (H)" }, hand = { "Toy Scout" }, deck = { "Toy Gift" } } },
  steps = {
    p2.uses "Padme Amidala (H)",
    expect { p2, force = 1 },
    expect { p2.hand, count = 2 },
  },
}

scenario "Yoda (J), attacked, chooses one of the top four cards" {
  rules = { "ROTS-70/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Yoda (J)", tapped = true } }, deck = { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker", "Toy Scout" } } },
  steps = {
    p1.attacks "Yoda (J)",
    p2.may_choose_exactly { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker" },
    p2.chooses "Toy Storm",
    p2.chooses "Toy Luck",
    p2.chooses "Toy Gift",
    expect { p2.hand, exactly = { "Toy Storm" } },
    expect { p2.deck, in_order = { "Toy Scout", "Toy Luck", "Toy Gift", "Toy Walker" } },
    p2.passes,
  },
}

scenario "Yoda (J) evades 2 for 2 Force" {
  rules = { "ROTS-70/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Yoda (J)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (J)",
    p2.passes,
    p2.uses("Yoda (J)", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (J)", damage = 1 },
  },
}

scenario "Anakin Skywalker (L): 6 power for this attack" {
  rules = { "ROTS-71/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 6, 6, 6, 6, 1, 1 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 3, character = { "Anakin Skywalker (L)", "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses "Anakin Skywalker (L)",
    expect { p1.unit "Toy Padawan", damage = 4 },
  },
}

scenario "Anakin Skywalker (L) evades 2 for 3 Force" {
  rules = { "ROTS-71/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 4, character = { { "Anakin Skywalker (L)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (L)",
    p2.passes,
    p2.uses("Anakin Skywalker (L)", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (L)", damage = 1 },
  },
}

scenario "Darth Tyranus (H) deflects 2 for 4 Force" {
  rules = { "ROTS-82/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 4, character = { { "Darth Tyranus (H)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (H)",
    p1.uses "Darth Tyranus (H)",
    p1.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 2 },
    expect { p1.unit "Darth Tyranus (H)", damage = 0 },
  },
}
