-- What abilities do not do: when they keep quiet, whom they do not reach, and that they must be paid.

scenario "Darth Tyranus (A) has no more power without Force" {
  quiet = { "AOTC-14/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 0, hand = { "Toy Gift" }, character = { "Darth Tyranus (A)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes, p1.passes,
    expect { p1.unit "Darth Tyranus (A)", power = 7 },
  },
}

scenario "Darth Tyranus (A): what he paid for one attack is gone in the next" {
  rules = { "AOTC-14/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, character = { "Darth Tyranus (A)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p1.uses "Darth Tyranus (A)",
    p1.may_choose { "attacks Toy Padawan" },
    expect { p1.unit "Darth Tyranus (A)", power = 7 },
    expect { p1, force = 0 },
  },
}

scenario "Darth Tyranus (A) with 2 Force deflects but does not evade" {
  quiet = { "AOTC-14/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Darth Tyranus (A)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (A)",
    p1.passes,
    p1.may_choose { "uses Darth Tyranus (A) (ability 3)" },
    p1.may_not_choose { "uses Darth Tyranus (A) (ability 2)" },
    p1.passes,
    expect { p1.unit "Darth Tyranus (A)", damage = 2 },
  },
}

scenario "Darth Tyranus (A) with 1 Force does not deflect" {
  quiet = { "AOTC-14/activated-2", "AOTC-14/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, hand = { "Toy Barrier" }, character = { { "Darth Tyranus (A)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (A)",
    p1.passes, p1.passes,
    p1.may_choose { "plays Toy Barrier" },
    p1.may_not_choose { "uses Darth Tyranus (A) (ability 2)", "uses Darth Tyranus (A) (ability 3)" },
    p1.passes,
    expect { p1.unit "Darth Tyranus (A)", damage = 2 },
  },
}

scenario "Darth Tyranus (A) neither evades nor deflects damage to another Character" {
  quiet = { "AOTC-14/activated-2", "AOTC-14/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 9, hand = { "Toy Barrier" }, character = { { "Darth Tyranus (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p2.attacks "Toy Guard",
    p1.passes, p1.passes,
    p1.may_choose { "plays Toy Barrier" },
    p1.may_not_choose { "uses Darth Tyranus (A) (ability 2)", "uses Darth Tyranus (A) (ability 3)" },
    p1.passes,
    expect { p1.unit "Toy Guard", damage = 2 },
  },
}

scenario "Dexter Jettster gives power to no unit but a Character of his side, himself among them" {
  rules = { "AOTC-16/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Dexter Jettster (A)", "Toy Guard" }, ground = { "Toy Walker" } },
    p2 = { character = { "Toy Padawan" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.uses "Dexter Jettster (A)",
    p1.may_choose_exactly { "Dexter Jettster (A)", "Toy Guard" },
    p1.chooses "Toy Guard",
  },
}

scenario "Dexter Jettster does not use his ability before he would attack" {
  quiet = { "AOTC-16/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, character = { "Dexter Jettster (A)", "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
  },
}

scenario "Dexter Jettster, tapped, would not attack and gives nothing" {
  quiet = { "AOTC-16/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Dexter Jettster (A)", tapped = true }, "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Padawan", "taps Toy Guard" },
  },
}

scenario "Obi-Wan's Starfighter is not repaired in the build zone" {
  quiet = { "AOTC-32/whenever" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true, damage = 1 } }, retreated = { { "Obi-Wan's Starfighter (A)", damage = 2 } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Obi-Wan's Starfighter (A)", damage = 2 },
  },
}

