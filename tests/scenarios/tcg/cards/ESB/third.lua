-- The Empire Strikes Back: the cards of drawn.lua.

local function behind(first, steps)
  for i = 1, #steps do first[#first + 1] = steps[i] end
  return first
end

-- a unit in the Character arena that can prevent 2 hits of an attack on it: "Evade" for so much Force
local function evade(card, id, cost, left)
  local function one(title, claims, force, damage, steps)
    claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
      p1 = { character = { "Toy Guard", "Toy Padawan" } },
      p2 = { force = force, character = { { card, tapped = true } } } }
    claims.steps = steps
    steps[#steps + 1] = p1.is_asked
    steps[#steps + 1] = expect { p2.unit(card), damage = damage }
    scenario (card .. ": " .. title) (claims)
  end
  one("Evade for " .. cost .. " Force", { rules = { id } }, cost, left, { p1.attacks(card), p2.uses(card) })
  one("no Evade for less", { quiet = { id } }, cost - 1, 2, { p1.attacks(card) })
end
evade("Luke Skywalker (J)", "ESB-38/activated", 4, 0)
evade("Yoda (H)", "ESB-68/activated", 3, 0)

-- Luke Skywalker (J) and Yoda (H): what is prevented
local function prevented(title, claims, who, light, steps)
  light.character = { who, { "Toy Mentor", tapped = true } }
  light.deck = { "Toy Gift", "Toy Luck" }
  claims.given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } }, p2 = light }
  claims.steps = steps
  scenario (title) (claims)
end
local tank = { { "Toy Dodger", tapped = true } }
prevented("Luke Skywalker (J): a card for damage that you prevent to one of your units", { rules = { "ESB-38/whenever" } }, "Luke Skywalker (J)",
  { force = 1, ground = tank },
  { p1.attacks "Toy Dodger", p2.uses "Toy Dodger", p2.is_asked, expect { p2.hand, exactly = { "Toy Gift" } }, p2.passes })
prevented("Luke Skywalker (J): no card where nothing is prevented", { quiet = { "ESB-38/whenever" } }, "Luke Skywalker (J)",
  { force = 0, ground = tank },
  { p1.attacks "Toy Dodger", p1.is_asked, expect { p2.hand, exactly = {} } })
prevented("Yoda (H): 1 Force for damage that you prevent to one of your units", { rules = { "ESB-68/whenever" } }, "Yoda (H)",
  { force = 1, ground = tank },
  { p1.attacks "Toy Dodger", p2.uses "Toy Dodger", p1.is_asked, expect { p2, force = 1 } })
prevented("Yoda (H): nothing where nothing is prevented", { quiet = { "ESB-68/whenever" } }, "Yoda (H)",
  { force = 0, ground = tank },
  { p1.attacks "Toy Dodger", p1.is_asked, expect { p2, force = 0 } })

-- Yoda's Hut, Rebel Escape Squad: the roll for build points
local function roll(title, claims, light, dark, here, there)
  light.deck = { "Toy Gift" }
  dark.deck = { "Toy Gift" }
  claims.given = { phase = "ready", chance = { 2 }, p1 = dark, p2 = light }
  claims.steps = { p1.is_asked, expect { p1, build_points = there }, expect { p2, build_points = here } }
  scenario (title) (claims)
end
roll("Yoda's Hut: a build point for each Jedi Character that a player has in an arena", { rules = { "ESB-139/whenever" } },
  { locations = { { "Yoda's Hut", arena = "character" } }, hand = { "Toy Scout" }, character = { "Toy Padawan", "Toy Padawan", "Toy Guard" } },
  { hand = { "Toy Scout" }, character = { "Toy Padawan", "Toy Guard" } }, 4, 3)
roll("Yoda's Hut: nothing for retreated Jedi and for others", { quiet = { "ESB-139/whenever" } },
  { locations = { { "Yoda's Hut", arena = "character" } }, hand = { "Toy Scout" }, retreated = { "Toy Padawan" }, character = { "Toy Guard" } },
  { hand = { "Toy Scout" }, character = { "Toy Guard" } }, 2, 2)
