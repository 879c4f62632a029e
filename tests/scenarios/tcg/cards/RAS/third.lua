-- Rogues and Scoundrels: the cards of drawn.lua, and Cloud City Wing Guard.

local function behind(first, steps)
  for i = 1, #steps do first[#first + 1] = steps[i] end
  return first
end

-- Sleen
local function sleen(title, claims, phase, dark, light, steps)
  claims.given = { phase = phase, arena = "character", chance = { 6, 6, 6, 1, 1, 1, 1 }, p1 = dark, p2 = light }
  claims.steps = steps
  scenario ("Sleen: " .. title) (claims)
end
sleen("the top card of your opponent's deck is discarded", { rules = { "RAS-95/activated" } }, "dark builds",
  { build_points = 1, hand = { "Toy Scout" }, character = { "Sleen" } }, { deck = { "Toy Gift", "Toy Luck" } },
  { p1.uses "Sleen", expect { p2.discard, exactly = { "Toy Gift" } }, expect { p2.deck, exactly = { "Toy Luck" } } })
sleen("not when it is tapped", { quiet = { "RAS-95/activated" } }, "dark builds",
  { build_points = 1, hand = { "Toy Scout" }, character = { { "Sleen", tapped = true } } }, { deck = { "Toy Gift", "Toy Luck" } },
  { p1.may_not_choose { "uses Sleen" }, expect { p2.discard, exactly = {} } })
sleen("discarded, it takes as many cards as you have Force", { rules = { "RAS-95/whenever" } }, "attack",
  { force = 2, character = { { "Sleen", tapped = true } } }, { deck = { "Toy Gift", "Toy Luck", "Toy Tank" }, character = { "Toy Guard", "Toy Padawan" } },
  { p2.attacks "Sleen", p2.is_asked, expect { p2.discard, exactly = { "Toy Gift", "Toy Luck" } } })
sleen("nothing while it stands", { quiet = { "RAS-95/whenever" } }, "attack",
  { force = 2, character = { { "Sleen", tapped = true }, { "Toy Prodigy", tapped = true } } }, { deck = { "Toy Gift", "Toy Luck", "Toy Tank" }, character = { "Toy Guard", "Toy Padawan" } },
  { p2.attacks "Toy Prodigy", p2.is_asked, expect { p2.discard, exactly = {} } })

-- Disrupting Strike
local function strike(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = force, hand = { "Brutal Assault" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Disrupting Strike" }, ground = { { "Toy Tank", tapped = true } } } }
  claims.steps = behind({ p1.attacks "Toy Tank", p1.plays "Brutal Assault" }, steps)
  scenario ("Disrupting Strike: " .. title) (claims)
end
strike("a Battle card is disrupted", { rules = { "RAS-80/effect" } }, 4,
  { p2.plays "Disrupting Strike", p1.may_choose_exactly { accept, decline }, p1.declines, expect { p1.unit "Toy Walker", damage = 0 }, expect { p1, force = 2 } })
strike("unless its player pays 2 Force", { rules = { "RAS-80/effect" } }, 4,
  { p2.plays "Disrupting Strike", p1.accepts, p1.chooses "Toy Walker", expect { p1, force = 0 }, expect { p1.unit "Toy Walker", damage = 2 } })
strike("who has 1 Force is not asked", { rules = { "RAS-80/effect" } }, 3,
  { p2.plays "Disrupting Strike", p1.is_asked, expect { p1.unit "Toy Walker", damage = 0 }, expect { p1, force = 1 } })

-- Cloud City Wing Guard: a payment that cannot be made is not offered
local function guard(title, claims, force, steps)
  claims.given = { phase = "battle",
    p1 = { ground = { "Cloud City Wing Guard", { "Toy Statue", tapped = true } } },
    p2 = { force = force, ground = { "Toy Trooper" } } }
  claims.steps = steps
  scenario ("Cloud City Wing Guard: " .. title) (claims)
end
guard("an opponent with 2 Force is not asked, and pays nothing", { quiet = { "RAS-43/whenever" } }, 2,
  { p1.is_asked, expect { p2, force = 2 }, expect { p1.unit "Cloud City Wing Guard", tapped = false } })
guard("one with 3 Force may pay them, and it is tapped", { rules = { "RAS-43/whenever" } }, 3,
  { p2.may_choose_exactly { accept, decline }, p2.accepts, expect { p2, force = 0 }, expect { p1.unit "Cloud City Wing Guard", tapped = true } })

-- Princess Leia (I)
local function leia(title, claims, fights, steps)
  claims.given = { phase = "ready", chance = { 2 },
    p1 = { hand = { "Toy Scout" }, deck = { "Toy Gift" } },
    p2 = { hand = { "Toy Scout" }, deck = { "Toy Gift" }, character = { "Dash Rendar (A)" } } }
  claims.given.p2[fights and "character" or "retreated"] = fights and { "Dash Rendar (A)", "Princess Leia (I)" } or { "Princess Leia (I)" }
  claims.steps = steps
  scenario ("Princess Leia (I): " .. title) (claims)
end
local function aid(title, claims, tapped, steps)
  claims.given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { { "Princess Leia (I)", tapped = tapped }, "Toy Guard" }, ground = { "Toy Walker" } } }
  claims.steps = steps
  scenario ("Princess Leia (I): " .. title) (claims)
