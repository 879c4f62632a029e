-- Death Star II: cards drawn by lot.

local BLACK, STAR, FIFTH = "Black 11", "Toy Star", "Toy Fifth"
local function arrival(title, claims, where, price)
  claims.given = { turn = p1, phase = "deploy", locations = { STAR, FIFTH }, p1 = { hand = { BLACK }, force = 2 } }
  claims.steps = { p1.deploys(BLACK), p1.chooses(where), expect { p1.used, count = price } }
  scenario (BLACK .. ": " .. title) (claims)
end
arrival("deploys to a mobile system for 1 less", { rules = { "9_153/constant" } }, STAR, 1)
arrival("deploys to another one at its price", { quiet = { "9_153/constant" } }, FIFTH, 2)

-- Against a total power of 5.
local function battle(title, claims, at, friend, steps)
  claims.given = { turn = p1, phase = "battle", locations = { STAR, FIFTH }, p1 = { force = 1, reserve = { "Toy Memorial", "Toy Filler", "Toy Filler" }, table = { { BLACK, at = at }, { "Toy Flagship", at = STAR }, { "Toy Argosy", at = FIFTH }, friend } }, p2 = { table = { { "Toy Galley", at = STAR } } } }
  claims.steps = steps
  scenario (BLACK .. ": " .. title) (claims)
end
local vader = { "101_5", on = "Toy Flagship" }
battle("beside Vader a destiny lowers the opponent's total power", { rules = { "9_153/any_time" } }, STAR, vader,
  { p1.battles(STAR), p1.uses(BLACK), p1.may_choose_exactly { pass }, p1.passes, expect { p2, damage = 4 }, p2.forfeits "Toy Galley" })
battle("without Vader it does not", { quiet = { "9_153/any_time" } }, STAR, nil, { p1.battles(STAR), expect { p2, damage = 2 }, p2.forfeits "Toy Galley" })
battle("nor while he is elsewhere", { quiet = { "9_153/any_time" } }, STAR, { "101_5", on = "Toy Argosy" }, { p1.battles(STAR), expect { p2, damage = 2 }, p2.forfeits "Toy Galley" })
battle("nor from another system", { quiet = { "9_153/any_time" } }, FIFTH, vader, { p1.battles(STAR), expect { p2, damage = 1 }, p2.forfeits "Toy Galley" })
