-- A New Hope: the cards of drawn.lua.

local function behind(first, steps)
  for i = 1, #steps do first[#first + 1] = steps[i] end
  return first
end

-- Stabilize Deflectors
local function deflectors(title, claims, force, steps)
  claims.given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { force = force, hand = { "Stabilize Deflectors" }, space = { "Jedi Starfighter 3R3", "Toy Freighter" }, retreated = { "ARC-170 Starfighter" } } }
  claims.steps = steps
  scenario ("Stabilize Deflectors: " .. title) (claims)
end
deflectors("Shields 1 for your Starfighters", { rules = { "ANH-108/effect" } }, 2,
  { p2.plays "Stabilize Deflectors", expect { p2.unit "Jedi Starfighter 3R3", shields = 1 }, expect { p2.unit "ARC-170 Starfighter", shields = 1 }, expect { p2.unit "Toy Freighter", shields = 0 } })
deflectors("not for 1 Force", { rules = { "TCG-ACTV-01" } }, 1,
  { p2.cannot { "plays", "Stabilize Deflectors", because = "TCG-ACTV-01" }, expect { p2.unit "Jedi Starfighter 3R3", shields = 0 } })

-- Jedi Intervention
local function intervention(title, claims, unit, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, hand = { "Jedi Intervention" }, ground = { { "Toy Tank", tapped = true }, { "Toy Statue", tapped = true } }, space = { "Toy Fighter" } } }
  claims.steps = behind({ p1.attacks "Toy Tank", p2.plays "Jedi Intervention", p2.may_choose_exactly { "Toy Tank", "Toy Statue", "Toy Fighter" }, p2.chooses(unit) }, steps)
  scenario ("Jedi Intervention: " .. title) (claims)
end
intervention("the unit may intercept for 2 Force", { rules = { "ANH-144/effect" } }, "Toy Statue",
  { p2.uses("Toy Statue", "(Intercept)"), p1.is_asked, expect { p2, force = 0 }, expect { p2.unit "Toy Statue", damage = 2 } })
intervention("one of your units, and not from another arena", { cites = { { "TCG-KW-INT-01", "the unit is not in the arena of the attack" } } }, "Toy Fighter",
  { p1.is_asked, expect { p2, force = 2 }, expect { p2.unit "Toy Statue", damage = 0 } })

-- Slipping Through
local function slipping(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = force, hand = { "Slipping Through" }, ground = { { "Toy Statue", tapped = true } } } }
  claims.steps = behind({ p1.attacks "Toy Statue" }, steps)
  scenario ("Slipping Through: " .. title) (claims)
end
slipping("no damage by units in that arena", { rules = { "ANH-155/effect" } }, 8,
  { p2.plays "Slipping Through", p2.chooses "Ground", p1.is_asked, expect { p2.unit "Toy Statue", damage = 0 } })
slipping("units of another arena do theirs", { rules = { "ANH-155/effect" } }, 8,
  { p2.plays "Slipping Through", p2.chooses "Space", p1.is_asked, expect { p2.unit "Toy Statue", damage = 4 } })
slipping("not for 7 Force", { quiet = { "ANH-155/effect" } }, 7,
  { p1.is_asked, expect { p2.unit "Toy Statue", damage = 4 } })

-- Surprise Attack
local function surprise(title, claims, complete, steps)
  claims.given = { phase = "light builds",
    p1 = { force = 2, hand = { "Toy Barrage" }, ground = { "Toy Walker" } },
    p2 = { force = 2, build_points = 1, hand = { "Toy Barrage" }, build = { { "Surprise Attack", counters = 2 } }, ground = { "Toy Tank" } } }
  claims.steps = behind(complete and { p2.completes "Surprise Attack", p2.finishes } or { p2.finishes }, steps)
  scenario ("Surprise Attack: " .. title) (claims)
end
surprise("your opponent plays no Battle cards this turn; you do", { rules = { "ANH-49/completed" } }, true,
  { p1.finishes, p2.finishes, p1.cannot { "plays", "Toy Barrage", because = "TCG-GEN-07" }, p2.may_choose { "plays Toy Barrage" } })
surprise("until it is completed they may", { quiet = { "ANH-49/completed" } }, false,
  { p1.finishes, p2.finishes, p1.may_choose { "plays Toy Barrage" } })

-- R2-D2 (C)
local function order(title, claims, tapped, steps)
  claims.given = { phase = "light builds",
    p1 = { deck = { "Toy Walker", "Toy Guard", "Toy Tank", "Toy Gift" } },
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { { "R2-D2 (C)", tapped = tapped } } } }
  claims.steps = steps
  scenario ("R2-D2 (C): " .. title) (claims)
