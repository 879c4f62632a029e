-- Battle of Yavin: R2-D2 (D), R2-Q5, Untamed Ronto, Alien Rage.

local function held(title) return { title, tapped = true } end

-- R2-D2 (D)
local function ace(title, claims, light, steps)
  claims.given = { phase = "attack", arena = "space", chance = { 6, 1, 1, 1, 1 }, p1 = { space = { held "Toy Freighter" } }, p2 = light }
  claims.steps = steps
  scenario ("R2-D2 (D): " .. title) (claims)
end
ace("10 speed and Critical Hit 2 for its Starfighter", { rules = { "BOY-60/pilot" } },
  { space = { { "ARC-170 Starfighter", with = { "R2-D2 (D)" } }, "Toy Freighter" } },
  { expect { p2.unit "ARC-170 Starfighter", speed = 60, critical = 2 }, expect { p2.unit "Toy Freighter", speed = 20, critical = 0 },
    p2.attacks "Toy Freighter", expect { p1.unit "Toy Freighter", damage = 3 } })
ace("nothing from the Character arena", { quiet = { "BOY-60/pilot" } },
  { space = { "ARC-170 Starfighter", "Toy Freighter" }, character = { "R2-D2 (D)" } },
  { p2.is_asked, expect { p2.unit "ARC-170 Starfighter", speed = 50, critical = 0 }, p2.taps "ARC-170 Starfighter" })
local function mend(title, claims, phase, light, steps)
  light.deck = { "Toy Gift" }
  claims.given = { phase = phase, chance = { 1, 1, 1 }, p1 = { deck = { "Toy Gift" }, space = { "Toy Fighter" }, ground = { "Toy Trooper" } }, p2 = light }
  claims.steps = steps
  scenario ("R2-D2 (D): " .. title) (claims)
end
mend("as the battle phase ends a damage counter comes off its Starfighter, no other", { rules = { "BOY-60/pilot_whenever" } }, "end",
  { hand = { "Toy Scout" }, ground = { "Toy Trooper" }, space = { { "Obi-Wan's Starfighter (B)", damage = 2, with = { "R2-D2 (D)" } }, { "Toy Freighter", damage = 2 } } },
  { p2.is_asked, expect { p2.unit "Obi-Wan's Starfighter (B)", damage = 1 }, expect { p2.unit "Toy Freighter", damage = 2 } })
mend("none from the Character arena", { quiet = { "BOY-60/pilot_whenever" } }, "end",
  { hand = { "Toy Scout" }, ground = { "Toy Trooper" }, space = { { "Obi-Wan's Starfighter (B)", damage = 2 } }, character = { "R2-D2 (D)" } },
  { p2.is_asked, expect { p2.unit "Obi-Wan's Starfighter (B)", damage = 2 } })
scenario "R2-D2 (D): another Pilot may come beside it, but no Astromech" {
  quiet = { "BOY-60/pilot_whenever" },
  cites = { { "TCG-PIL-14", "the unit has room for both" } },
  given = { phase = "light builds",
    p2 = { space = { { "ARC-170 Starfighter", with = { "R2-D2 (D)" } } }, character = { "Anakin Skywalker (M)", "R2-D2 (H)", "Rebel Lieutenant" } } },
  steps = { p2.may_choose { "boards Anakin Skywalker (M) on ARC-170 Starfighter" }, p2.may_not_choose { "boards R2-D2 (H) on ARC-170 Starfighter" },
    p2.boards("Anakin Skywalker (M)", "on ARC-170 Starfighter"), expect { p2.unit "ARC-170 Starfighter", armor = 1 } },
}

-- R2-Q5
local function q5(title, claims, tapped, force, steps)
  claims.given = { phase = "dark builds", p1 = { build_points = 1, hand = { "Toy Scout" }, character = { { "R2-Q5 (A)", tapped = tapped } } }, p2 = { force = force } }
  claims.steps = steps
  scenario ("R2-Q5: " .. title) (claims)
