-- Jedi Guardians: the cards of drawn.lua, and Dark Dreams.

local function behind(first, steps)
  for i = 1, #steps do first[#first + 1] = steps[i] end
  return first
end

-- Jango Fett (G), Obi-Wan's Starfighter (B): attacks on retreated units
local function jango(title, claims, at, retreated, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard" } }, p2 = { force = 2, character = { { "Toy Padawan", tapped = true } }, retreated = retreated, space = { "Toy Fighter" } } }
  claims.given.p1[at] = { { "Jango Fett (G)", tapped = false }, "Toy Prodigy" }
  claims.steps = steps
  scenario ("Jango Fett (G): " .. title) (claims)
end
jango("attacks a Character in the build zone", { rules = { "JG-16/static" } }, "character", { { "Toy Mentor", tapped = true }, "Toy Fighter" },
  { p1.may_choose_exactly { "attacks Toy Padawan", "attacks Toy Mentor", "taps Jango Fett (G)" }, p1.attacks "Toy Mentor", p1.is_asked, expect { p2.unit "Toy Mentor", damage = 3, zone = "retreated" } })
jango("what is retreated may be discarded", { rules = { "JG-16/static" } }, "character", { { "Toy Guard", tapped = true } },
  { p1.attacks "Toy Guard", p1.is_asked, expect { p2.discard, exactly = { "Toy Guard" } } })
jango("no Space unit there", { quiet = { "JG-16/static" } }, "character", { "Toy Fighter" },
  { p1.may_choose_exactly { "attacks Toy Padawan", "taps Jango Fett (G)" }, p1.attacks "Toy Padawan" })

local function ship(title, claims, force, steps)
  claims.given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1 },
    p1 = { space = { { "Toy Freighter", tapped = true } }, retreated = { { "Toy Flagship (A)", tapped = true }, "Toy Guard" } },
    p2 = { force = force, space = { "Obi-Wan's Starfighter (B)", "Toy Freighter" } } }
  claims.steps = steps
  scenario ("Obi-Wan's Starfighter (B): " .. title) (claims)
end
ship("attacks a Space unit in the build zone this turn, with 2 more power", { rules = { "JG-24/activated" } }, 2,
  { p2.uses "Obi-Wan's Starfighter (B)", p2.may_choose_exactly { "attacks Toy Freighter", "attacks Toy Flagship (A)", "taps Obi-Wan's Starfighter (B)" },
    p2.attacks "Toy Flagship (A)", p2.is_asked, expect { p1.unit "Toy Flagship (A)", damage = 5 } })
ship("no more power against a unit in the arena", { rules = { "JG-24/activated" } }, 2,
  { p2.uses "Obi-Wan's Starfighter (B)", p2.attacks "Toy Freighter", p2.is_asked, expect { p1.unit "Toy Freighter", damage = 3 } })
ship("not for 1 Force", { quiet = { "JG-24/activated" } }, 1,
  { p2.may_choose_exactly { "attacks Toy Freighter", "taps Obi-Wan's Starfighter (B)" } })

-- Executioner Cart
local function cart(title, claims, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Executioner Cart" }, character = { "Toy Guard", "Toy Prodigy" } },
    p2 = { force = 3, hand = { "Toy Barrier" }, ground = { { "Toy Tank", tapped = true } }, character = { { "Yoda (H)", tapped = true }, { "Toy Padawan", tapped = true } } } }
  claims.steps = steps
  scenario ("Executioner Cart: " .. title) (claims)
end
cart("that unit cannot use Evade this turn", { rules = { "JG-53/activated" } },
  { p1.uses "Executioner Cart", p2.passes, p1.may_choose_exactly { "Yoda (H)", "Toy Padawan" }, p1.chooses "Yoda (H)", p2.passes, p1.attacks "Yoda (H)", p2.passes, p2.passes,
    p2.cannot { "uses", "Yoda (H)", because = "TCG-GEN-07" }, p2.passes })
cart("it may if the cart attacks in its place", { quiet = { "JG-53/activated" } },
  { p1.taps "Executioner Cart", p2.passes, p1.attacks "Yoda (H)", p2.passes, p2.passes, p2.uses "Yoda (H)" })

-- Jedi Superiority, Lightsaber Gift: abilities for a turn
local function gift(card, counters, title, claims, attacker, steps, who)
  claims.given = { phase = "light builds", chance = { 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { attacker } },
    p2 = { force = 4, build_points = 1, hand = { "Toy Scout" }, build = { { card, counters = counters } }, character = { who or "Toy Padawan", { "Toy Prodigy", tapped = true } } } }
  claims.steps = steps
  scenario (card .. ": " .. title) (claims)
end
gift("Lightsaber Gift", 1, "3 power for 2 Force, for each Jedi in play", { rules = { "JG-60/completed" } }, { "Super Battle Droid 5TE", tapped = true },
  { p2.completes "Lightsaber Gift", p2.finishes, p2.finishes, p2.attacks "Super Battle Droid 5TE", p2.uses("Toy Padawan", "(given to it)"),
    expect { p1.discard, exactly = { "Super Battle Droid 5TE" } }, expect { p2, force = 2 } })
