-- The Phantom Menace: cards drawn by lot.

scenario "Marauder-Class Corvette intercepts for nothing" {
  rules = { "PM-20/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Marauder-Class Corvette", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.uses "Marauder-Class Corvette",
    p2.passes,
    expect { p2.unit "Toy Freighter", damage = 0 },
    expect { p2.unit "Marauder-Class Corvette", damage = 3 },
  },
}

scenario "Marauder-Class Corvette intercepts in its own arena only" {
  quiet = { "PM-20/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { space = { { "Marauder-Class Corvette", tapped = true } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.is_asked,
    expect { p2.unit "Toy Walker", damage = 4 },
    expect { p2.unit "Marauder-Class Corvette", damage = 0 },
  },
}

scenario "Marauder-Class Corvette retaliates with 3 dice for nothing" {
  rules = { "PM-20/activated-2" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 6, 3 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Marauder-Class Corvette", tapped = true } } } },
  steps = {
    p1.attacks "Marauder-Class Corvette",
    p2.uses("Marauder-Class Corvette", "(ability 2)"),
    expect { p1.unit "Toy Fighter", damage = 2 },
  },
}

scenario "Marauder-Class Corvette does not retaliate for another" {
  quiet = { "PM-20/activated-2" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1, 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Marauder-Class Corvette", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.passes,
    p1.is_asked,
    expect { p1.unit "Toy Fighter", damage = 0 },
    expect { p2.unit "Toy Freighter", damage = 1 },
  },
}

scenario "Yinchorri Fighter retaliates with 2 dice for nothing" {
  rules = { "PM-90/activated" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 4 },
    p2 = { space = { "Toy Fighter", "Toy Freighter" } },
    p1 = { space = { { "Yinchorri Fighter", tapped = true } } } },
  steps = {
    p2.attacks "Yinchorri Fighter",
    p1.uses "Yinchorri Fighter",
    expect { p2.unit "Toy Fighter", damage = 2 },
  },
}