roll("Rebel Escape Squad: a build point in the Space arena", { rules = { "ESB-186/whenever" } },
  { hand = { "Toy Scout" }, space = { "Rebel Escape Squad" } }, { hand = { "Toy Scout" } }, 3, 2)
roll("Rebel Escape Squad: none from the build zone", { quiet = { "ESB-186/whenever" } },
  { hand = { "Toy Scout" }, retreated = { "Rebel Escape Squad" } }, { hand = { "Toy Scout" } }, 2, 2)

-- R2-D2 (G)
scenario "R2-D2 (G): 20 speed for your units in the Space arena" {
  rules = { "ESB-54/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Toy Freighter", tapped = true } }, ground = { "Toy Walker" }, retreated = { "Toy Fighter" }, character = { "R2-D2 (G)" } } },
  steps = { p1.is_asked, expect { p2.unit "Toy Freighter", speed = 40 }, expect { p2.unit "Toy Walker", speed = 30 },
    expect { p2.unit "Toy Fighter", speed = 60 }, expect { p1.unit "Toy Fighter", speed = 60 } },
}
scenario "R2-D2 (G) in the build zone gives nothing" {
  quiet = { "ESB-54/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } }, p2 = { space = { { "Toy Freighter", tapped = true } }, retreated = { "R2-D2 (G)" } } },
  steps = { p1.is_asked, expect { p2.unit "Toy Freighter", speed = 20 } },
}

-- Anti-Infantry Laser Battery
local function battery(title, claims, target, power)
  claims.given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1 },
    p1 = { ground = { { "Stormtrooper Squad", tapped = true }, { "Toy Statue", tapped = true }, { "Cloud City Wing Guard", tapped = true } } },
    p2 = { force = 1, ground = { "Anti-Infantry Laser Battery", "Toy Officer" } } }
  claims.steps = { p2.chooses "Anti-Infantry Laser Battery", p2.attacks(target), expect { p2.unit "Anti-Infantry Laser Battery", power = power }, p2.passes }
  scenario ("Anti-Infantry Laser Battery: " .. title) (claims)
end

