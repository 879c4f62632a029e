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
