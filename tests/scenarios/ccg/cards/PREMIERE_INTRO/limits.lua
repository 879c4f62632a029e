-- The cards that only the Premiere introductory two-player game has: what their texts do not do.

local eisley, waste, shaft, control, bay = "1_295", "1_293", "101_1", "101_4", "1_285"
local EISLEY, WASTE, SHAFT = "Tatooine: Mos Eisley", "Tatooine: Jundland Wastes", "Death Star: Level 6 Core Shaft Corridor"
local CONTROL, BAY = "Death Star: Docking Control Room 327", "Death Star: Docking Bay 327"

scenario "Vader stays in hand without a Death Star site" {
  rules = { "101_5/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Vader" }, force = 7 } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Vader", because = "CCG-DEP-02" } },
}
scenario "Luke stays in hand without a Tatooine site" {
  rules = { "101_2/deploys" },
  given = { turn = p2, phase = "deploy", locations = { shaft }, p2 = { hand = { "Luke" }, force = 4 } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", "Luke", because = "CCG-DEP-02" } },
}
scenario "Vader deploys against one unique character and any number of others" {
  quiet = { "101_5/deploys-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley, shaft }, p1 = { hand = { "Vader" }, force = 7, table = { { "Toy Hero", at = EISLEY } } },
    p2 = { table = { { "Luke", at = EISLEY }, { "Talz", at = EISLEY }, { "Rebel Trooper", at = EISLEY } } } },
  steps = { p1.deploys "Vader", p1.chooses(SHAFT), expect { p1.card "Vader", at = SHAFT } },
}
scenario "Luke deploys against one unique character and any number of others" {
  quiet = { "101_2/deploys-2" },
  given = { turn = p2, phase = "deploy", locations = { eisley, shaft }, p2 = { hand = { "Luke" }, force = 4, table = { { "Toy Hero", at = EISLEY } } },
    p1 = { table = { { "Vader", at = SHAFT }, { "Stormtrooper", at = EISLEY }, { "Tusken Raider", at = EISLEY } } } },
  steps = { p2.deploys "Luke", p2.chooses(EISLEY), expect { p2.card "Luke", at = EISLEY } },
}
scenario "In a battle that he wins Vader chokes nobody" {
  quiet = { "101_5/automatic" },
  given = { turn = p1, phase = "battle", locations = { shaft }, p1 = { force = 1, reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "Vader", at = SHAFT }, { "Stormtrooper", at = SHAFT } } },
    p2 = { table = { { "Toy Captain", at = SHAFT } } } },
  steps = { p1.battles(SHAFT), p1.declines, p2.is_asked, expect { p1.lost, count = 0 }, p2.forfeits "Toy Captain" },
}
scenario "In a battle that is lost without him Vader chokes nobody" {
  quiet = { "101_5/automatic" },
  given = { turn = p2, phase = "battle", locations = { shaft, bay }, p1 = { reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "Vader", at = BAY }, { "Stormtrooper", at = BAY }, { "Stormtrooper", at = SHAFT } } },
    p2 = { force = 1, table = { { "Toy Captain", at = SHAFT } } } },
  steps = { p2.battles(SHAFT), p1.forfeits "Stormtrooper", expect { p1.lost, exactly = { "Stormtrooper" } } },
}
scenario "Vader chokes nobody with a destiny of 4, and nobody who is elsewhere" {
  rules = { "101_5/automatic" },
  given = { turn = p2, phase = "battle", locations = { shaft }, p1 = { reserve = { "Stormtrooper Utility Belt", "Toy Filler", "Toy Filler" }, table = { { "Vader", at = SHAFT }, { "Stormtrooper", at = SHAFT } } },
    p2 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = SHAFT }, { "Toy Captain", at = SHAFT }, { "Toy Captain", at = SHAFT } } } },
  steps = { p2.battles(SHAFT), p2.passes, p2.declines, p1.declines, expect { p1.used, exactly = { "Stormtrooper Utility Belt" } }, p1.forfeits "Vader" },
}
scenario "Vader chokes an Imperial who is present, and nobody else" {
  rules = { "101_5/automatic" },
  given = { turn = p2, phase = "battle", locations = { shaft, bay },
    p1 = { reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Vader", at = SHAFT }, { "Tusken Raider", at = SHAFT }, { "Stormtrooper", at = BAY } } },
    p2 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = SHAFT }, { "Toy Captain", at = SHAFT }, { "Toy Captain", at = SHAFT } } } },
  steps = { p2.battles(SHAFT), p2.passes, p2.declines, p1.declines, p1.may_choose_exactly { "Vader" }, p1.chooses "Vader", expect { p1.lost, exactly = { "Vader" } }, p1.forfeits "Tusken Raider",
    p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}

scenario "Vader's Obsession needs Luke where Vader comes to" {
  quiet = { "101_6/response" },
  given = { turn = p1, phase = "move", locations = { shaft, bay }, p1 = { hand = { "Vader's Obsession" }, force = 1, table = { { "Vader", at = SHAFT } } },
    p2 = { table = { { "Luke", at = SHAFT }, { "Talz", at = BAY } } } },
  steps = { p1.moves "Vader", p1.chooses(BAY), expect { p1.card "Vader", at = BAY }, expect { p1.hand, exactly = { "Vader's Obsession" } } },
}
scenario "Vader's Obsession is Vader's alone" {
  quiet = { "101_6/response" },
  given = { turn = p1, phase = "move", locations = { shaft, bay }, p1 = { hand = { "Vader's Obsession" }, force = 1, table = { { "Stormtrooper", at = SHAFT }, { "Vader", at = BAY } } },
    p2 = { table = { { "Luke", at = BAY } } } },
  steps = { p1.moves "Stormtrooper", p1.chooses(BAY), expect { p1.card "Stormtrooper", at = BAY }, expect { p1.hand, exactly = { "Vader's Obsession" } } },
}

