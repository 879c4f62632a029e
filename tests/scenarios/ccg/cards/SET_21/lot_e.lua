-- Virtual Set 21: cards drawn by lot.

local RUN, ARMOR, ORDER, MEADOW = "Grievous Will Run And Hide", "Generation One Armor Always Holds Up", "Toy Call To Arms", "Naboo: Toy Meadow"
scenario (RUN .. " deploys to a battleground") {
  rules = { "221_65/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza", "Starkiller Base: Toy Cell" }, p2 = { hand = { RUN } } },
  steps = { p2.deploys(RUN), p2.may_choose_exactly { "Toy Plaza", decline }, p2.chooses "Toy Plaza", expect { p2.card(RUN), at = "Toy Plaza" } },
}
scenario (RUN .. " does not deploy elsewhere") {
  quiet = { "221_65/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Starkiller Base: Toy Cell" }, p2 = { hand = { RUN } } },
  steps = { p2.may_not_choose { "deploys " .. RUN } },
}
local function comes(title, claims, who, where, price)
  claims.given = { turn = p2, phase = "deploy", locations = { "Toy Plaza", "Toy Canyon" }, p2 = { force = 6, hand = { who }, table = { { RUN, at = "Toy Plaza" } } } }
  claims.steps = { p2.deploys(who), p2.chooses(where), expect { p2.used, count = price } }
  scenario (RUN .. ": " .. title) (claims)
end
comes("a Jedi of the Clone Army comes for 1 less", { rules = { "221_65/constant" } }, "Toy Master", "Toy Plaza", 3)
comes("elsewhere for the price", { quiet = { "221_65/constant" } }, "Toy Master", "Toy Canyon", 4)
comes("one who is no Jedi pays the price", { quiet = { "221_65/constant" } }, "Toy Learner", "Toy Plaza", 4)
comes("a Jedi of no Clone Army pays the price", { quiet = { "221_65/constant" } }, "Toy Mentor", "Toy Plaza", 4)
scenario (RUN .. " is not canceled by Alter") {
  rules = { "221_65/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "1_234" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } }, p2 = { table = { { RUN, at = "Toy Plaza" }, "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.may_choose_exactly { "Toy Shrine", decline }, p1.chooses "Toy Shrine" },
}
scenario (RUN .. ": after a Force drain there it goes to the Objective") {
  rules = { "221_65/just-2" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p2 = { table = { { RUN, at = "Toy Plaza" }, ORDER, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p2.drains "Toy Plaza", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p2.answers(RUN), expect { p2.card(RUN), at = ORDER } },
}
scenario (RUN .. ": not after one elsewhere") {
  quiet = { "221_65/just-2" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza", "Toy Canyon" }, p2 = { table = { { RUN, at = "Toy Canyon" }, ORDER, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p2.drains "Toy Plaza", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p2.may_not_choose { "answers " .. RUN } },
}
local function wins(title, claims, dark, light, objective, steps, lies)
  claims.given = { turn = p2, phase = "battle", locations = { "Toy Plaza", "Toy Canyon", MEADOW }, p1 = { hand = {}, table = { { dark, at = "Toy Plaza" } } }, p2 = { force = 1, table = { objective, lies and { RUN, on = lies } or { RUN, at = "Toy Canyon" }, { light, at = "Toy Plaza" } } } }
  claims.steps = steps
  scenario (RUN .. ": " .. title) (claims)
end
wins("after a battle that its player won it goes to the Objective", { rules = { "221_65/just" } }, "Toy Trooper", "Toy Captain", ORDER, { p2.battles "Toy Plaza", p2.answers(RUN), p1.forfeits "Toy Trooper", expect { p2.card(RUN), at = ORDER } })
wins("not without that Objective", { quiet = { "221_65/just" } }, "Toy Trooper", "Toy Captain", "Toy Folly", { p2.battles "Toy Plaza", p1.forfeits "Toy Trooper" })
wins("after one that the opponent won he may move it to a battleground of Episode I", { rules = { "221_65/automatic" } }, "Toy Captain", "Toy Trooper", ORDER, { p2.battles "Toy Plaza", p1.accepts, p2.forfeits "Toy Trooper", expect { p2.card(RUN), at = MEADOW } })
wins("from the Objective too", { rules = { "221_65/automatic" } }, "Toy Captain", "Toy Trooper", ORDER, { p2.battles "Toy Plaza", p1.accepts, p2.forfeits "Toy Trooper", expect { p2.card(RUN), at = MEADOW } }, ORDER)
wins("he need not", { rules = { "221_65/automatic" } }, "Toy Captain", "Toy Trooper", ORDER, { p2.battles "Toy Plaza", p1.declines, p2.forfeits "Toy Trooper", expect { p2.card(RUN), at = "Toy Canyon" } })

local function armor(title, claims, turn, mine, value)
  claims.given = { turn = turn, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Clone", at = "Toy Plaza" } } }, p2 = { hand = { ARMOR }, table = { { mine, at = "Toy Plaza" } } } }
  claims.steps = { p2.plays(ARMOR), expect { p2.card(mine), armor = value }, expect { p1.card "Toy Clone", armor = 3 }, expect { p2.used, exactly = { ARMOR } } }
  scenario (ARMOR .. ": " .. title) (claims)
end
armor("clones have 2 armor more", { rules = { "221_61/play" } }, p2, "Toy Clone", 5)
scenario (ARMOR .. ": until the turn ends") {
  rules = { "221_61/play" },
  given = { turn = p2, phase = "draw", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" } }, p2 = { hand = { ARMOR }, table = { { "Toy Clone", at = "Toy Plaza" } } } },
  steps = { p2.plays(ARMOR), p1.passes, p2.passes, p1.passes, expect { table, turn = "p1" }, expect { p2.card "Toy Clone", armor = 3 } },
}
scenario (ARMOR .. " cancels You Are Beaten") {
  rules = { "221_61/response" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "You Are Beaten" } }, p2 = { hand = { ARMOR } } },
  steps = { p1.plays "You Are Beaten", p2.answers(ARMOR), expect { p1.hand, count = 0 }, expect { p1.lost, exactly = { "You Are Beaten" } } },
}
scenario (ARMOR .. " cancels nothing else") {
  quiet = { "221_61/response" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Salute" } }, p2 = { hand = { ARMOR } } },
  steps = { p1.plays "Toy Salute", p2.may_not_choose { "answers " .. ARMOR }, p2.passes },
}
local function drawn(title, claims, card, value)
  claims.given = { turn = p2, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { hand = { ARMOR }, force = 1, reserve = { card, "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } } }
  claims.steps = { p2.battles "Toy Plaza", p2.passes, p1.passes, p2.accepts }
  if value then claims.steps[#claims.steps + 1] = p2.answers(ARMOR) else value = 2 end
  claims.steps[#claims.steps + 1] = expect { p2, battle_destiny = value }
  claims.steps[#claims.steps + 1] = p1.forfeits "Toy Captain"
  scenario (ARMOR .. ": " .. title) (claims)
end
drawn("a clone drawn for destiny adds 1", { rules = { "221_61/response-2" } }, "Toy Clone", 3)
drawn("others do not", { quiet = { "221_61/response-2" } }, "Toy Captain")
scenario (RUN .. ": Alter cancels other Effects as ever") {
  quiet = { "221_65/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "1_234" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } }, p2 = { table = { { RUN, at = "Toy Plaza" }, "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.may_choose { "Toy Shrine" }, p1.chooses "Toy Shrine", expect { p2.lost, exactly = { "Toy Shrine" } } },
}
