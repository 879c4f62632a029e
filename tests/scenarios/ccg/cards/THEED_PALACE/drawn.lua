-- Theed Palace: cards drawn by lot.

local HALL, STEPS, MARSH, GROTTO = "Toy Naboo: Hall", "Toy Naboo: Steps", "Toy Naboo: Marsh", "Toy Naboo: Grotto"
local PIER, MEADOW, HILL = "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill"

-- Naboo Celebration
local function comes(title, claims, hand, force, leader, place, steps, craft)
  claims.given = { turn = p1, phase = "deploy", locations = { HALL, STEPS, MARSH, GROTTO }, p1 = { hand = { hand }, force = force, table = { craft } },
    p2 = { table = { "Naboo Celebration", { leader, at = place } } } }
  claims.steps = steps
  scenario ("Naboo Celebration: " .. title) (claims)
end
comes("to Amidala's Theed Palace site a card with ability deploys for 2 more", { rules = { "14_34/constant" } }, "Toy Captain", 4, "Toy Queen", HALL,
  { p1.deploys "Toy Captain", p1.chooses(HALL), expect { p1.force, count = 0 } })
comes("it does not deploy there for what it costs elsewhere", { rules = { "14_34/constant" } }, "Toy Captain", 3, "Toy Queen", HALL,
  { p1.deploys "Toy Captain", p1.may_choose_exactly { STEPS, MARSH, GROTTO, decline }, p1.chooses(STEPS), expect { p1.force, count = 1 } })
comes("nor aboard what is there", { rules = { "14_34/constant" } }, "Toy Captain", 3, "Toy Queen", STEPS,
  { p1.deploys "Toy Captain", p1.may_choose_exactly { HALL, MARSH, GROTTO, decline }, p1.chooses(HALL) }, { "Toy Tank", at = STEPS })
comes("Boss Nass does the same at an exterior site of Naboo", { rules = { "14_34/constant" } }, "Toy Captain", 3, "Toy Boss", MARSH,
  { p1.deploys "Toy Captain", p1.may_choose_exactly { HALL, STEPS, GROTTO, decline }, p1.chooses(HALL) })
comes("Amidala does nothing at another site of Naboo", { quiet = { "14_34/constant" } }, "Toy Captain", 2, "Toy Queen", MARSH,
  { p1.deploys "Toy Captain", p1.chooses(MARSH), expect { p1.force, count = 0 } })
comes("Boss Nass does nothing at an interior one", { quiet = { "14_34/constant" } }, "Toy Captain", 2, "Toy Boss", GROTTO,
  { p1.deploys "Toy Captain", p1.chooses(GROTTO), expect { p1.force, count = 0 } })
comes("a card without ability pays nothing more", { quiet = { "14_34/constant" } }, "Toy Machine", 1, "Toy Queen", HALL,
  { p1.deploys "Toy Machine", p1.chooses(HALL), expect { p1.force, count = 0 } })
scenario "Naboo Celebration: its player pays nothing more" {
  quiet = { "14_34/constant" },
  given = { turn = p2, phase = "deploy", locations = { HALL }, p2 = { hand = { "Toy Captain" }, force = 2, table = { "Naboo Celebration", { "Toy Queen", at = HALL } } } },
  steps = { p2.deploys "Toy Captain", p2.chooses(HALL), expect { p2.force, count = 0 } },
}
local function battle(title, claims, destiny, place, steps, more)
  claims.given = { turn = p2, phase = "battle", locations = { place }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Bulwark", at = place } } },
    p2 = { force = 1, reserve = { destiny, destiny, "Toy Filler" }, table = { "Naboo Celebration", { "Toy Hermit", at = place }, more } } }
  claims.steps = steps
  scenario ("Naboo Celebration: " .. title) (claims)
end
battle("a Gungan drawn for battle destiny at a Naboo site costs the opponent 1 Force", { rules = { "14_34/automatic" } }, "Toy Kaadu Rider", GROTTO,
  { p2.battles(GROTTO), p2.accepts, p1.passes, p1.passes, p1.passes, p1.may_choose_exactly { "loses Reserve Deck", "loses Toy Filler" }, p1.loses "Reserve Deck", p1.forfeits "Toy Bulwark", expect { p1.lost, count = 2 } })
