-- Virtual Set 9: cards drawn by lot.

local ANOTHER, BAIT, PIER = "There Is Another", "We're The Bait", "Toy Reach: Pier"
local function shield(title, claims, mine, theirs, steps)
  mine[#mine + 1] = "An Unusual Amount Of Fear"
  claims.given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = theirs, hand = { "Toy Filler" } }, p2 = { table = mine, shields = { "209_15" } } }
  claims.steps = steps
  scenario (ANOTHER .. " " .. title) (claims)
end
shield("sends We're The Bait away", { rules = { "209_15/automatic" } }, {}, { BAIT, "Toy Memorial" }, { p2.plays(ANOTHER), expect { p1.lost, exactly = { BAIT } } })
shield("sends its own player's away", { rules = { "209_15/automatic" } }, { BAIT }, {}, { p2.plays(ANOTHER), expect { p2.lost, exactly = { BAIT } } })
shield("leaves other Effects", { quiet = { "209_15/automatic" } }, {}, { "Toy Memorial" }, { p2.plays(ANOTHER), expect { p1.lost, count = 0 } })
