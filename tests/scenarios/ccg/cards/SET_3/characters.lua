-- Set 3: characters.

local eisley, EISLEY, KALLUS = "1_295", "Tatooine: Mos Eisley", "Agent Kallus"
scenario "Agent Kallus: of the top two cards one into hand, the other into the Used Pile" {
  rules = { "203_22/just" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { KALLUS }, force = 4, reserve = { "Toy Trooper", "Toy Captain", "Toy Mentor" } } },
  steps = { p1.deploys(KALLUS), p1.chooses(EISLEY), p1.answers(KALLUS), p1.may_choose_exactly { "Toy Trooper", "Toy Captain" }, p1.chooses "Toy Captain",
    expect { p1.hand, exactly = { "Toy Captain" } }, expect { p1.reserve, exactly = { "Toy Mentor" } }, expect { p1.used, in_order = { "Toy Trooper", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } } },
}
scenario "Agent Kallus: another card that deploys reveals nothing" {
  quiet = { "203_22/just" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Toy Trooper" }, force = 4, table = { { KALLUS, at = EISLEY } }, reserve = { "Toy Filler", "Toy Captain" } } },
  steps = { p1.deploys "Toy Trooper", p1.chooses(EISLEY), p1.may_not_choose { "answers " .. KALLUS } },
}
scenario "Agent Kallus: adds a battle destiny beside another ISB agent" {
  rules = { "203_22/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { KALLUS, at = EISLEY }, { "Toy Agent of the Bureau", at = EISLEY } } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, expect { p1, battle_destiny = 3 }, p2.forfeits "Toy Captain" },
}
scenario "Agent Kallus: not alone" {
  quiet = { "203_22/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { KALLUS, at = EISLEY } } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.forfeits "Toy Captain" },
}
scenario "Agent Kallus: a pilot" {
  rules = { "203_22/constant" },
  given = { turn = p1, phase = "control", locations = { "1_127" }, p1 = { table = { { "Scythe 3", at = "Tatooine" }, { KALLUS, on = "Scythe 3" } } } },
  steps = { expect { p1.card "Scythe 3", power = 3 } },
}
scenario "Agent Kallus: no pilot of what he is not aboard" {
  quiet = { "203_22/constant" },
  given = { turn = p1, phase = "control", locations = { "1_127", eisley }, p1 = { table = { { "Scythe 3", at = "Tatooine" }, { "Toy Captain", on = "Scythe 3" }, { KALLUS, at = EISLEY } } } },
  steps = { expect { p1.card "Scythe 3", power = 0 } },
}
