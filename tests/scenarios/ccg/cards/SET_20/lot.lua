-- Virtual Set 20: cards drawn by lot.

local DROP = "Drop!"
local function turn_end(title, claims, turn, cards, force, steps)
  claims.given = { turn = turn, phase = "draw", locations = { "Toy Reach: Pier" }, p1 = { force = force, table = { DROP } }, p2 = { hand = cards, used = 2 } }
  claims.steps = steps
  scenario (DROP .. " " .. title) (claims)
end
turn_end("leaves the opponent 9 of 15 cards at the end of a turn", { rules = { "220_2/just" } }, p1, 15, 3,
  { p1.passes, p2.passes, p1.answers(DROP), expect { p2.hand, count = 9 }, expect { p2.used, count = 6 }, expect { p1.used, count = 3 } })
turn_end("at the end of the opponent's too", { rules = { "220_2/just" } }, p2, 16, 3,
  { p2.passes, p1.answers(DROP), expect { p2.hand, count = 9 } })
turn_end("leaves 14 cards alone", { quiet = { "220_2/just" } }, p1, 14, 3, { p1.passes, p2.passes, expect { p2.hand, count = 14 } })
turn_end("costs 3 Force", { quiet = { "220_2/just" } }, p1, 15, 2, { p1.passes, p2.passes, expect { p2.hand, count = 15 } })
turn_end("waits for the end of the turn", { quiet = { "220_2/just" } }, p1, 15, 3, { p1.may_choose_exactly { "draws", pass } })
