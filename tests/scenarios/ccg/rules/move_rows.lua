-- Prices of moves, moves by the text of a location, sites inside starships, Death Stars, who never moves (rulebook 1.C and 7);
-- spies, the energy shield, generic sites, conditions and costs, what a text names among its results (rulebook 1.C, 5, 9).

local coast = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" }
local bays = { { "Toy Outpost: Wharf", owner = p1 }, "Toy Reach: Landing", "Toy Reach: Hill" }

-- Prices
scenario "What makes moves dearer makes docking bay transit dearer, for those it is about" {
  rules = { "CCG-MOVE-COST-01" },
  given = { phase = "move", locations = bays, p1 = { force = 3, table = { { "Toy Captain", at = "Toy Outpost: Wharf" }, { "Toy Lorry", at = "Toy Outpost: Wharf" } } }, p2 = { table = { { "Toy Toller", at = "Toy Reach: Landing" } } } },
  steps = { p1.transits "Toy Outpost: Wharf", p1.chooses "Toy Reach: Landing", expect { p1.force, count = 2 }, p1.chooses "Toy Lorry", expect { p1.force, count = 2 }, p1.chooses "Toy Captain", expect { p1.force, count = 0 }, expect { p1.card "Toy Captain", at = "Toy Reach: Landing" } },
}
scenario "Who cannot pay for a member of the group leaves it behind" {
  rules = { "CCG-MOVE-COST-01" },
  given = { phase = "move", locations = bays, p1 = { force = 2, table = { { "Toy Captain", at = "Toy Outpost: Wharf" }, { "Toy Lorry", at = "Toy Outpost: Wharf" } } }, p2 = { table = { { "Toy Toller", at = "Toy Reach: Landing" } } } },
  steps = { p1.transits "Toy Outpost: Wharf", p1.chooses "Toy Reach: Landing", p1.may_not_choose { "Toy Captain" }, p1.chooses "Toy Lorry", expect { p1.force, count = 1 }, expect { p1.card "Toy Captain", at = "Toy Outpost: Wharf" } },
}
scenario "A transit that is free stays free" {
  cites = { { "CCG-MOVE-COST-01", "nothing is added to a price that is not there" } },
  given = { phase = "move", locations = bays, p1 = { table = { { "Toy Captain", at = "Toy Reach: Landing" } } }, p2 = { table = { { "Toy Toller", at = "Toy Outpost: Wharf" } } } },
  steps = { p1.transits "Toy Reach: Landing", p1.chooses "Toy Outpost: Wharf", p1.chooses "Toy Captain", expect { p1.card "Toy Captain", at = "Toy Outpost: Wharf" } },
}
scenario "Boarding is free however often it is done" {
  rules = { "CCG-MOVE-TAB-01" },
  given = { phase = "move", locations = coast, p1 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Lorry", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Lorry", p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier", p1.moves "Toy Captain", p1.chooses "Toy Lorry", expect { p1.card "Toy Captain", at = "Toy Lorry" } },
}
scenario "Who travelled from bay to bay has made his regular move" {
  rules = { "CCG-MOVE-TAB-05" },
  given = { phase = "move", locations = bays, p1 = { force = 3, table = { { "Toy Captain", at = "Toy Outpost: Wharf" } } } },
  steps = { p1.transits "Toy Outpost: Wharf", p1.chooses "Toy Reach: Landing", p1.chooses "Toy Captain", expect { p1.force, count = 2 }, p1.may_not_choose { "moves Toy Captain" } },
}
scenario "Between a starship and a site inside it one moves for nothing, as a regular move" {
  rules = { "CCG-MOVE-TAB-05", "CCG-MOVE-SITE-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Argosy: Bay" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Captain", on = "Toy Argosy" } } } },
  steps = { p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Argosy: Bay", decline }, p1.chooses "Toy Argosy: Bay", expect { p1.card "Toy Captain", at = "Toy Argosy: Bay" }, p1.may_not_choose { "moves Toy Captain" } },
}
scenario "Back aboard it takes a free place there" {
  cites = { { "CCG-MOVE-SITE-01", "capacity permitting: there is one seat, and it is taken" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Argosy: Bay" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Captain", at = "Toy Argosy: Bay" }, { "Toy Trooper", on = "Toy Argosy" }, { "Toy Mentor", on = "Toy Argosy" }, { "Toy Usher", on = "Toy Argosy" } } } },
  steps = { p1.may_not_choose { "moves Toy Captain" } },
}

-- By the text of a location
scenario "A move by the text of a location costs 1 Force if no price is printed, each card its own action" {
  rules = { "CCG-MOVE-TEXT-01" },
  given = { phase = "control", locations = { { "Toy Reach: Tunnel", owner = p1 }, "Toy Outpost: Gate" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Tunnel" }, { "Toy Trooper", at = "Toy Reach: Tunnel" } } } },
  steps = { p1.uses "Toy Reach: Tunnel", p1.chooses "Toy Captain", p1.chooses "Toy Outpost: Gate", expect { p1.card "Toy Captain", at = "Toy Outpost: Gate" }, expect { p1.force, count = 0 }, expect { p1.card "Toy Trooper", at = "Toy Reach: Tunnel" }, p1.cannot { "uses", "Toy Reach: Tunnel", because = "CCG-MOVE-TEXT-01" } },
}
scenario "It is a regular move" {
  rules = { "CCG-MOVE-TAB-05" },
  given = { phase = "control", locations = { { "Toy Reach: Slide", owner = p1 }, "Toy Outpost: Gate", { "Toy Outpost: Wharf", owner = p1 } }, p1 = { force = 2, table = { { "Toy Captain", at = "Toy Reach: Slide" } } } },
  steps = { p1.uses "Toy Reach: Slide", p1.chooses "Toy Captain", p1.chooses "Toy Outpost: Gate", expect { p1.force, count = 2 }, p1.passes, p1.passes, p1.passes, expect { table, phase = "move" }, p1.may_choose_exactly { pass } },
}
scenario "A printed price is paid, and no other; what makes moves dearer is added to it" {
  rules = { "CCG-MOVE-COST-01" },
  given = { phase = "control", locations = { { "Toy Reach: Lift", owner = p1 }, "Toy Outpost: Gate" }, p1 = { force = 5, table = { { "Toy Captain", at = "Toy Reach: Lift" } } }, p2 = { table = { { "Toy Toller", at = "Toy Outpost: Gate" } } } },
  steps = { p1.uses "Toy Reach: Lift", p1.chooses "Toy Captain", p1.chooses "Toy Outpost: Gate", expect { p1.force, count = 1 } },
}
scenario "A free move by text stays free, and who has moved does not go again" {
  cites = { { "CCG-MOVE-TEXT-01", "a printed price of nothing needs no default" }, { "CCG-MOVE-COST-01", "free is not modified" } },
  given = { phase = "control", locations = { { "Toy Reach: Slide", owner = p1 }, "Toy Outpost: Gate" }, p1 = { table = { { "Toy Captain", at = "Toy Reach: Slide" }, { "Toy Boulder", at = "Toy Reach: Slide" } } }, p2 = { table = { { "Toy Toller", at = "Toy Outpost: Gate" } } } },
  steps = { p1.uses "Toy Reach: Slide", p1.chooses "Toy Captain", p1.chooses "Toy Outpost: Gate", expect { p1.card "Toy Captain", at = "Toy Outpost: Gate" }, p1.may_not_choose { "uses Toy Reach: Slide" } },
}

-- Never
scenario "Who may not move may while his text is canceled" {
  cites = { { "CCG-NEVER-01", "it is not said with never" } },
  given = { phase = "move", locations = coast, p1 = { hand = { "Toy Hush" }, force = 1, table = { { "Toy Boulder", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_not_choose { "moves Toy Boulder" }, p1.plays "Toy Hush", p1.chooses "Toy Boulder", p1.moves "Toy Boulder", p1.chooses "Toy Reach: Meadow", expect { p1.card "Toy Boulder", at = "Toy Reach: Meadow" } },
}
scenario "Who never moves does not, although his text is canceled" {
  rules = { "CCG-NEVER-01" },
  given = { phase = "move", locations = coast, p1 = { hand = { "Toy Hush" }, force = 1, table = { { "Toy Colossus", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Hush", p1.chooses "Toy Colossus", p1.may_not_choose { "moves Toy Colossus" } },
}

-- Death Stars
local space = { { "Toy Star", owner = p1 }, "Toy Fifth", "Toy Ninth" }
scenario "A Death Star goes by hyperspeed into an orbit within its range, without a nav computer" {
  rules = { "CCG-MOVE-DS-01" },
  cites = { { "CCG-MOVE-DS-02", "what is there goes with it" }, { "CCG-MOVE-DS-05", "from parsec 4 to the orbit of a system at 5" } },
  given = { phase = "move", locations = space, p1 = { force = 2, table = { { "Toy Argosy", at = "Toy Star" } } } },
  steps = { p1.moves "Toy Star", p1.may_choose_exactly { "Toy Fifth", "Toy Star", decline }, p1.chooses "Toy Fifth", expect { p1.card "Toy Star", parsec = 5, targets = "Toy Fifth" }, expect { p1.force, count = 1 }, expect { p1.card "Toy Argosy", at = "Toy Star" }, p1.may_not_choose { "moves Toy Star" } },
}
scenario "Or into deep space at a parsec that its player names" {
  rules = { "CCG-MOVE-DS-01" },
  given = { phase = "move", locations = space, p1 = { force = 1 } },
  steps = { p1.moves "Toy Star", p1.chooses "Toy Star", p1.may_choose_exactly { "3", "5" }, p1.chooses(3), expect { p1.card "Toy Star", parsec = 3, targets = "none" } },
}
scenario "What changes hyperspeed does not change that of a Death Star" {
  rules = { "CCG-MOVE-DS-02" },
  given = { phase = "move", locations = space, p1 = { force = 1 }, p2 = { table = { "Toy Drag" } } },
  steps = { p1.moves "Toy Star", p1.chooses "Toy Fifth", expect { p1.card "Toy Star", parsec = 5 } },
}
scenario "Starships come to a Death Star by hyperspeed, from where it is now" {
  rules = { "CCG-MOVE-DS-03" },
  given = { phase = "move", locations = { { "Toy Star", owner = p1 }, "Toy Fifth", "Toy Ninth", "Toy Third" }, p1 = { force = 3, table = { { "Toy Argosy", at = "Toy Third" } } } },
  steps = { p1.moves "Toy Star", p1.chooses "Toy Star", p1.chooses(5), p1.moves "Toy Argosy", p1.may_choose_exactly { "Toy Fifth", "Toy Star", decline }, p1.chooses "Toy Star", expect { p1.card "Toy Argosy", at = "Toy Star" } },
}
scenario "Between it and what it orbits nobody needs hyperspeed; from deep space he does" {
  rules = { "CCG-MOVE-DS-04" },
  given = { phase = "move", locations = space, p1 = { force = 2, table = { { "Toy Tender", at = "Toy Fifth" }, { "Toy Flier", on = "Toy Tender" } } } },
  steps = { p1.may_not_choose { "moves Toy Tender" }, p1.moves "Toy Star", p1.chooses "Toy Fifth", p1.moves "Toy Tender", p1.chooses "Toy Star", expect { p1.card "Toy Tender", at = "Toy Star" } },
}

-- Where cards deploy
scenario "A spy deploys where his player has neither presence nor icons" {
  rules = { "CCG-DEP-LOC-02", "CCG-CHAR-DEP-03" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach: Crypt", "Toy Reach: Pier" }, p2 = { hand = { "Toy Agent", "Toy Trooper" }, force = 1 } },
  steps = { p2.deploys "Toy Trooper", p2.may_choose_exactly { "Toy Reach: Pier", decline }, p2.declines, p2.deploys "Toy Agent", p2.may_choose_exactly { "Toy Reach: Crypt", "Toy Reach: Pier", decline }, p2.chooses "Toy Reach: Crypt", expect { p2.card "Toy Agent", at = "Toy Reach: Crypt" } },
}
local ice = { "Toy Ice: Hall", "Toy Ice: Generator", "Toy Ice: Trench", "Toy Ice: Plain" }
scenario "Under the energy shield Dark deploys no character, not even a spy; beyond it he does" {
  rules = { "CCG-DEP-LOC-04" },
  given = { phase = "deploy", locations = ice, p1 = { hand = { "Toy Agent", "Toy Lorry", "Toy Slug" }, force = 5 } },
  steps = { p1.deploys "Toy Agent", p1.may_choose_exactly { "Toy Ice: Plain", decline }, p1.declines, p1.deploys "Toy Lorry", p1.may_choose_exactly { "Toy Ice: Plain", decline }, p1.chooses "Toy Ice: Plain" },
}
scenario "Other cards deploy there, Light deploys as ever, and without the generator the shield is down" {
  cites = { { "CCG-DEP-LOC-04", "a creature; the other side" } },
  given = { phase = "deploy", locations = ice, p1 = { hand = { "Toy Lizard" }, force = 2, table = { { "Toy Captain", at = "Toy Ice: Trench" } } }, p2 = { force = 2, hand = { "Toy Trooper" } } },
  steps = { p1.deploys "Toy Lizard", p1.chooses "Toy Ice: Trench", expect { p1.card "Toy Lizard", at = "Toy Ice: Trench" } },
}
scenario "Light deploys under the shield" {
  cites = { { "CCG-DEP-LOC-04", "it does not restrict Light" } },
  given = { turn = p2, phase = "deploy", locations = ice, p2 = { force = 1, hand = { "Toy Trooper" } } },
  steps = { p2.deploys "Toy Trooper", p2.may_choose_exactly { "Toy Ice: Hall", "Toy Ice: Generator", "Toy Ice: Trench", "Toy Ice: Plain", decline }, p2.chooses "Toy Ice: Hall" },
}
scenario "Without a generator Dark deploys to the same sites" {
  cites = { { "CCG-DEP-LOC-04", "the shield is down" } },
  given = { phase = "deploy", locations = { "Toy Ice: Hall", "Toy Ice: Trench" }, p1 = { force = 1, hand = { "Toy Trooper" } } },
  steps = { p1.deploys "Toy Trooper", p1.may_choose_exactly { "Toy Ice: Hall", "Toy Ice: Trench", decline }, p1.chooses "Toy Ice: Hall" },
}

-- Generic sites
scenario "A generic site becomes part of a planet that is on table" {
  rules = { "CCG-LOC-GEN-01" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Outpost: Gate" }, p1 = { force = 2, hand = { "Toy Swamp" }, table = { { "Toy Captain", at = "Toy Outpost: Gate" } } } },
  steps = { p1.deploys "Toy Swamp", p1.may_choose_exactly { "Toy Reach: Pier", "Toy Outpost: Gate", decline }, p1.chooses "Toy Outpost: Gate", p1.chooses(2), expect { table, in_order = { "Toy Reach: Pier", "Toy Outpost: Gate", "Toy Swamp" } },
    p1.passes, p1.passes, expect { table, phase = "move" }, p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Swamp", decline }, p1.chooses "Toy Swamp" },
}
scenario "Not of one that it excludes, nor of a starship, nor of nothing" {
  rules = { "CCG-LOC-GEN-01" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Argosy: Bay", { "Toy Star", owner = p1 } }, p1 = { hand = { "Toy Bog", "Toy Swamp" } } },
  steps = { p1.may_not_choose { "deploys Toy Bog" }, p1.deploys "Toy Swamp", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.declines },
}

-- Conditions, costs, targets
scenario "What deploys for free still needs its conditions" {
  rules = { "CCG-ACT-CVC-01" },
  cites = { { "CCG-ACT-CVC-02", "at the start of the game costs are not paid, conditions hold" } },
  given = { setup = true, p1 = { reserve = { "Toy Plaza", "Toy Monument", "Toy Overture", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } },
    p2 = { reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } } },
  steps = { p1.chooses "Toy Plaza", p1.may_choose { "Toy Overture" }, expect { p1.out_of_play, exactly = { "Toy Monument" } }, p1.finishes },
}
scenario "What a text names among its results must be there before it is used" {
  rules = { "CCG-TGT-02" },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Pilferer" }, table = { { "Toy Captain", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Who walks goes one site far" {
  rules = { "CCG-CHAR-02" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Reach: Meadow", decline }, p1.chooses "Toy Reach: Meadow" },
}
scenario "A shielded site is no battleground" {
  rules = { "CCG-LOC-BG-02" },
  given = { phase = "deploy", locations = { "Toy Ice: Generator", "Toy Ice: Trench", "Toy Reach" }, p1 = { table = { "Toy Land Register", { "Toy Captain", at = "Toy Ice: Trench" }, { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { expect { p1.card "Toy Captain", power = 4 } },
}
scenario "Without the generator it is one" {
  cites = { { "CCG-LOC-BG-02", "the shield is down" } },
  given = { phase = "deploy", locations = { "Toy Ice: Trench", "Toy Reach" }, p1 = { table = { "Toy Land Register", { "Toy Captain", at = "Toy Ice: Trench" }, { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { expect { p1.card "Toy Captain", power = 3 } },
}