scenario "Run Luke, Run! is of no use to Luke two sites away" {
  quiet = { "101_3/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste, "1_292" }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "Run Luke, Run!" }, table = { { "Luke", at = "Tatooine: Jawa Camp" }, { "Talz", at = EISLEY }, { "Rebel Trooper", at = WASTE } } } },
  steps = { p1.battles(EISLEY), p2.forfeits "Talz", expect { p2.hand, exactly = { "Run Luke, Run!" } } },
}
local function run(where, vader, power, after)
  scenario ("Run Luke, Run!: with Vader " .. where .. " Luke has power " .. power) {
    rules = { "101_3/response" },
    given = { turn = p1, phase = "battle", locations = { "1_130", eisley, "1_292", waste }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY }, { "Vader", at = vader } } },
      p2 = { hand = { "Run Luke, Run!" }, table = { { "Luke", at = "Tatooine: Dune Sea" }, { "Talz", at = EISLEY } } } },
    steps = { p1.battles(EISLEY), p2.answers "Run Luke, Run!", p2.chooses "Luke", p2.is_asked, expect { p2.card "Luke", at = EISLEY, power = power }, p2.declines, after },
  }
end
run("beside the battle", "Tatooine: Jawa Camp", 2, expect { table, segment = "none" })
run("two sites away", WASTE, 4, p1.forfeits "Toy Captain")
scenario "Run Luke, Run! cancels no other Interrupt" {
  quiet = { "101_3/response-2" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Ommni Box" } }, p2 = { hand = { "Run Luke, Run!" } } },
  steps = { p1.plays "Ommni Box", p1.chooses(1), p1.is_asked, expect { p1.used, count = 1 }, expect { p2.hand, exactly = { "Run Luke, Run!" } } },
}

scenario "Docking Control Room 327 is of use to Dark only while he controls it" {
  quiet = { "101_4/optional" },
  given = { turn = p1, phase = "deploy", locations = { control }, p1 = { reserve = { "Toy Filler", bay }, table = { { "Stormtrooper", at = CONTROL } } }, p2 = { table = { { "Talz", at = CONTROL } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Docking Control Room 327 is of no use to Light, nor out of the deploy phase" {
  quiet = { "101_4/optional" },
  given = { turn = p2, phase = "deploy", locations = { control }, p2 = { reserve = { "Toy Filler", "1_124" }, table = { { "Talz", at = CONTROL } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Docking Control Room 327: in the battle phase Dark searches for no docking bay" {
  quiet = { "101_4/optional" },
  given = { turn = p1, phase = "battle", locations = { control }, p1 = { reserve = { "Toy Filler", bay }, table = { { "Stormtrooper", at = CONTROL } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Docking Control Room 327: the weak and the strangers drain there for what the icons give" {
  quiet = { "101_4/constant" },
  given = { turn = p2, phase = "control", locations = { control, bay }, p2 = { table = { { "Rebel Trooper", at = CONTROL }, { "Toy Mentor", at = CONTROL }, { "Luke", at = BAY } } } },
  steps = { p2.drains(CONTROL), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Docking Control Room 327 adds nothing to Dark's Force drain" {
  quiet = { "101_4/constant" },
  given = { turn = p1, phase = "control", locations = { control }, p1 = { hand = { "Toy Filler" }, table = { { "Luke", at = CONTROL } } } },
  steps = { p1.drains(CONTROL), p1.is_asked, expect { p2.lost, count = 0 } },
}
scenario "Level 6 Core Shaft Corridor: ability 2 is enough for Light to control" {
  rules = {}, cites = { { "CCG-CONTROL-01", "the other edge of the text: it asks for 2, not for 3" } },
  given = { turn = p2, phase = "control", locations = { shaft, bay }, p1 = { table = { { "Stormtrooper", at = SHAFT } } }, p2 = { table = { { "Toy Captain", at = BAY } } } },
  steps = { p2.drains(BAY), p1.loses "Reserve Deck" },
}
scenario "Level 6 Core Shaft Corridor asks nothing of Light while Dark does not control it, and never of sites elsewhere" {
  quiet = { "101_1/constant" },
  given = { turn = p2, phase = "control", locations = { shaft, bay }, p1 = { table = { { "Stormtrooper", at = SHAFT } } }, p2 = { table = { { "Talz", at = SHAFT }, { "Rebel Trooper", at = BAY } } } },
  steps = { p2.drains(BAY), p1.loses "Reserve Deck" },
}
scenario "Level 6 Core Shaft Corridor asks nothing at sites of Tatooine" {
  quiet = { "101_1/constant" },
  given = { turn = p2, phase = "control", locations = { shaft, waste }, p1 = { table = { { "Stormtrooper", at = SHAFT } } }, p2 = { table = { { "Talz", at = WASTE } } } },
  steps = { p2.drains(WASTE), p1.loses "Reserve Deck" },
}
scenario "Level 6 Core Shaft Corridor: Luke is not stronger while both or Dark alone are there" {
  quiet = { "101_1/constant-2" },
  given = { turn = p2, phase = "control", locations = { shaft, eisley }, p1 = { table = { { "Stormtrooper", at = SHAFT } } }, p2 = { table = { { "Luke", at = EISLEY } } } },
  steps = { expect { p2.card "Luke", power = 2 } },
}
