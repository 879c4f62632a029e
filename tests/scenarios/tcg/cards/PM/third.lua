-- The Phantom Menace: the cards of drawn.lua, and Jedi Temple.

local function behind(first, steps)
  for i = 1, #steps do first[#first + 1] = steps[i] end
  return first
end

-- Ann and Tann Gella (A)
scenario "Ann and Tann Gella (A): 2 power less for your opponent's Characters" {
  rules = { "PM-1/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard", { "Ann and Tann Gella (A)", tapped = true } }, ground = { "Toy Walker" } },
    p2 = { character = { { "Toy Padawan", tapped = true } }, ground = { "Toy Walker" } } },
  steps = { p1.is_asked, expect { p2.unit "Toy Padawan", power = 0 }, expect { p2.unit "Toy Walker", power = 4 }, expect { p1.unit "Toy Guard", power = 3 } },
}
scenario "Ann and Tann Gella (A) in the build zone do nothing" {
  quiet = { "PM-1/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard" }, retreated = { "Ann and Tann Gella (A)" } }, p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = { p1.is_asked, expect { p2.unit "Toy Padawan", power = 2 } },
}
local function gella(title, claims, tapped, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Prodigy", { "Ann and Tann Gella (A)", tapped = tapped } }, ground = { "Toy Walker" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } }
  claims.steps = behind({ p1.attacks "Toy Padawan" }, steps)
  scenario ("Ann and Tann Gella (A): " .. title) (claims)
end
gella("Lucky 2 for one of your Characters", { rules = { "PM-1/activated" } }, false,
  { p1.uses "Ann and Tann Gella (A)", p1.may_choose_exactly { "Toy Guard", "Toy Prodigy", "Ann and Tann Gella (A)" }, p1.chooses "Toy Guard", expect { p1.unit "Toy Guard", lucky = 2 } })
gella("not when they are tapped", { quiet = { "PM-1/activated" } }, true,
  { expect { p1.unit "Toy Guard", lucky = 0 } })

-- Sith Probe Droid
scenario "Sith Probe Droid: your opponent's hand lies open, and so does what comes into it" {
  rules = { "PM-81/static" },
  given = { phase = "dark builds",
    p1 = { build_points = 3, hand = { "Toy Scout" }, character = { "TC-14 (A)" }, deck = { "Toy Gift" }, build = { { "Sith Probe Droid", counters = 3 } } },
    p2 = { hand = { "Toy Tank", "Toy Luck" } } },
  steps = { expect { p2.hand, open = 0 }, p1.deploys "Sith Probe Droid", expect { p2.hand, open = 2 }, expect { p1.hand, open = 0 } },
}
scenario "Sith Probe Droid in the build zone opens no hand" {
  quiet = { "PM-81/static" },
  given = { phase = "dark builds",
    p1 = { build_points = 3, hand = { "Toy Scout" }, retreated = { "Sith Probe Droid" } }, p2 = { hand = { "Toy Tank" } } },
  steps = { p1.is_asked, expect { p2.hand, open = 0 } },
}

-- Blockade PM
local function blockade(title, claims, steps)
  claims.given = { phase = "dark builds",
    p1 = { force = 3, build_points = 1, hand = { "Toy Scout", "Toy Rally" }, build = { { "Blockade PM", counters = 2 }, { "Toy Walker", counters = 6 } }, retreated = { "Toy Guard" } },
    p2 = { force = 3, build_points = 1, hand = { "Toy Scout", "Toy Rally" }, build = { { "Toy Tank", counters = 5 } }, retreated = { "Toy Padawan" } } }
  claims.steps = steps
  scenario ("Blockade PM: " .. title) (claims)
end
blockade("nothing leaves the build zone for an arena", { rules = { "PM-63/completed" } },
  { p1.completes "Blockade PM", p1.may_not_choose { "deploys Toy Walker", "returns Toy Guard" }, p1.may_choose { "keeps back Toy Walker" },
    p1.cannot { "deploys", "Toy Walker", because = "TCG-GEN-07", says = "it can't enter an arena now" }, p1.finishes,
    p2.may_not_choose { "deploys Toy Tank", "returns Toy Padawan" }, p2.may_choose { "keeps back Toy Tank" } })
blockade("both may before it is completed", { quiet = { "PM-63/completed" } },
  { p1.may_choose { "deploys Toy Walker", "returns Toy Guard" }, p1.deploys "Toy Walker", expect { p1.ground, exactly = { "Toy Walker" } } })
scenario "Blockade PM: nobody plays Battle cards" {
  rules = { "PM-63/completed" },
  given = { phase = "dark builds", chance = { 1, 1, 1, 1 },
    p1 = { force = 3, build_points = 1, hand = { "Toy Scout", "Toy Barrage" }, build = { { "Blockade PM", counters = 2 } }, ground = { "Toy Walker" } },
    p2 = { force = 3, build_points = 1, hand = { "Toy Scout" }, ground = { "Toy Tank" } } },
  steps = { p1.completes "Blockade PM", p1.finishes, p2.finishes, p1.finishes, p2.finishes,
    p1.cannot { "plays", "Toy Barrage", because = "TCG-GEN-07" } },
}

-- Naboo System, Watto's Shop: activated abilities of Locations
local function location(card, id, arena, title, claims, place, steps)
  local dark = { build_points = 1, force = 1, hand = { "Toy Fighter", "Toy Walker", "Toy Guard" } }
  local light = { build_points = 1, force = 1, hand = { "Toy Fighter", "Toy Guard" } }
  dark[place] = { { card, arena = arena } }
  claims.given = { phase = "dark builds", p1 = dark, p2 = light }
  claims.steps = steps
  scenario (card .. ": " .. title) (claims)
end
location("Watto's Shop", "PM-30", "character", "a build point for a Space or Ground unit of your hand, once each turn", { rules = { "PM-30/activated" } }, "locations",
  { p1.uses "Watto's Shop", p1.may_choose_exactly { "Toy Fighter", "Toy Walker" }, p1.chooses "Toy Fighter", expect { p1, build_points = 2 }, expect { p1.discard, exactly = { "Toy Fighter" } },
    p1.cannot { "uses", "Watto's Shop", because = "TCG-ACTV-06" } })
scenario "Watto's Shop: no build point for a Character" {
  quiet = { "PM-30/activated" },
  given = { phase = "dark builds", p1 = { build_points = 1, hand = { "Toy Guard" }, locations = { { "Watto's Shop", arena = "character" } } } },
  steps = { p1.may_not_choose { "uses Watto's Shop" }, expect { p1, build_points = 1 } },
}
local function naboo(title, claims, phase, steps)
  claims.given = { phase = phase,
    p1 = { build_points = 1, hand = { "Toy Scout" }, space = { "Toy Fighter" } },
    p2 = { build_points = 1, force = 1, hand = { "Toy Scout" }, space = { "Toy Fighter" }, locations = { { "Naboo System", arena = "space" } } } }
  claims.steps = steps
  scenario ("Naboo System: " .. title) (claims)
end
naboo("discarded for a build point and 2 Force in your build step", { rules = { "PM-48/activated" } }, "light builds",
  { p2.uses "Naboo System", expect { p2, build_points = 2, force = 3 }, expect { p2.discard, exactly = { "Naboo System" } } })
naboo("not in your opponent's build step", { quiet = { "PM-48/activated" } }, "dark builds",
  { p1.may_not_choose { "uses Naboo System" }, p2.cannot { "uses", "Naboo System" } })

-- Jedi Temple
local function temple(title, claims, there, steps)
  claims.given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = there and { { "Jedi Temple", arena = "character" } } or {}, build = { { "Luke Skywalker (J)", counters = 1 } },
      character = { { "Luke Skywalker (I)", with = { "Luke Skywalker (M)", "Luke Skywalker (N)", "Luke Skywalker (O)" } } } } }
  claims.steps = steps
  scenario ("Jedi Temple: " .. title) (claims)
