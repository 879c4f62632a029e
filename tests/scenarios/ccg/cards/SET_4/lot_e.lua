-- Virtual Set 4: cards drawn by lot.

local LOR, MOTHMA, SENATE = "Lor San Tekka", "Senator Mon Mothma", "Coruscant: Galactic Senate"
local MEADOW, PIER = "Toy Reach: Meadow", "Toy Reach: Pier"
local function comes(title, claims, who, where, draws)
  claims.given = { turn = p2, phase = "deploy", locations = { MEADOW, PIER, "Toy Plaza" }, p2 = { hand = { who }, force = 3, table = { { LOR, at = MEADOW } } } }
  claims.steps = { p2.deploys(who), p2.chooses(where), draws and p2.answers(LOR) or p2.may_not_choose { "answers " .. LOR }, expect { p2.hand, count = draws and 1 or 0 } }
  scenario (LOR .. ": " .. title) (claims)
end
comes("BB-8 deployed to the same site draws a card", { rules = { "204_7/just" } }, "Toy Round Droid", MEADOW, true)
comes("so does a Resistance leader deployed to a related one", { rules = { "204_7/just" } }, "Toy Colonel", PIER, true)
comes("not elsewhere", { quiet = { "204_7/just" } }, "Toy Colonel", "Toy Plaza")
comes("not others of the Resistance", { quiet = { "204_7/just" } }, "Toy Resister", MEADOW)
comes("not other leaders", { quiet = { "204_7/just" } }, "Toy Overseer", MEADOW)
local function walk(turn, phase, friend, where, hand)
  return { turn = turn, phase = phase, locations = { MEADOW, PIER, "Toy Plaza" }, p1 = { hand = hand or { "Toy Filler" } }, p2 = { hand = hand or { "Toy Filler" }, force = 2, table = { { LOR, at = MEADOW }, { friend, at = where } } } }
end
scenario (LOR .. ": in the control phase another of the Resistance moves as a regular move, one in a phase") {
  rules = { "204_7/optional" },
  given = walk(p2, "control", "Toy Resister", MEADOW),
  steps = { p2.uses(LOR), p2.chooses "Toy Resister", p2.chooses(PIER), p1.passes, p2.passes, expect { p2.card "Toy Resister", at = PIER }, expect { p2.used, count = 1 }, p1.passes, p2.may_not_choose { "uses " .. LOR } },
}
scenario (LOR .. ": who did does not move again in the move phase") {
  rules = { "204_7/optional" },
  given = walk(p2, "control", "Toy Resister", MEADOW, {}),
  steps = { p2.uses(LOR), p2.chooses "Toy Resister", p2.chooses(PIER), p2.passes, p2.passes, p2.passes, expect { table, phase = "move" }, p2.may_not_choose { "moves Toy Resister" }, p2.may_choose { "moves " .. LOR } },
}
scenario (LOR .. ": not somebody else") {
  quiet = { "204_7/optional" },
  given = walk(p2, "control", "Toy Captain", MEADOW),
  steps = { p2.may_not_choose { "uses " .. LOR } },
}
scenario (LOR .. ": not who is elsewhere") {
  quiet = { "204_7/optional" },
  given = walk(p2, "control", "Toy Resister", PIER),
  steps = { p2.may_not_choose { "uses " .. LOR } },
}
scenario (LOR .. ": not in another phase") {
  quiet = { "204_7/optional" },
  given = walk(p2, "deploy", "Toy Resister", MEADOW),
  steps = { p2.may_not_choose { "uses " .. LOR } },
}
scenario (LOR .. ": not in the opponent's turn") {
  quiet = { "204_7/optional" },
  given = walk(p1, "control", "Toy Resister", MEADOW),
  steps = { p1.passes, p2.may_not_choose { "uses " .. LOR } },
}

local function battle(title, claims, where, mine, theirs, takes)
  claims.given = { turn = p2, phase = "battle", locations = { SENATE, "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, theirs } },
    p2 = { force = 1, reserve = { "Toy Captain", "Toy Filler" }, table = { { MOTHMA, at = where }, { "Toy Mentor", at = "Toy Plaza" }, mine } } }
  claims.steps = { p2.battles "Toy Plaza", p2.accepts }
  local s = claims.steps
  if takes then s[#s + 1] = p2.answers(MOTHMA) else s[#s + 1] = p2.may_not_choose { "answers " .. MOTHMA } end
  s[#s + 1] = expect { p2.hand, exactly = takes and { "Toy Captain" } or {} }
  s[#s + 1] = expect { p2, battle_destiny = 2 }
  s[#s + 1] = p1.forfeits "Toy Captain"
  scenario (MOTHMA .. ": " .. title) (claims)
end
battle("in a senate majority her player takes the battle destiny just drawn", { rules = { "204_10/just" } }, SENATE, nil, nil, true)
battle("not in a minority", { quiet = { "204_10/just" } }, SENATE, nil, { "Toy Lobbyist", at = SENATE })
battle("not without a majority elsewhere", { quiet = { "204_10/just" } }, "Toy Plaza")
battle("with the Stolen Data Tapes she needs no majority", { rules = { "204_10/just" } }, "Toy Plaza", { "Stolen Data Tapes", on = "Toy Mentor" }, nil, true)
local function world(turn, phase, reserve)
  return { turn = turn, phase = phase, locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" } }, p2 = { hand = { "Toy Pistol" }, reserve = reserve, table = { { MOTHMA, at = "Toy Plaza" } } } }
end
scenario (MOTHMA .. ": Chandrila deploys from the Reserve Deck, once in a game") {
  rules = { "204_10/optional" },
  given = world(p2, "deploy", { "Toy Filler", "Chandrila", "Polis Massa", "Toy Filler" }),
  steps = { p2.uses(MOTHMA), p2.passes, p2.may_choose_exactly { "Chandrila" }, p2.chooses "Chandrila", p1.passes, p2.may_not_choose { "uses " .. MOTHMA } },
}
scenario (MOTHMA .. ": not in another phase") {
  quiet = { "204_10/optional" },
  given = world(p2, "move", { "Toy Filler", "Chandrila" }),
  steps = { p2.may_not_choose { "uses " .. MOTHMA } },
}
scenario (MOTHMA .. ": not in the opponent's turn") {
  quiet = { "204_10/optional" },
  given = world(p1, "deploy", { "Toy Filler", "Chandrila" }),
  steps = { p1.passes, p2.may_not_choose { "uses " .. MOTHMA } },
}
