-- Hoth: the cards of the Death Star II pre-constructed decks that are complete.

local HOBBIE, eisley, EISLEY, sullust = "Derek 'Hobbie' Klivian", "1_295", "Tatooine: Mos Eisley", "9_60"

scenario "Hobbie is stronger at the same site as Biggs" {
  rules = { "3_5/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { table = { { HOBBIE, at = EISLEY }, { "Toy Old Friend", at = EISLEY } } } },
  steps = { expect { p2.card(HOBBIE), power = 4 } },
}
scenario "Hobbie is not stronger with Biggs at another site, nor with him in space" {
  quiet = { "3_5/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley, "1_293" }, p2 = { table = { { HOBBIE, at = EISLEY }, { "Toy Captain", at = EISLEY }, { "Toy Old Friend", at = "Tatooine: Jundland Wastes" } } } },
  steps = { expect { p2.card(HOBBIE), power = 2 } },
}
scenario "Hobbie is not stronger with Biggs at a system" {
  quiet = { "3_5/constant" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { table = { { "Red Squadron 4", at = "Sullust" }, { HOBBIE, on = "Red Squadron 4" }, { "Red Squadron 7", at = "Sullust" }, { "Toy Old Friend", on = "Red Squadron 7" } } } },
  steps = { expect { p2.card(HOBBIE), power = 2 } },
}
scenario "Hobbie adds 2 to the power of what he pilots" {
  rules = { "3_5/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { table = { { "Red Squadron 4", at = "Sullust" }, { HOBBIE, on = "Red Squadron 4" } } } },
  steps = { expect { p2.card "Red Squadron 4", power = 5 } },
}
scenario "Hobbie on foot adds to nothing" {
  quiet = { "3_5/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { table = { { "Toy Gull", at = EISLEY }, { HOBBIE, at = EISLEY } } } },
  steps = { expect { p2.card "Toy Gull", power = 1 }, expect { p2.card(HOBBIE), power = 2 } },
}
scenario "Hobbie adds 3 where a Star Destroyer is" {
  rules = { "3_5/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p1 = { table = { { "Victory-Class Star Destroyer", at = "Sullust" } } }, p2 = { table = { { "Red Squadron 4", at = "Sullust" }, { HOBBIE, on = "Red Squadron 4" } } } },
  steps = { expect { p2.card "Red Squadron 4", power = 6 } },
}
scenario "Hobbie adds no more for a Star Destroyer elsewhere or for another starship" {
  quiet = { "3_5/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { sullust, "1_288" }, p1 = { table = { { "Victory-Class Star Destroyer", at = "Kessel" }, { "TIE Interceptor", at = "Sullust" } } }, p2 = { table = { { "Red Squadron 4", at = "Sullust" }, { HOBBIE, on = "Red Squadron 4" } } } },
  steps = { expect { p2.card "Red Squadron 4", power = 5 } },
}
scenario "Hobbie makes Rogue 4 nimbler" {
  rules = { "3_5/constant-4" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { table = { { "Toy Speeder", at = EISLEY }, { HOBBIE, on = "Toy Speeder" } } } },
  steps = { expect { p2.card "Toy Speeder", maneuver = 5, power = 3 } },
}
scenario "Hobbie makes no other craft nimbler" {
  quiet = { "3_5/constant-4" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { table = { { "Toy Cart", at = EISLEY }, { HOBBIE, on = "Toy Cart" }, { "Toy Speeder", at = EISLEY }, { "Toy Old Friend", on = "Toy Speeder" } } } },
  steps = { expect { p2.card "Toy Cart", maneuver = 2 }, expect { p2.card "Toy Speeder", maneuver = 3 } },
}
