-- Starships and vehicles that move, carry and pass on: holds, shuttles, docking, seats, hyperspeed, sectors, landing (rulebook 7 and 9).

-- Boarding
scenario "Boarding is free" {
  rules = { "CCG-MOVE-EMB-01" },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { force = 1, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Cart", p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier", expect { p1.force, count = 1 } },
}
scenario "A vehicle drives into the hold of another one at its site, with whom it carries, and out again" {
  rules = { "CCG-MOVE-EMB-02" },
  cites = { { "CCG-SHIP-LAND-01", "in a hold it has no power, although somebody sits at its wheel" }, { "CCG-SHIP-CAP-07", "a vehicle as well as a starship" } },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { force = 0, table = { { "Toy Lorry", at = "Toy Reach: Pier" }, { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Cart" } } } },
  steps = {
    p1.moves "Toy Cart", p1.chooses "Toy Lorry", expect { p1.card "Toy Cart", at = "Toy Lorry" }, expect { p1.card "Toy Flier", at = "Toy Cart" },
    expect { p1.card "Toy Cart", power = 0 }, p1.moves "Toy Cart", p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Cart", at = "Toy Reach: Pier" },
  },
}
scenario "Nothing boards what is full, is elsewhere, or belongs to the other player; nobody drives an empty cart into a hold" {
  rules = { "CCG-MOVE-03", "CCG-MOVE-EMB-02" },
  given = {
    phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p2 = { table = { { "Toy Tank", at = "Toy Reach: Pier" } } },
    p1 = { force = 0, table = { { "Toy Lorry", at = "Toy Reach: Pier" }, { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Tank", at = "Toy Reach: Meadow" }, { "Toy Flier", at = "Toy Reach: Meadow" } } },
  },
  steps = { p1.may_choose_exactly { "moves Toy Flier", pass }, p1.moves "Toy Flier", p1.may_choose_exactly { "Toy Tank", decline }, p1.declines },
}
scenario "A starship enters a hold only in space, and leaves it only there" {
  rules = { "CCG-MOVE-EMB-03" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Sloop", p1.chooses "Toy Argosy", expect { p1.card "Toy Sloop", at = "Toy Argosy" }, p1.moves "Toy Sloop", p1.chooses "Toy Reach", expect { p1.card "Toy Sloop", at = "Toy Reach" } },
}
scenario "A capital starship takes in what nobody pilots, which does not come out by itself" {
  rules = { "CCG-SHIP-UNP-04" },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Tender", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Tender", p1.chooses "Toy Argosy", expect { p1.card "Toy Tender", at = "Toy Argosy" }, p1.may_choose_exactly { pass } },
}
scenario "A hold for one vehicle does not take two" {
  cites = { { "CCG-MOVE-EMB-03", "the capacity of the carrier says whether there is room" } },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Dart", on = "Toy Argosy" }, { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Seats for either take any mix, a hold for either too; what is for TIEs takes TIEs" {
  cites = { { "CCG-SHIP-CAP-05", "the seats that exceed those of a kind are counted together" } },
  given = {
    phase = "move", locations = { "Toy Reach", "Toy Reach: Landing" },
    p1 = { table = { { "Toy Hangar", at = "Toy Reach" }, { "Toy Sloop", at = "Toy Reach" }, { "Toy Dart", at = "Toy Reach" }, { "Toy Needle", at = "Toy Reach" }, { "Toy Tandem", at = "Toy Reach: Landing" }, { "Toy Flier", on = "Toy Tandem" }, { "Toy Captain", at = "Toy Reach: Landing" }, { "Toy Trooper", at = "Toy Reach: Landing" } } },
  },
  steps = {
    p1.moves "Toy Sloop", p1.chooses "Toy Hangar", p1.may_not_choose { "moves Toy Dart" }, p1.moves "Toy Needle", p1.chooses "Toy Hangar", expect { p1.card "Toy Needle", at = "Toy Hangar" },
    p1.moves "Toy Captain", p1.chooses "Toy Tandem", p1.may_not_choose { "moves Toy Trooper" },
  },
}
scenario "From the bridge into what is in the hold, and back" {
  rules = { "CCG-MOVE-EMB-04" },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { force = 0, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Tender", on = "Toy Argosy" }, { "Toy Flier", on = "Toy Argosy" } } } },
  steps = {
    p1.moves "Toy Flier", p1.chooses "Toy Tender", expect { p1.card "Toy Flier", at = "Toy Tender" }, p1.moves "Toy Flier", p1.chooses "Toy Argosy", expect { p1.card "Toy Flier", at = "Toy Argosy" },
    p1.moves "Toy Flier", p1.chooses "Toy Tender", p1.moves "Toy Tender", p1.chooses "Toy Reach", expect { p1.card "Toy Tender", at = "Toy Reach" },
  },
}
scenario "Into a backpack at the same site, carried along, and out again" {
  rules = { "CCG-MOVE-EMB-04" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Rucksack", on = "Toy Captain" }, { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Flier", at = "Toy Reach: Meadow" } } } },
  steps = {
    p1.moves "Toy Trooper", p1.may_choose_exactly { "Toy Reach: Meadow", "Toy Rucksack", decline }, p1.chooses "Toy Rucksack", p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Reach: Meadow", decline }, p1.chooses "Toy Reach: Meadow",
    p1.may_not_choose { "moves Toy Flier" }, p1.moves "Toy Trooper", p1.chooses "Toy Reach: Meadow", expect { p1.card "Toy Trooper", at = "Toy Reach: Meadow" },
  },
}
scenario "Who shuttles does not board a vehicle at the site with it, nor what lies in the hold" {
  cites = { { "CCG-MOVE-EMB-05", "a form of move ends where it ends: boarding is another action" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { force = 2, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Tender", on = "Toy Argosy" }, { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Argosy" }, { "Toy Flier", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Reach: Pier", "Toy Tender", decline }, p1.chooses "Toy Reach: Pier",
    p1.moves "Toy Flier", p1.may_choose_exactly { "Toy Argosy", "Toy Cart", decline }, p1.chooses "Toy Argosy",
  },
}

-- Shuttling
scenario "A character or vehicle shuttles between an exterior site and a capital starship above it for 1 Force" {
  rules = { "CCG-MOVE-SHUT-01" },
  cites = { { "CCG-SHIP-UNP-05", "nobody drives the cart" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { force = 3, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Trooper", on = "Toy Cart" }, { "Toy Captain", on = "Toy Argosy" } } } },
  steps = {
    p1.moves "Toy Cart", p1.chooses "Toy Argosy", expect { p1.card "Toy Cart", at = "Toy Argosy" }, expect { p1.card "Toy Trooper", at = "Toy Cart" }, expect { p1.force, count = 2 },
    p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Captain", at = "Toy Reach: Pier" }, expect { p1.force, count = 1 },
    p1.may_not_choose { "moves Toy Cart" },
  },
}
scenario "Nobody shuttles to a starfighter or from inside" {
  cites = { { "CCG-MOVE-SHUT-01", "a capital starship and an exterior site" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Vault" }, p1 = { force = 3, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Captain", at = "Toy Reach: Vault" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Every cloud sector on the way makes shuttling dearer by 1" {
  rules = { "CCG-MOVE-SHUT-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Mist", "Toy Reach: Pier" }, p1 = { force = 3, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Argosy", expect { p1.force, count = 0 } },
}
scenario "With 2 Force nobody shuttles through two cloud sectors" {
  cites = { { "CCG-MOVE-SHUT-01", "the price is 3" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Mist", "Toy Reach: Pier" }, p1 = { force = 2, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "A shuttle vehicle carries its passengers to any starship, free and past the clouds, and stays at its site" {
  rules = { "CCG-MOVE-SHUT-03" },
  cites = { { "CCG-MOVE-SHUT-02", "any starship there, at no price" } },
  given = {
    phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Reach: Pier" },
    p1 = { force = 0, table = { { "Toy Tandem", at = "Toy Reach" }, { "Toy Skiff", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Skiff" }, { "Toy Trooper", on = "Toy Skiff" } } },
  },
  steps = {
    p1.shuttles "Toy Skiff", p1.may_choose_exactly { "Toy Tandem", decline }, p1.chooses "Toy Tandem", p1.may_choose_exactly { "Toy Flier", "Toy Trooper" }, p1.chooses "Toy Flier", p1.may_choose_exactly { "Toy Trooper", done }, p1.chooses "Toy Trooper",
    expect { p1.card "Toy Flier", at = "Toy Tandem" }, expect { p1.card "Toy Trooper", at = "Toy Tandem" }, expect { p1.card "Toy Skiff", at = "Toy Reach: Pier" },
    p1.cannot { "shuttles", "Toy Skiff", because = "CCG-MOVE-SHUT-03" },
  },
}
scenario "It brings people down in the same way, in one direction at a time" {
  cites = { { "CCG-MOVE-SHUT-03", "who was carried has left the one and boarded the other" } },
  given = {
    phase = "move", locations = { "Toy Reach", "Toy Reach: Pier" },
    p1 = { force = 1, table = { { "Toy Tandem", at = "Toy Reach" }, { "Toy Trooper", on = "Toy Tandem" }, { "Toy Skiff", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Skiff" } } },
  },
  steps = {
    p1.shuttles "Toy Skiff", p1.chooses "Toy Tandem", p1.may_choose_exactly { "Toy Trooper", "Toy Captain" }, p1.chooses "Toy Trooper", expect { p1.card "Toy Trooper", at = "Toy Skiff" },
    p1.moves "Toy Trooper", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier", p1.may_not_choose { "moves Toy Skiff" },
  },
}
scenario "Without a pilot a shuttle vehicle carries nobody; who has moved is not carried; a cart is no shuttle" {
  rules = { "CCG-VEH-SHUT-01", "CCG-MOVE-SHUT-02" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { force = 0, table = { { "Toy Tandem", at = "Toy Reach" }, { "Toy Kite", at = "Toy Reach: Pier" }, { "Toy Trooper", on = "Toy Kite" }, { "Toy Cart", at = "Toy Reach: Pier" } } } },
  steps = { p1.cannot { "shuttles", "Toy Kite", because = "CCG-VEH-SHUT-01" }, p1.cannot { "shuttles", "Toy Cart", because = "CCG-MOVE-SHUT-02" } },
}

scenario "Who was shuttled has made the regular move; who walked is not carried" {
  rules = { "CCG-MOVE-SHUT-03" },
  given = {
    phase = "move", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Reach: Meadow" },
    p1 = { force = 2, table = { { "Toy Tandem", at = "Toy Reach" }, { "Toy Trooper", on = "Toy Tandem" }, { "Toy Skiff", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Meadow" } } },
  },
  steps = {
    p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier", p1.moves "Toy Captain", p1.chooses "Toy Skiff", p1.shuttles "Toy Skiff", p1.chooses "Toy Tandem", p1.may_choose_exactly { "Toy Trooper" }, p1.chooses "Toy Trooper",
    p1.moves "Toy Trooper", p1.chooses "Toy Reach: Pier", p1.moves "Toy Trooper", p1.may_choose_exactly { "Toy Skiff", decline }, p1.declines,
  },
}

-- Places aboard
scenario "A pilot may sit down among the passengers, and take over again" {
  cites = { { "CCG-MOVE-SLOT-01", "free, as often as one likes, also in the deploy phase" } },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = {
    expect { p1.card "Toy Flier", pilots = 1 }, expect { p1.card "Toy Dart", power = 4 }, p1.switches "Toy Flier", expect { p1.card "Toy Flier", pilots = 0 }, expect { p1.card "Toy Dart", power = 0 },
    p1.switches "Toy Flier", expect { p1.card "Toy Flier", pilots = 1 }, p1.passes,
  },
}
scenario "Nobody changes places without room, without being able to, or in another phase" {
  rules = { "CCG-MOVE-SLOT-01" },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { table = { { "Toy Hulk", at = "Toy Reach" }, { "Toy Flier", on = "Toy Hulk" }, { "Toy Dart", at = "Toy Reach" }, { "Toy Trooper", on = "Toy Dart" } } } },
  steps = { p1.cannot { "switches", "Toy Flier", because = "CCG-MOVE-SLOT-01" }, p1.cannot { "switches", "Toy Trooper", because = "CCG-MOVE-SLOT-01" } },
}
scenario "Anybody may be told to drive a transport" {
  cites = { { "CCG-VEH-DRIVE-02", "who drives is changed as among pilots and passengers" } },
  given = { phase = "control", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Lorry", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Lorry" }, { "Toy Trooper", on = "Toy Lorry" } } } },
  steps = { p1.cannot { "switches", "Toy Captain", because = "CCG-MOVE-SLOT-01" }, p1.passes },
}

scenario "Droids do not drive a transport, whatever their job; others without a pilot icon do" {
  rules = { "CCG-VEH-DRIVE-01" },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { table = {
    { "Toy Lorry", at = "Toy Reach: Pier" }, { "Toy Beeper", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.moves "Toy Beeper", p1.chooses "Toy Lorry", expect { p1.card "Toy Beeper", at = "Toy Lorry", pilots = 0 },
    p1.cannot { "switches", "Toy Beeper", because = "CCG-MOVE-SLOT-01" },
    p1.moves "Toy Captain", p1.chooses "Toy Lorry", expect { p1.card "Toy Captain", at = "Toy Lorry", pilots = 1 },
  },
}
scenario "Protocol, battle and vehicle droids drive, and droids with a warrior icon" {
  cites = { { "CCG-VEH-DRIVE-01", "which droids drive is a word of the card or its icon" } },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { table = {
    { "Toy Lorry", at = "Toy Reach: Pier" }, { "Toy Chauffeur", on = "Toy Lorry" }, { "Toy Guard Droid", at = "Toy Reach: Pier" } } } },
  steps = {
    expect { p1.card "Toy Chauffeur", pilots = 1 }, p1.switches "Toy Chauffeur", expect { p1.card "Toy Chauffeur", pilots = 0 },
    p1.moves "Toy Guard Droid", p1.chooses "Toy Lorry", expect { p1.card "Toy Guard Droid", pilots = 1 },
  },
}

-- Docking
scenario "Two starships dock for 1 Force; people go from bridge to bridge and fighters from hold to hold" {
  rules = { "CCG-MOVE-DOCK-02" },
  cites = { { "CCG-MOVE-DOCK-01", "in the move phase, both at one system" } },
  given = {
    phase = "move", locations = { "Toy Reach" },
    p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" }, { "Toy Flier", on = "Toy Galley" }, { "Toy Sloop", on = "Toy Galley" }, { "Toy Cart", on = "Toy Argosy" } } },
  },
  steps = {
    p1.docks "Toy Galley", p1.may_choose_exactly { "Toy Argosy", decline }, p1.chooses "Toy Argosy", p1.may_choose_exactly { "Toy Flier", "Toy Sloop" }, p1.chooses "Toy Flier", p1.may_choose_exactly { "Toy Sloop", done }, p1.chooses "Toy Sloop",
    expect { p1.card "Toy Flier", at = "Toy Argosy" }, expect { p1.card "Toy Sloop", at = "Toy Argosy" }, expect { p1.card "Toy Cart", at = "Toy Argosy" }, expect { p1.force, count = 0 },
  },
}
scenario "Docking needs Force, one starship that takes others in, one that is piloted, and a common place" {
  rules = { "CCG-MOVE-DOCK-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" }, { "Toy Tandem", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Far Reach" } } } },
  steps = { p1.cannot { "docks", "Toy Dart", because = "CCG-MOVE-DOCK-01" }, p1.cannot { "docks", "Toy Argosy", because = "CCG-MOVE-DOCK-01" } },
}
scenario "A starfighter with ship-docking capability docks with another one" {
  cites = { { "CCG-SHIP-DOCK-01", "capital starships by rule, the others if their text says so" } },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" }, { "Toy Tender", at = "Toy Reach" } } } },
  steps = { p1.docks "Toy Dart", p1.chooses "Toy Tender", p1.chooses "Toy Flier", expect { p1.card "Toy Flier", at = "Toy Tender" }, expect { p1.card "Toy Flier", pilots = 1 } },
}
scenario "Without Force nobody docks" {
  rules = { "CCG-MOVE-DOCK-01" },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { force = 0, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" }, { "Toy Flier", on = "Toy Galley" } } } },
  steps = { p1.cannot { "docks", "Toy Galley", because = "CCG-MOVE-DOCK-01" } },
}
scenario "Who may not move is passed over all the same, and the starships keep their regular move" {
  rules = { "CCG-MOVE-DOCK-03" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { force = 2, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" }, { "Toy Boulder", on = "Toy Galley" } } } },
  steps = { p1.docks "Toy Galley", p1.chooses "Toy Argosy", p1.chooses "Toy Boulder", expect { p1.card "Toy Boulder", at = "Toy Argosy" }, p1.moves "Toy Galley", p1.chooses "Toy Far Reach" },
}

-- Hyperspeed
scenario "An astromech aboard serves as nav computer" {
  rules = { "CCG-MOVE-HYPER-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach", "Toy Outer Reach" }, p1 = { force = 1, table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Beeper", on = "Toy Sloop" } } } },
  steps = { p1.moves "Toy Sloop", p1.may_choose_exactly { "Toy Far Reach", decline }, p1.chooses "Toy Far Reach", expect { p1.card "Toy Beeper", at = "Toy Sloop" }, expect { p1.force, count = 0 } },
}
scenario "Without a nav computer aboard hyperspeed is of no use" {
  rules = { "CCG-MOVE-HYPER-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "The seat of an astromech takes nobody else" {
  cites = { { "CCG-SHIP-CAP-01", "it is not counted among the passengers' places" } },
  given = { phase = "move", locations = { "Toy Reach: Landing" }, p1 = { table = { { "Toy Sloop", at = "Toy Reach: Landing" }, { "Toy Trooper", at = "Toy Reach: Landing" }, { "Toy Beeper", at = "Toy Reach: Landing" } } } },
  steps = { p1.may_not_choose { "moves Toy Trooper" }, p1.moves "Toy Beeper", p1.chooses "Toy Sloop", expect { p1.card "Toy Beeper", at = "Toy Sloop" } },
}
scenario "With hyperspeed 0 a starship does not even go 0 parsecs, except between a moon and the system that it orbits" {
  rules = { "CCG-MOVE-HYPER-02", "CCG-MOVE-DS-04" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Moon", "Toy Third" }, p1 = { force = 2, hand = { "Toy Slackening" }, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = { p1.plays "Toy Slackening", p1.chooses "Toy Dart", p1.moves "Toy Dart", p1.may_choose_exactly { "Toy Moon", decline }, p1.chooses "Toy Moon", expect { p1.force, count = 1 } },
}
scenario "With hyperspeed it goes 0 parsecs" {
  cites = { { "CCG-MOVE-HYPER-02", "hyperspeed above 0 and a nav computer" } },
  given = { phase = "move", locations = { "Toy Reach", "Toy Third" }, p1 = { force = 1, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = { p1.moves "Toy Dart", p1.chooses "Toy Third", expect { p1.card "Toy Dart", at = "Toy Third" } },
}
scenario "What has no hyperspeed at all reaches a moon from the planet that it orbits" {
  rules = { "CCG-MOVE-DS-04" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Moon" }, p1 = { force = 1, table = { { "Toy Needle", at = "Toy Moon" } } } },
  steps = { p1.moves "Toy Needle", p1.chooses "Toy Reach", expect { p1.force, count = 0 } },
}

-- Sectors and landing
scenario "Any starship enters an asteroid sector beside the system, for 1 Force" {
  rules = { "CCG-MOVE-SECT-01", "CCG-MOVE-SECT-03" },
  given = { phase = "move", locations = { "Toy Nebula", "Toy Reach" }, p1 = { force = 1, table = { { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Argosy", p1.chooses "Toy Nebula", expect { p1.card "Toy Argosy", at = "Toy Nebula" }, expect { p1.force, count = 0 } },
}
scenario "Starfighters and cloud cars enter cloud sectors; capital starships do not" {
  rules = { "CCG-MOVE-SECT-02" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Mist", "Toy Drizzle", "Toy Reach: Pier" }, p1 = { force = 2, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Sloop", at = "Toy Haze" }, { "Toy Gull", at = "Toy Haze" } } } },
  steps = {
    p1.may_choose_exactly { "moves Toy Sloop", "moves Toy Gull", pass }, p1.moves "Toy Gull", p1.may_choose_exactly { "Toy Mist", decline }, p1.chooses "Toy Mist",
    p1.moves "Toy Sloop", p1.may_choose_exactly { "Toy Reach", "Toy Mist", "Toy Drizzle", decline }, p1.chooses "Toy Drizzle", expect { p1.force, count = 0 },
  },
}
scenario "Landing and taking off go through the lowest cloud sector only" {
  rules = { "CCG-MOVE-LAND-05" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Mist", "Toy Reach: Pier" }, p1 = { force = 2, table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Dart", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = {
    p1.moves "Toy Sloop", p1.may_choose_exactly { "Toy Haze", decline }, p1.declines, p1.moves "Toy Dart", p1.may_choose_exactly { "Toy Mist", decline }, p1.chooses "Toy Mist", expect { p1.force, count = 1 },
  },
}
scenario "A cloud car takes off and lands through them too" {
  rules = { "CCG-MOVE-SECT-02" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Reach: Pier" }, p1 = { force = 2, table = { { "Toy Gull", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Gull", p1.chooses "Toy Haze", expect { p1.card "Toy Gull", at = "Toy Haze" } },
}
scenario "Starfighters and squadrons land at related exterior sites and in the docking bay of a starship there" {
  rules = { "CCG-MOVE-LAND-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Reach: Vault", "Toy Argosy: Bay", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Flock", at = "Toy Reach" }, { "Toy Sloop", at = "Toy Argosy: Bay" } } } },
  steps = {
    p1.moves "Toy Sloop", p1.may_choose_exactly { "Toy Reach", "Toy Argosy", decline }, p1.chooses "Toy Reach", expect { p1.force, count = 1 },
    p1.moves "Toy Flock", p1.may_choose_exactly { "Toy Reach: Pier", "Toy Argosy: Bay", decline }, p1.chooses "Toy Reach: Pier", expect { p1.force, count = 0 },
  },
}
scenario "A capital starship does not land, and the docking bay of a starship elsewhere is out of reach" {
  rules = { "CCG-MOVE-LAND-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Argosy: Bay", "Toy Outer Reach" }, p1 = { force = 1, table = { { "Toy Argosy", at = "Toy Outer Reach" }, { "Toy Hulk", at = "Toy Reach" }, { "Toy Flier", on = "Toy Hulk" }, { "Toy Flock", at = "Toy Reach" } } } },
  steps = { p1.may_not_choose { "moves Toy Hulk" }, p1.moves "Toy Flock", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.declines },
}
scenario "A starfighter lands on an asteroid that has sites of its own, from that sector only" {
  rules = { "CCG-MOVE-LAND-01" },
  given = { phase = "move", locations = { "Toy Nebula", "Toy Boulderfield", "Toy Reach", "Toy Boulderfield: Cave" }, p1 = { force = 2, table = { { "Toy Sloop", at = "Toy Boulderfield" }, { "Toy Flock", at = "Toy Nebula" } } } },
  steps = {
    p1.moves "Toy Sloop", p1.may_choose_exactly { "Toy Nebula", "Toy Reach", "Toy Boulderfield: Cave", decline }, p1.chooses "Toy Boulderfield: Cave", expect { p1.force, count = 1 },
    p1.moves "Toy Flock", p1.may_choose_exactly { "Toy Boulderfield", decline }, p1.declines,
  },
}
scenario "Clouds lie between a system and its sites, asteroids on the other side" {
  cites = { { "CCG-SP-LAYOUT-23", "the places that are offered for a sector" } },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { hand = { "Toy Haze", "Toy Nebula" } } },
  steps = { p1.deploys "Toy Haze", p1.passes, p1.deploys "Toy Nebula", p1.passes, expect { table, in_order = { "Toy Nebula", "Toy Reach", "Toy Haze", "Toy Reach: Pier" } } },
}
scenario "Some vehicles deploy among clouds, capital starships never" {
  rules = { "CCG-NEVER-LOC-04", "CCG-NEVER-LOC-06" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Haze", "Toy Reach: Pier" }, p1 = { force = 6, hand = { "Toy Gull", "Toy Argosy", "Toy Cart" } } },
  steps = {
    p1.deploys "Toy Gull", p1.may_choose_exactly { "Toy Haze", "Toy Reach: Pier", decline }, p1.chooses "Toy Haze", p1.passes,
    p1.deploys "Toy Cart", p1.chooses "Toy Reach: Pier", p1.passes, p1.deploys "Toy Argosy", p1.may_choose_exactly { "Toy Reach", decline }, p1.chooses "Toy Reach", p1.passes,
  },
}
scenario "Without a permanent pilot they go there together with a pilot only" {
  rules = { "CCG-VEH-DEP-02" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Haze", "Toy Reach: Pier" }, p1 = { force = 6, hand = { "Toy Kite", "Toy Captain" } } },
  steps = { p1.deploys "Toy Kite", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.declines },
}
scenario "... and with one they do" {
  rules = { "CCG-VEH-DEP-02" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Haze", "Toy Reach: Pier" }, p1 = { force = 6, hand = { "Toy Kite", "Toy Flier" } } },
  steps = { p1.deploys "Toy Kite", p1.chooses "Toy Haze", p1.chooses "Toy Flier", expect { p1.card "Toy Flier", at = "Toy Kite", pilots = true }, expect { p1.force, count = 4 }, p1.passes },
}