end
order("your opponent's top 3 cards go back in an order that you choose", { rules = { "ANH-99/activated" } }, false,
  { p2.uses "R2-D2 (C)", p2.may_choose_exactly { "Toy Walker", "Toy Guard", "Toy Tank" }, p2.chooses "Toy Walker", p2.chooses "Toy Tank",
    expect { p1.deck, in_order = { "Toy Guard", "Toy Tank", "Toy Walker", "Toy Gift" } } })
order("not when it is tapped", { quiet = { "ANH-99/activated" } }, true,
  { p2.is_asked, expect { p1.deck, in_order = { "Toy Walker", "Toy Guard", "Toy Tank", "Toy Gift" } } })

-- Imperial Blockade
local function blockade(title, claims, force, steps)
  claims.given = { phase = "dark builds",
    p1 = { force = force, build_points = 1, hand = { "Toy Scout" }, build = { { "Imperial Blockade", counters = 2 } } },
    p2 = { force = 1, build_points = 3, hand = { "Toy Scout" }, character = { "2-1B Medical Droid (A)", { "Toy Padawan", damage = 1 } }, build = { "Toy Tank" } } }
  claims.steps = steps
  scenario ("Imperial Blockade: " .. title) (claims)
end
blockade("for 8 Force your opponent spends no build points", { rules = { "ANH-18/completed" } }, 8,
  { p1.completes "Imperial Blockade", expect { p1, force = 0 }, p1.finishes, p2.may_not_choose { "builds Toy Scout", "adds to Toy Tank", "uses 2-1B Medical Droid (A)" }, expect { p2, build_points = 3 } })
blockade("it is not completed with 7 Force", { quiet = { "ANH-18/completed" } }, 7,
  { p1.cannot { "completes", "Imperial Blockade", says = "there is not that much Force" }, p1.finishes, p2.may_choose { "builds Toy Scout", "adds to Toy Tank", "uses 2-1B Medical Droid (A)" } })

-- Desperate Confrontation, Disturbance in the Force
local function mission(card, counters, title, claims, complete, steps)
  claims.given = { phase = "dark builds", chance = { 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout" }, build = { { card, counters = counters } }, ground = { "Toy Walker" } },
    p2 = { force = 2, build_points = 1, hand = { "Toy Scout" }, ground = { "Toy Brawler", "Toy Tank" } } }
  claims.steps = behind(complete and { p1.completes(card) } or {}, steps)
  scenario (card .. ": " .. title) (claims)
end
mission("Desperate Confrontation", 2, "2 power for 1 Force, once in an attack, for each of your units", { rules = { "ANH-8/completed" } }, true,
  { p1.finishes, p2.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Tank", p1.uses("Toy Walker", "(given to it)"), p2.is_asked, expect { p1, force = 1 }, expect { p2.unit "Toy Tank", damage = 0 } })
mission("Desperate Confrontation", 2, "nothing without it", { quiet = { "ANH-8/completed" } }, false,
  { p1.finishes, p2.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Tank", p2.is_asked, expect { p1, force = 2 } })
mission("Disturbance in the Force", 4, "your opponent uses no activated abilities this turn", { rules = { "ANH-11/completed" } }, true,
  { p1.finishes, p2.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Brawler", p2.is_asked, expect { p2, force = 2 } })
mission("Disturbance in the Force", 4, "until it is completed they do", { quiet = { "ANH-11/completed" } }, false,
  { p1.finishes, p2.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Brawler", p2.uses "Toy Brawler", p2.is_asked, expect { p2, force = 1 } })

-- Disrupt the Power System
local function power(title, claims, complete, steps)
  claims.given = { phase = "light builds", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { space = { "Toy Flagship (A)" } },
    p2 = { force = 2, build_points = 1, hand = { "Toy Scout" }, build = { { "Disrupt the Power System", counters = 1 } }, space = { { "Toy Fighter", tapped = true } }, ground = { "Toy Tank" } } }
  claims.steps = behind(complete and { p2.completes "Disrupt the Power System" } or {}, steps)
  scenario ("Disrupt the Power System: " .. title) (claims)
end
power("no Bombard this turn, and 1 Force", { rules = { "ANH-115/completed" } }, true,
  { expect { p2, force = 3 }, p2.finishes, p1.finishes, p2.finishes, p1.may_choose_exactly { "attacks Toy Fighter", "taps Toy Flagship (A)" } })
power("until it is completed it may", { quiet = { "ANH-115/completed" } }, false,
  { expect { p2, force = 2 }, p2.finishes, p1.finishes, p2.finishes, p1.may_choose_exactly { "attacks Toy Fighter", "attacks Toy Tank", "taps Toy Flagship (A)" } })
