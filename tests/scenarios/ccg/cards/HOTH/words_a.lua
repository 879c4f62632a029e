-- Hoth: cards that show a word of the language.

local eisley, EISLEY, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"

scenario "Golan Laser Battery: a warrior beside it hits a character next door, with 2 more" {
  rules = { "3_75/fire" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p2 = { force = 3, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Rebel Trooper", at = EISLEY }, { "Talz", at = EISLEY }, { "Golan Laser Battery", at = EISLEY }, { "Toy Battery", at = EISLEY } } },
    p1 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.fires "Golan Laser Battery", p2.may_choose_exactly { "Rebel Trooper", decline }, p2.chooses "Rebel Trooper", p2.chooses "Toy Captain", expect { p1.card "Toy Captain", hit = true }, expect { p2.force, count = 0 }, p2.forfeits "Talz" },
}
scenario "Golan Laser Battery: not without a warrior" {
  quiet = { "3_75/fire" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p2 = { force = 3, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Talz", at = EISLEY }, { "Golan Laser Battery", at = EISLEY }, { "Toy Battery", at = EISLEY } } },
    p1 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.forfeits "Talz" },
}
scenario "Golan Laser Battery: no bonus against a vehicle" {
  rules = { "3_75/fire" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { force = 3, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Rebel Trooper", at = EISLEY }, { "Golan Laser Battery", at = EISLEY }, { "Toy Battery", at = EISLEY } } },
    p1 = { table = { { "Toy Cart", at = EISLEY }, { "Toy Flier", on = "Toy Cart" } } } },
  steps = { p2.battles(EISLEY), p2.fires "Golan Laser Battery", p2.chooses "Rebel Trooper", p2.chooses "Toy Cart", expect { p1.card "Toy Cart", hit = false }, p2.forfeits "Rebel Trooper", p2.loses "Reserve Deck", p2.forfeits "Toy Battery" },
}
scenario "Golan Laser Battery deploys to exterior sites of planets" {
  rules = { "3_75/deploys" },
  given = { turn = p2, phase = "deploy", locations = { eisley, "101_1" }, p2 = { hand = { "Golan Laser Battery" }, force = 3 } },
  steps = { p2.deploys "Golan Laser Battery", p2.may_choose_exactly { EISLEY, decline }, p2.chooses(EISLEY), expect { p2.card "Golan Laser Battery", at = EISLEY } },
}
scenario "Golan Laser Battery stays outdoors" {
  rules = { "3_75/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "101_1" }, p2 = { hand = { "Golan Laser Battery" }, force = 3 } },
  steps = { p2.may_choose_exactly { pass } },
}
