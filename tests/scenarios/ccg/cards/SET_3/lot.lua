-- Virtual Set 3: cards drawn by lot.

local PIER, MEADOW, ORTUGG = "Toy Reach: Pier", "Toy Reach: Meadow", "Ortugg"
local function battle(title, claims, destiny, targets, steps)
  claims.given = { turn = p1, phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, reserve = { destiny, "Toy Filler" }, table = { { ORTUGG, at = PIER } } }, p2 = { table = targets } }
  claims.steps = { p1.battles(PIER) }
  for i = 1, #steps do claims.steps[#claims.steps + 1] = steps[i] end
  scenario (ORTUGG .. " " .. title) (claims)
end
battle("hits a character with a destiny that equals its defense value, and takes its forfeit", { rules = { "203_28/fire" } }, "Toy Memorial", { { "Toy Captain", at = PIER }, { "Toy Tank", at = PIER } },
  { p1.fires(ORTUGG), p1.may_choose_exactly { "Toy Captain", decline }, p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = true, forfeit = 0 }, expect { p1.used, count = 2 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck" })
battle("misses with a lower one", { rules = { "203_28/fire" } }, "Toy Trooper", { { "Toy Captain", at = PIER } },
  { p1.fires(ORTUGG), p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = false, forfeit = 3 }, p2.forfeits "Toy Captain" })
battle("aims at no vehicle and at nobody next door", { quiet = { "203_28/fire" } }, "Toy Memorial", { { "Toy Mount", at = PIER }, { "Toy Captain", at = MEADOW } },
  { p2.forfeits "Toy Mount" })
scenario "Ortugg hits a creature" {
  rules = { "203_28/fire" },
  given = { turn = p1, phase = "battle", locations = { PIER }, p1 = { force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { ORTUGG, at = PIER } } }, p2 = { table = { { "Toy Lizard", at = PIER } } } },
  steps = { p1.attacks "Toy Lizard", p1.fires(ORTUGG), p1.chooses "Toy Lizard", expect { p2.lost, exactly = { "Toy Lizard" } } },
}
