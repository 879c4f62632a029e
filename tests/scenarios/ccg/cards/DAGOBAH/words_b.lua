-- Dagobah: each ability with the positive and the negative case.

local FEN, CAVE = "Toy Fen", "Toy Root Cave"

scenario "Dragonsnake lives in swamps and jungles" {
  rules = { "4_109/deploys" },
  given = { turn = p1, phase = "deploy", locations = { FEN, CAVE }, p1 = { hand = { "Dragonsnake" }, force = 3 } },
  steps = { p1.deploys "Dragonsnake", p1.may_choose_exactly { FEN, decline }, p1.chooses(FEN) },
}
scenario "Dragonsnake stays in hand without one" {
  quiet = { "4_109/deploys" },
  given = { turn = p1, phase = "deploy", locations = { CAVE }, p1 = { hand = { "Dragonsnake" }, force = 3 } },
  steps = { p1.may_not_choose { "deploys Dragonsnake" } },
}
scenario "Dragonsnake attacks a droid" {
  cites = { { "CCG-ATK-EX-02", "with a card of our own: droids are no exception" } },
  given = { turn = p1, phase = "battle", locations = { FEN }, p1 = { table = { { "Dragonsnake", at = FEN } } }, p2 = { table = { { "Toy Machine", at = FEN } } } },
  steps = { p1.attacks_with "Dragonsnake", p1.passes, p2.passes, expect { p2.lost, exactly = { "Toy Machine" } } },
}

scenario "Luke's Backpack deploys on a character" {
  rules = { "4_12/deploys" },
  given = { turn = p2, phase = "deploy", locations = { FEN }, p2 = { hand = { "Luke's Backpack" }, table = { { "Toy Captain", at = FEN }, { "Toy Cart", at = FEN } } } },
  steps = { p2.deploys "Luke's Backpack", p2.may_choose_exactly { "Toy Captain", decline }, p2.chooses "Toy Captain" },
}
scenario "Luke's Backpack stays where it is" {
  quiet = { "4_12/deploys" },
  given = { turn = p2, phase = "deploy", locations = { FEN }, p2 = { hand = { "Toy Trooper" }, force = 1, table = { { "Toy Captain", at = FEN }, { "Luke's Backpack", on = "Toy Captain" } } } },
  steps = { p2.deploys "Toy Trooper", p2.chooses(FEN), expect { p2.card "Luke's Backpack", at = "Toy Captain" } },
}
scenario "Luke's Backpack carries a character" {
  rules = { "CCG-MOVE-EMB-04" },
  given = { turn = p2, phase = "move", locations = { FEN, CAVE }, p2 = { force = 1, table = { { "Toy Captain", at = FEN }, { "Luke's Backpack", on = "Toy Captain" }, { "Toy Trooper", at = FEN } } } },
  steps = { p2.moves "Toy Trooper", p2.chooses "Luke's Backpack", p2.moves "Toy Captain", p2.chooses(CAVE), p2.moves "Toy Trooper", p2.chooses(CAVE), expect { p2.card "Toy Trooper", at = CAVE } },
}

scenario "Great Warrior deploys to a Dagobah site with mentor and apprentice" {
  rules = { "4_77/deploys", "4_77/aims", "4_77/aims-2" },
  given = { turn = p2, phase = "deploy", locations = { FEN, "Toy Reach: Pier" }, p2 = { hand = { "Great Warrior" }, table = { { "Toy Captain", at = FEN }, { "Toy Mentor", at = FEN } } } },
  steps = { p2.deploys "Great Warrior", p2.may_choose_exactly { FEN, decline }, p2.chooses(FEN), p2.chooses "Toy Captain", p2.chooses "Toy Mentor", expect { p2.card "Great Warrior", targets = "Toy Captain", mentor = "Toy Mentor" } },
}
scenario "Great Warrior stays in hand on another planet" {
  quiet = { "4_77/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach: Pier" }, p2 = { hand = { "Great Warrior" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" } } } },
  steps = { p2.may_not_choose { "deploys Great Warrior" } },
}
scenario "Great Warrior needs an apprentice on Dagobah" {
  quiet = { "4_77/aims" },
  given = { turn = p2, phase = "deploy", locations = { FEN, "Toy Reach: Pier" }, p2 = { hand = { "Great Warrior" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = FEN } } } },
  steps = { p2.may_not_choose { "deploys Great Warrior" } },
}
scenario "Great Warrior needs a mentor on Dagobah" {
  rules = { "4_77/aims-2" },
  given = { turn = p2, phase = "deploy", locations = { FEN, "Toy Reach: Pier" }, p2 = { hand = { "Great Warrior" }, table = { { "Toy Captain", at = FEN }, { "Toy Mentor", at = "Toy Reach: Pier" } } } },
  steps = { p2.may_not_choose { "deploys Great Warrior" } },
}
local function test(draw, mentor)
  return { turn = p2, phase = "control", locations = { FEN, CAVE }, p2 = { hand = { "Toy Filler" }, reserve = { draw, "Toy Filler" }, table = { { "Toy Scion, Knight", at = FEN }, { "Toy Mentor", at = mentor or FEN }, { "Great Warrior", at = FEN, targets = "Toy Scion, Knight", mentor = "Toy Mentor" } } } }
end
scenario "Great Warrior: with a training destiny high enough the test is completed" {
  rules = { "4_77/optional" },
  given = test "Vader's Obsession",
  steps = { p2.uses "Great Warrior", expect { p2.card "Great Warrior", at = "Toy Scion, Knight" } },   -- 6, 2 for the sites and 5
}
scenario "Great Warrior: with 12 it is not" {
  rules = { "4_77/optional" },
  given = test "Toy Mentor",
  steps = { p2.uses "Great Warrior", expect { p2.card "Great Warrior", at = FEN } },
}
scenario "Great Warrior: not apart from the mentor" {
  quiet = { "4_77/optional" },
  given = test("Vader's Obsession", CAVE),
  steps = { p2.may_not_choose { "uses Great Warrior" } },
}
