-- Revenge of the Sith: character_more.

scenario "Chewbacca (M) falls in place of the Character he chose" {
  rules = { "ROTS-3/whenever" },
  given = { phase = "light builds", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Clone Warrior 5/373", tapped = true } }, build = { { "Chewbacca (M)", counters = 8 } } } },
  steps = {
    p2.deploys "Chewbacca (M)",
    p2.chooses "Clone Warrior 5/373",
    p1.finishes,
    p2.finishes,
    p1.attacks "Clone Warrior 5/373",
    p2.accepts,
    expect { p2.unit "Clone Warrior 5/373", damage = 0 },
    expect { p2.discard, exactly = { "Chewbacca (M)" } },
  },
}

scenario "Chewbacca (M) need not" {
  rules = { "ROTS-3/whenever" },
  given = { phase = "light builds", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Clone Warrior 5/373", tapped = true } }, build = { { "Chewbacca (M)", counters = 8 } } } },
  steps = {
    p2.deploys "Chewbacca (M)",
    p2.chooses "Clone Warrior 5/373",
    p1.finishes,
    p2.finishes,
    p1.attacks "Clone Warrior 5/373",
    p2.declines,
    expect { p2.unit "Chewbacca (M)", zone = "character" },
    expect { p2.discard, exactly = { "Clone Warrior 5/373" } },
  },
}

scenario "Chewbacca (M) intercepts for 1 Force" {
  rules = { "ROTS-3/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Toy Guard", tapped = true }, { "Chewbacca (M)", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.uses "Chewbacca (M)",
    expect { p2.unit "Chewbacca (M)", damage = 3 },
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Chewbacca (M) retaliates with 4 dice for 2 Force" {
  rules = { "ROTS-3/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Chewbacca (M)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (M)",
    p2.uses("Chewbacca (M)", "(ability 3)"),
    expect { p1.unit "Toy Guard", damage = 2 },
  },
}

scenario "Darth Sidious (G): activated abilities with a Force cost cost 1 more" {
  rules = { "ROTS-7/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Darth Sidious (G)", tapped = true }, "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Shaak Ti (A)", tapped = true } } } },
  steps = {
    p1.attacks "Shaak Ti (A)",
    p2.uses "Shaak Ti (A)",
    expect { p2, force = 0 },
  },
}

