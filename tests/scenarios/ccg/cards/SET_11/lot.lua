-- Virtual Set 11: cards drawn by lot.

local CASTLE, PIER = "Maz's Castle: Antechamber", "Toy Reach: Pier"
local function call(title, claims, turn, phase, reserve, steps)
  claims.given = { turn = turn, phase = phase, locations = { "211_40", PIER }, p1 = { hand = { "Toy Filler" } }, p2 = { hand = { "Toy Pistol" }, force = 6, reserve = reserve } }
  claims.steps = steps
  scenario (CASTLE .. ": " .. title) (claims)
end
local reserve = { "Toy Filler", "Toy Castaway", "Toy Castaway", "Toy Stray", "Toy Filler" }
call("an alien of Episode VII deploys there from the Reserve Deck, once in a game", { rules = { "211_40/optional" } }, p2, "deploy", reserve,
  { p2.uses(CASTLE), p2.passes, p2.may_choose_exactly { "Toy Castaway", "Toy Castaway" }, p2.chooses "Toy Castaway", expect { p2.card "Toy Castaway", at = CASTLE }, expect { p2.used, count = 2 }, p1.passes, p2.may_choose_exactly { "deploys Toy Pistol", pass } })
call("not in another phase", { quiet = { "211_40/optional" } }, p2, "move", reserve, { p2.may_choose_exactly { pass } })
call("not in the opponent's turn", { quiet = { "211_40/optional" } }, p1, "deploy", reserve, { p1.passes, p2.may_choose_exactly { pass } })
local function drain(title, claims, where, light, lost)
  local me, you = light and p2 or p1, light and p1 or p2
  claims.given = { turn = me, phase = "control", locations = { "211_40", "Toy Plaza" } }
  claims.given[light and "p2" or "p1"] = { table = { { "Toy Captain", at = where } } }
  claims.steps = { me.drains(where) }
  for _ = 1, lost do claims.steps[#claims.steps + 1] = you.loses "Reserve Deck" end
  claims.steps[#claims.steps + 1] = expect { you.lost, count = lost }
  scenario (CASTLE .. ": " .. title) (claims)
end
drain("a Force drain of the Dark Side is 1 less", { rules = { "211_40/constant" } }, CASTLE, false, 1)
drain("one of the Light Side is not", { quiet = { "211_40/constant" } }, CASTLE, true, 1)
drain("nor one elsewhere", { quiet = { "211_40/constant" } }, "Toy Plaza", false, 2)
