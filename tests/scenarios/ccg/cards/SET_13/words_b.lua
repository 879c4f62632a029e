-- Set 13: each ability with the positive and the negative case.

local TWICE = "I Never Ask For Anything Twice"
local function story(hand, cards)
  return { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = hand, table = cards } }
end
scenario "I Never Ask For Anything Twice: a character of the hand for 1 Force" {
  rules = { "213_19/play" },
  given = story({ TWICE, "Toy Captain", "Toy Trooper", "Toy Filler" }, { { "Toy Giant", at = "Toy Plaza" } }),
  steps = { p1.plays(TWICE), p1.may_choose_exactly { "Toy Captain", "Toy Trooper", decline }, p1.chooses "Toy Captain", expect { p1.force, count = 1 }, expect { p1.used, exactly = { "Toy Captain", TWICE } } },
}
scenario "I Never Ask For Anything Twice: for 2 with Vos" {
  rules = { "213_19/play" },
  given = story({ TWICE, "Toy Captain" }, { { "Toy Vos", at = "Toy Plaza" } }),
  steps = { p1.plays(TWICE), p1.chooses "Toy Captain", expect { p1.force, count = 2 } },
}
scenario "I Never Ask For Anything Twice: not without a character in hand" {
  quiet = { "213_19/play" },
  given = story({ TWICE, "Toy Filler" }, { { "Toy Giant", at = "Toy Plaza" } }),
  steps = { p1.may_not_choose { "plays " .. TWICE } },
}