end
temple("a Jedi Character's stack may have more than 4 cards", { rules = { "PM-18/static" } }, true,
  { p2.stacks("Luke Skywalker (J)", "beneath Luke Skywalker (I)"), expect { p2.unit "Luke Skywalker (I)", beneath = 4 } })
temple("without it 4 are the most", { rules = { "TCG-STACK-07" } }, false,
  { p2.cannot { "stacks", "Luke Skywalker (J)", because = "TCG-STACK-07", says = "the stack is full" } })

-- Fight on All Fronts
local function fronts(title, claims, force, ground, play, steps)
  claims.given = { phase = "battle",
    p1 = { force = force, hand = { "Fight on All Fronts" }, space = { "Toy Fighter" }, ground = ground, character = { "Toy Guard" } },
    p2 = { space = { "Toy Freighter" }, ground = { "Toy Tank" }, character = { "Toy Padawan" } } }
  claims.steps = behind(play and { play, p1.may_choose_exactly { "Toy Fighter", "Toy Freighter" }, p1.chooses "Toy Fighter", p1.chooses "Toy Walker", p1.chooses "Toy Guard" } or {}, steps)
  scenario ("Fight on All Fronts: " .. title) (claims)
end
fronts("2 power and Critical Hit 1 in each arena", { rules = { "PM-11/effect" } }, 3, { "Toy Walker" }, p1.plays "Fight on All Fronts",
  { expect { p1.unit "Toy Fighter", power = 5, critical = 1 }, expect { p1.unit "Toy Walker", power = 6, critical = 1 }, expect { p1.unit "Toy Guard", power = 5, critical = 1 } })
fronts("Enhance: 4 power and Critical Hit 2", { rules = { "PM-11/enhance" } }, 6, { "Toy Walker" }, p1.plays("Fight on All Fronts", "(Enhance)"),
  { expect { p1.unit "Toy Fighter", power = 7, critical = 2 }, expect { p1.unit "Toy Walker", power = 8, critical = 2 }, expect { p1.unit "Toy Guard", power = 7, critical = 2 } })
fronts("only with units in all three arenas", { rules = { "TCG-PHR-08" } }, 6, {}, nil,
  { p1.cannot { "plays", "Fight on All Fronts", because = "TCG-PHR-08" } })