-- See You in Hell
local function hell(title, claims, force, play, power, critical)
  claims.given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Toy Gift" }, ground = { { "Toy Walker", tapped = true } } },
    p2 = { force = force, hand = { "See You in Hell" }, ground = { "Toy Trooper", "Toy Tank" } } }
  claims.steps = { p2.attacks "Toy Walker", p1.passes }
  if play then
    claims.steps[3] = play == "effect" and p2.plays "See You in Hell" or p2.plays("See You in Hell", play)
    claims.steps[4] = p2.chooses "Toy Trooper"
    claims.steps[5] = p1.is_asked
  end
  claims.steps[#claims.steps + 1] = expect { p2.unit "Toy Trooper", power = power, critical = critical }
  if play then claims.steps[#claims.steps + 1] = p1.passes end
  scenario ("See You in Hell: " .. title) (claims)
end

-- Captain Lorth Needa (A)
local function needa(title, claims, target, dice, steps)
  claims.given = { phase = "attack", arena = "space", chance = dice,
    p1 = { space = { { "Trade Federation Warship", with = { "Captain Lorth Needa (A)" } }, "Toy Fighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true }, { "Toy Freighter", tapped = true } } } }
  claims.steps = behind({ p1.attacks "Toy Fighter", p1.attacks(target) }, steps)
  scenario ("Captain Lorth Needa (A): " .. title) (claims)
end
needa("discarded when the defending unit survives; Accuracy 1 for the ship", { rules = { "ESB-8/pilot_whenever", "ESB-8/pilot" } }, "Toy Freighter", { 1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 1 },
  { p1.is_asked, expect { p2.unit "Toy Freighter", damage = 2 }, expect { p1.discard, exactly = { "Captain Lorth Needa (A)" } } })
needa("stays when the defending unit is discarded", { quiet = { "ESB-8/pilot_whenever" } }, "Toy Fighter", { 1, 1, 1, 3, 3, 3, 1, 1, 1, 1, 1 },
  { p1.is_asked, expect { p1.discard, exactly = {} } })

-- Probe the Galaxy
scenario "Probe the Galaxy: a Location from your deck" {
  rules = { "ESB-184/completed" },
  given = { phase = "dark builds", chance = { 1, 1, 1, 1 },
    p1 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Probe the Galaxy", counters = 1 } }, deck = { "Toy Walker", "Toy Barracks", "Toy Gift" } } },
  steps = { p1.completes "Probe the Galaxy", p1.accepts, p1.may_choose_exactly { "Toy Barracks" }, p1.chooses "Toy Barracks",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Barracks" } } , expect { p1.hand, open = 1 } },
}
scenario "Probe the Galaxy: no other card" {
  rules = { "TCG-MIS-02" },
  given = { phase = "dark builds", chance = { 1, 1, 1, 1 },
    p1 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Probe the Galaxy", counters = 1 } }, deck = { "Toy Walker", "Toy Barracks", "Swamps of Naboo" } } },
  steps = { p1.completes "Probe the Galaxy", p1.accepts, p1.may_choose_exactly { "Toy Barracks", "Swamps of Naboo" }, p1.chooses "Swamps of Naboo", expect { p1.hand, exactly = { "Toy Scout", "Swamps of Naboo" } } },
}

-- TIE Pursuit Pilot
local function pursuit(title, claims, fallen, points)
  claims.given = { phase = "attack", arena = "space", chance = { 6, 6, 6, 1, 1, 1, 1, 1, 2 },
    p1 = { hand = { "Toy Scout" }, deck = { "Toy Gift" }, space = { { "Toy Fighter", tapped = true }, { "Jedi Starfighter 3R3", tapped = true, with = { "TIE Pursuit Pilot" } } } },
    p2 = { space = { "Toy Fighter" }, hand = { "Toy Scout" }, deck = { "Toy Gift" } } }
  claims.steps = { p2.attacks(fallen), p1.finishes, expect { p1, build_points = points } }
  scenario ("TIE Pursuit Pilot: " .. title) (claims)
end

-- Mara Jade (A)
scenario "Mara Jade (A): her damage goes as the Character battle ends, and your opponent loses as much Force" {
  rules = { "ESB-44/whenever" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Mara Jade (A)", damage = 2, tapped = true } }, ground = { "Toy Walker" } },
    p2 = { force = 3, hand = { "Toy Scout" }, character = { { "Toy Guard", tapped = true } } } },
  steps = { expect { p1.unit "Mara Jade (A)", damage = 0 }, expect { p2, force = 5 } },
}
scenario "Mara Jade (A) in the build zone keeps it" {
  quiet = { "ESB-44/whenever" },
  given = { phase = "attack", arena = "character",
    p1 = { retreated = { { "Mara Jade (A)", damage = 2, tapped = true } }, ground = { "Toy Walker" }, character = { { "Toy Guard", tapped = true } } },
    p2 = { force = 3, hand = { "Toy Scout" }, character = { { "Toy Guard", tapped = true } } } },
  steps = { expect { p1.unit "Mara Jade (A)", damage = 2 }, expect { p2, force = 7 } },
}
local function mara(title, claims, force, damage, use)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = force, character = { { "Mara Jade (A)", tapped = true } } }, p2 = { character = { "Toy Guard", "Toy Padawan" } } }
  claims.steps = { p2.attacks "Mara Jade (A)", use or p2.is_asked, expect { p1.unit "Mara Jade (A)", damage = damage } }
  scenario ("Mara Jade (A): " .. title) (claims)
end
mara("Evade 1 for 2 Force", { rules = { "ESB-44/activated" } }, 2, 1, p1.uses "Mara Jade (A)")
mara("no Evade for 1", { quiet = { "ESB-44/activated" } }, 1, 2)

-- 2-1B Medical Droid (A)
local function medic(title, claims, points, steps)
  claims.given = { phase = "light builds",
    p2 = { build_points = points, hand = { "Toy Scout" }, character = { "2-1B Medical Droid (A)", { "Toy Padawan", damage = 3 } }, ground = { { "Toy Walker", damage = 2 } } } }
  claims.steps = steps
  scenario ("2-1B Medical Droid (A): " .. title) (claims)
end
medic("a damage counter of a Character for each build point, as often as you like", { rules = { "ESB-1/activated" } }, 3,
  { p2.uses "2-1B Medical Droid (A)", p2.may_choose_exactly { "2-1B Medical Droid (A)", "Toy Padawan" }, p2.chooses "Toy Padawan",
    p2.uses "2-1B Medical Droid (A)", p2.chooses "Toy Padawan", expect { p2.unit "Toy Padawan", damage = 1 }, expect { p2, build_points = 1 } })
medic("none without a build point", { quiet = { "ESB-1/activated" } }, 0,
  { p2.may_not_choose { "uses 2-1B Medical Droid (A)" }, expect { p2.unit "Toy Padawan", damage = 3 } })

-- Toryn Farr (A)
scenario "Toryn Farr (A): 10 speed for a Rebel, as often as you like" {
  rules = { "ESB-61/activated" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 3, ground = { { "Rebel Trench Defenders", tapped = true }, { "Toy Tank", tapped = true } }, character = { "Toryn Farr (A)" } } },
  steps = { p1.attacks "Toy Tank", p2.uses "Toryn Farr (A)", p2.may_choose_exactly { "Rebel Trench Defenders", "Toryn Farr (A)" }, p2.chooses "Rebel Trench Defenders",
    p2.uses "Toryn Farr (A)", p2.chooses "Rebel Trench Defenders", expect { p2.unit "Rebel Trench Defenders", speed = 50 }, expect { p2, force = 1 }, p2.passes, p2.passes },
}
scenario "Toryn Farr (A): no speed without Force" {
  quiet = { "ESB-61/activated" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Rebel Trench Defenders", tapped = true }, { "Toy Tank", tapped = true } }, character = { "Toryn Farr (A)" } } },
  steps = { p1.attacks "Toy Tank", p1.is_asked, expect { p2.unit "Rebel Trench Defenders", speed = 30 } },
}
scenario "Toryn Farr (A) does not retreat in the retreat step; others do" {
  rules = { "ESB-61/static" },
  given = { phase = "light retreats", p2 = { character = { "Toryn Farr (A)", "Toy Guard" } } },
  steps = { p2.may_choose_exactly { "retreats Toy Guard", done } },
}
scenario "Toryn Farr (A) in the build zone holds nobody" {
  quiet = { "ESB-61/static" },
  given = { phase = "light retreats", p2 = { retreated = { "Toryn Farr (A)" }, character = { "Toy Guard" } } },
  steps = { p2.may_choose_exactly { "retreats Toy Guard", done } },
}

-- Anti-Infantry Laser Battery
battery("4 power against a Squad", { rules = { "ESB-76/static" } }, "Cloud City Wing Guard", 5)
battery("1 against another unit", { quiet = { "ESB-76/static" } }, "Toy Statue", 1)

-- See You in Hell
hell("2 power and Critical Hit 2", { rules = { "ESB-124/effect" } }, 3, "effect", 4, 2)
hell("Enhance: 4 power and Critical Hit 4", { rules = { "ESB-124/enhance" } }, 3, "(Enhance)", 6, 4)
hell("neither for 2 Force", { quiet = { "ESB-124/effect", "ESB-124/enhance" } }, 2, nil, 2, 0)

-- TIE Pursuit Pilot
pursuit("3 build points next turn when its Starfighter is discarded", { rules = { "ESB-134/pilot_whenever" } }, "Jedi Starfighter 3R3", 4)
pursuit("none for another Starfighter", { quiet = { "ESB-134/pilot_whenever" } }, "Toy Fighter", 1)

-- Captain Lorth Needa (A), Dack Ralter (A), Lieutenant Wes Janson (A): Pilots
scenario "Captain Lorth Needa (A) in the Character arena gives nothing" {
  quiet = { "ESB-8/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Trade Federation Warship" }, character = { "Captain Lorth Needa (A)" } }, p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = { p1.is_asked, expect { p1.unit "Trade Federation Warship", accuracy = 0 } },
}
local function gunner(card, id, title, claims, at, with, steps)
  claims.given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, ground = { { "Luke's Speeder (B)", with = with } }, character = at } }
  claims.steps = steps
  scenario (card .. ": " .. title) (claims)
end
local function gunners(card, id, other)
  gunner(card, id, "one more Pilot for its Speeder", { rules = { id } }, { other }, { card },
    { p2.boards(other, "on Luke's Speeder (B)"), expect { p2.unit(other), on = "Luke's Speeder (B)" } })
  gunner(card, id, "no other Pilot makes room for it", { quiet = { id } }, { card }, { "Dash Rendar (A)" },
    { p2.may_not_choose { "boards " .. card .. " on Luke's Speeder (B)" }, p2.is_asked })
end
gunners("Dack Ralter (A)", "ESB-12/pilot", "Lieutenant Wes Janson (A)")
gunners("Lieutenant Wes Janson (A)", "ESB-36/pilot", "Dack Ralter (A)")
local function dack(title, claims, with, there, steps)
  claims.given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1, 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, ground = { { "Luke's Speeder (B)", tapped = true, with = with }, { "Toy Statue", tapped = true } }, character = there, space = { "Toy Fighter" } } }
  claims.steps = steps
  scenario ("Dack Ralter (A): " .. title) (claims)
end
dack("the Speeder intercepts for 1 Force", { rules = { "ESB-12/pilot_activated" } }, { "Dack Ralter (A)" }, {},
  { p1.attacks "Toy Statue", p2.uses "Dack Ralter (A)", p1.is_asked, expect { p2.unit "Toy Statue", damage = 0 }, expect { p2, force = 0 } })
dack("not from the Character arena", { quiet = { "ESB-12/pilot_activated", "ESB-12/pilot_whenever" } }, {}, { "Dack Ralter (A)" },
  { p1.attacks "Luke's Speeder (B)", p1.is_asked, expect { p2.unit "Toy Statue", power = 2 }, expect { p2, force = 1 } })
dack("2 power for your units in the Ground arena when the Speeder is discarded", { rules = { "ESB-12/pilot_whenever" } }, { "Dack Ralter (A)" }, {},
  { p1.attacks "Luke's Speeder (B)", p1.is_asked, expect { p2.unit "Toy Statue", power = 4 }, expect { p2.unit "Toy Fighter", power = 3 } })

local function janson(title, claims, target, critical)
  claims.given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Toy Gift" }, ground = { { "Forest AT-ST", tapped = true }, { "Toy Walker", tapped = true } } },
    p2 = { ground = { { "Luke's Speeder (B)", with = { "Lieutenant Wes Janson (A)" } }, "Toy Trooper" } } }
  claims.steps = { p2.attacks(target), p1.is_asked, expect { p2.unit "Luke's Speeder (B)", critical = critical }, p1.passes }
  scenario ("Lieutenant Wes Janson (A): " .. title) (claims)
