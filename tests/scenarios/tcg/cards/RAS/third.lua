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
local function leia(title, claims, zone, steps)
  claims.given = { phase = "ready", chance = { 2 },
    p1 = { hand = { "Toy Scout" }, deck = { "Toy Gift" } },
    p2 = { hand = { "Toy Scout" }, deck = { "Toy Gift" }, ground = { "Toy Walker" }, character = { "Han Solo (H)" } } }
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
