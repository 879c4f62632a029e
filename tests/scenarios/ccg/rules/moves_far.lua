-- Moves over several locations, moving away, relocating, and what answers a card that has just moved (rulebook 7).

local coast = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" }

-- Through locations
scenario "Who walks through a site is there on his way: what waits for him there happens" {
  rules = { "CCG-MOVE-THRU-03" },
  given = { phase = "move", locations = coast, p1 = { force = 1, lost = 2, table = { { "Toy Runner", at = "Toy Reach: Pier" }, { "Toy Voyage", at = "Toy Reach: Meadow", targets = "Toy Runner" } } } },
  steps = { p1.moves "Toy Runner", p1.chooses "Toy Reach: Hill", expect { p1.card "Toy Runner", at = "Toy Reach: Hill" }, expect { p1.used, count = 3 }, expect { p1.lost, exactly = { "Toy Voyage" } } },
}
scenario "What happens by itself to who passes stops him there, and his move is over" {
  rules = { "CCG-MOVE-THRU-04" },
  cites = { { "CCG-MOVE-LS-03", "where he stops his regular move is over; the way leads in one direction" } },
  given = { phase = "move", locations = coast, p1 = { force = 2, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { "Toy Quicksand" } } },
  steps = { p1.moves "Toy Runner", p1.chooses "Toy Reach: Hill", expect { p1.card "Toy Runner", at = "Toy Reach: Meadow" }, expect { p1.force, count = 1 }, p1.may_choose_exactly { pass } },
}
scenario "What players may do waits until the whole move is made" {
  rules = { "CCG-MOVE-THRU-05" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { "Toy Peddler" } } },
  steps = { p1.moves "Toy Runner", p1.chooses "Toy Reach: Hill", expect { p1.card "Toy Runner", at = "Toy Reach: Hill" }, p1.is_asked, expect { p2.hand, count = 0 } },
}
scenario "A move begins only if nothing bars its end or its first step; what bars a later step is met on the way" {
  rules = { "CCG-MOVE-THRU-01" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Doorman", at = "Toy Reach: Meadow" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Nobody walks to a place that is closed to him, though the way there is open" {
  rules = { "CCG-MOVE-THRU-01" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Doorman", at = "Toy Reach: Hill" } } } },
  steps = { p1.moves "Toy Runner", p1.may_choose_exactly { "Toy Reach: Meadow", decline }, p1.chooses "Toy Reach: Meadow" },
}
scenario "What bars a step in the middle ends the move before it" {
  rules = { "CCG-MOVE-THRU-04" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill", "Toy Reach: Landing" }, p1 = { force = 1, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Doorman", at = "Toy Reach: Hill" } } } },
  steps = { p1.moves "Toy Runner", p1.may_choose_exactly { "Toy Reach: Meadow", "Toy Reach: Landing", decline }, p1.chooses "Toy Reach: Landing", expect { p1.card "Toy Runner", at = "Toy Reach: Meadow" } },
}
scenario "A path is in range as a whole" {
  cites = { { "CCG-MOVE-THRU-01", "landspeed 3 reaches the third site and no farther" } },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill", "Toy Reach: Keep", "Toy Reach: Landing" }, p1 = { force = 1, table = { { "Toy Runner", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Runner", p1.may_choose_exactly { "Toy Reach: Meadow", "Toy Reach: Hill", "Toy Reach: Keep", decline }, p1.declines },
}
scenario "A place on the way adds nothing to the price" {
  rules = { "CCG-MOVE-THRU-02" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Toller", at = "Toy Reach: Meadow" } } } },
  steps = { p1.moves "Toy Runner", p1.may_choose_exactly { "Toy Reach: Hill", decline }, p1.chooses "Toy Reach: Hill", expect { p1.force, count = 0 } },
}
scenario "The place where a move ends may make it dearer" {
  cites = { { "CCG-MOVE-THRU-02", "the price is asked of the place where the move ends" } },
  given = { phase = "move", locations = coast, p1 = { force = 3, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Toller", at = "Toy Reach: Hill" } } } },
  steps = { p1.moves "Toy Runner", p1.chooses "Toy Reach: Hill", expect { p1.force, count = 0 } },
}
scenario "A starfighter that goes two sectors far is in the first on its way" {
  rules = { "CCG-MOVE-THRU-03" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Mist", "Toy Drizzle" }, p1 = { force = 1, lost = 2, table = { { "Toy Dart", at = "Toy Haze" }, { "Toy Flier", on = "Toy Dart" }, { "Toy Voyage", at = "Toy Mist", targets = "Toy Flier" } } } },
  steps = { p1.moves "Toy Dart", p1.chooses "Toy Drizzle", expect { p1.card "Toy Dart", at = "Toy Drizzle" }, expect { p1.used, count = 3 } },
}

-- More landspeed
scenario "A site that is hard to leave takes from the range of who begins there or passes" {
  rules = { "CCG-MOVE-LS-02" },
  given = { phase = "move", locations = { "Toy Reach: Pier", { "Toy Reach: Moor", owner = p1 }, "Toy Reach: Meadow", "Toy Reach: Hill" }, p1 = { force = 2, table = { { "Toy Runner", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Moor" } } } },
  steps = { p1.moves "Toy Runner", p1.may_choose_exactly { "Toy Reach: Moor", "Toy Reach: Meadow", decline }, p1.declines, p1.may_not_choose { "moves Toy Captain" } },
}
scenario "A site that is hard to reach takes from the range of who goes there or passes" {
  rules = { "CCG-MOVE-LS-02" },
  given = { phase = "move", locations = { "Toy Reach: Pier", { "Toy Reach: Cliff", owner = p1 }, "Toy Reach: Meadow", "Toy Reach: Hill" }, p1 = { force = 2, table = { { "Toy Runner", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Runner", p1.may_choose_exactly { "Toy Reach: Cliff", "Toy Reach: Meadow", decline }, p1.declines, p1.may_not_choose { "moves Toy Captain" } },
}

-- Docking bay transit
scenario "Who is aboard a vehicle in transit is carried and may still walk; who travelled may not" {
  rules = { "CCG-MOVE-DBT-02" },
  cites = { { "CCG-MOVE-CARRY-01", "who is carried is where his vehicle is, though he cannot move himself" } },
  given = { phase = "move", locations = { { "1_291", owner = p1 }, "Toy Reach: Landing", "Toy Reach: Hill" },
    p1 = { force = 3, table = { { "Toy Lorry", at = "Tatooine: Docking Bay 94" }, { "Toy Captain", on = "Toy Lorry" }, { "Toy Boulder", on = "Toy Lorry" } } } },
  steps = {
    p1.transits "Tatooine: Docking Bay 94", p1.chooses "Toy Reach: Landing", p1.chooses "Toy Lorry",
    expect { p1.card "Toy Lorry", at = "Toy Reach: Landing" }, expect { p1.card "Toy Boulder", at = "Toy Lorry" }, p1.moves "Toy Captain", p1.chooses "Toy Reach: Landing",
    p1.moves "Toy Captain", p1.may_choose { "Toy Reach: Hill" }, p1.chooses "Toy Reach: Hill", expect { p1.card "Toy Captain", at = "Toy Reach: Hill" }, p1.may_not_choose { "moves Toy Lorry" },
  },
}
scenario "A docking bay without a price costs nothing, but the other end may ask for something" {
  rules = { "CCG-MOVE-DBT-03" },
  given = { phase = "move", locations = { "Toy Reach: Landing", { "Toy Reach: Harbor", owner = p1 }, { "1_291", owner = p1 } }, p1 = { force = 0, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = {
    p1.transits "Toy Reach: Landing", p1.may_choose_exactly { "Tatooine: Docking Bay 94", decline }, p1.chooses "Tatooine: Docking Bay 94", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", at = "Tatooine: Docking Bay 94" },
  },
}
scenario "What the other end asks for is paid beside the price" {
  cites = { { "CCG-MOVE-DBT-03", "1 for leaving the one, 2 for coming to the other" } },
  given = { phase = "move", locations = { "Toy Reach: Landing", { "Toy Reach: Harbor", owner = p1 }, { "1_291", owner = p1 } }, p1 = { force = 3, table = { { "Toy Captain", at = "Tatooine: Docking Bay 94" } } } },
  steps = { p1.transits "Tatooine: Docking Bay 94", p1.may_choose_exactly { "Toy Reach: Landing", "Toy Reach: Harbor", decline }, p1.chooses "Toy Reach: Harbor", p1.chooses "Toy Captain", expect { p1.force, count = 0 } },
}

-- Just moved
scenario "A card that moved can be answered as its move comes off the stack" {
  rules = { "CCG-STK-OFF-01" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } }, p2 = { table = { "Toy Registry" } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Reach: Meadow", p2.may_choose_exactly { "answers Toy Registry", pass }, expect { p1.card "Toy Captain", at = "Toy Reach: Meadow" }, p2.answers "Toy Registry", expect { p2.hand, count = 1 } },
}
scenario "Each of those who travelled from bay to bay has just moved" {
  rules = { "CCG-STK-OFF-01" },
  cites = { { "CCG-MOVE-DBT-01", "they moved as a group: both are answered together" } },
  given = { phase = "move", locations = { "Toy Reach: Landing", { "1_291", owner = p1 } },
    p1 = { force = 0, table = { { "Toy Captain", at = "Toy Reach: Landing" }, { "Toy Lorry", at = "Toy Reach: Landing" }, { "Toy Trooper", on = "Toy Lorry" } } }, p2 = { table = { "Toy Registry" } } },
  steps = {
    p1.transits "Toy Reach: Landing", p1.chooses "Tatooine: Docking Bay 94", p1.chooses "Toy Captain", p1.chooses "Toy Lorry",
    p2.answers("Toy Registry", "to the move of Toy Captain"), p2.passes, p2.may_choose_exactly { "answers Toy Registry", pass }, p2.answers("Toy Registry", "to the move of Toy Lorry"), p2.passes, expect { p2.hand, count = 2 }, p1.is_asked,
  },
}
scenario "The shuttle vehicle and whom it carried have just moved" {
  rules = { "CCG-STK-OFF-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier" },
    p1 = { force = 0, table = { { "Toy Tandem", at = "Toy Reach" }, { "Toy Skiff", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Skiff" } } }, p2 = { table = { "Toy Registry" } } },
  steps = {
    p1.shuttles "Toy Skiff", p1.chooses "Toy Tandem", p1.chooses "Toy Flier",
    p2.answers("Toy Registry", "to the move of Toy Skiff"), p2.answers("Toy Registry", "to the move of Toy Flier"), expect { p2.hand, count = 2 }, p1.is_asked,
  },
}
scenario "Two starships that docked have just moved; what they passed on has not" {
  rules = { "CCG-STK-OFF-01" },
  cites = { { "CCG-MOVE-DOCK-03", "the starships are answered, and nothing else" } },
  given = { phase = "move", locations = { "Toy Reach" },
    p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" }, { "Toy Flier", on = "Toy Galley" } } }, p2 = { table = { "Toy Registry" } } },
  steps = {
    p1.docks "Toy Galley", p1.chooses "Toy Argosy", p1.chooses "Toy Flier",
    p2.answers("Toy Registry", "to the move of Toy Galley"), p2.answers("Toy Registry", "to the move of Toy Argosy"), expect { p2.hand, count = 2 }, p1.is_asked,
  },
}
scenario "One regular move, one unlimited move: each is an action of its own that can be answered" {
  cites = { { "CCG-ACT-02", "boarding and driving are two actions" } },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 1, table = { { "Toy Lorry", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } }, p2 = { table = { "Toy Registry" } } },
  steps = {
    p1.moves "Toy Captain", p1.chooses "Toy Lorry", p2.answers "Toy Registry", p1.moves "Toy Lorry", p1.chooses "Toy Reach: Meadow", p2.answers "Toy Registry",
    expect { p2.hand, count = 2 }, expect { p1.card "Toy Captain", at = "Toy Lorry" },
  },
}
scenario "Where a card came from is asked of the place that it left" {
  rules = { "CCG-STK-OFF-01" },
  given = { phase = "move", locations = coast, p1 = { force = 2, table = { { "Toy Runner", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Meadow" } } }, p2 = { hand = { "Toy Encounter" }, lost = 1 } },
  steps = { p1.moves "Toy Runner", p1.chooses "Toy Reach: Hill", p2.may_choose_exactly { pass }, p2.passes, p1.moves "Toy Captain", p1.chooses "Toy Reach: Hill", p2.answers "Toy Encounter", expect { p2.lost, count = 0 } },
}

-- Moving away
scenario "Who is told to move away walks, and does not board anything or shuttle" {
  rules = { "CCG-MOVE-AWAY-01" },
  given = { phase = "control", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Reach: Meadow" },
    p1 = { hand = { "Toy Rout" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Galley", at = "Toy Reach" } } } },
  steps = { p1.plays "Toy Rout", p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Reach: Meadow" }, p1.chooses "Toy Reach: Meadow", expect { p1.card "Toy Captain", at = "Toy Reach: Meadow" }, expect { p1.force, count = 0 } },
}
scenario "Who is aboard something gets off first" {
  rules = { "CCG-MOVE-AWAY-01" },
  given = { phase = "control", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { hand = { "Toy Rout" }, force = 1, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Cart" } } } },
  steps = { p1.plays "Toy Rout", p1.chooses "Toy Captain", p1.chooses "Toy Reach: Meadow", expect { p1.card "Toy Captain", at = "Toy Reach: Meadow" }, expect { p1.card "Toy Cart", at = "Toy Reach: Pier" } },
}
scenario "A starship moves away by hyperspeed, between sectors or to a moon, and does not land" {
  rules = { "CCG-MOVE-AWAY-02" },
  given = { phase = "control", locations = { "Toy Reach", "Toy Reach: Landing", "Toy Moon", "Toy Far Reach", "Toy Outer Reach" }, p1 = { hand = { "Toy Rout" }, force = 1, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = { p1.plays "Toy Rout", p1.chooses "Toy Dart", p1.may_choose_exactly { "Toy Moon", "Toy Far Reach" }, p1.chooses "Toy Far Reach", expect { p1.card "Toy Dart", at = "Toy Far Reach" } },
}
scenario "Moving away is the regular move" {
  rules = { "CCG-MOVE-AWAY-03" },
  given = { phase = "move", locations = coast, p1 = { hand = { "Toy Rout" }, force = 2, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Rout", p1.chooses "Toy Captain", p1.chooses "Toy Reach: Meadow", p1.may_choose_exactly { pass } },
}
scenario "Nobody is told to move away who has no place to go to or no Force to go with" {
  rules = { "CCG-MOVE-AWAY-04" },
  given = { phase = "control", locations = { "Toy Reach: Pier", "Toy Far Reach" }, p1 = { hand = { "Toy Rout" }, force = 3, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.cannot { "plays", "Toy Rout", because = "CCG-MOVE-AWAY-04" } },
}
scenario "Without Force nobody moves away, and all stay in the battle" {
  rules = { "CCG-MOVE-AWAY-04" },
  given = { turn = p1, phase = "battle", locations = coast, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } }, p2 = { hand = { "Toy Flight" }, force = 0, table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p2.cannot { "answers", "Toy Flight", because = "CCG-MOVE-AWAY-04" }, p2.passes, p1.passes, p2.passes, p2.forfeits "Toy Trooper" },
}
scenario "A react is no regular move: who came in one may still move away" {
  rules = { "CCG-MOVE-REACT-01" },
  given = { turn = p1, phase = "battle", locations = coast, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } },
    p2 = { hand = { "Toy Rout" }, force = 2, table = { { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Rider", at = "Toy Reach: Meadow" } } } },
  steps = {
    p1.battles "Toy Reach: Pier", p2.answers "Toy Rider", p2.chooses "Toy Reach: Pier", expect { p2.card "Toy Rider", at = "Toy Reach: Pier" },
    p2.plays "Toy Rout", p2.chooses "Toy Rider", p2.chooses "Toy Reach: Meadow", expect { p2.card "Toy Rider", at = "Toy Reach: Meadow" }, p2.forfeits "Toy Trooper",
  },
}

-- Relocating
scenario "Being relocated is a move: not for who cannot move, and it is answered" {
  rules = { "CCG-MOVE-REL-01" },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Ferry" }, force = 1, table = { { "Toy Boulder", at = "Toy Reach: Pier" } } } },
  steps = { p1.cannot { "plays", "Toy Ferry", because = "CCG-MOVE-REL-01" } },
}
scenario "A relocation that names no time, place or price is made at any time, to any location, free, and again and again" {
  rules = { "CCG-MOVE-REL-01" },
  cites = { { "CCG-MOVE-REL-03", "in the control phase as a top-level action" }, { "CCG-MOVE-REL-04", "all locations, no Force" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Catapult", "Toy Catapult" }, force = 0, table = { { "Toy Captain", at = "Toy Reach: Pier" } } }, p2 = { table = { "Toy Registry" } } },
  steps = {
    p1.plays "Toy Catapult", p1.chooses "Toy Captain", p1.may_choose { "Toy Reach: Meadow", "Toy Reach: Hill" }, p1.chooses "Toy Reach: Hill", p2.answers "Toy Registry", p2.passes,
    p1.plays "Toy Catapult", p1.chooses "Toy Captain", p1.chooses "Toy Reach: Meadow", p2.passes, expect { p1.card "Toy Captain", at = "Toy Reach: Meadow" }, p2.passes,
  },
}
scenario "Who is relocated to where he is has not moved" {
  rules = { "CCG-MOVE-REL-02" },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Catapult" }, table = { { "Toy Captain", at = "Toy Reach: Pier" } } }, p2 = { table = { "Toy Registry" } } },
  steps = { p1.plays "Toy Catapult", p1.chooses "Toy Captain", p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Captain", at = "Toy Reach: Pier" }, p1.is_asked, expect { p2.hand, count = 0 } },
}
scenario "Docking costs 1 Force each time, a relocation what its card says, and neither is a regular move" {
  cites = { { "CCG-MOVE-TAB-02", "both are made twice in one turn and paid twice" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" },
    p1 = { hand = { "Toy Ferry", "Toy Ferry" }, force = 5, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" }, { "Toy Flier", on = "Toy Galley" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.docks "Toy Galley", p1.chooses "Toy Argosy", p1.chooses "Toy Flier", p1.docks "Toy Galley", p1.chooses "Toy Argosy", p1.chooses "Toy Flier", expect { p1.force, count = 3 },
    p1.plays "Toy Ferry#1", p1.chooses "Toy Captain", p1.plays "Toy Ferry", p1.chooses "Toy Captain", expect { p1.card "Toy Captain", at = "Toy Reach: Hill" }, expect { p1.force, count = 1 },
    p1.moves "Toy Captain", p1.chooses "Toy Reach: Meadow", expect { p1.force, count = 0 },
  },
}
