-- Premiere: cards drawn by lot.

local JUICE, EISLEY, PATH, BARGE = "Juri Juice", "Tatooine: Mos Eisley", "Tatooine: Hutt Canyon", "Jabba's Sail Barge"
local function deck(title, claims, places, mine, may)
  claims.given = { turn = p1, phase = "deploy", locations = places, p1 = { hand = { JUICE }, table = { mine } }, p2 = { table = { { "Toy Stray", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } }
  claims.steps = may and { p1.deploys(JUICE), p1.may_choose_exactly { "Toy Stray", decline }, p1.chooses "Toy Stray" } or { p1.may_not_choose { "deploys " .. JUICE } }
  scenario (JUICE .. ": " .. title) (claims)
end
deck("it deploys on an alien with Mos Eisley on the table", { rules = { "1_220/deploys" } }, { "1_295", "Toy Plaza" }, nil, true)
deck("or with the Sail Barge", { quiet = { "1_220/deploys" } }, { "Toy Plaza" }, { BARGE, at = "Toy Plaza" }, true)
deck("not without them", { rules = { "1_220/deploys" } }, { "Toy Plaza" })
local function battle(title, claims, where, destiny)
  claims.given = { turn = p1, phase = "deploy", locations = { "1_295", "Toy Plaza", "Toy Canyon" }, p1 = { force = 2, hand = { JUICE }, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Giant", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Warden", at = "Toy Plaza" }, { "Toy Stray", at = where }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } }
  claims.steps = { p1.deploys(JUICE), p1.chooses "Toy Stray", p1.passes, p1.battles "Toy Plaza" }
  if destiny then claims.steps[#claims.steps + 1] = p2.accepts end
  claims.steps[#claims.steps + 1] = expect { p2, battle_destiny = destiny or "none" }
  claims.steps[#claims.steps + 1] = p1.forfeits "Toy Giant"
  scenario (JUICE .. ": " .. title) (claims)
end
battle("an opponent's alien elsewhere takes nothing away", { quiet = { "1_220/constant-2" } }, "Toy Canyon", 1)
local function own(title, claims, bearer, destiny)
  claims.given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Warden", at = "Toy Plaza" }, { "Toy Stray", at = "Toy Plaza" }, { "Toy Digger", at = "Toy Canyon" }, { "Toy Trooper", at = "Toy Plaza" }, { JUICE, on = bearer } } },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } }
  claims.given.locations[2] = "Toy Canyon"
  claims.steps = { p1.battles "Toy Plaza" }
  if destiny then claims.steps[2] = p1.accepts end
  claims.steps[#claims.steps + 1] = expect { p1, battle_destiny = destiny or "none" }
  claims.steps[#claims.steps + 1] = p2.forfeits "Toy Captain"
  scenario (JUICE .. ": " .. title) (claims)
end
own("nor does its player's own", { rules = { "1_220/constant" } }, "Toy Stray")
own("one elsewhere takes nothing away", { quiet = { "1_220/constant" } }, "Toy Digger", 1)
local function walk(title, claims, from, to, who, kept)
  claims.given = { turn = p1, phase = "move", locations = { "1_295", PATH }, p1 = { force = 3, table = { { "Toy Stray", at = from }, { "Toy Captain", at = from }, { JUICE, on = "Toy Stray" } } } }
  claims.steps = { p1.moves(who), p1.chooses(to), expect { p1.table, exactly = kept and { JUICE, "Toy Captain", "Toy Stray" } or { "Toy Captain", "Toy Stray" } } }
  scenario (JUICE .. ": " .. title) (claims)
end
walk("it is canceled when the alien moves to Mos Eisley", { rules = { "1_220/automatic" } }, PATH, EISLEY, "Toy Stray")
walk("not when somebody else does", { quiet = { "1_220/automatic" } }, PATH, EISLEY, "Toy Captain", true)
walk("not when the alien moves elsewhere", { quiet = { "1_220/automatic" } }, EISLEY, PATH, "Toy Stray", true)
local function board(title, craft, who, claims, kept)
  claims.given = { turn = p1, phase = "move", locations = { "Toy Plaza" }, p1 = { force = 3, table = { { craft, at = "Toy Plaza" }, { "Toy Flier", on = craft }, { "Toy Stray", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" }, { JUICE, on = "Toy Stray" } } } }
  claims.steps = { p1.moves(who), p1.chooses(craft), expect { p1.lost, exactly = kept and {} or { JUICE } } }
  scenario (JUICE .. ": " .. title) (claims)
end
board("it is canceled when the alien goes aboard the Sail Barge", BARGE, "Toy Stray", { rules = { "1_220/automatic-3" } })
board("not aboard another vehicle", "Toy Dune Skiff", "Toy Stray", { quiet = { "1_220/automatic-3" } }, true)
local function ride(title, claims, driver, steps)
  claims.given = { turn = p1, phase = "move", locations = { "1_295", PATH }, p1 = { force = 3, table = { { "Toy Dune Skiff", at = PATH }, { driver, on = "Toy Dune Skiff" }, { driver == "Toy Stray" and "Toy Captain" or "Toy Stray", on = "Toy Dune Skiff" }, { JUICE, on = "Toy Stray" } } } }
  claims.steps = { p1.moves "Toy Dune Skiff", p1.chooses(EISLEY), expect { p1.card "Toy Dune Skiff", at = EISLEY }, expect { p1.lost, exactly = driver == "Toy Stray" and {} or { JUICE } } }
  scenario (JUICE .. ": " .. title) (claims)
end
ride("it is canceled when somebody else drives him there", { rules = { "1_220/automatic-2" } }, "Toy Captain")
ride("not when he drives there himself", { quiet = { "1_220/automatic", "1_220/automatic-2" } }, "Toy Stray")
scenario (JUICE .. ": the ability of an opponent's alien draws no battle destiny") {
  rules = { "1_220/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "1_295", "Toy Plaza" }, p1 = { force = 2, hand = { JUICE }, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Giant", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Warden", at = "Toy Plaza" }, { "Toy Stray", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.deploys(JUICE), p1.chooses "Toy Stray", p1.passes, p1.battles "Toy Plaza", expect { p2, battle_destiny = "none" } },
}
