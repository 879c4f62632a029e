-- Set 18: cards that show a word of the language.

local SEAL, BRIDGE = "Seal Off The Bridge", "Blockade Flagship: Bridge"
local function seal(title, claims, force, reserve)
  claims.given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { hand = { SEAL }, force = force, reserve = reserve } }
  scenario (SEAL .. " " .. title) (claims)
end
local deck = { "Toy Captain", "Toy Neimoidian", "Toy Memorial", "Toy Voyage", "Toy Pistol", "Toy Ballot" }
seal("finds a Neimoidian or an Effect of any kind for 3 Force", { rules = { "218_2/play" }, steps = { p1.plays(SEAL), p1.may_choose_exactly { "Toy Neimoidian", "Toy Memorial", "Toy Voyage" }, p1.chooses "Toy Voyage", expect { p1.hand, exactly = { "Toy Voyage" } }, expect { p1.force, count = 0 } } }, 3, deck)
seal("finds nothing for 2", { quiet = { "218_2/play" }, steps = { p1.plays(SEAL), p2.declines, expect { p1.force, count = 2 }, expect { p1.hand, count = 0 } } }, 2, deck)
seal("deploys the Bridge", { rules = { "218_2/play-2" }, steps = { p1.plays(SEAL), p1.may_choose_exactly { BRIDGE }, p1.chooses(BRIDGE), expect { table, in_order = { "Toy Reach: Pier", BRIDGE } } } }, 0, { "Toy Filler", BRIDGE, "Toy Canyon" })
seal("deploys nothing else", { rules = { "218_2/play-2" }, steps = { p1.plays(SEAL), p2.declines, expect { table, in_order = { "Toy Reach: Pier" } } } }, 0, { "Toy Filler", "Toy Canyon" })
