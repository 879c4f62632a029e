-- Virtual Set 18: cards that show a word of the language.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"

scenario "Sagwa, drawn for destiny, makes Wookiees dearer to lose" {
  rules = { "218_29/when_drawn" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { reserve = { "Sagwa", "Toy Filler" }, table = { "Toy Oracle", { "Toy Shaggy", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p2.uses "Toy Oracle", expect { p2.card "Toy Shaggy", forfeit = 3 }, expect { p2.card "Talz", forfeit = 4 } },
}
scenario "Sagwa, drawn by the opponent, helps no Wookiee of the other side" {
  quiet = { "218_29/when_drawn" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { reserve = { "Sagwa", "Toy Filler" }, table = { "Toy Oracle" } }, p2 = { table = { { "Toy Shaggy", at = EISLEY } } } },
  steps = { p1.uses "Toy Oracle", expect { p2.card "Toy Shaggy", forfeit = 2 } },
}