battle("so does Royal Naboo Security", { rules = { "14_34/automatic" } }, "Toy Palace Guard", GROTTO,
  { p2.battles(GROTTO), p2.accepts, p1.passes, p1.passes, p1.passes, p1.may_choose_exactly { "loses Reserve Deck", "loses Toy Filler" }, p1.loses "Reserve Deck", p1.forfeits "Toy Bulwark", expect { p1.lost, count = 2 } })
battle("once in a battle", { rules = { "14_34/automatic" } }, "Toy Kaadu Rider", GROTTO,
  { p2.battles(GROTTO), p2.accepts, p1.passes, p1.passes, p1.passes, p1.may_choose_exactly { "loses Reserve Deck", "loses Toy Filler" }, p1.loses "Reserve Deck", p1.is_asked, expect { p2, total_destiny = 8 }, expect { p1.lost, count = 1 }, p1.forfeits "Toy Bulwark" }, { "Toy Adviser", at = GROTTO })
battle("others cost nothing", { quiet = { "14_34/automatic" } }, "Toy Captain", GROTTO,
  { p2.battles(GROTTO), p2.accepts, p1.forfeits "Toy Bulwark", expect { p1.lost, count = 1 } })
battle("nor do they at a site of another planet", { quiet = { "14_34/automatic" } }, "Toy Kaadu Rider", PIER,
  { p2.battles(PIER), p2.accepts, p1.forfeits "Toy Bulwark", expect { p1.lost, count = 1 } })
scenario "Naboo Celebration: what the opponent draws costs nothing" {
  quiet = { "14_34/automatic" },
  given = { turn = p1, phase = "battle", locations = { GROTTO }, p1 = { force = 1, reserve = { "Toy Kaadu Rider", "Toy Filler" }, table = { { "Toy Mentor", at = GROTTO } } },
    p2 = { table = { "Naboo Celebration", { "Toy Bulwark", at = GROTTO } } } },
  steps = { p1.battles(GROTTO), p1.accepts, p2.forfeits "Toy Bulwark", expect { p1.lost, count = 0 }, expect { p2.lost, count = 1 } },
}
scenario "Naboo Celebration: another destiny than a battle destiny costs nothing" {
  quiet = { "14_34/automatic" },
  given = { turn = p2, phase = "battle", locations = { GROTTO }, p1 = { table = { { "Toy Bulwark", at = GROTTO } } },
    p2 = { force = 1, reserve = { "Toy Kaadu Rider", "Toy Filler" }, table = { "Naboo Celebration", { "Toy Captain", at = GROTTO }, { "Toy Pistol", on = "Toy Captain" } } } },
  steps = { p2.battles(GROTTO), p2.fires "Toy Pistol", p2.chooses "Toy Bulwark", p1.is_asked, expect { p1.lost, count = 0 }, p1.forfeits "Toy Bulwark" },
}

-- OWO-1 With Backup
local OWO = "OWO-1 With Backup"
scenario "OWO-1 is stronger with each Jedi of the opponent that is present" {
  rules = { "14_84/constant" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { OWO, at = PIER } } }, p2 = { table = { { "Toy Mentor", at = PIER }, { "Toy Hermit", at = PIER } } } },
  steps = { expect { p1.card(OWO), power = 8 } },
}
scenario "OWO-1 is not stronger with others, with Jedi elsewhere, or with who serves his own side" {
  quiet = { "14_84/constant" },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { table = { { OWO, at = PIER }, { "Toy Mentor", at = PIER } } }, p2 = { table = { { "Toy Captain", at = PIER }, { "Toy Hermit", at = MEADOW } } } },
  steps = { expect { p1.card(OWO), power = 6 } },
}
local function squad(title, claims, friend, place, steps)
  claims.given = { phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, reserve = 8, table = { { OWO, at = PIER }, { friend, at = place } } }, p2 = { table = { { "Toy Bulwark", at = PIER } } } }
  claims.steps = steps
  scenario ("OWO-1 " .. title) (claims)
