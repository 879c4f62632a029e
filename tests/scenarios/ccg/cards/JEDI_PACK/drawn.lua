-- Jedi Pack: cards drawn by lot.

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"
local TEDN = "Tedn Dahai"
local function band(title, claims, turn, phase, force, mine, theirs, steps)
  local friends = { { TEDN, at = PIER } }
  for i = 1, #mine do friends[i + 1] = mine[i] end
  claims.given = { turn = turn, phase = phase, locations = { PIER, MEADOW }, p1 = { table = theirs }, p2 = { force = force, table = friends } }
  claims.steps = steps
  scenario ("Tedn Dahai: " .. title) (claims)
end
local piper, drummer = { "Toy Piper", at = PIER }, { "Toy Drummer", at = PIER }
local watto, gamall, askol = { "Watto", at = PIER }, { "Gamall Wironicc", at = PIER }, { "Bok Askol", at = PIER }
band("with another musician an alien has no game text this turn", { rules = { "102_5/optional" } }, p2, "control", 1, { piper }, { watto, gamall },
  { p2.uses(TEDN), p2.may_choose_exactly { "Watto", "Gamall Wironicc", decline }, p2.chooses "Watto", expect { p1.card "Watto", landspeed = 1 }, expect { p2.force, count = 0 } })
band("once in the phase", { rules = { "102_5/optional" } }, p2, "control", 3, { piper }, { watto, gamall, askol },
  { p2.uses(TEDN), p2.chooses "Watto", p2.may_not_choose { "uses " .. TEDN }, expect { p2.force, count = 2 } })
band("in the control phase of the opponent too", { rules = { "102_5/optional" } }, p1, "control", 1, { piper }, { watto },
  { p1.passes, p2.uses(TEDN), p2.chooses "Watto", expect { p1.card "Watto", landspeed = 1 } })
band("not without another musician", { quiet = { "102_5/optional" } }, p2, "control", 1, {}, { watto }, { p2.may_not_choose { "uses " .. TEDN } })
band("nor with one at another site", { quiet = { "102_5/optional" } }, p2, "control", 1, { { "Toy Piper", at = MEADOW } }, { watto }, { p2.may_not_choose { "uses " .. TEDN } })
band("nor without Force", { quiet = { "102_5/optional" } }, p2, "control", 0, { piper }, { watto }, { p2.may_not_choose { "uses " .. TEDN } })
band("nor in another phase", { quiet = { "102_5/optional" } }, p2, "deploy", 1, { piper }, { watto }, { p2.may_not_choose { "uses " .. TEDN } })
band("nor against who is no alien, or elsewhere", { quiet = { "102_5/optional" } }, p2, "control", 1, { piper }, { { "Toy Captain", at = PIER }, { "Watto", at = MEADOW } }, { p2.may_not_choose { "uses " .. TEDN } })