end
janson("Critical Hit 4 against an Assault Walker", { rules = { "ESB-36/pilot-2" } }, "Forest AT-ST", 4)
janson("none against another unit", { quiet = { "ESB-36/pilot-2" } }, "Toy Walker", 0)

-- Rebel Hoth Army
local function army(title, claims, deck, steps)
  claims.given = { phase = "light builds", chance = { 1, 1, 1, 1 },
    p2 = { build_points = 1, hand = { "Toy Scout" }, deck = deck, build = { { "Rebel Hoth Army", counters = 6 } } } }
  claims.steps = steps
  scenario ("Rebel Hoth Army: " .. title) (claims)
end
army("a Location for the Ground arena with a build counter on it", { rules = { "ESB-120/whenever" } }, { "Toy Gift", "Yoda's Hut", "Toy Barracks" },
  { p2.deploys "Rebel Hoth Army", p2.accepts, expect { p2.unit "Toy Barracks", counters = 1, open = true } })
army("nothing as it is kept back, nor for another arena", { cites = { { "TCG-BUILD-07", "it is deployed all the same" } } }, { "Toy Gift", "Yoda's Hut", "Toy Barracks", "Swamps of Naboo" },
  { p2.deploys "Rebel Hoth Army", p2.accepts, p2.may_choose_exactly { "Toy Barracks", "Swamps of Naboo" }, p2.chooses "Swamps of Naboo" })

