-- Premiere: characters.

local eisley, EISLEY, EVAZAN = "1_295", "Tatooine: Mos Eisley", "Dr. Evazan"
local function operation(evazan, draws)
  return { turn = p1, phase = "battle", locations = { eisley, "1_292" }, p1 = { force = 1, reserve = draws, table = { { "Tusken Raider", at = EISLEY }, { "1_315", on = "Tusken Raider" }, { EVAZAN, at = evazan } } },
    p2 = { table = { { "Toy Captain", at = EISLEY }, { "Toy Trooper", at = EISLEY } } } }
end
scenario "Dr. Evazan: who was just Disarmed is lost" {
  rules = { "1_172/just-2" },
  given = operation(EISLEY, { "Toy Filler", "Toy Filler" }),
  steps = { p1.battles(EISLEY), p1.answers "Gaderffii Stick", p1.chooses "Toy Captain", p1.answers(EVAZAN), expect { p2.lost, exactly = { "Toy Captain" } }, p2.forfeits "Toy Trooper" },
}
scenario "Dr. Evazan: not from the next site" {
  quiet = { "1_172/just-2", "1_172/just" },
  given = operation("Tatooine: Jawa Camp", { "Toy Filler", "Toy Filler" }),
  steps = { p1.battles(EISLEY), p1.answers "Gaderffii Stick", p1.chooses "Toy Captain", expect { p2.lost, exactly = {} }, p1.forfeits "Tusken Raider", p1.chooses "Tusken Raider", p1.loses "Used Pile" },
}
local function shot(evazan)
  return { turn = p1, phase = "battle", locations = { eisley, "1_292" }, p1 = { force = 4, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Stormtrooper", at = EISLEY }, { "1_317", on = "Stormtrooper" }, { EVAZAN, at = evazan } } },
    p2 = { table = { { "Toy Captain", at = EISLEY }, { "Toy Trooper", at = EISLEY } } } }
end
scenario "Dr. Evazan: who was just hit is lost" {
  rules = { "1_172/just" },
  given = shot(EISLEY),
  steps = { p1.battles(EISLEY), p1.fires "Imperial Blaster", p1.chooses "Toy Captain", p1.answers(EVAZAN), expect { p2.lost, exactly = { "Toy Captain" } }, p2.forfeits "Toy Trooper" },
}
scenario "Dr. Evazan: who was hit at another site is not" {
  quiet = { "1_172/just" },
  given = shot("Tatooine: Jawa Camp"),
  steps = { p1.battles(EISLEY), p1.fires "Imperial Blaster", p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = true }, p1.loses "Reserve Deck", p1.loses "Force Pile", p1.forfeits "Stormtrooper", p1.chooses "Stormtrooper" },
}
scenario "Dr. Evazan: a pilot" {
  rules = { "1_172/constant" },
  given = { turn = p1, phase = "control", locations = { "1_127" }, p1 = { table = { { "Scythe 3", at = "Tatooine" }, { EVAZAN, on = "Scythe 3" } } } },
  steps = { expect { p1.card "Scythe 3", power = 3 } },
}
scenario "Dr. Evazan: of nothing that he is not aboard" {
  quiet = { "1_172/constant" },
  given = { turn = p1, phase = "control", locations = { "1_127", eisley }, p1 = { table = { { "Scythe 3", at = "Tatooine" }, { EVAZAN, at = EISLEY } } } },
  steps = { expect { p1.card "Scythe 3", power = 0 } },
}
