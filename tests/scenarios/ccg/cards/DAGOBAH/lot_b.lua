-- Dagobah: cards drawn from those that nobody had written, the second time.

local REPAIRS = "Effective Repairs"
local function repairs(title, claims, table, lost, force, steps)
  claims.given = { turn = p2, phase = "control", locations = { "1_295" }, p1 = { table = table }, p2 = { hand = { REPAIRS }, force = force, lost = lost } }
  claims.steps = steps
  scenario (REPAIRS .. ": " .. title) (claims)
end
repairs("cancels Limited Resources", { rules = { "4_49/play" } }, { "Limited Resources" }, {}, 0, { p2.plays(REPAIRS), expect { p1.lost, exactly = { "Limited Resources" } }, expect { p2.used, exactly = { REPAIRS } } })
repairs("cancels no other Effect", { quiet = { "4_49/play" } }, { "Ultimatum" }, {}, 0, { p2.may_not_choose { "plays " .. REPAIRS } })
repairs("an Effect from the Lost Pile, for 3 Force", { rules = { "4_49/play-2" } }, {}, { "Toy Captain", "Toy Filler" }, 3, { p2.plays(REPAIRS), p2.may_choose_exactly { "Toy Filler" }, p2.chooses "Toy Filler", expect { p2.hand, exactly = { "Toy Filler" } }, expect { p2.force, count = 0 } })
repairs("not for 2", { quiet = { "4_49/play-2" } }, {}, { "Toy Captain", "Toy Filler" }, 2, { p2.may_not_choose { "plays " .. REPAIRS } })
