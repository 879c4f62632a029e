-- A New Hope: Luke Skywalker (C), TIE Fighter DS-61-9, Death Star Superlaser Gunner.

-- Luke Skywalker (C)
local function luke(title, claims, force, light, steps)
  light.force = force
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1, 1, 1 },
    p1 = { character = { "Toy Mentor", "Mara Jade (B)" } }, p2 = light }
  claims.steps = steps
  scenario ("Luke Skywalker (C): " .. title) (claims)
end
local function held(title) return { title, tapped = true } end
luke("with another Jedi beside him, 2 power and Evade 1 for 3 Force", { rules = { "ANH-92/static" } }, 4,
  { character = { held "Luke Skywalker (C)", held "Toy Padawan" } },
  { p1.chooses "Toy Mentor", p1.attacks "Luke Skywalker (C)", expect { p2.unit "Luke Skywalker (C)", power = 4 }, p2.uses "Luke Skywalker (C)",
    expect { p2, force = 1 }, expect { p2.unit "Luke Skywalker (C)", damage = 2 } })
luke("neither without one", { quiet = { "ANH-92/static" } }, 4,
  { character = { held "Luke Skywalker (C)", held "Toy Guard" } },
  { p1.chooses "Toy Mentor", p1.attacks "Luke Skywalker (C)", p1.is_asked, expect { p2, force = 4 }, expect { p2.character, exactly = { "Toy Guard" } } })
luke("a Jedi who is retreated does not help, nor one of your opponent's", { quiet = { "ANH-92/static" } }, 4,
  { character = { held "Luke Skywalker (C)" }, retreated = { "Toy Padawan" } },
  { p1.may_choose { "chooses Toy Mentor" }, expect { p2.unit "Luke Skywalker (C)", power = 2 } , p1.chooses "Toy Mentor", p1.taps "Toy Mentor" })
luke("no Evade with 2 Force", { rules = { "ANH-92/static" } }, 2,
  { character = { held "Luke Skywalker (C)", held "Toy Padawan" } },
  { p1.chooses "Toy Mentor", expect { p2.unit "Luke Skywalker (C)", power = 4 }, p1.attacks "Luke Skywalker (C)", p1.is_asked, expect { p2, force = 2 } })

-- TIE Fighter DS-61-9
local function tie(title, claims, force, place, steps)
  claims.given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { force = force, space = { held "Toy Freighter" }, ground = { "Toy Trooper" } }, p2 = { space = { "Toy Fighter", "Toy Corvette" } } }
  if place == "space" then claims.given.p1.space = { held "Toy Freighter", held "TIE Fighter DS-61-9" }
  else claims.given.p1.retreated = { "TIE Fighter DS-61-9" } end
  claims.steps = steps
  scenario ("TIE Fighter DS-61-9: " .. title) (claims)
end
tie("it intercepts for 1 Force", { rules = { "ANH-165/activated" } }, 1, "space",
  { p2.attacks "Toy Freighter", p1.uses "TIE Fighter DS-61-9", expect { p1, force = 0 }, expect { p1.space, exactly = { "Toy Freighter" } },
    expect { p1.unit "Toy Freighter", damage = 0 } })
tie("not without Force", { quiet = { "ANH-165/activated" } }, 0, "space",
  { p2.attacks "Toy Freighter", p2.is_asked, expect { p1.unit "Toy Freighter", damage = 3 } })
tie("not while it is retreated", { quiet = { "ANH-165/activated" } }, 1, "retreated",
  { p2.attacks "Toy Freighter", p2.is_asked, expect { p1.unit "Toy Freighter", damage = 3 }, expect { p1, force = 1 } })

-- Death Star Superlaser Gunner
local function gunner(title, claims, tapped, ship, steps, crew, dice)
  claims.given = { phase = "dark builds", chance = dice or { 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4 },
    p1 = { hand = { "Toy Scout" }, build_points = 1, space = { ship }, character = crew or { { "Death Star Superlaser Gunner", tapped = tapped } } },
    p2 = { ground = { "Toy Statue" }, space = { "Toy Freighter" } } }
  claims.steps = steps
  scenario ("Death Star Superlaser Gunner: " .. title) (claims)
end
gunner("2 power more for a Space unit that bombards", { rules = { "ANH-71/activated" } }, false, "Toy Flagship (A)",
  { p1.uses "Death Star Superlaser Gunner", p1.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Statue",
    expect { p2.unit "Toy Statue", damage = 4 } })
gunner("none for one that attacks a Space unit", { rules = { "ANH-71/activated" } }, false, "Toy Fighter",
  { p1.uses "Death Star Superlaser Gunner", p1.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 3 } })
gunner("tapped, the gunner does nothing", { quiet = { "ANH-71/activated" } }, true, "Toy Flagship (A)",
  { p1.may_not_choose { "uses Death Star Superlaser Gunner" }, p1.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Statue",
    expect { p2.unit "Toy Statue", damage = 2 } })
gunner("two gunners, 4 power", { rules = { "ANH-71/activated" } }, false, "Toy Flagship (A)",
  { p1.uses "Death Star Superlaser Gunner", p1.uses "Death Star Superlaser Gunner", p1.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Statue",
    expect { p2.unit "Toy Statue", damage = 5 } }, { { "Death Star Superlaser Gunner" }, { "Death Star Superlaser Gunner" } }, { 4, 4, 4, 4, 4, 1 })
scenario "Death Star Superlaser Gunner: nothing for your Ground units, nor for your opponent's ships" {
  rules = { "ANH-71/activated" },
  given = { phase = "dark builds", chance = { 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4 },
    p1 = { hand = { "Toy Scout" }, build_points = 1, space = { "Toy Flagship (A)" }, ground = { "Toy Scout", "Toy Dozer" }, character = { "Death Star Superlaser Gunner" } },
    p2 = { space = { "Republic Assault Ship" }, ground = { "Toy Statue", "Toy Walker" } } },
  steps = { p1.uses "Death Star Superlaser Gunner", p1.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Statue",
    p2.attacks "Toy Dozer", p1.attacks "Toy Walker", expect { p1.unit "Toy Dozer", damage = 2 }, expect { p2.unit "Toy Statue", damage = 4 },
    expect { p2.unit "Toy Walker", damage = 2 } },
}
