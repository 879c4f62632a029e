-- Virtual Set 2: cards drawn by lot.

local LEIA = "Leia Organa"
local function battle(title, claims, foe, where, mine, steps)
  claims.given = { turn = p2, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = {}, reserve = { "Toy Zero", "Toy Zero", "Toy Zero" }, table = { { foe, at = "Toy Plaza" }, { "Toy Legate", at = "Toy Canyon" } } },
    p2 = { force = 1, reserve = { "Toy Trooper", "Toy Captain", "Toy Filler", "Toy Filler" }, table = { { LEIA, at = where }, mine } } }
  claims.steps = steps
  scenario (LEIA .. " " .. title) (claims)
end
battle("draws a battle destiny if unable otherwise", { rules = { "202_1/constant" } }, "Toy Captain", "Toy Plaza", nil, { p2.battles "Toy Plaza", p2.accepts, expect { p2, battle_destiny = 1 }, p1.forfeits "Toy Captain" })
battle("adds none to a destiny that ability draws", { quiet = { "202_1/constant" } }, "Toy Captain", "Toy Plaza", { "Toy Trooper", at = "Toy Plaza" }, { p2.battles "Toy Plaza", p2.accepts, expect { p2, battle_destiny = 1 }, p1.forfeits "Toy Captain" })
battle("with an Imperial leader may add a destiny to total power instead", { rules = { "202_1/optional" } }, "Toy Legate", "Toy Plaza", nil,
  { p2.battles "Toy Plaza", p2.uses(LEIA), p2.chooses(1), p2.passes, expect { p2, battle_destiny = "none" }, expect { p1, damage = 3, attrition = 0 }, p1.forfeits "Toy Legate", p1.loses "Reserve Deck" })
battle("with an Imperial leader may add a destiny to attrition instead", { rules = { "202_1/optional" } }, "Toy Legate", "Toy Plaza", { "Toy Trooper", at = "Toy Plaza" },
  { p2.battles "Toy Plaza", p2.uses(LEIA), p2.chooses(2), p2.passes, p2.accepts, expect { p2, battle_destiny = 1 }, expect { p1, damage = 5, attrition = 3 }, p1.forfeits "Toy Legate", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck" })
battle("not without one", { quiet = { "202_1/optional" } }, "Toy Captain", "Toy Plaza", nil, { p2.battles "Toy Plaza", p2.may_not_choose { "uses " .. LEIA }, p2.accepts, p1.forfeits "Toy Captain" })
scenario (LEIA .. " is immune to attrition less than 3") {
  rules = { "202_1/constant-2" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p2 = { table = { { LEIA, at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { expect { p2.card(LEIA), immunity = 3 }, expect { p2.card "Toy Captain", immunity = 0 } },
}
scenario (LEIA .. ": others are not immune") {
  quiet = { "202_1/constant-2" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p2 = { table = { { LEIA, at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { expect { p2.card "Toy Captain", immunity = 0 } },
}
