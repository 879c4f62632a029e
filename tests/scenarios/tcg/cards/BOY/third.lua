-- Battle of Yavin: the cards of drawn.lua, and Labria.

local function behind(first, steps)
  for i = 1, #steps do first[#first + 1] = steps[i] end
  return first
end

-- what is tapped in its player's build step
local function build(card, id, dark, given, title, claims, tapped, steps)
  claims.given = { phase = dark and "dark builds" or "light builds" }
  local mine = given()
  mine[mine.at] = mine[mine.at] or {}
  mine[mine.at][#mine[mine.at] + 1] = { card, tapped = tapped }
  mine.at = nil
  claims.given[dark and "p1" or "p2"] = mine
  claims.given[dark and "p2" or "p1"] = { hand = { "Toy Tank" } }
  claims.steps = steps
  scenario (card .. ": " .. title) (claims)
end
local function crew()
  return { at = "character", build_points = 1, hand = { "Toy Scout" }, space = { { "Toy Fighter", damage = 2 } }, ground = { { "Toy Walker", damage = 1 } } }
end
build("Rebel Ground Crew Chief", "BOY-30", false, crew, "a damage counter of a Space unit", { rules = { "BOY-30/activated" } }, false,
  { p2.uses "Rebel Ground Crew Chief", expect { p2.unit "Toy Fighter", damage = 1 }, expect { p2.unit "Toy Walker", damage = 1 } })
build("Rebel Ground Crew Chief", "BOY-30", false, crew, "not when it is tapped", { quiet = { "BOY-30/activated" } }, true,
  { p2.may_not_choose { "uses Rebel Ground Crew Chief" }, expect { p2.unit "Toy Fighter", damage = 2 } })
local function speeder()
  return { at = "ground", build_points = 1, hand = { "Toy Scout" }, build = { { "Toy Guard", counters = 1 }, { "Toy Walker", counters = 1 } } }
end
build("Luke's Speeder (B)", "BOY-56", false, speeder, "a build counter on a Character, which is shown", { rules = { "BOY-56/activated" } }, false,
  { p2.uses "Luke's Speeder (B)", expect { p2.unit "Toy Guard", counters = 2, open = true }, expect { p2.unit "Toy Walker", counters = 1, open = false } })
build("Luke's Speeder (B)", "BOY-56", false, speeder, "not when it is tapped", { quiet = { "BOY-56/activated" } }, true,
  { p2.may_not_choose { "uses Luke's Speeder (B)" }, expect { p2.unit "Toy Guard", counters = 1, open = false } })
local function corvette() return { at = "space", build_points = 1, hand = { "Toy Scout" } } end
build("Corellian Corvette", "BOY-74", false, corvette, "a build point", { rules = { "BOY-74/activated" } }, false,
  { p2.uses "Corellian Corvette", expect { p2, build_points = 2 } })
build("Corellian Corvette", "BOY-74", false, corvette, "none when it is tapped", { quiet = { "BOY-74/activated" } }, true,
  { p2.may_not_choose { "uses Corellian Corvette" }, expect { p2, build_points = 1 } })
local function bast() return { at = "character", build_points = 1, hand = { "Toy Scout" } } end
build("Chief Bast (A)", "BOY-7", true, bast, "your opponent's hand is looked at", { rules = { "BOY-7/activated" } }, false,
  { p1.uses "Chief Bast (A)", expect { p1.unit "Chief Bast (A)", tapped = true }, expect { p2.hand, exactly = { "Toy Tank" } } })
build("Chief Bast (A)", "BOY-7", true, bast, "not when he is tapped", { quiet = { "BOY-7/activated" } }, true,
  { p1.may_not_choose { "uses Chief Bast (A)" } })

-- Chewbacca (C)
local function chewie(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 6, 6, 1 },
    p1 = { character = { "Toy Prodigy", "Toy Padawan" } }, p2 = { force = force, character = { { "Chewbacca (C)", tapped = true } } } }
  claims.steps = behind({ p1.attacks "Chewbacca (C)" }, steps)
  scenario ("Chewbacca (C): " .. title) (claims)
end
chewie("Retaliate 4 for 2 Force", { rules = { "BOY-38/activated" } }, 2,
  { p2.uses "Chewbacca (C)", p1.is_asked, expect { p1.discard, exactly = { "Toy Prodigy" } } })
chewie("not for 1 Force", { quiet = { "BOY-38/activated" } }, 1,
  { p1.is_asked, expect { p1.discard, exactly = {} } })
