-- Reflections III: cards that show a word of the language.

local eisley, EISLEY, waste, WASTE, sullust = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes", "9_60"
local FETT = "Boba Fett, Bounty Hunter"

local function fight(beside, place)
  return { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Filler" }, table = { { FETT, at = EISLEY }, { beside, at = place or EISLEY } } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } }
end
scenario "Boba Fett with a bounty hunter adds two battle destinies" {
  rules = { "13_59/constant-2" },
  given = fight "Toy Hunter",
  steps = { p1.battles(EISLEY), p1.accepts, expect { p1, battle_destiny = 3 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck" },
}
scenario "Boba Fett with an alien adds one battle destiny" {
  rules = { "13_59/constant-3" },
  given = fight "Tusken Raider",
  steps = { p1.battles(EISLEY), p1.accepts, expect { p1, battle_destiny = 2 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck" },
}
scenario "Boba Fett with somebody else adds none" {
  quiet = { "13_59/constant-3", "13_59/constant-2" },
  given = fight "Toy Captain",
  steps = { p1.battles(EISLEY), p1.accepts, expect { p1, battle_destiny = 1 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck" },
}
scenario "Boba Fett adds 3 to the power of what he pilots, and is immune" {
  rules = { "13_59/constant", "13_59/constant-4" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Tank", at = EISLEY }, { FETT, on = "Toy Tank" } } } },
  steps = { expect { p1.card "Toy Tank", power = 7 }, expect { p1.card(FETT), immunity = 5 } },
}
scenario "Boba Fett on foot adds to no vehicle" {
  quiet = { "13_59/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Tank", at = EISLEY }, { "Toy Scion", on = "Toy Tank" }, { FETT, at = EISLEY } } } },
  steps = { expect { p1.card "Toy Tank", power = 4 } },
}
scenario "Boba Fett is kept for 2 Force at the end of his player's turn" {
  rules = { "13_59/mandatory" },
  given = { turn = p1, phase = "draw", locations = { eisley }, p1 = { force = 2, table = { { FETT, at = EISLEY } } } },
  steps = { p1.passes, p1.chooses(1), expect { p1.force, count = 0 } },
}
scenario "Boba Fett is not paid for at the end of the opponent's turn" {
  quiet = { "13_59/mandatory" },
  given = { turn = p2, phase = "draw", locations = { eisley }, p1 = { force = 2, table = { { FETT, at = EISLEY } } } },
  steps = { expect { p1.force, count = 2 } },
}
scenario "Boba Fett's immunity is his alone" {
  quiet = { "13_59/constant-4" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { FETT, at = EISLEY }, { "Toy Hunter", at = EISLEY } } } },
  steps = { expect { p1.card "Toy Hunter", immunity = 0 } },
}
