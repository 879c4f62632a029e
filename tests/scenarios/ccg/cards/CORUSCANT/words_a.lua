-- Coruscant: cards that show a word of the language.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"

scenario "Alter: an Effect on the table" {
  rules = { "12_145/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Alter" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } }, p2 = { table = { "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.chooses "Toy Shrine", p1.chooses "Toy Mentor", expect { p2.lost, exactly = { "Toy Shrine" } } },
}
scenario "Alter: a destiny that is too high" {
  rules = { "12_145/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Alter" }, reserve = { "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.chooses "Toy Shrine", p1.chooses "Toy Captain", expect { p2.table, exactly = { "Toy Shrine" } } },
}
scenario "Alter: an Effect that is being deployed" {
  rules = { "12_145/response" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p1 = { hand = { "Alter" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } }, p2 = { hand = { "Toy Shrine" } } },
  steps = { p2.deploys "Toy Shrine", p1.answers "Alter", expect { p2.lost, exactly = { "Toy Shrine" } } },
}
scenario "Alter: no Starting Effect" {
  quiet = { "12_145/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Alter" }, table = { { "Toy Mentor", at = EISLEY } } }, p2 = { table = { "Toy Anchor" } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Alter: no Starting Effect that is being deployed, and a destiny that is too high" {
  rules = { "12_145/response" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p1 = { hand = { "Alter" }, reserve = { "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Toy Shrine" } } },
  steps = { p2.deploys "Toy Shrine", p1.answers "Alter", expect { p2.table, exactly = { "Toy Shrine" } } },
}