local function piloting(title, claims, with, there, power)
  claims.given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } }, p2 = { space = { { "Millennium Falcon (I)", tapped = true, with = with } }, character = there } }
  claims.steps = { p1.is_asked, expect { p2.unit "Millennium Falcon (I)", power = power } }
  scenario ("Chewbacca (C): " .. title) (claims)
end
piloting("2 power for the Transport", { rules = { "BOY-38/pilot" } }, { "Chewbacca (C)" }, {}, 7)
piloting("nothing from the Character arena", { quiet = { "BOY-38/pilot" } }, {}, { "Chewbacca (C)" }, 5)

-- Pilot's Speed
local function speed(title, claims, force, steps)
  claims.given = { phase = "battle",
    p1 = { force = force, hand = { "Pilot's Speed" }, space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } },
    p2 = { space = { "Toy Freighter" } } }
  claims.steps = steps
  scenario ("Pilot's Speed: " .. title) (claims)
end
speed("40 speed in the Space or Ground arena", { rules = { "BOY-90/effect" } }, 1,
  { p1.plays "Pilot's Speed", p1.may_choose_exactly { "Toy Fighter", "Toy Walker" }, p1.chooses "Toy Walker", expect { p1.unit "Toy Walker", speed = 70 } })
speed("not without Force", { rules = { "TCG-ACTV-01" } }, 0,
  { p1.cannot { "plays", "Pilot's Speed", because = "TCG-ACTV-01" }, expect { p1.unit "Toy Walker", speed = 30 } })

-- Jawa Scavenger
local function jawa(title, claims, target, deck, discard)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1 },
    p1 = { character = { "Jawa Scavenger", "Toy Guard" } },
    p2 = { deck = { "Toy Gift" }, character = { { "2-1B Medical Droid (A)", tapped = true }, { "Toy Padawan", tapped = true } } } }
  claims.steps = { p1.attacks(target), p1.is_asked, expect { p2.deck, in_order = deck }, expect { p2.discard, exactly = {} } }
  scenario ("Jawa Scavenger: " .. title) (claims)
end
jawa("a Droid that it damages goes on top of its player's deck", { rules = { "BOY-52/whenever" } }, "2-1B Medical Droid (A)", { "2-1B Medical Droid (A)", "Toy Gift" })
jawa("no other unit does", { quiet = { "BOY-52/whenever" } }, "Toy Padawan", { "Toy Gift" })

-- Obi-Wan Kenobi (H)
local function obiwan(title, claims, luke, deck, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Prodigy" } },
    p2 = { deck = deck, character = { { "Obi-Wan Kenobi (H)", tapped = true, damage = 6 }, { luke, tapped = true } } } }
  claims.steps = steps
  scenario ("Obi-Wan Kenobi (H): " .. title) (claims)
end
obiwan("discarded, he finds a Luke Skywalker for the stack of yours", { rules = { "BOY-25/whenever" } }, "Luke Skywalker (J)", { "Toy Gift", "Luke Skywalker (I)" },
  { p1.attacks "Obi-Wan Kenobi (H)", p2.accepts, p2.accepts, p2.chooses "Luke Skywalker (I)", expect { p2.unit "Luke Skywalker (J)", beneath = 1 } })
obiwan("nothing without Luke Skywalker in the arena", { quiet = { "BOY-25/whenever" } }, "Toy Padawan", { "Toy Gift" },
  { p1.attacks "Obi-Wan Kenobi (H)", p1.is_asked, expect { p2.deck, exactly = { "Toy Gift" } } })

-- Labria (A)
scenario "Labria (A): your opponent's hand lies open, and the cards that come into it" {
  rules = { "BOY-53/static" },
  given = { phase = "dark builds",
    p1 = { build_points = 3, hand = { "Toy Tank" }, character = { "TC-14 (A)" }, deck = { "Toy Gift" } },
    p2 = { hand = { "Toy Luck" }, character = { "Labria (A)" } } },
  steps = { p1.uses "TC-14 (A)", expect { p1.hand, open = 2 }, expect { p2.hand, open = 0 } },
}
scenario "Labria (A) in the build zone opens no hand" {
  quiet = { "BOY-53/static" },
  given = { phase = "dark builds",
    p1 = { build_points = 3, hand = { "Toy Tank" }, character = { "TC-14 (A)" }, deck = { "Toy Gift" } },
    p2 = { hand = { "Toy Luck" }, retreated = { "Labria (A)" } } },
  steps = { p1.uses "TC-14 (A)", expect { p1.hand, open = 0 } },
}
