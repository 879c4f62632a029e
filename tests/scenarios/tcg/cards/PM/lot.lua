-- The Phantom Menace: Anakin's Podracer (A), TC-14 (A).

local function race(title, claims, force, damage, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = force, ground = { { "Anakin's Podracer (A)", tapped = true } } } }
  claims.steps = steps
  scenario ("Anakin's Podracer (A): " .. title) (claims)
end
race("Evade 1 for 1 Force", { rules = { "PM-33/activated" } }, 2, 1,
  { p1.attacks "Anakin's Podracer (A)", p2.passes, p2.uses "Anakin's Podracer (A)", expect { p2.unit "Anakin's Podracer (A)", damage = 1, lucky = 1 }, expect { p2, force = 1 } })
race("no Evade with 0 Force", { quiet = { "PM-33/activated" } }, 0, 2,
  { p1.attacks "Anakin's Podracer (A)", p2.passes, p1.is_asked, expect { p2.unit "Anakin's Podracer (A)", damage = 2 }, expect { p2, force = 0 } })
scenario "Anakin's Podracer (A): Lucky 1" {
  rules = { "TCG-KW-LUC-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 6 },
    p1 = { ground = { { "Toy Walker", tapped = true } } },
    p2 = { ground = { "Anakin's Podracer (A)", "Toy Trooper" } } },
  steps = { p2.attacks "Toy Walker", p2.uses "Anakin's Podracer (A)", p2.chooses "1", p2.is_asked, expect { p1.unit "Toy Walker", damage = 2 } },
}

local function tea(title, claims, where, points, steps)
  claims.given = { phase = "dark builds",
    p1 = { build_points = points, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck" }, build = { { "Toy Walker", counters = 6 } }, character = { where } } }
  claims.steps = steps
  scenario ("TC-14 (A): " .. title) (claims)
end
tea("a card for a build point", { rules = { "PM-84/activated" } }, "TC-14 (A)", 2,
  { p1.uses "TC-14 (A)", expect { p1.hand, exactly = { "Toy Scout", "Toy Gift" } }, expect { p1, build_points = 1 }, expect { p1.unit "TC-14 (A)", tapped = true } })
tea("no card without a build point", { quiet = { "PM-84/activated" } }, "TC-14 (A)", 0,
  { p1.may_not_choose { "uses TC-14 (A)" }, p1.deploys "Toy Walker", expect { p1.deck, count = 2 } })
scenario "TC-14 (A) draws nothing in battle" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { build_points = 2, hand = { "Toy Gift" }, deck = { "Toy Luck" }, character = { "TC-14 (A)" } }, p2 = { character = { "Toy Guard" } } },
  steps = { p1.cannot { "uses", "TC-14 (A)", because = "TCG-PHR-08" }, p1.passes },
}
