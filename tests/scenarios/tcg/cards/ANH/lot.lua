-- A New Hope: Rebel Lieutenant, X-Wing Attack Formation, Imperial Sentry Droid, Rescue.

-- Rebel Lieutenant
scenario "Rebel Lieutenant: 10 speed and 1 power for the Capital Ship, 10 speed for your other Space units" {
  rules = { "ANH-42/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Republic Assault Ship", tapped = true, with = { "Rebel Lieutenant" } }, { "Toy Fighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Republic Assault Ship", speed = 40, power = 7 }, expect { p2.unit "Toy Fighter", speed = 70, power = 3 },
    expect { p2.unit "Toy Walker", speed = 30 }, expect { p1.unit "Toy Fighter", speed = 60 },
  },
}
scenario "Rebel Lieutenant: two on two Capital Ships" {
  rules = { "ANH-42/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Republic Assault Ship", tapped = true, with = { "Rebel Lieutenant" } }, { "Republic Assault Ship", tapped = true, with = { "Rebel Lieutenant" } } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Republic Assault Ship", speed = 50, power = 7 }, expect { p2.unit "Republic Assault Ship#2", speed = 50, power = 7 },
  },
}
scenario "Rebel Lieutenant on a borrowed Capital Ship: the ship is no slower, and it leads those beside it" {
  rules = { "ANH-42/pilot" },
  given = { phase = "dark builds",
    p1 = { force = 9, build_points = 1, hand = { "Toy Walker" }, space = { "Endor Imperial Fleet", "Toy Fighter" }, character = { "Darth Sidious (G)" } },
    p2 = { space = { { "Republic Assault Ship", with = { "Rebel Lieutenant" } }, "Toy Fighter" } } },
  steps = {
    p1.uses "Darth Sidious (G)", p1.chooses "Endor Imperial Fleet", p1.chooses "Republic Assault Ship",
    expect { p1.unit "Republic Assault Ship", speed = 40, power = 7 },
    expect { p1.unit "Toy Fighter", speed = 70 }, expect { p2.unit "Toy Fighter", speed = 60 },
  },
}
scenario "Rebel Lieutenant in the Character arena, or on a retreated ship, gives nothing" {
  quiet = { "ANH-42/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Rebel Lieutenant" },
      retreated = { { "Republic Assault Ship", with = { "Rebel Lieutenant" } } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Toy Fighter", speed = 60, power = 3 }, expect { p2.unit "Republic Assault Ship", speed = 30, power = 6 },
  },
}
scenario "Rebel Lieutenant boards Capital Ships only" {
  rules = { "TCG-PIL-02" },
  given = { phase = "light builds",
    p2 = { space = { "Republic Assault Ship", "Republic Cruiser" }, character = { "Rebel Lieutenant" } } },
  steps = {
    p2.may_choose_exactly { "boards Rebel Lieutenant on Republic Assault Ship", done },
    p2.boards("Rebel Lieutenant", "on Republic Assault Ship"),
    expect { p2.unit "Republic Assault Ship", speed = 40, power = 7 },
  },
}

-- X-Wing Attack Formation
local function wings(title, claims, force, damage, steps)
  claims.given = { phase = "attack", arena = "space", chance = { 6, 6, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = force, space = { { "X-Wing Attack Formation", tapped = true } } } }
  claims.steps = steps
  scenario ("X-Wing Attack Formation: " .. title) (claims)
end
wings("Evade 1 for 2 Force", { rules = { "ANH-175/activated" } }, 3, 1,
  { p1.attacks "X-Wing Attack Formation", p2.uses "X-Wing Attack Formation", expect { p2, force = 1 }, expect { p2.unit "X-Wing Attack Formation", damage = 1, critical = 3 } })
wings("no Evade with 1 Force", { quiet = { "ANH-175/activated" } }, 1, 2,
  { p1.attacks "X-Wing Attack Formation", p1.is_asked, expect { p2, force = 1 }, expect { p2.unit "X-Wing Attack Formation", damage = 2 } })

-- Imperial Sentry Droid
scenario "Imperial Sentry Droid: the opponent's hand is looked at as the battle phase ends" {
  rules = { "ANH-20/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Imperial Sentry Droid", "Darth Sidious (A)" }, deck = { "Toy Gift" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, hand = { "Toy Tank" }, deck = { "Toy Gift" } } },
  steps = {
    p1.may_choose_exactly { "resolves Imperial Sentry Droid", "resolves Darth Sidious (ability 1)" }, p1.resolves "Imperial Sentry Droid",
    expect { p1, force = 5 }, expect { p2.hand, exactly = { "Toy Tank" } },
  },
}
scenario "Imperial Sentry Droid looks at nothing in the build zone" {
  quiet = { "ANH-20/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, retreated = { "Imperial Sentry Droid" }, character = { "Darth Sidious (A)" }, deck = { "Toy Gift" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, hand = { "Toy Tank" }, deck = { "Toy Gift" } } },
  steps = { expect { p1, force = 5 }, expect { p2.hand, exactly = { "Toy Tank" } } },
}

-- Rescue
local function rescue(title, claims, force, dice, steps)
  claims.given = { phase = "attack", arena = "ground", chance = dice,
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = force, hand = { "Rescue" }, ground = { { "Toy Tank", tapped = true }, { "Toy Statue", tapped = true } } } }
  claims.steps = steps
  scenario ("Rescue: " .. title) (claims)
end
rescue("2 damage to one of your units is prevented", { rules = { "ANH-154/effect" } }, 5, { 6, 6, 6, 1 },
  { p1.attacks "Toy Statue", p2.passes, p2.plays "Rescue", p2.chooses "Toy Statue", p1.is_asked, expect { p2, force = 1 }, expect { p2.unit "Toy Statue", damage = 1 } })
rescue("with 3 Force nothing is prevented", { quiet = { "ANH-154/effect", "ANH-154/effect-2" } }, 3, { 6, 6, 6, 1 },
  { p1.attacks "Toy Statue", p1.is_asked, expect { p2, force = 3 }, expect { p2.unit "Toy Statue", damage = 3 } })
rescue("used for the damage, it gives no power", { rules = { "ANH-154/effect" } }, 4, { 6, 6, 6, 1 },
  { p1.attacks "Toy Statue", p2.passes, p2.plays "Rescue", p2.may_choose_exactly { "Toy Tank", "Toy Statue" }, p2.chooses "Toy Tank", p1.is_asked,
    expect { p2.unit "Toy Statue", damage = 3, power = 2 }, expect { p2.unit "Toy Tank", power = 3 } })
scenario "Rescue: 3 power for one of your units, for this attack" {
  rules = { "ANH-154/effect-2" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6, 1 },
    p1 = { ground = { { "Toy Statue", tapped = true } } },
    p2 = { force = 4, hand = { "Rescue" }, ground = { "Toy Trooper", "Toy Tank" }, space = { "Toy Fighter" } } },
  steps = {
    p2.attacks "Toy Statue", p2.plays "Rescue", p2.may_choose_exactly { "Toy Trooper", "Toy Tank", "Toy Fighter" }, p2.chooses "Toy Trooper", p2.is_asked,
    expect { p1.unit "Toy Statue", damage = 5 }, expect { p2.unit "Toy Trooper", power = 2 }, expect { p2, force = 0 },
  },
}
