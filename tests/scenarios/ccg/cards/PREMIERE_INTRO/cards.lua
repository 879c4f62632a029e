-- The cards that only the Premiere introductory two-player game has.

local eisley, shaft, control, bay = "1_295", "101_1", "101_4", "1_285"
local EISLEY, SHAFT, CONTROL = "Tatooine: Mos Eisley", "Death Star: Level 6 Core Shaft Corridor", "Death Star: Docking Control Room 327"

scenario "Vader deploys on the Death Star only" {
  rules = { "101_5/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { hand = { "Vader" }, force = 7 } },
  steps = { p1.deploys "Vader", p1.may_choose_exactly { SHAFT, decline }, p1.chooses(SHAFT), expect { p1.card "Vader", at = SHAFT } },
}
scenario "Vader does not deploy against two unique characters" {
  rules = { "101_5/deploys-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { hand = { "Vader" }, force = 7 }, p2 = { table = { { "Luke", at = EISLEY }, { "Toy Hero", at = EISLEY } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Vader", because = "CCG-ACT-COND-01" } },
}
scenario "In a battle that he loses Vader may choke an Imperial" {
  rules = { "101_5/automatic" },
  given = { turn = p2, phase = "battle", locations = { shaft }, p1 = { reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Vader", at = SHAFT }, { "Stormtrooper", at = SHAFT } } },
    p2 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = SHAFT }, { "Toy Captain", at = SHAFT }, { "Toy Captain", at = SHAFT } } } },
  steps = {
    p2.battles(SHAFT), p2.passes, p2.declines, p1.declines,
    p1.may_choose_exactly { "Vader", "Stormtrooper" },
    p1.chooses "Stormtrooper",
    expect { p1.lost, exactly = { "Stormtrooper" } },
    p1.forfeits "Vader",
  },
}
scenario "Luke deploys on Tatooine only" {
  rules = { "101_2/deploys" },
  given = { turn = p2, phase = "deploy", locations = { eisley, shaft }, p2 = { hand = { "Luke" }, force = 4 } },
  steps = { p2.deploys "Luke", p2.may_choose_exactly { EISLEY, decline }, p2.chooses(EISLEY), expect { p2.card "Luke", at = EISLEY } },
}
scenario "Luke does not deploy against two unique characters" {
  rules = { "101_2/deploys-2" },
  given = { turn = p2, phase = "deploy", locations = { eisley, shaft }, p2 = { hand = { "Luke" }, force = 4 }, p1 = { table = { { "Vader", at = SHAFT }, { "Toy Hero", at = EISLEY } } } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", "Luke", because = "CCG-ACT-COND-01" } },
}
scenario "Warriors at Luke's site and beside it forfeit for more" {
  rules = { "101_2/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley, "1_293", "1_292" },
    p2 = { table = { { "Luke", at = EISLEY }, { "Rebel Trooper", at = "Tatooine: Jundland Wastes" }, { "Shistavanen Wolfman", at = "Tatooine: Jawa Camp" }, { "Talz", at = EISLEY } } } },
  steps = {
    expect { p2.card "Luke", forfeit = 5 }, expect { p2.card "Rebel Trooper", forfeit = 3 },
    expect { p2.card "Shistavanen Wolfman", forfeit = 2 }, expect { p2.card "Talz", forfeit = 4 },
  },
}

scenario "Vader's Obsession: Vader moves to Luke and they duel" {
  rules = { "101_6/response", "CCG-SP-DUEL-04", "CCG-SP-DUEL-05" },
  given = { turn = p1, phase = "move", locations = { shaft, bay },
    p1 = { hand = { "Vader's Obsession" }, force = 1, lost = 4, reserve = { "Ommni Box", "Comlink", "Toy Filler", "Toy Filler" }, table = { { "Vader", at = SHAFT } } },
    p2 = { reserve = { "1_12", "1_12", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Luke", at = "Death Star: Docking Bay 327" } } } },
  steps = {
    p1.moves "Vader", p1.chooses "Death Star: Docking Bay 327",
    p1.answers "Vader's Obsession", p1.chooses "Luke",
    -- 4 + 5 + 3 against 2 + 3 + 3: Vader wins by 4; as Luke's player has no more he loses what there is
    p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p2.lost, count = 5 }, expect { p1.lost, exactly = { "Vader's Obsession" } },
  },
}

scenario "Run Luke, Run! brings Luke to a battle beside him" {
  rules = { "101_3/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, "1_293" }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "Run Luke, Run!" }, table = { { "Luke", at = "Tatooine: Jundland Wastes" }, { "Talz", at = EISLEY } } } },
  steps = {
    p1.battles(EISLEY), p2.answers "Run Luke, Run!", p2.chooses "Luke",
    expect { p2.card "Luke", at = EISLEY },
    p2.is_asked,
    p2.declines,
    p1.forfeits "Toy Captain",
  },
}
scenario "Run Luke, Run! cancels Vader's Obsession" {
  rules = { "101_3/response-2" },
  given = { turn = p1, phase = "move", locations = { shaft, bay }, p1 = { hand = { "Vader's Obsession" }, force = 1, table = { { "Vader", at = SHAFT } } },
    p2 = { hand = { "Run Luke, Run!" }, table = { { "Luke", at = "Death Star: Docking Bay 327" } } } },
  steps = {
    p1.moves "Vader", p1.chooses "Death Star: Docking Bay 327",
    p2.passes,
    p1.answers "Vader's Obsession", p1.chooses "Luke",
    p2.answers "Run Luke, Run!",
    expect { p1.lost, exactly = { "Vader's Obsession" } }, expect { p2.card "Luke", at = "Death Star: Docking Bay 327" },
  },
}

scenario "Docking Control Room 327: Dark deploys a docking bay from his Reserve Deck" {
  rules = { "101_4/optional" },
  given = { turn = p1, phase = "deploy", locations = { control }, p1 = { reserve = { "Toy Filler", bay, "1_291" }, table = { { "Stormtrooper", at = CONTROL } } } },
  steps = {
    p1.uses(CONTROL),
    p1.may_choose_exactly { "Death Star: Docking Bay 327", "Tatooine: Docking Bay 94" },
    p1.chooses "Death Star: Docking Bay 327", p1.chooses(1),
    expect { table, in_order = { CONTROL, "Death Star: Docking Bay 327" } }, expect { p1.reserve, count = 2 },
  },
}
scenario "Docking Control Room 327: a search that failed is not made again this turn" {
  rules = { "CCG-SEARCH-07" },
  given = { turn = p1, phase = "deploy", locations = { control }, p1 = { hand = { "Toy Filler" }, reserve = { "Toy Filler", "Toy Filler" }, table = { { "Stormtrooper", at = CONTROL } } } },
  steps = { p1.uses(CONTROL), p1.finishes, p2.declines, p1.may_choose_exactly { "deploys Toy Filler", pass } },
}
scenario "Docking Control Room 327: a Rebel of ability more than 2 drains for 2 more" {
  rules = { "101_4/constant" },
  given = { turn = p2, phase = "control", locations = { control }, p2 = { table = { { "Luke", at = CONTROL } } } },
  steps = { p2.drains(CONTROL), p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 3 } },
}
scenario "Level 6 Core Shaft Corridor: Light needs 2 ability to control Death Star sites" {
  rules = { "101_1/constant" },
  given = { turn = p2, phase = "control", locations = { shaft, bay }, p1 = { table = { { "Stormtrooper", at = SHAFT } } }, p2 = { table = { { "Rebel Trooper", at = "Death Star: Docking Bay 327" } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Level 6 Core Shaft Corridor: Luke is stronger while Light controls it" {
  rules = { "101_1/constant-2" },
  given = { turn = p2, phase = "control", locations = { shaft, eisley }, p2 = { table = { { "Rebel Trooper", at = SHAFT }, { "Luke", at = EISLEY } } } },
  steps = { expect { p2.card "Luke", power = 4 }, expect { p2.card "Rebel Trooper", power = 1 } },
}