scenario "Obi-Wan's Starfighter repairs itself alone" {
  rules = { "AOTC-32/whenever" },
  given = { phase = "battle",
    p1 = { space = { { "Toy Fighter", damage = 1 } } },
    p2 = { space = { { "Obi-Wan's Starfighter (A)", tapped = true, damage = 2 }, { "Toy Fighter", tapped = true, damage = 1 } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Obi-Wan's Starfighter (A)", damage = 0 },
    expect { p2.unit "Toy Fighter", damage = 1 },
    expect { p1.unit "Toy Fighter", damage = 1 },
  },
}

scenario "Padme Amidala (B) in the build zone takes no build point" {
  quiet = { "AOTC-35/whenever" },
  given = { phase = "ready", chance = { 4 },
    p1 = { hand = { "Toy Trooper" } }, p2 = { retreated = { "Padme Amidala (B)" } } },
  steps = {
    expect { p1, build_points = 4 },
    expect { p2, build_points = 4 },
  },
}

scenario "Padme Amidala (B): of a 1 nothing is left, and not less" {
  rules = { "AOTC-35/whenever" },
  given = { phase = "ready", chance = { 1 },
    p1 = { hand = { "Toy Trooper" }, build = { { "Toy Scout", counters = 2 } } }, p2 = { character = { "Padme Amidala (B)" } } },
  steps = {
    expect { p1, build_points = 0 },
    expect { p2, build_points = 1 },
  },
}

scenario "Wat Tambor in the build zone takes no build point" {
  quiet = { "AOTC-115/whenever" },
  given = { phase = "ready", chance = { 4 },
    p1 = { retreated = { "Wat Tambor (A)" }, hand = { "Toy Trooper" } },
    p2 = { hand = { "Toy Trooper" } } },
  steps = {
    expect { p1, build_points = 4 },
    expect { p2, build_points = 4 },
  },
}

scenario "San Hill gives no build points outside a build step" {
  quiet = { "AOTC-42/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, character = { "San Hill (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
  },
}

scenario "San Hill gives no build points when he is tapped" {
  quiet = { "AOTC-42/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { { "San Hill (A)", tapped = true } }, hand = { "Toy Scout" } } },
  steps = {
    p1.may_not_choose { "uses San Hill (A)" },
    p1.builds "Toy Scout",
    expect { p1, build_points = 0 },
    expect { p2, build_points = 0 },
  },
}

scenario "San Hill gives no build points in the opponent's build step" {
  quiet = { "AOTC-42/activated" },
  given = { phase = "light builds",
    p1 = { character = { "San Hill (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.is_asked,
    p2.builds "Toy Scout",
    expect { p1, build_points = 0 },
  },
}

scenario "Zam Wesell (A), healed, has no Critical Hit" {
  rules = { "AOTC-60/whenever" },
  given = { phase = "battle",
    p1 = { character = { { "Zam Wesell (A)", damage = 2 } } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.chooses(1),
    expect { p1.unit "Zam Wesell (A)", critical = 0, damage = 1 },
  },
}

scenario "Zam Wesell (A) in the build zone does nothing when the Character battle starts" {
  quiet = { "AOTC-60/whenever" },
  given = { phase = "battle",
    p1 = { retreated = { { "Zam Wesell (A)", damage = 1 } }, character = { "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Guard", "taps Toy Guard" },
    expect { p1.unit "Zam Wesell (A)", critical = 0, damage = 1 },
  },
}

scenario "Zam Wesell (A) does nothing when the Ground battle starts" {
  quiet = { "AOTC-60/whenever" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" }, character = { { "Zam Wesell (A)", damage = 1 } } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Walker", "taps Toy Walker" },
    expect { p1.unit "Zam Wesell (A)", critical = 0, damage = 1 },
  },
}

scenario "Attract Enemy Fire draws the attack on no unit of another arena or of the opponent" {
  rules = { "AOTC-66/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, hand = { "Attract Enemy Fire" }, space = { "Toy Fighter" }, character = { "Toy Guard" },
      ground = { { "Toy Scout", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Scout",
    p2.plays "Attract Enemy Fire",
    p2.may_choose_exactly { "Toy Scout", "Toy Tank" },
    p2.chooses "Toy Tank",
  },
}

scenario "Attract Enemy Fire changes nothing for a unit that can't be attacked" {
  rules = { "AOTC-66/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, hand = { "Attract Enemy Fire" }, ground = { { "Toy Tank", tapped = true }, { "Toy Ghost", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.plays "Attract Enemy Fire",
    p2.chooses "Toy Ghost",
    expect { p2.unit "Toy Ghost", damage = 0 },
    expect { p2.unit "Toy Tank", damage = 1 },
  },
}

scenario "Attract Enemy Fire is not played with 1 Force, nor when the dice lie" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Attract Enemy Fire", "Toy Gift" }, ground = { { "Toy Scout", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.cannot { "plays", "Attract Enemy Fire", because = "TCG-ACTV-01" },
    p2.plays "Toy Gift",
    expect { p2, force = 3 },
    p2.plays "Attract Enemy Fire",
    p2.chooses "Toy Tank",
  },
}

scenario "Cliegg Lars costs nothing when somebody else is deployed" {
  quiet = { "AOTC-72/whenever" },
  given = { phase = "light builds",
    p2 = { force = 3, build_points = 1, hand = { "Toy Scout" }, character = { "Cliegg Lars (A)" }, build = { { "Toy Guard", counters = 3 } } } },
  steps = {
    p2.deploys "Toy Guard",
    expect { p2, force = 3 },
  },
}

scenario "Destroyer Droid, P Series: stronger is not faster" {
  rules = { "AOTC-81/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Destroyer Droid, P Series" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.chooses(2),
    expect { p1.unit "Destroyer Droid, P Series", speed = 40, power = 7 },
  },
}

scenario "Destroyer Droid, P Series does nothing from the build zone" {
  quiet = { "AOTC-81/whenever" },
  given = { phase = "battle",
    p1 = { retreated = { "Destroyer Droid, P Series" }, character = { "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Guard", "taps Toy Guard" },
  },
}

scenario "Battle Fatigue: an arena in which a unit has attacked this turn cannot be chosen" {
  rules = { "AOTC-5/effect" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1 },
    p1 = { force = 2, hand = { "Battle Fatigue" }, space = { "Toy Fighter", "Toy Freighter" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Freighter", tapped = true } }, ground = { "Toy Trooper" } } },
  steps = {
    p1.attacks "Toy Freighter",
    p1.passes, p1.passes, p1.passes,
    p1.attacks "Toy Freighter",
    p1.plays "Battle Fatigue",
    p1.may_choose_exactly { "Ground", "Character" },
    p1.chooses "Ground",
    expect { p1.unit "Toy Walker", power = 3 },
    expect { p2.unit "Toy Trooper", power = 1 },
    expect { p1.unit "Toy Freighter", power = 2 },
  },
}

scenario "Battle Fatigue is gone when the battle phase ends" {
  rules = { "AOTC-5/effect" },
  given = { phase = "battle", chance = { 1 },
    p1 = { force = 2, hand = { "Battle Fatigue" }, ground = { { "Toy Walker", tapped = true } } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Battle Fatigue",
    p1.chooses "Ground",
    expect { p1.unit "Toy Walker", power = 3 },
    p2.taps "Toy Trooper",
    expect { p1.unit "Toy Walker", power = 4 },
  },
}

scenario "Hero's Flaw is that of one Character: against another there is no Critical Hit" {
  rules = { "AOTC-19/effect" },
  given = { phase = "battle", chance = { 6, 1, 1 },
    p1 = { force = 3, hand = { "Hero's Flaw" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Toy Padawan", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.plays "Hero's Flaw",
    p1.may_choose_exactly { "Toy Padawan", "Toy Guard" },
    p1.chooses "Toy Guard",
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 1 },
  },
}

scenario "Hero's Flaw adds to a Critical Hit that the attacker has" {
  rules = { "AOTC-19/effect" },
  given = { phase = "battle", chance = { 6, 1, 1, 1, 1 },
    p1 = { force = 3, hand = { "Hero's Flaw" }, character = { "Super Battle Droid 7EX", "Toy Padawan" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.plays "Hero's Flaw",
    p1.attacks "Toy Padawan",
    expect { p2.discard, exactly = { "Toy Padawan" } },
  },
}

scenario "Hero's Flaw is forgotten in the next turn" {
  rules = { "AOTC-19/effect" },
  given = { phase = "battle", chance = { 1, 6, 1, 1 },
    p1 = { force = 3, hand = { "Hero's Flaw" }, character = { "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.plays "Hero's Flaw",
    p1.taps "Toy Guard",
    p1.finishes,
    p1.finishes,
    p2.finishes,
    p1.attacks "Toy Padawan",
    p2.is_asked,
    expect { p2.unit "Toy Padawan", damage = 1 },
  },
}

scenario "Padme Amidala (C) does not retreat from damage to another" {
  quiet = { "AOTC-100/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (C)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p2.unit "Toy Guard", damage = 2 },
    expect { p2.unit "Padme Amidala (C)", damage = 0, zone = "character" },
  },
}

scenario "Padme Amidala (C) does nothing when all dice miss" {
  quiet = { "AOTC-100/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (C)", tapped = true } } } },
  steps = {
    p1.attacks "Padme Amidala (C)",
    p1.is_asked,
    expect { p2.unit "Padme Amidala (C)", damage = 0, zone = "character" },
  },
}

scenario "Padme Amidala (C) may pay with a counter that she does not survive" {
  rules = { "AOTC-100/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (C)", tapped = true, damage = 2 }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Padme Amidala (C)",
    p2.uses "Padme Amidala (C)",
    p1.is_asked,
    expect { p2.discard, exactly = { "Padme Amidala (C)" } },
  },
}