end
aid("Accuracy 1 for your Characters", { rules = { "RAS-27/activated" } }, false,
  { p2.uses("Princess Leia (I)"), expect { p2.unit "Toy Guard", accuracy = 1 }, expect { p2.unit "Toy Walker", accuracy = 0 }, expect { p2, build_points = 1 } })
aid("or 2 build points", { rules = { "RAS-27/activated-2" } }, false,
  { p2.uses("Princess Leia (I)", "(ability 2)"), expect { p2, build_points = 3 }, expect { p2.unit "Toy Guard", accuracy = 0 } })
aid("neither when she is tapped", { quiet = { "RAS-27/activated", "RAS-27/activated-2" } }, true,
  { p2.is_asked, expect { p2, build_points = 1 }, expect { p2.unit "Toy Guard", accuracy = 0 } })

-- Millennium Falcon (I)
local function falcon(title, claims, with, tapped)
  claims.given = { phase = "ready", chance = { 2 },
    p1 = { hand = { "Toy Scout" }, deck = { "Toy Gift" } },
    p2 = { hand = { "Toy Scout" }, deck = { "Toy Gift" }, space = { { "Millennium Falcon (I)", with = with } } } }
  claims.steps = { p1.finishes, p2.is_asked, expect { p2.unit "Millennium Falcon (I)", tapped = tapped } }
  scenario ("Millennium Falcon (I): " .. title) (claims)
end
falcon("tapped as your build step starts without a Wookiee or a Smuggler", { rules = { "RAS-23/whenever" } }, {}, true)
falcon("another Pilot is not enough", { rules = { "RAS-23/whenever" } }, { "R2-D2 (H)" }, true)
falcon("not with a Wookiee on it", { quiet = { "RAS-23/whenever" } }, { "Chewbacca (C)" }, false)

