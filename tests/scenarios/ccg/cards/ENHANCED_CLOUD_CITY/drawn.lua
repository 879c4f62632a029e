-- Enhanced Cloud City: cards drawn by lot.

local WALK, PIER = "Toy Cloud City: Walk", "Toy Reach: Pier"

-- Lando With Blaster Pistol
local LANDO = "Lando With Blaster Pistol"
scenario "Lando adds 2 to the power of what he pilots" {
  rules = { "109_3/constant" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { table = { { "Toy Tandem", at = "Toy Reach" }, { LANDO, on = "Toy Tandem" } } } },
  steps = { expect { p2.card "Toy Tandem", power = 4 } },
}
scenario "Lando on foot adds to nothing" {
  quiet = { "109_3/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { table = { { "Toy Gull", at = PIER }, { LANDO, at = PIER } } } },
  steps = { expect { p2.card "Toy Gull", power = 1 }, expect { p2.card(LANDO), power = 3 } },
}
local function fight(title, claims, place, friend, steps)
  claims.given = { turn = p2, phase = "battle", locations = { WALK, PIER }, p1 = { table = { { "Toy Bulwark", at = place } } }, p2 = { force = 1, reserve = 6, table = { { LANDO, at = place }, friend } } }
  claims.steps = steps
  scenario ("Lando " .. title) (claims)
end
fight("adds a battle destiny with another alien on Cloud City", { rules = { "109_3/constant-2" } }, WALK, { "Toy Piper", at = WALK }, { p2.battles(WALK), p2.passes, p2.accepts, p1.is_asked, expect { p2, total_destiny = 6 }, p1.forfeits "Toy Bulwark" })
fight("adds none elsewhere", { quiet = { "109_3/constant-2" } }, PIER, { "Toy Piper", at = PIER }, { p2.battles(PIER), p2.passes, p2.accepts, p1.is_asked, expect { p2, total_destiny = 3 }, p1.forfeits "Toy Bulwark" })
fight("adds none with who is no alien", { quiet = { "109_3/constant-2" } }, WALK, { "Toy Trooper", at = WALK }, { p2.battles(WALK), p2.passes, p2.accepts, p1.is_asked, expect { p2, total_destiny = 3 }, p1.forfeits "Toy Bulwark" })
fight("adds none with an alien at another site", { quiet = { "109_3/constant-2" } }, WALK, { "Toy Piper", at = PIER }, { p2.battles(WALK), p2.passes, p1.is_asked, expect { p2, total_destiny = "none" }, p1.forfeits "Toy Bulwark" })
scenario "Lando adds none with an alien of the opponent" {
  quiet = { "109_3/constant-2" },
  given = { turn = p2, phase = "battle", locations = { WALK }, p1 = { table = { { "Toy Piper", at = WALK } } }, p2 = { force = 1, reserve = 6, table = { { LANDO, at = WALK } } } },
  steps = { p2.battles(WALK), p2.passes, p1.is_asked, expect { p2, total_destiny = "none" }, p1.forfeits "Toy Piper" },
}

-- Dengar In Punishing One
local DENGAR = "Dengar In Punishing One"
scenario "Dengar adds 2 to the power of Punishing One" {
  rules = { "109_10/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { DENGAR, at = "Toy Reach" } } } },
  steps = { expect { p1.card(DENGAR), power = 4 } },
}
scenario "Dengar adds nothing to other starships" {
  quiet = { "109_10/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { DENGAR, at = "Toy Reach" }, { "X-wing", at = "Toy Reach" } } } },
  steps = { expect { p1.card "X-wing", power = 3 } },
}
local function dogfight(title, claims, place, theirs, destiny, steps)
  claims.given = { phase = "battle", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { force = 1, reserve = 6, table = { { DENGAR, at = "Toy Reach" }, { "Toy Flock", at = place }, { "Y-wing", at = place } } }, p2 = { table = theirs } }
  claims.steps = { p1.battles(place), p1.accepts, p2.is_asked, expect { p1, total_destiny = destiny } }
  for i = 1, #theirs do claims.steps[i + 4] = p2.forfeits(theirs[i][1]) end
  scenario ("Dengar In Punishing One " .. title) (claims)
end
dogfight("adds 1 to the total battle destiny for each starship of the opponent", { rules = { "109_10/constant-2" } }, "Toy Reach", { { "X-wing", at = "Toy Reach" }, { "A-wing", at = "Toy Reach" } }, 5)
dogfight("adds 1 for one", { rules = { "109_10/constant-2" } }, "Toy Reach", { { "X-wing", at = "Toy Reach" } }, 4)
dogfight("adds nothing to a battle elsewhere", { quiet = { "109_10/constant-2" } }, "Toy Far Reach", { { "X-wing", at = "Toy Far Reach" } }, 3)
scenario "Dengar In Punishing One adds nothing for a starship that another carries" {
  rules = {}, cites = { { "CCG-BTL-BD-05", "one starship of the opponent is present, and the destiny drawn is 3" } },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, reserve = 6, table = { { DENGAR, at = "Toy Reach" }, { "Toy Flock", at = "Toy Reach" } } }, p2 = { table = { { "Toy Galley", at = "Toy Reach" }, { "X-wing", on = "Toy Galley" } } } },
  steps = { p1.battles "Toy Reach", p1.accepts, p2.is_asked, expect { p1, total_destiny = 4 }, p2.forfeits "Toy Galley", p2.chooses "Toy Galley" },
}
scenario "Dengar In Punishing One takes the immunity to attrition from the opponent's cards where it is" {
  rules = { "109_10/constant-3" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { DENGAR, at = "Toy Reach" } } }, p2 = { table = { { "Toy Bastille", at = "Toy Reach" } } } },
  steps = { expect { p2.card "Toy Bastille", immunity = 0 } },
}
scenario "Dengar In Punishing One does not elsewhere, nor from its own side" {
  quiet = { "109_10/constant-3" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { table = { { DENGAR, at = "Toy Reach" }, { "Toy Bastille", at = "Toy Reach" } } }, p2 = { table = { { "Toy Galley", at = "Toy Far Reach" } } } },
  steps = { expect { p2.card "Toy Galley", immunity = 4 }, expect { p1.card "Toy Bastille", immunity = 3 } },
}

