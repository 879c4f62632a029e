-- Hoth: cards drawn from those that nobody had written, the second time.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
local function hug(title, claims, mine, steps)
  claims.given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { force = 2, hand = { "Rug Hug" }, reserve = { "Toy Trooper", "Toy Captain", "Toy Mentor", "Toy Filler" }, table = mine }, p1 = { table = { { "Toy Captain", at = EISLEY } } } }
  claims.steps = steps
  scenario ("Rug Hug: " .. title) (claims)
end
hug("Luke and Chewie add two battle destinies", { rules = { "3_49/play" } }, { { "Luke", at = EISLEY }, { "Toy Copilot", at = EISLEY } },
  { p2.battles(EISLEY), p2.plays "Rug Hug", p1.passes, p2.passes, p2.accepts, expect { p2, battle_destiny = 8 }, p1.forfeits "Toy Captain" })
hug("a Rebel and an alien add 4 to power", { rules = { "3_49/play-2" } }, { { "Toy Agitator", at = EISLEY }, { "Toy Bothan", at = EISLEY } },
  { p2.battles(EISLEY), p2.plays "Rug Hug", expect { p1, damage = 3 }, p1.forfeits "Toy Captain" })
hug("neither for two Rebels", { quiet = { "3_49/play", "3_49/play-2" } }, { { "Luke", at = EISLEY }, { "Toy Agitator", at = EISLEY } },
  { p2.battles(EISLEY), p2.may_not_choose { "plays Rug Hug" }, p2.declines })