end
squad("draws two battle destinies with a battle droid", { rules = { "14_84/constant-2" } }, "Toy Battle Droid", PIER, { p1.battles(PIER), p1.accepts, p2.is_asked, expect { p1, total_destiny = 6 }, p2.forfeits "Toy Bulwark" })
squad("draws none without one", { quiet = { "14_84/constant-2" } }, "Toy Machine", PIER, { p1.battles(PIER), p2.forfeits "Toy Bulwark" })
squad("draws none with one that is elsewhere", { quiet = { "14_84/constant-2" } }, "Toy Battle Droid", MEADOW, { p1.battles(PIER), p2.forfeits "Toy Bulwark" })
scenario "OWO-1 draws none aboard a starship at a system" {
  quiet = { "14_84/constant-2" },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Battle Droid", on = "Toy Galley" }, { OWO, on = "Toy Galley" } } },
    p2 = { table = { { "X-wing", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.is_asked, expect { p1, total_destiny = "none" }, p2.forfeits "X-wing" },
}
local function drains(title, claims, place, lost)
  claims.given = { turn = p2, phase = "control", locations = { PIER, MEADOW, HILL }, p1 = { table = { { OWO, at = PIER } } }, p2 = { table = { { "Toy Captain", at = place } } } }
  claims.steps = lost == 0 and { p2.drains(place), expect { p1.lost, count = 0 } } or { p2.drains(place), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } }
  scenario ("OWO-1: " .. title) (claims)
end
drains("the opponent drains for 1 less at a site adjacent to his", { rules = { "14_84/constant-3" } }, MEADOW, 0)
drains("not farther off", { quiet = { "14_84/constant-3" } }, HILL, 1)
scenario "OWO-1: the Force drains of his own side are not less" {
  quiet = { "14_84/constant-3" },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { table = { { OWO, at = PIER }, { "Toy Captain", at = MEADOW } } } },
  steps = { p1.drains(MEADOW), p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}

-- Bok Askol
local function askol(title, claims, destiny, steps, turn, phase)
  claims.given = { turn = turn, phase = phase or "deploy", locations = { PIER }, p1 = { hand = { "Toy Filler" }, reserve = { destiny, destiny, "Toy Filler" }, table = { { "Bok Askol", at = PIER }, { "Toy Captain", at = PIER } } } }
  claims.steps = steps
  scenario ("Bok Askol " .. title) (claims)
end
askol("is 4 stronger this turn after a destiny of 5", { rules = { "14_75/optional" } }, "Toy Mentor", { p1.uses "Bok Askol", expect { p1.card "Bok Askol", power = 5 }, expect { p1.card "Toy Captain", power = 3 } })
askol("is not after a 4", { rules = { "14_75/optional" } }, "Toy Machine", { p1.uses "Bok Askol", expect { p1.card "Bok Askol", power = 1 }, expect { p1.used, exactly = { "Toy Machine" } } })
askol("draws once in the phase", { rules = { "14_75/optional" } }, "Toy Machine", { p1.uses "Bok Askol", expect { p1.reserve, count = 2 }, p1.may_choose_exactly { "deploys Toy Filler", pass } })
askol("does not draw in the opponent's turn", { quiet = { "14_75/optional" } }, "Toy Mentor", { p1.may_not_choose { "uses Bok Askol" } }, p2)
askol("does not draw in another phase", { quiet = { "14_75/optional" } }, "Toy Mentor", { p1.may_not_choose { "uses Bok Askol" } }, p1, "control")

-- Single Trooper Aerial Platform
local STAP = "Single Trooper Aerial Platform"
local function alarm(phase, force, turn)
  local mine = { force = force, table = { { STAP, at = HILL }, { "Toy Battle Droid", on = STAP } } }
  if phase == "battle" then mine.table[3] = { "Toy Trooper", at = PIER } end
  return { turn = turn, phase = phase, locations = { PIER, MEADOW, HILL }, p1 = mine, p2 = { force = 1, table = { { "Toy Captain", at = PIER } } } }
end
scenario "A STAP reacts to a battle by moving there" {
  rules = { "14_123/just" },
  given = alarm("battle", 1, p2),
  steps = { p2.battles(PIER), p1.answers(STAP), expect { p1.card(STAP), at = PIER }, expect { p1.force, count = 0 }, p2.is_asked, p2.forfeits "Toy Captain" },
}
scenario "A STAP does not react without Force" {
  quiet = { "14_123/just" },
  given = alarm("battle", 0, p2),
  steps = { p2.battles(PIER), p1.forfeits "Toy Trooper", expect { p1.card(STAP), at = HILL } },
}
scenario "A STAP does not react to a battle of its own side" {
  quiet = { "14_123/just" },
  given = { phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 2, table = { { STAP, at = MEADOW }, { "Toy Battle Droid", on = STAP }, { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Bulwark", at = PIER } } } },
  steps = { p1.battles(PIER), p2.forfeits "Toy Bulwark", expect { p1.card(STAP), at = MEADOW } },
}
scenario "A STAP reacts to a Force drain and cancels it" {
  rules = { "14_123/just-2" },
  given = alarm("control", 1, p2),
  steps = { p2.drains(PIER), p1.answers(STAP), expect { p1.card(STAP), at = PIER }, expect { p1.lost, count = 0 } },
}
scenario "A STAP does not react to a Force drain of its own side" {
  quiet = { "14_123/just-2" },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { force = 1, table = { { STAP, at = MEADOW }, { "Toy Battle Droid", on = STAP }, { "Toy Captain", at = PIER } } } },
  steps = { p1.drains(PIER), p2.loses "Reserve Deck", expect { p1.card(STAP), at = MEADOW } },
}
scenario "A STAP and the battle droid that pilots it are immune to attrition of less than 4" {
  rules = { "14_123/constant", "14_123/constant-2" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { STAP, at = PIER }, { "Toy Battle Droid", on = STAP }, { "Toy Trooper", at = PIER } } } },
  steps = { expect { p1.card(STAP), immunity = 4 }, expect { p1.card "Toy Battle Droid", immunity = 4 }, expect { p1.card "Toy Trooper", immunity = 0 } },
}
scenario "A STAP with another pilot is not immune, nor is he, nor a battle droid on foot" {
  quiet = { "14_123/constant", "14_123/constant-2" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { STAP, at = PIER }, { "Toy Flier", on = STAP }, { "Toy Battle Droid", at = PIER } } } },
  steps = { expect { p1.card(STAP), immunity = 0 }, expect { p1.card "Toy Flier", immunity = 0 }, expect { p1.card "Toy Battle Droid", immunity = 0 } },
}
scenario "The power of who pilots a STAP is 0" {
  rules = { "14_123/constant-3" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { STAP, at = PIER }, { "Toy Battle Droid", on = STAP } } } },
  steps = { expect { p1.card "Toy Battle Droid", power = 0 }, expect { p1.card(STAP), power = 3 } },
}
scenario "That of who stands beside a STAP is not" {
  quiet = { "14_123/constant-3" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { STAP, at = PIER }, { "Toy Battle Droid", at = PIER } } } },
  steps = { expect { p1.card "Toy Battle Droid", power = 2 } },
}

scenario "OWO-1 pays 2 Force more to move by landspeed" {
  rules = { "14_84/constant-4" },
  given = { phase = "move", locations = { PIER, MEADOW }, p1 = { force = 3, table = { { OWO, at = PIER } } } },
  steps = { p1.moves(OWO), p1.chooses(MEADOW), expect { p1.force, count = 0 } },
}
scenario "OWO-1 makes nobody else pay more" {
  quiet = { "14_84/constant-4" },
  given = { phase = "move", locations = { PIER, MEADOW }, p1 = { force = 1, table = { { OWO, at = PIER }, { "Toy Captain", at = PIER } } } },
  steps = { p1.moves "Toy Captain", p1.chooses(MEADOW), expect { p1.force, count = 0 } },
}