-- This Deal Is Getting Worse All The Time
local WALK = "Toy Cloud City: Walk"
local DEAL = "This Deal Is Getting Worse All The Time"
local function start(title, claims, cards, steps)
  local mine, theirs = { DEAL }, { "Toy Reach" }
  for i = 1, #cards do mine[i + 1] = cards[i] end
  for _ = 1, 10 do mine[#mine + 1], theirs[#theirs + 1] = "Toy Filler", "Toy Filler" end
  claims.given = { setup = true, p1 = { reserve = mine }, p2 = { reserve = theirs } }
  mine[#mine + 1] = WALK
  claims.steps = { p1.finishes, p2.finishes, p1.chooses(DEAL), p1.may_choose_exactly { WALK }, p1.chooses(WALK) }
  for i = 1, #steps do claims.steps[i + 5] = steps[i] end
  scenario ("This Deal: " .. title) (claims)
end
start("at the start of the game Dark may deploy Secret Plans and All Wrapped Up", { rules = { "109_12/starting" } }, { "Secret Plans", "All Wrapped Up" },
  { p1.may_choose_exactly { "Secret Plans", "finishes" }, p1.chooses "Secret Plans", p1.may_choose_exactly { "All Wrapped Up", "finishes" }, p1.chooses "All Wrapped Up",
    expect { p1.table, exactly = { DEAL, "Secret Plans", "All Wrapped Up" } } })
start("or one of them", { rules = { "109_12/starting" } }, { "Secret Plans", "All Wrapped Up" },
  { p1.finishes, p1.chooses "All Wrapped Up", expect { p1.table, exactly = { DEAL, "All Wrapped Up" } }, expect { p1.reserve, count = 3 } })
start("and nothing else", { quiet = { "109_12/starting" } }, { "Battle Order" }, { expect { p1.table, exactly = { DEAL } } })

-- Lando's pistol, and who flies Punishing One
local function pistol(title, claims, place, steps)
  claims.given = { turn = p2, phase = "battle", locations = { WALK, PIER }, p1 = { table = { { "Toy Bulwark", at = PIER } } }, p2 = { force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { LANDO, at = place }, { "Toy Trooper", at = PIER } } } }
  claims.steps = steps
  scenario ("Lando's blaster pistol " .. title) (claims)
end
pistol("hits with 1 added, and what it hits has forfeit 0", { rules = { "109_3/fire" } }, PIER,
  { p2.battles(PIER), p2.fires(LANDO), p2.chooses "Toy Bulwark", expect { p1.card "Toy Bulwark", hit = true, forfeit = 0 }, p2.accepts, p1.forfeits "Toy Bulwark" })
pistol("is not fired from another place", { quiet = { "109_3/fire" } }, WALK, { p2.battles(PIER), p2.may_not_choose { "fires " .. LANDO }, p1.forfeits "Toy Bulwark" })
scenario "Dengar is not deployed while he flies Punishing One" {
  cites = { { "CCG-PERS-07", "his persona is part of the starship" } },
  given = { phase = "deploy", locations = { PIER, "Toy Reach" }, p1 = { hand = { "Toy Dengar" }, force = 5, table = { { DENGAR, at = "Toy Reach" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Dengar", because = "CCG-UNIQ-01" } },
}
