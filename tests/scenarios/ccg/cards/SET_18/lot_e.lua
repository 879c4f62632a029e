-- Virtual Set 18: cards drawn by lot.

local STAR, SHAFT, DOCK = "Best Starpilot In The Galaxy", "Death Star: Level 6 Core Shaft Corridor", "Death Star: Docking Bay 327"
local function deck(title, claims, mine, may)
  claims.given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" }, p2 = { hand = { STAR }, table = mine } }
  claims.steps = may and { p2.deploys(STAR), expect { p2.used, count = 0 } } or { p2.may_not_choose { "deploys " .. STAR } }
  scenario (STAR .. ": " .. title) (claims)
end
deck("it deploys with an Epic Event of the Skywalkers", { quiet = { "218_15/deploys" } }, { "Toy Lineage" }, true)
deck("not without one", { rules = { "218_15/deploys" } }, {})
deck("another kind of card of theirs does not do", { rules = { "218_15/deploys" } }, { "Toy Family Tree" })
deck("nor another Epic Event", { rules = { "218_15/deploys" } }, { "Toy Bombardment" })
local function massa(turn, phase, reserve)
  return { turn = turn, phase = phase, locations = { "Toy Plaza" }, p1 = { hand = { "Toy Pistol" } }, p2 = { reserve = reserve, hand = { "Toy Pistol" }, table = { STAR } } }
end
scenario (STAR .. ": Polis Massa deploys from the Reserve Deck") {
  rules = { "218_15/optional" },
  given = massa(p2, "deploy", { "Toy Filler", "Chandrila", "Polis Massa", "Toy Filler" }),
  steps = { p2.uses(STAR), p2.passes, p2.may_choose_exactly { "Polis Massa" }, p2.chooses "Polis Massa" },
}
scenario (STAR .. ": not in another phase") {
  quiet = { "218_15/optional" },
  given = massa(p2, "move", { "Toy Filler", "Polis Massa" }),
  steps = { p2.may_not_choose { "uses " .. STAR } },
}
scenario (STAR .. ": not in the opponent's turn") {
  quiet = { "218_15/optional" },
  given = massa(p1, "deploy", { "Toy Filler", "Polis Massa" }),
  steps = { p1.passes, p2.may_not_choose { "uses " .. STAR } },
}
scenario (STAR .. " is not canceled by Alter") {
  rules = { "218_15/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "1_234" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } }, p2 = { table = { STAR, "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.may_choose_exactly { "Toy Shrine", decline }, p1.chooses "Toy Shrine" },
}
local function battle(guard, mine, where)
  return { turn = p1, phase = "battle", locations = { { "218_17", owner = p2 }, { "1_285", owner = p1 }, "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Captain", at = where or DOCK }, guard } }, p2 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Trooper", at = where or DOCK }, { mine, at = SHAFT } } } }
end
scenario (SHAFT .. ": one's stormtroopers react to a battle beside it") {
  rules = { "218_17/just" },
  given = battle(nil, "Toy Turncoat"),
  steps = { p1.battles(DOCK), p2.answers(SHAFT), p2.chooses "Toy Turncoat", expect { p2.card "Toy Turncoat", at = DOCK }, p1.forfeits "Toy Captain" },
}
scenario (SHAFT .. ": others do not") {
  quiet = { "218_17/just" },
  given = battle(nil, "Toy Trooper"),
  steps = { p1.battles(DOCK), p2.may_not_choose { "answers " .. SHAFT }, p2.forfeits "Toy Trooper" },
}
scenario (SHAFT .. ": not to a battle farther away") {
  quiet = { "218_17/just" },
  given = battle(nil, "Toy Turncoat", "Toy Plaza"),
  steps = { p1.battles "Toy Plaza", p2.may_not_choose { "answers " .. SHAFT }, p2.forfeits "Toy Trooper" },
}
scenario (SHAFT .. ": not while Dark is there, whose side cancels the text") {
  rules = { "218_17/constant" },
  given = battle({ "Toy Legate", at = SHAFT }, "Toy Turncoat"),
  steps = { p1.battles(DOCK), p2.may_not_choose { "answers " .. SHAFT }, p2.forfeits "Toy Trooper" },
}
local function drain(mine, where)
  return { turn = p1, phase = "control", locations = { { "218_17", owner = p2 }, { "1_285", owner = p1 }, "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = where } } }, p2 = { hand = { "Toy Filler" }, force = 2, table = { { mine, at = SHAFT } } } }
end
scenario (SHAFT .. ": they react to a Force drain beside it") {
  rules = { "218_17/just-2" },
  given = drain("Toy Turncoat", DOCK),
  steps = { p1.drains(DOCK), p2.answers(SHAFT), p2.chooses "Toy Turncoat", expect { p2.card "Toy Turncoat", at = DOCK } },
}
scenario (SHAFT .. ": not to one farther away") {
  quiet = { "218_17/just-2" },
  given = drain("Toy Turncoat", "Toy Plaza"),
  steps = { p1.drains "Toy Plaza", p2.may_not_choose { "answers " .. SHAFT }, p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}
scenario (STAR .. ": Alter cancels other Effects as ever") {
  quiet = { "218_15/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "1_234" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } }, p2 = { table = { STAR, "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.may_choose { "Toy Shrine" }, p1.chooses "Toy Shrine", expect { p2.lost, exactly = { "Toy Shrine" } } },
}
