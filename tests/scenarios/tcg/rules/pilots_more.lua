-- Pilots (section 3), further cases.

scenario "What stands after Pilot does not work in the Character arena" {
  rules = { "TCG-PIL-06" },
  cites = { { "TCG-PIL-07", "worked example of TCG-PIL-06" } },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Obi-Wan Kenobi (L)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (L)",
    p2.may_choose_exactly { "uses Obi-Wan Kenobi (L)", pass },
    p2.uses "Obi-Wan Kenobi (L)",
    expect { p2.unit "Obi-Wan Kenobi (L)", speed = 40, damage = 0 },
  },
}

scenario "Only a Character with Pilot goes on a unit, and only on its kind" {
  rules = { "TCG-PIL-01" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Padme Amidala (D)" }, space = { "ARC-170 Starfighter" } } },
  steps = {
    p2.cannot { "boards", "Padme Amidala (D)", because = "TCG-PIL-01" },
  },
}

scenario "A Starfighter Pilot goes on a Starfighter and on nothing else" {
  rules = { "TCG-PIL-02" },
  cites = { { "TCG-PIL-04", "worked example of TCG-PIL-02" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Obi-Wan Kenobi (L)" }, space = { "Republic Assault Ship" }, ground = { "Speeder Bike Squadron" } } },
  steps = {
    p2.cannot { "boards", "Obi-Wan Kenobi (L)", because = "TCG-PIL-02" },
  },
}

scenario "A Pilot with as much damage as health is discarded, and the unit loses only its help" {
  rules = { "TCG-PIL-25" },
  cites = { { "TCG-PIL-26", "each card has its own counters" },
    { "TCG-PIL-24", "its speed and power are nowhere read while it is on a unit" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", damage = 1, with = { { "Obi-Wan Kenobi (L)", damage = 4 } } } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "ARC-170 Starfighter", damage = 1, power = 2, speed = 50 },
    expect { p2.discard, exactly = { "Obi-Wan Kenobi (L)" } },
  },
}

scenario "A stacked Pilot gives what its top card says" {
  cites = { { "TCG-PIL-27", "a bonus for cards beneath is the Pilot's own power, which does not count" },
    { "TCG-GLO-17", "it lies with the unit" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", with = { { "Obi-Wan Kenobi (L)", with = { "Obi-Wan Kenobi (M)" } } } } } } },
  steps = {
    expect { p2.unit "ARC-170 Starfighter", power = 3, speed = 60 },
  },
}

scenario "A Pilot on a unit is still a Jedi for a card that says only Jedi" {
  rules = { "TCG-PIL-19", "TCG-PIL-20", "TCG-PIL-23" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Throne Room" },
      space = { { "ARC-170 Starfighter", with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 1 },
  },
}

scenario "A Pilot on a retreated unit is in no arena" {
  cites = { { "TCG-PIL-23", "the negative case: nobody has a Jedi in an arena here" } },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Throne Room" },
      retreated = { { "ARC-170 Starfighter", with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 0 },
  },
}

scenario "What affects units does not affect a Pilot on one" {
  cites = { { "TCG-PIL-23", "the negative case: a Pilot lies in no arena" } },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Storm" }, space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    p1.plays "Toy Storm",
    expect { p2.unit "ARC-170 Starfighter", damage = 1 },
    expect { p2.unit "Obi-Wan Kenobi (L)", damage = 0 },
  },
}

scenario "A Droid that pilots is damaged with the Droids" {
  rules = { "TCG-PIL-23", "AOTC-83/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { { "Droid Control Ship", damage = 8, tapped = true }, { "ARC-170 Starfighter", with = { "R2-D2 (J)" } } } },
    p2 = { space = { { "Toy Fighter" }, "Toy Freighter" } } },
  steps = {
    p2.attacks "Droid Control Ship",
    expect { p1.unit "R2-D2 (J)", damage = 1 },
    expect { p1.unit "ARC-170 Starfighter", damage = 0 },
  },
}

scenario "A Diplomat who pilots can be retreated as a Diplomat, without the unit" {
  rules = { "TCG-PIL-23", "AOTC-40/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } } },
    p2 = { ground = { { "Speeder Bike Squadron", tapped = true, with = { "Princess Leia (K)" } } }, character = { "Queen Jamillia (A)", "Toy Padawan" } } },
  steps = {
    p2.uses "Queen Jamillia (A)",
    p2.may_choose_exactly { "Queen Jamillia (A)", "Princess Leia (K)" },
    p2.chooses "Princess Leia (K)",
    expect { p2.unit "Princess Leia (K)", zone = "retreated" },
    expect { p2.unit "Speeder Bike Squadron", zone = "ground" },
  },
}

scenario "A Droid that pilots is another Droid in an arena" {
  rules = { "TCG-PIL-23", "AOTC-110/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { { "ARC-170 Starfighter", with = { "R2-D2 (J)" } } }, character = { "Super Battle Droid 8EX" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    expect { p1.unit "Super Battle Droid 8EX", speed = 50, power = 6 },
  },
}

scenario "Watto repairs a Droid that pilots" {
  rules = { "TCG-PIL-23", "AOTC-116/whenever" },
  given = { phase = "end",
    p1 = { space = { { "ARC-170 Starfighter", with = { { "R2-D2 (J)", damage = 1 } } } }, ground = { "Toy Trooper" }, character = { "Watto (A)" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.accepts,
    p1.may_choose_exactly { "ARC-170 Starfighter", "R2-D2 (J)" },
    p1.chooses "R2-D2 (J)",
    expect { p1.unit "R2-D2 (J)", damage = 0 },
  },
}

scenario "A Pilot lost before the roll: the attacking unit rolls without its power" {
  rules = { "TCG-PIL-25" },
  cites = { { "TCG-PIL-08", "the Pilot alone is moved: nothing says that its unit follows" } },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { force = 1, hand = { "Toy Ejection" }, space = { { "Toy Freighter", tapped = true }, { "Toy Fighter", tapped = true } } },
    p2 = { space = { { "ARC-170 Starfighter", with = { "Obi-Wan Kenobi (L)" } }, "Toy Freighter" } } },
  steps = {
    expect { p2.unit "ARC-170 Starfighter", power = 3 },
    p2.attacks "Toy Freighter",
    p1.plays "Toy Ejection",
    expect { p2.discard, exactly = { "Obi-Wan Kenobi (L)" } },
    expect { p2.unit "ARC-170 Starfighter", zone = "space", power = 2, damage = 0 },
    expect { p1.unit "Toy Freighter", damage = 2 },
  },
}

scenario "A Pilot lost after the roll: the dice stay on the table" {
  rules = { "TCG-PIL-25", "TCG-ATK-08" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { force = 1, hand = { "Toy Late Ejection" }, space = { { "Toy Freighter", tapped = true }, { "Toy Fighter", tapped = true } } },
    p2 = { space = { { "ARC-170 Starfighter", with = { "Obi-Wan Kenobi (L)" } }, "Toy Freighter" } } },
  steps = {
    p2.attacks "Toy Freighter",
    p1.passes,
    p1.plays "Toy Late Ejection",
    p1.finishes,
    expect { p2.discard, exactly = { "Obi-Wan Kenobi (L)" } },
    expect { p1.unit "Toy Freighter", damage = 3 },
  },
}

scenario "A Pilot who survives goes on helping in the attack" {
  cites = { { "TCG-PIL-01", "the bonuses are read whenever a number of the unit is" } },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { force = 1, hand = { "Toy Ejection" }, space = { { "Toy Freighter", tapped = true }, { "Toy Fighter", tapped = true } }, character = { "Toy Padawan" } },
    p2 = { space = { { "ARC-170 Starfighter", with = { "Obi-Wan Kenobi (L)" } }, "Toy Freighter" } } },
  steps = {
    p2.attacks "Toy Freighter",
    p1.plays "Toy Ejection",
    p1.chooses "Toy Padawan",
    expect { p2.unit "ARC-170 Starfighter", power = 3 },
    expect { p1.unit "Toy Freighter", damage = 3 },
  },
}