gift("Lightsaber Gift", 1, "no Jedi, no power", { cites = { { "TCG-MIS-02", "there is no Jedi among them" } } }, { "Super Battle Droid 5TE", tapped = true },
  { p2.completes "Lightsaber Gift", p2.finishes, p2.finishes, p2.attacks "Super Battle Droid 5TE", expect { p1.unit "Super Battle Droid 5TE", damage = 3 }, expect { p2, force = 4 } }, "Toy Guard")
gift("Jedi Superiority", 2, "up to 4 damage by a Droid for 1 Force", { rules = { "JG-59/completed" } }, "Super Battle Droid 5TE",
  { p2.completes "Jedi Superiority", p2.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Padawan", p2.uses("Toy Padawan", "(given to it)"), p2.is_asked, expect { p2.unit "Toy Padawan", damage = 0 }, expect { p2, force = 3 } })
gift("Jedi Superiority", 2, "not what another unit does", { quiet = { "JG-59/completed" } }, "Toy Guard",
  { p2.completes "Jedi Superiority", p2.finishes, p1.finishes, p2.finishes, p1.attacks "Toy Padawan", p2.is_asked, expect { p2.unit "Toy Padawan", damage = 3 } })
-- Even Piell (A)
local function piell(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Toy Gift" }, character = { { "Toy Prodigy", tapped = true } } },
    p2 = { force = force, character = { "Even Piell (A)", { "Toy Padawan", tapped = true }, "Toy Guard" } } }
  claims.steps = behind({ p2.attacks "Toy Prodigy" }, steps)
  scenario ("Even Piell (A): " .. title) (claims)
end
piell("2 power for a Jedi, as often as you like in an attack", { rules = { "JG-11/activated" } }, 5,
  { p1.passes, p2.uses "Even Piell (A)", p1.passes, p2.may_choose_exactly { "Even Piell (A)", "Toy Padawan" }, p2.chooses "Even Piell (A)", p1.passes, p2.uses "Even Piell (A)", p1.passes, p2.chooses "Even Piell (A)",
    p1.is_asked, expect { p2.unit "Even Piell (A)", power = 8 }, expect { p2, force = 1 }, p1.passes, p1.passes })
piell("not for 1 Force", { quiet = { "JG-11/activated" } }, 1,
  { p1.is_asked, expect { p2.unit "Even Piell (A)", power = 4 }, p1.passes })

-- Depa Billaba (A)
local function billaba(title, claims, mace, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Prodigy" } }, p2 = { force = 2, character = { { "Depa Billaba (A)", tapped = true } } } }
  claims.given.p2[mace] = mace == "character" and { { "Depa Billaba (A)", tapped = true }, { "Mace Windu (A)", tapped = true } } or { "Mace Windu (A)" }
  claims.steps = steps
  scenario ("Depa Billaba (A): " .. title) (claims)
end
billaba("Evade 3 for 1 Force beside Mace Windu", { rules = { "JG-52/static" } }, "character",
  { p1.attacks "Depa Billaba (A)", p2.uses("Depa Billaba (A)", "(given to it)"), expect { p2.unit "Depa Billaba (A)", damage = 0 } })
billaba("none while he is retreated", { quiet = { "JG-52/static" } }, "retreated",
  { p1.attacks "Depa Billaba (A)", expect { p2.unit "Depa Billaba (A)", damage = 3 } })
local function reserve(card, id, title, claims, zone, steps)
  claims.given = { phase = "light builds", p2 = { force = 1, build_points = 1, hand = { "Toy Scout" } } }
  claims.given.p2[zone] = { card }
  claims.steps = steps
  scenario (card .. ": " .. title) (claims)
end
local function reserves(card, id, which)
  reserve(card, id, "1 Force from the build zone", { rules = { id } }, "retreated", { p2.uses(card, which), expect { p2, force = 2 } })
  reserve(card, id, "none from the arena", { quiet = { id } }, "character", { p2.is_asked, expect { p2, force = 1 } })
end
reserves("Depa Billaba (A)", "JG-52/reserves", "(ability 2)")
reserves("Even Piell (A)", "JG-11/reserves", "(ability 3)")

-- Trade Federation Battle Freighter, Trade Federation Core Ship
local function yard(card, id, arena, built, where, title, claims, counters, steps)
  claims.given = { phase = "battle",
    p1 = { hand = { "Toy Scout" }, build = { { built, counters = counters }, "Toy Walker" } }, p2 = { hand = { "Toy Scout" }, ground = { "Toy Tank" }, space = { "Toy Fighter" } } }
  claims.given.p1[arena] = { card }
  claims.steps = steps
  scenario (card .. ": " .. title) (claims)
end
yard("Trade Federation Battle Freighter", "JG-22", "space", "Trade Federation Core Ship", "ground", "the fortification is finished and deployed", { rules = { "JG-22/activated" } }, 3,
  { p1.uses "Trade Federation Battle Freighter", p1.accepts, expect { p1.ground, exactly = { "Trade Federation Core Ship" } }, expect { p1.discard, exactly = { "Trade Federation Battle Freighter" } } })
yard("Trade Federation Battle Freighter", "JG-22", "space", "Trade Federation Core Ship", "ground", "with too few counters it stays", { rules = { "JG-22/activated" } }, 2,
  { p1.uses "Trade Federation Battle Freighter", p2.is_asked, expect { p1.ground, exactly = {} }, expect { p1.unit "Trade Federation Core Ship", counters = 7, open = true } })
yard("Trade Federation Battle Freighter", "JG-22", "space", "Toy Tank", "ground", "another card gets nothing", { quiet = { "JG-22/activated" } }, 2,
  { p1.is_asked, expect { p1.unit "Toy Tank", counters = 2 } })
yard("Trade Federation Core Ship", "JG-38", "ground", "Trade Federation Battle Freighter", "space", "the Capital Ship is finished and deployed", { rules = { "JG-38/activated" } }, 3,
  { p1.uses "Trade Federation Core Ship", p1.accepts, expect { p1.space, exactly = { "Trade Federation Battle Freighter" } } })
yard("Trade Federation Core Ship", "JG-38", "ground", "Toy Fighter", "space", "another card gets nothing", { quiet = { "JG-38/activated" } }, 2,
  { p1.is_asked, expect { p1.unit "Toy Fighter", counters = 2 } })

-- Evade
local function evade(card, id, arena, attackers, cost, left, which)
  local function one(title, claims, force, damage, use)
    claims.given = { phase = "attack", arena = arena, chance = { 6, 6, 1, 1 }, p1 = {}, p2 = { force = force } }
    claims.given.p1[arena] = attackers
    claims.given.p2[arena] = { { card, tapped = true } }
    claims.steps = { p1.attacks(card) }
    if use and force == 2 then claims.steps[2] = p2.passes end
    if use then claims.steps[#claims.steps + 1] = p2.uses(card, which) end
    claims.steps[#claims.steps + 1] = p1.is_asked
    claims.steps[#claims.steps + 1] = expect { p2.unit(card), damage = damage }
    scenario (card .. ": " .. title) (claims)
  end
  one("Evade for " .. cost .. " Force", { rules = { id } }, cost, left, true)
  one("no Evade for less", { quiet = { id } }, cost - 1, 2, false)
end
evade("Even Piell (A)", "JG-11/activated-2", "character", { "Toy Prodigy", "Toy Padawan" }, 1, 1, "(ability 2)")
evade("Obi-Wan's Starfighter (B)", "JG-24/activated-2", "space", { "Toy Fighter", "Toy Freighter" }, 2, 0, "(ability 2)")

-- Jedi Council Quorum
local function quorum(title, claims, retreated, over)
  claims.given = { phase = "light builds",
    p1 = { character = { "Toy Guard" } },
    p2 = { build = { "Jedi Council Quorum" }, retreated = retreated, character = { "Toy Councillor", "Even Piell (A)", "Depa Billaba (A)" } } }
  claims.steps = { p2.completes "Jedi Council Quorum", p2.finishes, p1.finishes, p2.finishes, p2.taps "Even Piell (A)", p2.taps "Depa Billaba (A)", p1.taps "Toy Guard",
    p2.taps "Toy Councillor", expect { table, over = over } }
  scenario ("Jedi Council Quorum: " .. title) (claims)
end
quorum("seven Council Members in the arenas and the build zone win the game as the turn ends", { rules = { "JG-17/completed" } },
  { "Toy Councillor", "Toy Councillor", "Toy Councillor", "Toy Councillor" }, true)
quorum("six do not", { cites = { { "TCG-GEN-06", "what the card asks for is not there" } } }, { "Toy Councillor", "Toy Councillor", "Toy Councillor", "Toy Guard" }, false)

-- Dark Dreams
local function dreams(title, claims, hand, force, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = force, hand = hand, ground = { { "Toy Walker", tapped = true }, "Toy Trooper" } },
    p2 = { force = 4, hand = { "Brutal Assault" }, ground = { "Toy Walker", "Toy Tank" } } }
  claims.steps = steps
  scenario ("Dark Dreams: " .. title) (claims)
end
dreams("played as the Battle card that the opponent has played this turn, for its cost", { rules = { "TCG-GEN-06" } }, { "Dark Dreams" }, 3,
  { p2.attacks "Toy Walker", p2.plays "Brutal Assault", p2.chooses "Toy Walker", p1.plays("Dark Dreams", "as Brutal Assault"), p1.chooses "Toy Walker",
    expect { p1, force = 1 }, expect { p1.unit "Toy Walker", damage = 2 }, expect { p1.discard, exactly = { "Dark Dreams" } } })
dreams("not for less than its cost", { rules = { "TCG-ACTV-01" } }, { "Dark Dreams" }, 1,
  { p2.attacks "Toy Walker", p2.plays "Brutal Assault", p2.chooses "Toy Walker", expect { p1.hand, exactly = { "Dark Dreams" } } })
dreams("not before the opponent has played anything", { cites = { { "TCG-GEN-06", "nothing is there to be copied" } } }, { "Dark Dreams" }, 3,
  { p2.attacks "Toy Walker", p1.may_not_choose { "plays Dark Dreams" }, p2.passes })
