-- What abilities do not do, further cases: whom they do not reach, what may be declined or bought off.

scenario "Grand Moff Tarkin helps neither Starfighters nor Capital Ships of the other side" {
  rules = { "ROTS-16/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Techno Union Starship", "Geonosian Fighter" }, character = { "Grand Moff Tarkin (D)" } },
    p2 = { space = { { "Republic Assault Ship", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Techno Union Starship", power = 7, critical = 1 },
    expect { p1.unit "Geonosian Fighter", power = 2, critical = 1 },
    expect { p2.unit "Republic Assault Ship", power = 6, critical = 0 },
  },
}

scenario "Republic Fighter Wing counts other Space units of its side only" {
  rules = { "ROTS-30/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Republic Fighter Wing", tapped = true }, { "A-Wing", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Republic Fighter Wing", power = 5 },
    expect { p2.unit "A-Wing", power = 2 },
  },
}

scenario "Mas Amedda stays beside another Character" {
  rules = { "TCG-TRG-01" },
  given = { phase = "battle",
    p1 = { character = { "Mas Amedda (A)", "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Mas Amedda (A)", zone = "character" },
  },
}

scenario "Mustafar Battle Grounds in the Ground arena burns no Character" {
  quiet = { "ROTS-22/whenever-2" },
  rules = { "ROTS-22/whenever" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" }, character = { "Toy Guard" }, locations = { { "Mustafar Battle Grounds", arena = "ground" } } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p1.unit "Toy Walker", damage = 1 },
  },
}

scenario "Jedi Master's Deflection is for Jedi Characters" {
  rules = { "ROTS-54/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Acklay" } },
    p2 = { force = 3, hand = { "Jedi Master's Deflection" }, character = { { "Toy Padawan", tapped = true }, { "Plo Koon (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.taps "Acklay",
    p1.attacks "Toy Padawan",
    p2.plays "Jedi Master's Deflection",
    p2.may_choose_exactly { "Toy Padawan", "Plo Koon (A)" },
    p2.chooses "Toy Padawan",
    p2.declines,
    expect { p2.unit "Toy Padawan", damage = 0 },
    expect { p1.unit "Toy Guard", damage = 0 },
  },
}

scenario "Naboo Star Skiff finds Naboo Characters only" {
  rules = { "ROTS-56/whenever" },
  given = { phase = "light builds",
    p2 = { build = { { "Naboo Star Skiff", counters = 5 } }, deck = { "Padme Amidala (D)", "Bravo N-1 Starfighter", "Toy Guard", "Corde (A)" } } },
  steps = {
    p2.deploys "Naboo Star Skiff",
    p2.accepts,
    p2.may_choose_exactly { "Padme Amidala (D)", "Corde (A)" },
    p2.chooses "Corde (A)",
    expect { p2.unit "Corde (A)", counters = 1, open = true },
  },
}

scenario "Palpatine's Sanctum counts no unit that is no Jedi" {
  quiet = { "ROTS-15/static" },
  rules = { "TCG-TRG-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { locations = { "Palpatine's Sanctum" }, character = { "Darth Vader (Q)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    expect { p2.discard, exactly = { "Toy Guard" } },
    expect { p1.unit "Darth Vader (Q)", power = 7, health = 7 },
  },
}

scenario "Coruscant Emergency ship helps once per turn" {
  rules = { "ROTS-80/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper", "Toy Tank" } },
    p2 = { ground = { { "Coruscant Emergency ship", tapped = true } } } },
  steps = {
    p1.attacks "Coruscant Emergency ship",
    p2.uses "Coruscant Emergency ship",
    expect { p2.unit "Coruscant Emergency ship", damage = 0 },
    p1.attacks "Coruscant Emergency ship",
    expect { p2.unit "Coruscant Emergency ship", damage = 1 },
  },
}

scenario "Engine Upgrade fits no Ground unit" {
  rules = { "TCG-EQP-05" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, retreated = { "Engine Upgrade" }, ground = { "Toy Walker" }, space = { "Toy Fighter" } } },
  steps = {
    p1.may_choose { "attaches Engine Upgrade to Toy Fighter" },
    p1.may_not_choose { "attaches Engine Upgrade to Toy Walker" },
  },
}

scenario "Blaster Rifle fits Characters only" {
  rules = { "TCG-EQP-05" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, retreated = { "Blaster Rifle" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.may_choose { "attaches Blaster Rifle to Toy Guard" },
    p1.may_not_choose { "attaches Blaster Rifle to Toy Walker" },
  },
}

scenario "Droid Security Escort does not intercept without Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { { "Droid Security Escort", tapped = true }, { "Acklay", tapped = true } } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.attacks "Acklay",
    expect { p1.unit "Acklay", damage = 1 },
    expect { p1.unit "Droid Security Escort", damage = 0 },
  },
}
