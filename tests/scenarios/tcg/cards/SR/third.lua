-- Sith Rising: the cards of drawn.lua.

local function behind(first, steps)
  for i = 1, #steps do first[#first + 1] = steps[i] end
  return first
end

local function evade(card, id, dark, cost, left, option)
  local side, other = dark and "p1" or "p2", dark and "p2" or "p1"
  local function one(title, claims, force, damage, use)
    claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 1, 1 } }
    claims.given[other] = { character = { "Toy Prodigy", "Toy Padawan" } }
    claims.given[side] = { force = force, character = { { card, tapped = true } } }
    local me, you = dark and p1 or p2, dark and p2 or p1
    claims.steps = { you.attacks(card) }
    if use and card == "Darth Maul (C)" then claims.steps[2] = me.passes end
    if use then claims.steps[#claims.steps + 1] = option ~= nil and me.uses(card, option) or me.uses(card) end
    claims.steps[#claims.steps + 1] = you.is_asked
    claims.steps[#claims.steps + 1] = expect { me.unit(card), damage = damage }
    scenario (card .. ": " .. title) (claims)
  end
  one("Evade for " .. cost .. " Force", { rules = { id } }, cost, left, true)
  one("no Evade for less", { quiet = { id } }, cost - 1, 2, false)
end
evade("Anakin Skywalker (F)", "SR-63/activated", false, 1, 1)
evade("Darth Maul (C)", "SR-8/activated-2", true, 3, 1, "(ability 2)")
evade("Darth Tyranus (D)", "SR-10/activated-2", true, 3, 0, "(ability 2)")

-- Super Battle Droid 5TE
local function droid(title, claims, beside, speed, power)
  claims.given = { phase = "attack", arena = "character",
    p1 = { character = { "Super Battle Droid 5TE" }, ground = { beside } }, p2 = { character = { { "Toy Padawan", tapped = true } }, ground = { "Commerce Guild Spider Droid" } } }
  claims.given.p2.ground = nil
  claims.steps = { p1.is_asked, expect { p1.unit "Super Battle Droid 5TE", speed = speed, power = power } }
  scenario ("Super Battle Droid 5TE: " .. title) (claims)
end
droid("10 speed and 1 power beside another Droid, in any arena", { rules = { "SR-25/static" } }, "Commerce Guild Spider Droid", 50, 5)
droid("nothing alone", { quiet = { "SR-25/static" } }, "Toy Walker", 40, 4)

-- Trade Federation Offensive
local function offensive(title, claims, force, steps)
  claims.given = { phase = "battle",
    p1 = { force = force, hand = { "Trade Federation Offensive" }, space = { "Toy Fighter" }, ground = { "Toy Walker" } },
    p2 = { space = { "Toy Freighter" }, ground = { "Toy Tank" } } }
  claims.steps = steps
  scenario ("Trade Federation Offensive: " .. title) (claims)
end
offensive("30 speed in the Space arena", { rules = { "SR-58/effect" } }, 4,
  { p1.plays "Trade Federation Offensive", p1.chooses(1), expect { p1.unit "Toy Fighter", speed = 90 }, expect { p1.unit "Toy Walker", speed = 30 }, expect { p2.unit "Toy Freighter", speed = 20 } })
offensive("or in the Ground arena", { rules = { "SR-58/effect" } }, 4,
  { p1.plays "Trade Federation Offensive", p1.chooses(2), expect { p1.unit "Toy Fighter", speed = 60 }, expect { p1.unit "Toy Walker", speed = 60 } })
offensive("not for 3 Force", { rules = { "TCG-ACTV-01" } }, 3,
  { p1.cannot { "plays", "Trade Federation Offensive", because = "TCG-ACTV-01" }, expect { p1.unit "Toy Fighter", speed = 60 } })

-- Darth Maul (C)
local function maul(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = force, character = { "Darth Maul (C)", "Toy Guard" } },
    p2 = { force = 3, hand = { "Toy Barrier" }, character = { { "Yoda (H)", tapped = true } } } }
  claims.steps = behind({ p1.attacks "Yoda (H)" }, steps)
  scenario ("Darth Maul (C): " .. title) (claims)
end
maul("no Evade against his attack", { rules = { "SR-8/activated" } }, 3,
  { p1.uses "Darth Maul (C)", p2.passes, p2.passes, p2.passes, p2.cannot { "uses", "Yoda (H)", because = "TCG-GEN-07", says = "this unit can't use Evade now" }, p2.passes, expect { p2.unit "Yoda (H)", damage = 3 } })
maul("with 2 Force it may be used", { quiet = { "SR-8/activated" } }, 2,
  { p2.passes, p2.uses "Yoda (H)", p2.passes, expect { p2.unit "Yoda (H)", damage = 1 } })

-- Careful Targeting
local function targeting(title, claims, force, steps)
  claims.given = { phase = "battle",
    p1 = { force = force, hand = { "Careful Targeting" }, space = { "Toy Fighter" } }, p2 = { space = { "Rebel Escape Squad" } } }
  claims.steps = steps
  scenario ("Careful Targeting: " .. title) (claims)
end
targeting("a unit loses Shields", { rules = { "SR-33/effect" } }, 1,
  { expect { p2.unit "Rebel Escape Squad", shields = 1 }, p1.plays "Careful Targeting", p1.may_choose_exactly { "Toy Fighter", "Rebel Escape Squad" }, p1.chooses "Rebel Escape Squad", expect { p2.unit "Rebel Escape Squad", shields = -999 } })
targeting("not for nothing", { rules = { "TCG-ACTV-01" } }, 0,
  { p1.cannot { "plays", "Careful Targeting", because = "TCG-ACTV-01" }, expect { p2.unit "Rebel Escape Squad", shields = 1 } })

-- Brutal Assault
local function assault(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = force, hand = { "Brutal Assault" }, ground = { "Toy Walker", "Toy Trooper" } }, p2 = { force = 1, hand = { "Toy Gift" }, ground = { { "Toy Tank", tapped = true } } } }
  claims.steps = behind({ p1.attacks "Toy Tank" }, steps)
  scenario ("Brutal Assault: " .. title) (claims)
end
assault("5 power, and 2 damage to itself as the attack ends", { rules = { "SR-66/effect" } }, 2,
  { p1.plays "Brutal Assault", p1.chooses "Toy Walker", p2.is_asked, expect { p1.unit "Toy Walker", power = 9, damage = 0 }, p2.passes, p2.passes, expect { p1.unit "Toy Walker", power = 4, damage = 2 } })
assault("not for 1 Force", { quiet = { "SR-66/effect" } }, 1,
  { p2.is_asked, expect { p1.unit "Toy Walker", power = 4 }, p2.passes, p2.passes, expect { p1.unit "Toy Walker", damage = 0 } })

-- Darth Tyranus (D)
local function tyranus(title, claims, target, force, steps)
  claims.given = { phase = "attack", arena = "character",
    p1 = { force = force, character = { "Darth Tyranus (D)", "Toy Guard" } },
    p2 = { force = 9, character = { { target, tapped = true }, { "Toy Prodigy", tapped = true } } } }
  claims.steps = steps
  scenario ("Darth Tyranus (D): " .. title) (claims)
end
tyranus("4 damage that Evade cannot prevent", { rules = { "SR-10/activated" } }, "Luke Skywalker (J)", 2,
  { p1.uses "Darth Tyranus (D)", p1.may_choose_exactly { "Luke Skywalker (J)", "Toy Prodigy" }, p1.chooses "Luke Skywalker (J)", expect { p2, force = 9 }, expect { p2.discard, exactly = { "Luke Skywalker (J)" } } })
tyranus("a Jedi Master may", { rules = { "SR-10/activated" } }, "Yoda (H)", 2,
  { p1.uses "Darth Tyranus (D)", p1.chooses "Yoda (H)", p2.uses "Yoda (H)", expect { p2.unit "Yoda (H)", damage = 2 } })
tyranus("not for 1 Force", { quiet = { "SR-10/activated" } }, "Yoda (H)", 1,
  { p1.may_not_choose { "uses Darth Tyranus (D)" }, expect { p2.unit "Yoda (H)", damage = 0 } })

-- Clone Captain
local function captain(title, claims, beside, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Clone Captain", tapped = true } }, ground = { { beside, tapped = true } } } }
  claims.steps = behind({ p1.attacks "Clone Captain" }, steps)
  scenario ("Clone Captain: " .. title) (claims)
end
captain("another Clone takes damage counters, and as much damage is prevented", { rules = { "SR-5/activated" } }, "Clone Squad",
  { p2.uses "Clone Captain", p2.chooses(2), p1.is_asked, expect { p2.unit "Clone Squad", damage = 2 }, expect { p2.unit "Clone Captain", damage = 1 } })
captain("no other unit does", { quiet = { "SR-5/activated" } }, "Toy Walker",
  { p1.is_asked, expect { p2.unit "Toy Walker", damage = 0 }, expect { p2.discard, exactly = { "Clone Captain" } } })
