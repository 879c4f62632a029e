-- Reflections III: Starting Effects with their Defensive Shields.

scenario "Battle Plan is played from under the Starting Effect and makes the opponent pay for a Force drain" {
  rules = { "13_8/constant-2" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } }, force = 3 },
    p2 = { table = { "An Unusual Amount Of Fear" }, shields = { "13_8" } } },
  steps = {
    p1.passes, p2.plays "Battle Plan",
    p1.drains "Toy Reach: Pier", p2.loses "Reserve Deck", expect { p1.used, count = 3 }, expect { p2.lost, count = 1 },
  },
}
scenario "A battleground site alone does not free the drain" {
  rules = { "13_8/constant-2" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach", "Toy Reach: Pier" },
    p1 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } }, force = 2 }, p2 = { table = { "13_8" } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Battle Plan binds its own player as well" {
  rules = { "13_8/constant" },
  given = { turn = p2, phase = "control", locations = { "Toy Reach: Pier" }, p2 = { table = { "13_8", { "Toy Captain", at = "Toy Reach: Pier" } }, force = 2 } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Occupying both frees the drain" {
  rules = { "CCG-DRAIN-02" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach", "Toy Reach: Pier" },
    p1 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Galley", at = "Toy Reach" } }, force = 3 }, p2 = { table = { "13_8" } } },
  steps = { p1.drains "Toy Reach: Pier", p2.loses "Reserve Deck", expect { p1.used, count = 0 } },
}
scenario "Battle Order makes both players pay" {
  rules = { "13_54/constant", "13_54/constant-2" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" },
    p1 = { table = { "Fear Is My Ally", { "Toy Captain", at = "Toy Reach: Pier" } }, shields = { "13_54" }, force = 3 },
    p2 = { table = { { "Toy Captain", at = "Toy Reach: Meadow" } }, force = 2 } },
  steps = {
    p1.plays "Battle Order", p1.drains "Toy Reach: Pier", p2.loses "Reserve Deck", expect { p1.used, count = 3 },
    p1.passes, p1.passes, p1.passes, p1.passes, p1.passes,
    p2.passes, p2.may_choose_exactly { pass },
  },
}
scenario "Battle Order does nothing while Battle Plan is on table" {
  rules = { "13_8/constant" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach: Pier" }, p1 = { table = { "13_54", "13_8", { "Toy Captain", at = "Toy Reach: Pier" } }, force = 3 } },
  steps = { p1.drains "Toy Reach: Pier", p2.loses "Reserve Deck", expect { p1.used, count = 3 } },
}
scenario "Battle Plan lets its own player drain who occupies both" {
  quiet = { "13_8/constant" },
  given = { turn = p2, phase = "control", locations = { "Toy Reach", "Toy Reach: Pier" },
    p2 = { table = { "13_8", { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Galley", at = "Toy Reach" } }, force = 3 } },
  steps = { p2.drains "Toy Reach: Pier", p1.loses "Reserve Deck", expect { p2.used, count = 0 } },
}
scenario "Battle Order lets the opponent drain who occupies both" {
  quiet = { "13_54/constant-2" },
  given = { turn = p2, phase = "control", locations = { "Toy Reach", "Toy Reach: Pier" },
    p1 = { table = { "13_54" } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Galley", at = "Toy Reach" } }, force = 3 } },
  steps = { p2.drains "Toy Reach: Pier", p1.loses "Reserve Deck", expect { p2.used, count = 0 } },
}