end
q5("a build point", { rules = { "BOY-29/activated" } }, false, 4,
  { p1.uses "R2-Q5 (A)", p2.may_choose_exactly { accept, decline }, p2.declines, expect { p1, build_points = 2 }, expect { p2, force = 4 }, expect { p1.unit "R2-Q5 (A)", tapped = true } })
q5("unless your opponent pays 4 Force", { rules = { "BOY-29/activated" } }, false, 4,
  { p1.uses "R2-Q5 (A)", p2.accepts, expect { p1, build_points = 1 }, expect { p2, force = 0 } })
q5("an opponent with 3 Force is not asked", { rules = { "BOY-29/activated" } }, false, 3,
  { p1.uses "R2-Q5 (A)", p1.is_asked, expect { p1, build_points = 2 }, expect { p2, force = 3 } })
q5("none when it is tapped", { quiet = { "BOY-29/activated" } }, true, 4,
  { p1.may_not_choose { "uses R2-Q5 (A)" }, expect { p1, build_points = 1 } })

-- Untamed Ronto: that it may be sent against its own side is missing
local function ronto(title, claims, force, light, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 1 },
    p1 = { ground = { "Untamed Ronto", "Toy Trooper", "Toy Tank" }, space = { "Toy Fighter" } }, p2 = { force = force, ground = light, space = { "Toy Fighter" } } }
  claims.steps = steps
  scenario ("Untamed Ronto: " .. title) (claims)
end
local function two() return { held "Toy Statue", held "Toy Walker" } end
ronto("for 2 Force your opponent says which of their units it attacks", { rules = { "BOY-68/whenever" } }, 3, two(),
  { p1.attacks "Toy Walker", p2.may_choose_exactly { accept, decline }, p2.accepts, p2.may_choose_exactly { "Toy Statue", "Toy Walker" },
    p2.chooses "Toy Statue", expect { p2, force = 1 }, expect { p2.unit "Toy Statue", damage = 4 }, expect { p2.unit "Toy Walker", damage = 0 } })
ronto("nothing if they do not pay", { rules = { "BOY-68/whenever" } }, 2, two(),
  { p1.attacks "Toy Walker", p2.declines, p1.is_asked, expect { p2, force = 2 }, expect { p2.unit "Toy Walker", damage = 4 } })
ronto("who has 1 Force is not asked", { quiet = { "BOY-68/whenever" } }, 1, two(),
  { p1.attacks "Toy Statue", p1.is_asked, expect { p2, force = 1 }, expect { p2.unit "Toy Statue", damage = 4 } })
ronto("not when another unit attacks", { quiet = { "BOY-68/whenever" } }, 2, two(),
  { p1.taps "Untamed Ronto", p1.attacks "Toy Statue", p1.is_asked, expect { p2, force = 2 } })

-- Alien Rage
local function rage(title, claims, force, steps)
  claims.given = { phase = "battle", p1 = { ground = { "Toy Trooper" }, space = { "Toy Fighter" } },
    p2 = { force = force, hand = { "Alien Rage", "Toy Gift" }, ground = { "Toy Walker" }, character = { "Toy Guard" }, retreated = { "Toy Tank" } } }
  claims.steps = steps
  scenario ("Alien Rage: " .. title) (claims)
end
rage("20 speed, 2 power and Critical Hit 2 for one of your units", { rules = { "BOY-36/effect" } }, 5,
  { p2.plays "Alien Rage", p2.may_choose_exactly { "Toy Walker", "Toy Guard" }, p2.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", speed = 50, power = 6, critical = 2 }, expect { p2.unit "Toy Guard", speed = 30, power = 3, critical = 0 }, expect { p2, force = 0 } })
rage("not with 4 Force", { quiet = { "BOY-36/effect" } }, 4,
  { p2.cannot { "plays", "Alien Rage" }, p2.passes })