scenario "Darth Sidious (G) gives up a unit to control an opposing one of that arena until the end of battle" {
  rules = { "ROTS-7/activated" },
  given = { phase = "dark builds",
    p1 = { force = 4, build_points = 1, hand = { "Toy Scout" }, character = { "Darth Sidious (G)" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Trooper", "TF Battle Droid Army" }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Darth Sidious (G)",
    p1.chooses "Toy Walker",
    expect { p1.ground, exactly = { "Toy Trooper" } },
    expect { p2.ground, exactly = { "TF Battle Droid Army" } },
    expect { p1, force = 0 },
  },
}

scenario "A borrowed unit goes back when the battle is over" {
  rules = { "ROTS-7/activated" },
  given = { phase = "dark builds",
    p1 = { force = 4, hand = { "Toy Scout" }, character = { "Darth Sidious (G)", "Toy Guard" }, space = { "Toy Fighter" }, ground = { "Toy Walker", "Toy Walker" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Darth Sidious (G)",
    p1.chooses "Toy Walker",
    p1.finishes,
    p1.finishes,
    p2.finishes,
    p1.taps "Toy Fighter",
    p2.taps "Toy Fighter",
    p1.is_asked,
  },
}

scenario "Darth Sidious (G) evades 2 for 1 Force" {
  rules = { "ROTS-7/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Darth Sidious (G)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (G)",
    p1.uses("Darth Sidious (G)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Sidious (G)", damage = 1 },
  },
}

scenario "Darth Vader (S): 3 damage counters before his attack, which he makes as well" {
  rules = { "ROTS-10/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 3, character = { "Darth Vader (S)" } },
    p2 = { character = { "Toy Padawan", "Toy Guard" } } },
  steps = {
    p1.uses "Darth Vader (S)",
    p1.chooses "Toy Guard",
    expect { p2.discard, exactly = { "Toy Guard" } },
    p1.attacks "Toy Padawan",
    p2.is_asked,
  },
}

scenario "Darth Vader (S) does so once per turn" {
  rules = { "TCG-ACTV-06" },
  given = { phase = "attack", arena = "character",
    p1 = { force = 6, character = { "Darth Vader (S)" } },
    p2 = { character = { "Toy Padawan", "Toy Guard" } } },
  steps = {
    p1.uses "Darth Vader (S)",
    p1.chooses "Toy Guard",
    p1.may_choose_exactly { "attacks Toy Padawan", "taps Darth Vader (S)" },
  },
}

scenario "Darth Vader (S) evades 2 for 2 Force" {
  rules = { "ROTS-10/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Vader (S)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (S)",
    p1.uses("Darth Vader (S)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (S)", damage = 1 },
  },
}

scenario "Grand Moff Tarkin strengthens Capital Ships and Battle Stations" {
  rules = { "ROTS-16/static" },
  given = { phase = "attack", arena = "space",
    p1 = { character = { "Grand Moff Tarkin (D)" }, space = { "Techno Union Starship", "Droid Tri-Fighter" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "Techno Union Starship", power = 7, critical = 1 },
    expect { p1.unit "Droid Tri-Fighter", power = 2 },
  },
}

scenario "Jar Jar Binks (C): a card for a build point" {
  rules = { "ROTS-18/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Jar Jar Binks (C)" }, hand = { "Toy Scout", "Toy Gift" } } },
  steps = {
    p2.uses "Jar Jar Binks (C)",
    p2.chooses "Toy Gift",
    expect { p2, build_points = 2 },
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Jar Jar Binks (C): a build point for a card" {
  rules = { "ROTS-18/activated-2" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { build_points = 1, character = { "Jar Jar Binks (C)" }, deck = { "Toy Gift" } } },
  steps = {
    p2.uses("Jar Jar Binks (C)", "(ability 2)"),
    expect { p2.hand, exactly = { "Toy Gift" } },
    expect { p2, build_points = 0 },
    p2.passes,
  },
}

scenario "Mace Windu (F): 1 Force as the Character battle ends" {
  rules = { "ROTS-20/whenever" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } }, ground = { "Toy Walker" } },
    p2 = { character = { { "Mace Windu (F)", tapped = true } }, hand = { "Toy Scout" } } },
  steps = {
    expect { p2, force = 5 },
    expect { p1, force = 4 },
  },
}

scenario "Mace Windu (F): as much power as the revealed card costs" {
  rules = { "ROTS-20/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 6, 6, 6 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { "Mace Windu (F)", "Toy Guard" }, deck = { "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses("Mace Windu (F)", "(ability 2)"),
    expect { p1.unit "Toy Padawan", damage = 3 },
    expect { p2.discard, exactly = { "Toy Guard" } },
  },
}

scenario "Mace Windu (F): a Battle card that he reveals may be played in this chance" {
  rules = { "ROTS-20/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { "Mace Windu (F)", "Toy Guard" }, deck = { "Toy Gift" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses("Mace Windu (F)", "(ability 2)"),
    p2.plays "Toy Gift",
    expect { p2, force = 2 },
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Mace Windu (F): one that is not played is discarded when the dice are rolled" {
  rules = { "ROTS-20/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { "Mace Windu (F)", "Toy Guard" }, deck = { "Toy Gift" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses("Mace Windu (F)", "(ability 2)"),
    p2.passes,
    expect { p2.hand, count = 0 },
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Mace Windu (F) evades 2 for 2 Force" {
  rules = { "ROTS-20/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Mace Windu (F)", tapped = true } } } },
  steps = {
    p1.attacks "Mace Windu (F)",
    p2.uses("Mace Windu (F)", "(ability 3)"),
    expect { p2, force = 1 },
    expect { p2.unit "Mace Windu (F)", damage = 1 },
  },
}

scenario "Mas Amedda retreats when he is alone as the Character battle starts" {
  rules = { "ROTS-21/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Mas Amedda (A)" } },
    p2 = { character = { "Toy Guard" } , hand = { "Toy Scout" } } },
  steps = {
    p2.taps "Toy Guard",
    expect { p1.unit "Mas Amedda (A)", zone = "retreated" },
  },
}

scenario "Mas Amedda: a damage counter on a unit for a build point" {
  rules = { "ROTS-21/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "Mas Amedda (A)" }, ground = { "Toy Walker" }, hand = { "Toy Scout" } } },
  steps = {
    p1.uses("Mas Amedda (A)", "(ability 2)"),
    p1.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", damage = 1 },
    expect { p1, build_points = 2 },
  },
}

scenario "Nos Monster is fast while an Aquatic Location lies" {
  rules = { "ROTS-24/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Nos Monster" }, locations = { "Utapau Sinkhole" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    expect { p1.unit "Nos Monster", speed = 50 },
  },
}

scenario "Obi-Wan Kenobi (N) against a Dark Jedi" {
  rules = { "ROTS-25/static" },
  given = { phase = "attack", arena = "character", chance = { 3, 3, 3, 1, 1, 1, 1 },
    p1 = { character = { { "Darth Tyranus (C)", tapped = true } } },
    p2 = { character = { "Obi-Wan Kenobi (N)", "Toy Guard" } } },
  steps = {
    p2.attacks "Darth Tyranus (C)",
    expect { p1.unit "Darth Tyranus (C)", damage = 3 },
  },
}

scenario "Obi-Wan Kenobi (N) evades 2 for 1 Force" {
  rules = { "ROTS-25/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Obi-Wan Kenobi (N)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (N)",
    p2.uses "Obi-Wan Kenobi (N)",
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (N)", damage = 1 },
  },
}

scenario "Padme Amidala (G): 2 Force and 2 cards for her" {
  rules = { "ROTS-26/activated" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { "Padme Amidala (G)", "Toy Padawan" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p2.uses "Padme Amidala (G)",
    expect { p2, force = 2 },
    expect { p2.hand, count = 2 },
    expect { p2.discard, exactly = { "Padme Amidala (G)" } },
    p2.passes,
  },
}

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
