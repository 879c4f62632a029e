-- Theed Palace: cards drawn by lot.

local GUNRAY = "Nute Gunray, Neimoidian Viceroy"
local function battle(title, claims, top, total)
  claims.given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, reserve = { top, "Toy Filler" }, table = { { GUNRAY, at = "Toy Canyon" }, { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" } } } }
  claims.steps = { p1.battles "Toy Plaza", p1.passes, p1.accepts, expect { p1, battle_destiny = total }, p2.forfeits "Toy Captain" }
  scenario (GUNRAY .. ": " .. title) (claims)
end
battle("a droid with a presence icon adds 1 when drawn for battle destiny", { rules = { "14_82/automatic" } }, "Toy Destroyer", 3)
battle("so does an AAT", { rules = { "14_82/automatic" } }, "Toy Gun Tank", 3)
battle("another droid does not", { quiet = { "14_82/automatic" } }, "Toy Machine", 4)
scenario (GUNRAY .. ": nor one of the opponent's") {
  quiet = { "14_82/automatic" },
  given = { turn = p2, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { reserve = { "Toy Filler" }, table = { { GUNRAY, at = "Toy Canyon" }, { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { force = 1, reserve = { "Toy Destroyer", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = { p2.battles "Toy Plaza", p1.passes, p2.accepts, expect { p2, battle_destiny = 2 }, p1.forfeits "Toy Captain" },
}
scenario (GUNRAY .. ": it adds 1 when drawn for weapon destiny") {
  rules = { "14_82/automatic" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 3, reserve = { "Toy Destroyer", "Toy Filler" }, table = { { GUNRAY, at = "Toy Canyon" }, { "Toy Captain", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Blaster", p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = true }, p1.passes, p2.forfeits "Toy Captain" },
}
scenario (GUNRAY .. ": Take Them Away comes into hand, once in a turn") {
  rules = { "14_82/any_time" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, reserve = { "Toy Filler", "Take Them Away", "Take Them Away" }, table = { { GUNRAY, at = "Toy Plaza" } } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p2.passes, p1.uses(GUNRAY), p2.passes, p1.chooses "Take Them Away", expect { p1.hand, exactly = { "Toy Filler", "Take Them Away" } }, p2.passes, p1.may_not_choose { "uses " .. GUNRAY } },
}
scenario (GUNRAY .. ": nothing else does") {
  quiet = { "14_82/any_time" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { reserve = { "Toy Filler", "Toy Captain" }, table = { { GUNRAY, at = "Toy Plaza" } } } },
  steps = { p1.uses(GUNRAY), p2.declines, expect { p1.hand, count = 0 } },
}
scenario (GUNRAY .. ": he is immune to attrition less than twice the droids with presence icons there") {
  rules = { "14_82/constant" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { GUNRAY, at = "Toy Plaza" }, { "Toy Destroyer", at = "Toy Plaza" }, { "OWO-1 With Backup", at = "Toy Plaza" }, { "Toy Machine", at = "Toy Plaza" }, { "Toy Prowler", at = "Toy Canyon" } } } },
  steps = { expect { p1.card(GUNRAY), immunity = 4 } },
}
scenario (GUNRAY .. ": without them he is not") {
  quiet = { "14_82/constant" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { table = { { GUNRAY, at = "Toy Plaza" }, { "Toy Machine", at = "Toy Plaza" } } } },
  steps = { expect { p1.card(GUNRAY), immunity = 0 } },
}
scenario (GUNRAY .. ": it adds nothing to a destiny of another kind") {
  quiet = { "14_82/automatic" },
  given = { turn = p1, phase = "control", locations = { "Toy Canyon" }, p1 = { reserve = { "Toy Destroyer", "Toy Filler" }, table = { "Toy Oracle", { GUNRAY, at = "Toy Canyon" } } } },
  steps = { p1.uses "Toy Oracle", expect { p1, total_destiny = 2 } },
}
