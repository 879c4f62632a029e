-- Deploying and moving, what is free and what is not (rulebook 5 and 7).

scenario "What nobody pilots does not move" {
  rules = { "CCG-MOVE-03" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Landing" }, p1 = { force = 2, table = { { "Toy Dart", at = "Toy Reach" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "With a pilot it does, and who is aboard is carried" {
  cites = { { "CCG-MOVE-02", "the forms of a move are one list" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Hulk", at = "Toy Reach" }, { "Toy Flier", on = "Toy Hulk" } } } },
  steps = { p1.moves "Toy Hulk", p1.chooses "Toy Far Reach", expect { p1.card "Toy Hulk", at = "Toy Far Reach" }, expect { p1.card "Toy Flier", at = "Toy Hulk" }, expect { p1.force, count = 0 } },
}
scenario "A regular move goes where landspeed, hyperspeed, landing or a shuttle takes it" {
  rules = { "CCG-MOVE-REG-01" },
  given = { phase = "move", locations = { "Toy Plaza", "Toy Canyon", "Toy Harbor" }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Memorial", at = "Toy Plaza" }, { "Toy Frigate", at = "Toy Canyon" }, { "Toy Captain", on = "Toy Frigate" } } } },
  steps = { p1.cannot { "moves", "Toy Captain", because = "CCG-MOVE-REG-01" }, p1.is_asked },
}
scenario "A nav computer is needed for hyperspeed only" {
  cites = { { "CCG-MOVE-04", "landing asks for a pilot, not for a nav computer" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Landing", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Needle", p1.may_choose_exactly { "Toy Reach: Landing", decline }, p1.chooses "Toy Reach: Landing" },
}
scenario "Boarding and leaving cost nothing and are no regular move" {
  rules = { "CCG-MOVE-EMB-01", "CCG-MOVE-EMB-02" },
  cites = { { "CCG-MOVE-UNL-01", "only regular moves are counted" } },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 1, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.moves "Toy Captain", p1.chooses "Toy Cart", expect { p1.card "Toy Captain", at = "Toy Cart" }, p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier",
    expect { p1.force, count = 1 }, p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Reach: Meadow", "Toy Cart", decline }, p1.chooses "Toy Reach: Meadow", expect { p1.force, count = 0 },
  },
}
scenario "A starfighter goes into the hold of a carrier and out of it" {
  rules = { "CCG-MOVE-EMB-03" },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Needle", p1.chooses "Toy Galley", expect { p1.card "Toy Needle", at = "Toy Galley" }, p1.moves "Toy Needle", p1.chooses "Toy Reach", expect { p1.card "Toy Needle", at = "Toy Reach" } },
}
scenario "A character shuttles to a capital starship of his own above the planet for 1 Force" {
  rules = { "CCG-MOVE-SHUT-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Galley", expect { p1.card "Toy Captain", at = "Toy Galley" }, expect { p1.force, count = 0 } },
}

-- Deploying
scenario "Weapons and Effects deploy without presence or icons" {
  cites = { { "CCG-DEP-03", "presence is asked of characters, vehicles and starships" } },
  given = { phase = "deploy", locations = { "Toy Reach: Vault" }, p1 = { hand = { "Toy Memorial", "Toy Trooper" }, force = 2 } },
  steps = { p1.may_choose_exactly { "deploys Toy Memorial", pass }, p1.deploys "Toy Memorial", expect { p1.table, exactly = { "Toy Memorial" } } },
}
scenario "If a deployment is canceled the Force stays used" {
  cites = { { "CCG-DEP-04", "what was paid is not given back" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Monolith" }, force = 3 }, p2 = { hand = { "Toy Veto" } } },
  steps = { p1.deploys "Toy Monolith", p2.answers "Toy Veto", expect { p1.lost, exactly = { "Toy Monolith" } }, expect { p1.used, count = 2 }, expect { p1.force, count = 1 } },
}
scenario "Interrupts are played, not deployed; characters deploy to sites and capital starships to systems" {
  cites = { { "CCG-DEP-08", "an Interrupt has no place on table" }, { "CCG-DEP-RULE-01", "where a card may exist is asked of every place" }, { "CCG-DEP-LOC-01", "icons and presence, and what its own text says" } },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { hand = { "Toy Salute", "Toy Captain", "Toy Galley" }, force = 6 } },
  steps = {
    p1.may_choose_exactly { "plays Toy Salute", "deploys Toy Captain", "deploys Toy Galley", pass }, p1.deploys "Toy Captain", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier", p1.passes,
    p1.deploys "Toy Galley", p1.may_choose_exactly { "Toy Reach", decline }, p1.chooses "Toy Reach", p1.passes,
  },
}

-- Empty piles, searches, once and again
scenario "Nothing is taken from or looked at in an empty pile" {
  rules = { "CCG-EMPTY-01" },
  cites = { { "CCG-EMPTY-02", "there is nothing that it could affect" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Rummage", "Toy Glance" }, reserve = 0, used = 0, force = 3, table = { "Toy Barter", "Toy Well" } }, p2 = { reserve = 0, force = 3 } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "An empty Lost Pile does not keep anybody from retrieving; what can be done is done" {
  cites = { { "CCG-EMPTY-09", "retrieving asks for nothing" }, { "CCG-EMPTY-06", "as many cards as are there" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Salute", "Toy Stew", "Toy Filler" }, reserve = 1, force = 3, lost = 0 } },
  steps = { p1.plays "Toy Salute", p1.passes, p1.plays "Toy Stew", p1.passes, p1.chooses "p1", expect { p1.reserve, count = 0 }, expect { p2.force, count = 2 } },
}
scenario "Who searches takes a card if there is one" {
  cites = { { "CCG-SEARCH-04", "only without a card that fits may the search end without one" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Requisition" }, used = { "Toy Pistol", "Toy Blaster", "Toy Captain" } } },
  steps = { p1.plays "Toy Requisition", p1.may_choose_exactly { "Toy Pistol", "Toy Blaster" }, p1.chooses "Toy Pistol" },
}
scenario "Once in a turn for each copy; without a time as often as it is paid for" {
  cites = { { "CCG-ONE-01", "a use is noted for the card, not for the title" }, { "CCG-ONE-02", "a text without a limit notes nothing" }, { "CCG-ACT-OPT-01", "whoever could use a text may pass" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { force = 2, table = { "Toy Well", "Toy Well", "Toy Lantern" }, hand = { "Toy Salute" } } },
  steps = {
    p1.uses "Toy Well#1", p1.uses "Toy Well", p1.passes, p1.may_choose { "uses Toy Lantern" }, p1.may_not_choose { "uses Toy Well" },
    p1.uses "Toy Lantern", p1.uses "Toy Lantern", expect { p1.hand, count = 5 }, p1.may_not_choose { "uses Toy Lantern" },
  },
}
scenario "A text speaks of active cards only" {
  cites = { { "CCG-STATE-ACT-02", "what looks for a card looks at the table" }, { "CCG-STATE-INACT-02", "an inactive card is found by nothing that does not name its state" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Assassin", "Toy Filler" } }, p2 = { inactive = { { "Toy Captain", at = "Toy Plaza" } }, table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Assassin", p1.may_choose_exactly { "Toy Trooper", decline }, p1.chooses "Toy Trooper", p1.passes, expect { p2.inactive, count = 1 } },
}