scenario "Yinchorri Fighter does not retaliate for another" {
  quiet = { "PM-90/activated" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 6 },
    p2 = { space = { "Toy Fighter", "Toy Freighter" } },
    p1 = { space = { { "Yinchorri Fighter", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.attacks "Toy Freighter",
    p2.is_asked,
    expect { p2.unit "Toy Fighter", damage = 0 },
  },
}

scenario "Obi-Wan Kenobi (K) evades 2 for 2 Force" {
  rules = { "PM-77/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Obi-Wan Kenobi (K)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (K)",
    p2.uses "Obi-Wan Kenobi (K)",
    expect { p2.unit "Obi-Wan Kenobi (K)", damage = 1 },
    expect { p2, force = 0 },
  },
}

scenario "Obi-Wan Kenobi (K) does not evade with 1 Force" {
  quiet = { "PM-77/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Obi-Wan Kenobi (K)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (K)",
    p1.is_asked,
    expect { p2.unit "Obi-Wan Kenobi (K)", damage = 3 },
    expect { p2, force = 1 },
  },
}

scenario "Obi-Wan Kenobi (K) against a Dark Jedi: 7 dice and Critical Hit 2" {
  rules = { "PM-77/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1, 4 },
    p1 = { character = { { "Emperor Palpatine (C)", tapped = true } } },
    p2 = { character = { "Obi-Wan Kenobi (K)", "Toy Padawan" } } },
  steps = {
    p2.attacks "Emperor Palpatine (C)",
    expect { p1.unit "Emperor Palpatine (C)", damage = 4 },
    expect { p2.unit "Obi-Wan Kenobi (K)", power = 4, critical = 0 },
  },
}

scenario "Obi-Wan Kenobi (K) is no better against a Jedi of the Dark Side's who is no Dark Jedi" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Toy Weight" }, character = { { "Toy Padawan", tapped = true }, { "Elite Royal Guard", tapped = true } } },
    p2 = { character = { "Obi-Wan Kenobi (K)", "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p1.is_asked,
    expect { p2.unit "Obi-Wan Kenobi (K)", power = 4, critical = 0 },
    p1.passes,
  },
}

scenario "Obi-Wan Kenobi (K) is no better while a Dark Jedi attacks him" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1 },
    p1 = { character = { "Elite Royal Guard", "Toy Guard" } },
    p2 = { force = 1, hand = { "Toy Weight" }, character = { { "Obi-Wan Kenobi (K)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (K)",
    p2.is_asked,
    expect { p2.unit "Obi-Wan Kenobi (K)", power = 4, critical = 0 },
    p2.passes,
  },
}

scenario "Jedi Temple: each Jedi is deployed with 1 counter less, of either side" {
  rules = { "PM-18/static" },
  given = { phase = "dark builds",
    p2 = { locations = { "Jedi Temple" }, hand = { "Toy Scout" }, build_points = 1, build = { { "Shaak Ti (A)", counters = 3 } } },
    p1 = { hand = { "Toy Scout" }, build_points = 1, build = { { "Elite Royal Guard", counters = 4 } } } },
  steps = {
    p1.deploys "Elite Royal Guard",
    expect { p1.unit "Elite Royal Guard", zone = "character" },
    p1.finishes,
    p2.deploys "Shaak Ti (A)",
    expect { p2.unit "Shaak Ti (A)", zone = "character" },
  },
}

scenario "Jedi Temple: two counters too few are too few, and who is no Jedi needs them all" {
  rules = { "PM-18/static" },
  given = { phase = "light builds",
    p2 = { locations = { "Jedi Temple" }, hand = { "Toy Scout" }, build_points = 1, build = { { "Shaak Ti (A)", counters = 2 }, { "Toy Guard", counters = 2 } } } },
  steps = {
    p2.may_not_choose { "deploys Shaak Ti (A)", "deploys Toy Guard" },
    expect { p2.unit "Shaak Ti (A)", needs = 3 },
    expect { p2.unit "Toy Guard", needs = 3 },
    p2.builds "Toy Scout",
  },
}

-- In Disguise
local function disguise(title, claims, hand, steps, force)
  claims.given = { phase = "battle",
    p1 = { force = force or 3, hand = hand, character = { { "Toy Guard", damage = 1 }, { "Toy Padawan", damage = 2 } }, ground = { "Toy Walker" } },
    p2 = { character = { "Toy Padawan" } } }
  claims.steps = steps
  scenario ("In Disguise: " .. title) (claims)
end
disguise("a Character card that costs no more comes for the one that is discarded, with as many damage counters", { rules = { "PM-16/effect" } },
  { "In Disguise", "Toy Four", "Toy Padawan", "Toy Tank" },
  { p1.plays "In Disguise", p1.may_choose_exactly { "Toy Guard", "Toy Padawan" }, p1.chooses "Toy Guard",
    p1.accepts, p1.may_choose_exactly { "Toy Four (A)" },      -- not the Padawan, which costs 4, nor the Tank
    p1.chooses "Toy Four (A)",
    expect { p1.unit "Toy Four (A)", zone = "character", damage = 1 }, expect { p1.hand, exactly = { "Toy Padawan", "Toy Tank" } },
    expect { p1.discard, exactly = { "Toy Guard", "In Disguise" } }, expect { p1, force = 0 } })
disguise("who has no such card in hand has discarded a Character all the same", { rules = { "PM-16/effect" } }, { "In Disguise", "Toy Tank" },
  { p1.plays "In Disguise", p1.chooses "Toy Guard", p1.declines, expect { p1.discard, exactly = { "Toy Guard", "In Disguise" } }, expect { p1.hand, exactly = { "Toy Tank" } } })
disguise("with 2 Force it is not played", { rules = { "TCG-ACTV-01" } }, { "In Disguise", "Toy Four" },
  { p1.cannot { "plays", "In Disguise", because = "TCG-ACTV-01" }, p1.passes }, 2)
