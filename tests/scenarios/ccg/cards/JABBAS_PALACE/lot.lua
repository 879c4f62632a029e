-- Jabba's Palace: cards drawn by lot.

local NAL, BOUNTIES = "Nal Hutta", { "Toy Filler", "Bounty", "Hutt Bounty", "Toy Memorial" }
local function hunt(title, claims, turn, phase, mine, theirs, steps)
  claims.given = { turn = turn, phase = phase, locations = { NAL }, p1 = { hand = { "Toy Filler" }, reserve = BOUNTIES, table = mine }, p2 = { hand = { "Toy Filler" }, table = theirs } }
  claims.steps = steps
  scenario (NAL .. ": " .. title) (claims)
end
hunt("one of two bounties comes to hand in the control phase", { rules = { "6_168/optional" } }, p1, "control", {}, {},
  { p1.uses(NAL), p1.passes, p1.may_choose_exactly { "Bounty", "Hutt Bounty" }, p1.chooses "Hutt Bounty", expect { p1.hand, exactly = { "Toy Filler", "Hutt Bounty" } }, expect { p1.reserve, count = 3 }, p2.passes, p1.may_choose_exactly { pass } })
hunt("not in another phase", { quiet = { "6_168/optional" } }, p1, "deploy", {}, {}, { p1.may_choose_exactly { "deploys Toy Filler", pass } })
hunt("not in the opponent's turn", { quiet = { "6_168/optional" } }, p2, "control", {}, {}, { p2.passes, p1.may_choose_exactly { pass } })
hunt("not while the opponent controls it", { quiet = { "6_168/optional" } }, p1, "control", {}, { { "Toy Flagship", at = NAL } }, { p1.may_choose_exactly { pass } })
hunt("a contested system serves its player still", { rules = { "6_168/optional" } }, p1, "control", { { "Toy Galley", at = NAL } }, { { "Toy Flagship", at = NAL } },
  { p1.uses(NAL), p1.passes, p1.chooses "Bounty", expect { p1.hand, count = 2 } })
local function drain(title, claims, where, light, lost)
  local me, you = light and p2 or p1, light and p1 or p2
  claims.given = { turn = me, phase = "control", locations = { NAL, "Toy Reach" } }
  claims.given[light and "p2" or "p1"] = { table = { { "Toy Galley", at = where } } }
  claims.steps = { me.drains(where) }
  for _ = 1, lost do claims.steps[#claims.steps + 1] = you.loses "Reserve Deck" end
  claims.steps[#claims.steps + 1] = expect { you.lost, count = lost }
  scenario (NAL .. ": " .. title) (claims)
end
drain("a Force drain of the Light Side is 1 less", { rules = { "6_168/constant" } }, NAL, true, 1)
drain("one of the Dark Side is not", { quiet = { "6_168/constant" } }, NAL, false, 1)
drain("nor one elsewhere", { quiet = { "6_168/constant" } }, "Toy Reach", true, 1)
