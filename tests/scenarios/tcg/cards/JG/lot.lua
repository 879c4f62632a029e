-- Jedi Guardians: Darth Tyranus (F), Battle Droid Division.

local function duel(title, claims, force, dice, steps)
  claims.given = { phase = "attack", arena = "character", chance = dice,
    p1 = { force = force, character = { "Darth Tyranus (F)", { "Toy Guard", tapped = true } } },
    p2 = { character = { { "Toy Padawan", tapped = true }, { "Toy Guard", tapped = true }, "Toy Four" } } }
  claims.steps = steps
  scenario ("Darth Tyranus (F): " .. title) (claims)
end
duel("Critical Hit 2 for 2 Force", { rules = { "JG-9/activated" } }, 3, { 6, 1, 1, 1, 1, 1, 1 },
  { p1.attacks "Toy Padawan", p1.uses "Darth Tyranus (F)", p2.is_asked,
    expect { p2.unit "Toy Padawan", damage = 3 }, expect { p1, force = 1 }, expect { p1.unit "Darth Tyranus (F)", critical = 0 } })
duel("no Critical Hit with 1 Force", { quiet = { "JG-9/activated" } }, 1, { 6, 1, 1, 1, 1, 1, 1 },
  { p1.attacks "Toy Padawan", p2.is_asked, expect { p2.unit "Toy Padawan", damage = 1 }, expect { p1, force = 1 } })
local function parry(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6 },
    p1 = { force = force, character = { { "Darth Tyranus (F)", tapped = true } } },
    p2 = { character = { "Toy Mentor", "Toy Padawan" } } }
  claims.steps = steps
  scenario ("Darth Tyranus (F): " .. title) (claims)
end
parry("Evade 3 for 3 Force", { rules = { "JG-9/activated-2" } }, 4,
  { p2.attacks "Darth Tyranus (F)", p1.passes, p1.uses("Darth Tyranus (F)", "(ability 2)"), p2.is_asked, expect { p1.unit "Darth Tyranus (F)", damage = 1 }, expect { p1, force = 1 } })
parry("no Evade with 2 Force", { quiet = { "JG-9/activated-2" } }, 2,
  { p2.attacks "Darth Tyranus (F)", p1.passes, p2.is_asked, expect { p1.unit "Darth Tyranus (F)", damage = 4 }, expect { p1, force = 2 } })

local function dread(title, claims, dark, built, steps)
  dark.hand = { "Toy Gift" }
  claims.given = { phase = "battle", p1 = dark,
    p2 = { build = { { "Toy Fighter", counters = built }, { "Toy Guard", counters = 2 } }, retreated = { "Toy Tank" }, ground = { "Toy Walker" } } }
  claims.steps = steps
  scenario ("Darth Tyranus (F) in reserve: " .. title) (claims)
end
dread("2 build counters off a facedown card of the opponent's", { rules = { "JG-9/reserves" } },
  { retreated = { "Darth Tyranus (F)" }, build = { { "Toy Scout", counters = 2 } } }, 3,
  { p1.uses("Darth Tyranus (F)", "(ability 3)"), p1.may_choose_exactly { "a facedown card", "a facedown card" }, p1.chooses "a facedown card",
    expect { p2.unit "Toy Fighter", counters = 1 }, expect { p2.unit "Toy Guard", counters = 2 }, expect { p1.unit "Toy Scout", counters = 2 },
    expect { p1.unit "Darth Tyranus (F)", tapped = true } })
dread("one if there is one", { rules = { "JG-9/reserves" } }, { retreated = { "Darth Tyranus (F)" } }, 1,
  { p1.uses("Darth Tyranus (F)", "(ability 3)"), p1.chooses "a facedown card", expect { p2.unit "Toy Fighter", counters = 0 } })
dread("not in the Character arena", { quiet = { "JG-9/reserves" } }, { character = { "Darth Tyranus (F)" } }, 3,
  { p1.may_choose_exactly { "plays Toy Gift", pass }, p1.passes })
scenario "Darth Tyranus (F) in reserve: not in the build step" {
  rules = { "TCG-GLO-32" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, retreated = { "Darth Tyranus (F)" } }, p2 = { build = { { "Toy Fighter", counters = 3 } } } },
  steps = { p1.cannot { "uses", "Darth Tyranus (F)", because = "TCG-GLO-32" }, p1.builds "Toy Scout" },
}

scenario "Battle Droid Division: what is left of its hits goes to another unit" {
  rules = { "TCG-KW-OVE-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6, 1, 1, 1 },
    p1 = { ground = { "Battle Droid Division" } },
    p2 = { ground = { { "Toy Scout", tapped = true }, { "Toy Statue", tapped = true }, "Toy Tank" } } },
  steps = { p1.attacks "Toy Scout", p1.chooses "Toy Statue", p1.chooses(3), p2.is_asked, expect { p2.discard, exactly = { "Toy Scout" } }, expect { p2.unit "Toy Statue", damage = 3 } },
}
