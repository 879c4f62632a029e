-- Words that are worded, accepted and must play as they read. Dark is p1.

local PIER, MEADOW, HILL = "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill"

-- Used and Lost
local trio = { turn = p1, phase = "activate", activation = 0, locations = { PIER }, p1 = { hand = { "Toy Trio" } } }
scenario "A Used text of a Used or Lost Interrupt sends it to the Used Pile" {
  rules = { "TOY-1720/play" }, cites = { { "CCG-INT-03", "the text says which it is" } }, given = trio,
  steps = { p1.plays "Toy Trio#1", expect { p1.used, exactly = { "Toy Trio" } }, expect { p1.force, count = 1 } },
}
scenario "A Lost one to the Lost Pile, the second ..." {
  rules = { "TOY-1720/play-2" }, given = trio,
  steps = { p1.plays "Toy Trio#2", expect { p1.lost, exactly = { "Toy Trio" } }, expect { p1.force, count = 2 } },
}
scenario "... and the third" {
  rules = { "TOY-1720/play-3" }, given = trio,
  steps = { p1.plays "Toy Trio#3", expect { p1.lost, exactly = { "Toy Trio" } }, expect { p1.force, count = 3 } },
}

-- Retrieval
scenario "All Force that one effect retrieves is one event, with its amount" {
  rules = { "CCG-RETR-02", "TOY-1721/automatic" },
  given = { turn = p1, phase = "control", locations = { PIER }, p1 = { hand = { "Toy Harvest" }, lost = 5 }, p2 = { table = { "Toy Customs" } } },
  steps = { p1.plays "Toy Harvest", p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 3 }, expect { p1.used, count = 5 } },
}
scenario "One's own retrieval is not the opponent's" {
  quiet = { "TOY-1721/automatic" },
  given = { turn = p1, phase = "control", locations = { PIER }, p1 = { hand = { "Toy Harvest" }, lost = 5, table = { "Toy Customs" } } },
  steps = { p1.plays "Toy Harvest", expect { p1.lost, count = 1 } },
}

-- Who lost the battle that is over
local function battle(mine, theirs) return { turn = p1, phase = "battle", locations = { PIER }, p1 = { force = 1, lost = 2, table = { "Toy Laurel", { mine, at = PIER } } }, p2 = { reserve = 9, table = { { theirs, at = PIER } } } } end
scenario "Who lost is known as the battle is over" {
  rules = { "TOY-1723/automatic" }, given = battle("Toy Captain", "Toy Trooper"),
  steps = { p1.battles(PIER), p2.forfeits "Toy Trooper", expect { p1.lost, count = 1 } },
}
scenario "... so is who did not" {
  quiet = { "TOY-1723/automatic" }, given = battle("Toy Trooper", "Toy Captain"),
  steps = { p1.battles(PIER), p1.forfeits "Toy Trooper", expect { p1.lost, count = 3 } },
}

-- Where a card deploys
scenario "A weapon deploys for less on the card that it names" {
  rules = { "TOY-1724/constant" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Derringer" }, force = 1, table = { { "Toy Captain", at = PIER }, { "Toy Trooper", at = PIER } } } },
  steps = { p1.deploys "Toy Derringer", p1.may_choose_exactly { "Toy Captain", decline }, p1.chooses "Toy Captain", expect { p1.force, count = 1 } },
}
scenario "A text asks where the other card deploys" {
  rules = { "TOY-1725/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { "Toy Tollgate" } }, p2 = { hand = { "Toy Captain" }, force = 2, table = { { "Toy Machine", at = PIER } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "... and not whether it deploys somewhere else" {
  quiet = { "TOY-1725/constant" },
  given = { turn = p2, phase = "deploy", locations = { "1_295" }, p1 = { table = { "Toy Tollgate" } }, p2 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p2.deploys "Toy Captain", p2.chooses "Tatooine: Mos Eisley" },
}
scenario "What deploys on a planet costs more there" {
  rules = { "TOY-1726/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { "Toy Octroi" } }, p2 = { hand = { "Toy Captain" }, force = 2, table = { { "Toy Machine", at = PIER } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "... and not elsewhere" {
  quiet = { "TOY-1726/constant" },
  given = { turn = p2, phase = "deploy", locations = { "1_295" }, p1 = { table = { "Toy Octroi" } }, p2 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p2.deploys "Toy Captain", p2.chooses "Tatooine: Mos Eisley" },
}

-- What hangs on a loss
scenario "What follows a loss follows if Force was lost" {
  rules = { "TOY-1727/optional" },
  given = { turn = p2, phase = "control", locations = { PIER }, p2 = { table = { "Toy Tithing" } } },
  steps = { p2.uses "Toy Tithing", p1.loses "Reserve Deck", expect { p2.hand, count = 1 } },
}
scenario "... and not if nothing is left of the loss" {
  cites = { { "CCG-LOSE-01", "a loss that was reduced to nothing has not happened" } },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { "Toy Bunker" } }, p2 = { table = { "Toy Tithing" } } },
  steps = { p2.uses "Toy Tithing", expect { p2.hand, count = 0 } },
}

-- Landspeed
local function walk(table) return { turn = p1, phase = "move", locations = { PIER, MEADOW, HILL }, p1 = { force = 1, table = table } } end
scenario "The landspeed that every character has can be changed" {
  rules = { "CCG-CHAR-02", "TOY-1728/constant" }, given = walk { "Toy Haste", { "Toy Captain", at = PIER } },
  steps = { expect { p1.card "Toy Captain", landspeed = 2 }, p1.moves "Toy Captain", p1.may_choose_exactly { MEADOW, HILL, decline }, p1.chooses(HILL) },
}
scenario "A character may be given another landspeed" {
  rules = { "TOY-1729/constant" }, given = walk { { "Toy Glider", at = PIER } },
  steps = { expect { p1.card "Toy Glider", landspeed = 2 }, p1.moves "Toy Glider", p1.may_choose_exactly { MEADOW, HILL, decline }, p1.chooses(HILL) },
}
scenario "... and more of it for a turn" {
  rules = { "TOY-1730/play" },
  given = { turn = p1, phase = "move", locations = { PIER, MEADOW, HILL }, p1 = { hand = { "Toy Sprint" }, force = 1, table = { { "Toy Captain", at = PIER } } } },
  steps = { p1.plays "Toy Sprint", p1.chooses "Toy Captain", p1.moves "Toy Captain", p1.may_choose_exactly { MEADOW, HILL, decline }, p1.chooses(HILL) },
}