-- Slave I (D)
local function slave(title, claims, at, steps)
  claims.given = { phase = "attack", arena = "space", chance = { 6, 6, 6, 6, 1, 1, 1, 1 },
    p1 = { space = { "Slave I (D)", "Toy Freighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, retreated = { { at, tapped = true }, "Toy Guard" } } }
  claims.steps = steps
  scenario ("Slave I (D): " .. title) (claims)
end
slave("attacks a Space unit in the build zone", { rules = { "RAS-64/static" } }, "Toy Corvette",
  { p1.may_choose_exactly { "attacks Toy Fighter", "attacks Toy Corvette", "taps Slave I (D)" }, p1.attacks "Toy Corvette", p1.is_asked, expect { p2.discard, exactly = { "Toy Corvette" } } })
slave("no other unit there", { quiet = { "RAS-64/static" } }, "Toy Walker",
  { p1.may_choose_exactly { "attacks Toy Fighter", "taps Slave I (D)" } })

-- Darth Vader (M), No Good to Me Dead: Bounty
local function bounty(title, claims, light, dark, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1, 1, 1, 2 }, p1 = dark, p2 = light }
  claims.steps = steps
  scenario (title) (claims)
end
bounty("Darth Vader (M): 1 Force in your next build step for a unit that yours discards", { rules = { "RAS-44/static" } },
  { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" }, ground = { "Toy Walker" } },
  { force = 0, hand = { "Toy Scout" }, character = { { "Darth Vader (M)", tapped = true }, "Toy Prodigy" } },
  { p1.attacks "Toy Guard", p1.finishes, expect { p1, force = 5 } })
bounty("Darth Vader (M): none while he is retreated", { quiet = { "RAS-44/static" } },
  { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" }, ground = { "Toy Walker" } },
  { force = 0, hand = { "Toy Scout" }, retreated = { "Darth Vader (M)" }, character = { "Toy Prodigy" } },
  { p1.attacks "Toy Guard", p1.finishes, expect { p1, force = 4 } })
bounty("Darth Vader (M): Evade 2 for 2 Force", { rules = { "RAS-44/activated" } },
  { character = { "Toy Guard", "Toy Padawan" } }, { force = 2, character = { { "Darth Vader (M)", tapped = true } } },
  { p2.attacks "Darth Vader (M)", p1.uses "Darth Vader (M)", p2.is_asked, expect { p1.unit "Darth Vader (M)", damage = 1 } })
bounty("Darth Vader (M): no Evade for 1 Force", { quiet = { "RAS-44/activated" } },
  { character = { "Toy Guard", "Toy Padawan" } }, { force = 1, character = { { "Darth Vader (M)", tapped = true } } },
  { p2.attacks "Darth Vader (M)", p2.is_asked, expect { p1.unit "Darth Vader (M)", damage = 3 } })
bounty("No Good to Me Dead: your opponent's units earn no Bounty this turn", { rules = { "RAS-93/effect" } },
  { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout", "No Good to Me Dead" }, ground = { "Toy Walker" } },
  { force = 0, hand = { "Toy Scout" }, character = { { "Darth Vader (M)", tapped = true }, "Toy Prodigy" } },
  { p1.attacks "Toy Guard", p2.plays "No Good to Me Dead", p1.finishes, expect { p1, force = 4 } })
bounty("No Good to Me Dead: yours do", { cites = { { "TCG-KW-BOU-01", "the card speaks of the opponent's units" } } },
  { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" }, ground = { "Toy Walker" } },
  { force = 0, hand = { "Toy Scout", "No Good to Me Dead" }, character = { { "Darth Vader (M)", tapped = true }, "Toy Prodigy" } },
  { p1.attacks "Toy Guard", p1.plays "No Good to Me Dead", p1.finishes, expect { p1, force = 5 } })

-- Princess Leia (I): no Upkeep for Smugglers
leia("a Smuggler of yours pays no Upkeep", { rules = { "RAS-27/static" } }, true,
  { p1.finishes, p2.finishes, expect { p2, build_points = 2 } })
leia("while she is retreated he pays", { quiet = { "RAS-27/static" } }, false,
  { p1.finishes, p2.pays "Dash Rendar (A)" })

-- Vendetta
local function vendetta(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 1, 1, 1 },
    p1 = { force = 2, character = { "Toy Prodigy", { "Darth Vader (M)", tapped = true } } },
    p2 = { force = force, hand = { "Vendetta" }, character = { "Toy Padawan", { "Toy Guard", tapped = true } } } }
  claims.steps = steps
  scenario ("Vendetta: " .. title) (claims)
end
vendetta("the damage is prevented, and the Character has as much more power; its damage can't be prevented", { rules = { "RAS-68/effect" } }, 4,
  { p1.attacks "Toy Padawan", p2.plays "Vendetta", p2.may_choose_exactly { "Toy Padawan", "Toy Guard" }, p2.chooses "Toy Padawan", expect { p2.unit "Toy Padawan", damage = 0, power = 5 },
    p2.attacks "Darth Vader (M)", p1.passes, p2.is_asked, expect { p1.unit "Darth Vader (M)", damage = 2 } })
vendetta("not for 3 Force", { rules = { "TCG-ACTV-01" } }, 3,
  { p1.attacks "Toy Padawan", p2.is_asked, expect { p2.unit "Toy Padawan", damage = 3, power = 2 } })

scenario "Disrupting Strike answers no activated ability" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { force = 3, ground = { "Toy Walker", "Toy Officer" } }, p2 = { force = 1, hand = { "Disrupting Strike" }, ground = { { "Toy Tank", tapped = true } } } },
  steps = { p1.attacks "Toy Tank", p1.uses "Toy Officer", p2.cannot { "plays", "Disrupting Strike", because = "TCG-PHR-08" }, p2.passes, p2.passes },
}