-- Emperor's Bidding
local function bidding(title, claims, light, steps)
  claims.given = { phase = "dark builds",
    p1 = { build = { { "Emperor's Bidding", counters = 8 } }, character = { "Toy Guard" } }, p2 = light }
  claims.steps = steps
  scenario ("Emperor's Bidding: " .. title) (claims)
end
bidding("you win as the turn ends, though no arena is controlled", { rules = { "ESB-20/completed" } }, { character = { "Toy Guard" }, retreated = { "Toy Padawan" } },
  { p1.completes "Emperor's Bidding", p1.finishes, p2.finishes, p1.finishes, p2.finishes, p1.taps "Toy Guard", p2.taps "Toy Guard", expect { table, over = true, winner = "p1", ended_by = "TCG-GEN-06" } })
bidding("not while your opponent has a Jedi in an arena", { quiet = { "ESB-20/completed" } }, { character = { "Toy Padawan" }, hand = { "Toy Scout" } },
  { p1.completes "Emperor's Bidding", p1.finishes, p2.finishes, p1.finishes, p2.finishes, p1.taps "Toy Guard", p2.taps "Toy Padawan", expect { table, over = false } })

-- Yoda's Training
local function training(title, claims, top, deck, steps)
  claims.given = { phase = "light builds", chance = { 1, 1, 1, 1 },
    p2 = { build_points = 1, hand = { "Toy Scout" }, deck = deck, build = { { "Yoda's Training", counters = 4 } }, character = { top } } }
  claims.steps = steps
  scenario ("Yoda's Training: " .. title) (claims)
