-- Tatooine: cards that show a word of the language.

local eisley, EISLEY, waste, WASTE, SHAFT = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes", "Death Star: Level 6 Core Shaft Corridor"
local OBI = "Obi-Wan Kenobi, Padawan Learner"

scenario "Obi-Wan comes to a battle at a related site of Tatooine" {
  rules = { "11_6/just" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 1, table = { { "Toy Captain", at = WASTE } } }, p2 = { force = 2, table = { { OBI, at = EISLEY }, { "Talz", at = WASTE } } } },
  steps = { p1.battles(WASTE), p2.answers(OBI), expect { p2.card(OBI), at = WASTE }, expect { p2.force, count = 0 }, p2.declines, p1.forfeits "Toy Captain", p1.loses "Reserve Deck" },
}
scenario "Obi-Wan does not come to another planet, nor to the opponent when Light fights" {
  quiet = { "11_6/just" },
  given = { turn = p1, phase = "battle", locations = { eisley, "101_1" }, p1 = { force = 1, table = { { "Toy Captain", at = SHAFT } } }, p2 = { force = 2, table = { { OBI, at = EISLEY }, { "Talz", at = SHAFT } } } },
  steps = { p1.battles(SHAFT), p2.forfeits "Talz" },
}
scenario "Obi-Wan deploys for 2 less to Tatooine" {
  rules = { "11_6/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley, "101_1" }, p2 = { hand = { OBI }, force = 5 } },
  steps = { p2.deploys(OBI), p2.may_choose_exactly { EISLEY, decline }, p2.chooses(EISLEY), expect { p2.force, count = 1 }, expect { p2.card(OBI), immunity = 4 } },
}
scenario "Obi-Wan's immunity" {
  rules = { "11_6/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { table = { { OBI, at = EISLEY } } } },
  steps = { expect { p2.card(OBI), immunity = 4 } },
}
scenario "Obi-Wan does not come when Light begins the battle" {
  quiet = { "11_6/just" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { table = { { "Toy Captain", at = WASTE } } }, p2 = { force = 3, table = { { OBI, at = EISLEY }, { "Talz", at = WASTE } } } },
  steps = { p2.battles(WASTE), p2.forfeits "Talz", expect { p2.card(OBI), at = EISLEY } },
}
scenario "Obi-Wan costs 6 elsewhere" {
  quiet = { "11_6/constant" },
  given = { turn = p2, phase = "deploy", locations = { "101_1" }, p2 = { hand = { OBI }, force = 6 } },
  steps = { p2.deploys(OBI), p2.chooses(SHAFT), expect { p2.force, count = 0 } },
}
scenario "Obi-Wan's immunity is his alone" {
  quiet = { "11_6/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { table = { { OBI, at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { expect { p2.card "Talz", immunity = 0 } },
}
