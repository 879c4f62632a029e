-- Return of the Jedi: ground.

scenario "Endor Shield Generator: 1 build point, or back to the hand" {
  rules = { "ROTJ-12/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, ground = { "Endor Shield Generator" } } },
  steps = {
    p1.pays("Endor Shield Generator", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
    expect { p1.unit "Endor Shield Generator", zone = "ground" },
  },
}

scenario "Endor Shield Generator without a build point goes back to the hand" {
  quiet = { "ROTJ-12/upkeep" },
  rules = { "ROTJ-12/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { hand = { "Toy Scout" }, ground = { "Endor Shield Generator" } } },
  steps = {
    p1.pays "Endor Shield Generator",
    expect { p1.hand, exactly = { "Toy Scout", "Endor Shield Generator" } },
  },
}

scenario "Endor Shield Generator, tapped, gives a Space unit Shields 4" {
  rules = { "ROTJ-12/activated" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Endor Shield Generator" }, space = { { "Toy Freighter", tapped = true } } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, space = { { "Toy Fighter", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Endor Shield Generator",
    p1.chooses "Toy Freighter",
    expect { p1.unit "Toy Freighter", shields = 4 },
  },
}

scenario "Endor Regiment is fast where a Location lies" {
  rules = { "ROTJ-14/static" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker" } },
    p1 = { ground = { "Endor Regiment" }, locations = { "Ewok Village" } } },
  steps = {
    expect { p1.unit "Endor Regiment", speed = 40 },
  },
}

scenario "Endor Regiment: 2 power against Rebels" {
  rules = { "ROTJ-14/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 6, 6 },
    p1 = { ground = { "Endor Regiment", "Toy Walker" } },
    p2 = { ground = { { "Elite Squad", tapped = true } } } },
  steps = {
    p1.taps "Toy Walker",
    p1.attacks "Elite Squad",
    p2.passes,
    expect { p2.unit "Elite Squad", damage = 2 },
  },
}

scenario "Sarlacc swallows a Character: 2 damage counters as the Character battle starts" {
  rules = { "ROTJ-35/activated", "ROTJ-35/whenever" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Sarlacc (A)" }, character = { "Toy Padawan" } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.uses "Sarlacc (A)",
    p1.is_asked,
    expect { p2.unit "Toy Guard", damage = 2 },
  },
}

scenario "Jabba's Sail Barge: two cards, then one away" {
  rules = { "ROTJ-56/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, ground = { "Jabba's Sail Barge (A)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.uses "Jabba's Sail Barge (A)",
    p1.chooses "Toy Gift",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Luck" } },
  },
}

scenario "Skiff taps an opposing Character unless 2 Force are paid" {
  rules = { "ROTJ-66/activated" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Skiff", "Toy Trooper" } },
    p2 = { force = 2, ground = { { "Toy Walker", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Skiff",
    p2.declines,
    expect { p2.unit "Toy Guard", tapped = true },
  },
}

scenario "Worrt: 2 dice of damage to a Creature, during the Ground battle" {
  rules = { "ROTJ-70/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1, 1, 1 },
    p1 = { ground = { "Worrt", "Toy Walker" } },
    p2 = { ground = { { "Reek", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.uses "Worrt",
    p1.chooses "Reek",
    expect { p2.discard, exactly = { "Reek" } },
  },
}

scenario "Cantina Bar Mob retaliates with 4 dice for 1 Force" {
  rules = { "ROTJ-73/activated" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, ground = { { "Cantina Bar Mob", tapped = true } } } },
  steps = {
    p1.attacks "Cantina Bar Mob",
    p2.uses "Cantina Bar Mob",
    expect { p1.unit "Toy Walker", damage = 2 },
  },
}

scenario "Death Star Battalion beside a Capital Ship" {
  rules = { "ROTJ-78/static" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker" } },
    p1 = { ground = { "Death Star Battalion" }, space = { "Imperial-Class Star Destroyer" } } },
  steps = {
    expect { p1.unit "Death Star Battalion", power = 6, health = 6 },
  },
}

scenario "Ewok Artillery: 2 dice of damage to each opposing Ground unit" {
  rules = { "ROTJ-84/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 6, 6 },
    p1 = { ground = { { "Toy Walker", tapped = true }, { "Toy Tank", tapped = true } } },
    p2 = { ground = { "Ewok Artillery" }, character = { "Toy Guard" } } },
  steps = {
    p2.uses "Ewok Artillery",
    expect { p1.unit "Toy Walker", damage = 1 },
    expect { p1.unit "Toy Tank", damage = 2 },
  },
}

scenario "Ewok Glider: 3 power against Imperial units" {
  rules = { "ROTJ-85/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 6, 6, 6 },
    p1 = { ground = { { "Endor Regiment", tapped = true } } },
    p2 = { ground = { "Ewok Glider", "Toy Trooper" } } },
  steps = {
    p2.attacks "Endor Regiment",
    expect { p1.unit "Endor Regiment", damage = 3 },
  },
}

scenario "Forest AT-AT: the unit it attacks loses Shields and Armor" {
  rules = { "ROTJ-88/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 4, 4, 4, 4 },
    p1 = { ground = { "Forest AT-AT", "Toy Trooper" } },
    p2 = { ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    expect { p2.discard, exactly = { "Toy Tank" } },
  },
}

scenario "Forest AT-ST where a Location lies" {
  rules = { "ROTJ-89/static" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker" } },
    p1 = { ground = { "Forest AT-ST" }, locations = { "Ewok Village" } } },
  steps = {
    expect { p1.unit "Forest AT-ST", speed = 50, power = 3 },
  },
}

scenario "Endor Attack Squad has its Hidden Cost while a Location lies at the Ground arena" {
  cites = { { "TCG-KW-HID-01", "the card adds a condition of its own" } },
  given = { phase = "battle",
    p1 = { force = 2, locations = { "Ewok Village" }, ground = { "Toy Walker" }, build = { { "Endor Attack Squad", counters = 3 } } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.deploys "Endor Attack Squad",
    expect { p1.unit "Endor Attack Squad", zone = "ground" },
  },
}

scenario "Endor Attack Squad without one has not" {
  rules = { "TCG-KW-HID-01" },
  given = { phase = "battle",
    p1 = { force = 2, ground = { "Toy Walker" }, build = { { "Endor Attack Squad", counters = 3 } } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.cannot { "deploys", "Endor Attack Squad", because = "TCG-KW-HID-01" },
    p1.passes,
  },
}

scenario "Jabba's Guards: Upkeep by way 1" {
  rules = { "ROTJ-97/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, ground = { "Jabba's Guards" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Jabba's Guards", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
  },
}

scenario "Jabba's Guards: Upkeep by way 2" {
  rules = { "ROTJ-97/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, ground = { "Jabba's Guards" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Jabba's Guards", "(Discard a card from your hand)"),
    expect { p1.discard, count = 1 },
  },
}

scenario "Jabba's Guards: Upkeep by way 3" {
  rules = { "ROTJ-97/upkeep-3" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, ground = { "Jabba's Guards" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Jabba's Guards", "(Tap this unit)"),
    expect { p1.unit "Jabba's Guards", tapped = true },
  },
}

scenario "Jabba's Guards intercept for nothing" {
  rules = { "ROTJ-97/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { ground = { { "Jabba's Guards", tapped = true }, { "Toy Trooper", tapped = true } } } },
  steps = {
    p2.attacks "Toy Trooper",
    p1.uses "Jabba's Guards",
    expect { p1.unit "Jabba's Guards", damage = 4 },
  },
}

scenario "Jabba's Guards retaliate with 3 dice for 3 Force" {
  rules = { "ROTJ-97/activated-2" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 6, 6, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { force = 3, ground = { { "Jabba's Guards", tapped = true } } } },
  steps = {
    p2.attacks "Jabba's Guards",
    p1.uses("Jabba's Guards", "(ability 2)"),
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}