end
training("cards of its name are stacked beneath a Jedi", { rules = { "ESB-69/completed" } }, "Luke Skywalker (J)", { "Toy Gift", "Luke Skywalker (I)", "Yoda (H)", "Luke Skywalker (M)" },
  { p2.completes "Yoda's Training", p2.chooses "Luke Skywalker (J)", p2.may_choose_exactly { "Luke Skywalker (I)", "Luke Skywalker (M)", done }, p2.chooses "Luke Skywalker (I)", p2.chooses "Luke Skywalker (M)", expect { p2.unit "Luke Skywalker (J)", beneath = 2 } })
training("no Jedi, no training", { cites = { { "TCG-MIS-02", "the Mission is completed for nothing" } } }, "Toy Guard", { "Toy Gift", "Luke Skywalker (I)" },
  { p2.completes "Yoda's Training" })

-- Obi-Wan's Spirit (A)
local function spirit(title, claims, zone, who, force, damage, left, use)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } }, p2 = { force = force, ground = { "Toy Walker" }, character = { { who, tapped = true } } } }
  if zone == "character" then claims.given.p2.character[2] = { "Obi-Wan's Spirit (A)", tapped = true }
  else claims.given.p2.retreated = { "Obi-Wan's Spirit (A)" } end
  claims.steps = { p1.attacks(who), use and p2.uses(who) or p1.is_asked, p1.is_asked, expect { p2.unit(who), damage = damage }, expect { p2, force = left } }
  scenario ("Obi-Wan's Spirit (A): " .. title) (claims)
end
spirit("your Jedi pay 1 Force less for their abilities", { rules = { "ESB-48/static" } }, "character", "Yoda (H)", 2, 0, 1, true)
spirit("not from the build zone", { quiet = { "ESB-48/static" } }, "retreated", "Yoda (H)", 2, 2, 2, false)
spirit("never less than 1", { cites = { { "TCG-ACTV-01", "what costs 1 still costs 1" } } }, "character", "Anakin Skywalker (F)", 1, 1, 0, true)
