-- Jabba's Palace: what happens at prisons and to skiffs.

local eisley, EISLEY, DUNGEON = "1_295", "Tatooine: Mos Eisley", "Jabba's Palace: Dungeon"
scenario "Someone Who Loves You: a Force drain at a prison is canceled" {
  rules = { "6_75/response-3" },
  given = { turn = p1, phase = "control", locations = { "6_164" }, p1 = { table = { { "Toy Captain", at = DUNGEON } } }, p2 = { hand = { "Someone Who Loves You" } } },
  steps = { p1.drains(DUNGEON), p2.answers "Someone Who Loves You", expect { p2.lost, count = 0 }, expect { p2.used, exactly = { "Someone Who Loves You" } } },
}
scenario "Someone Who Loves You: not at another site" {
  quiet = { "6_75/response-3" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Someone Who Loves You" } } },
  steps = { p1.drains(EISLEY), p2.loses "Reserve Deck", expect { p2.hand, count = 1 } },
}
scenario "Someone Who Loves You: who is with Leia is released" {
  rules = { "6_75/play" },
  given = { turn = p2, phase = "control", locations = { "6_164" }, p1 = { inactive = { { "Han", on = DUNGEON, imprisoned = true } } }, p2 = { hand = { "Someone Who Loves You" }, table = { { "Toy Princess", at = DUNGEON } } } },
  steps = { p2.plays "Someone Who Loves You", p2.chooses "Han", expect { p1.inactive, count = 0 } },
}
local function crewed(who) return { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Dune Skiff", at = EISLEY }, { who, on = "Toy Dune Skiff" } } } } end
scenario "Weequay Skiff Master: a skiff that he drives has 3 more" {
  rules = { "6_133/constant-2" }, given = crewed "Weequay Skiff Master",
  steps = { expect { p1.card "Toy Dune Skiff", power = 4 } },
}
scenario "A pilot who drives a transport pilots nothing and adds nothing" {
  rules = { "CCG-VEH-DRIVE-02" }, given = crewed "Toy Flier",
  steps = { expect { p1.card "Toy Dune Skiff", power = 1 } },
}
scenario "Weequay Skiff Master: 2 more power with another Weequay in battle, or as a defender" {
  rules = { "6_133/constant" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Weequay Skiff Master", at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY }, { "Toy Musket", on = "Toy Captain" } } } },
  steps = { expect { p1.card "Weequay Skiff Master", power = 2 }, p2.battles(EISLEY), expect { p1.card "Weequay Skiff Master", power = 4 }, p2.passes, p2.forfeits "Toy Captain", p2.chooses "Toy Musket" },
}
