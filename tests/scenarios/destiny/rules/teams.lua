-- Teams and decks: what may be brought, and which rule says no (p1.brings; the table itself does not matter).

local table_for_two = { p1 = { characters = { "Toy Trooper" } }, p2 = { characters = { "Toy Trooper" } } }

scenario "A team of 30 points is legal, one of 31 is not" {
  rules = { "DST-TEAM-01" },
  cites = { { "DST-FAQ-01", "what the other player brings is not asked" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Toy Captain", elite = true }, { "Toy Captain", elite = true } } }, legal = true },
    expect { p1.brings { characters = { { "Toy Captain", elite = true }, { "Toy Duelist", elite = true } } }, exactly = { "DST-TEAM-01" } },
    expect { p1.brings { characters = { "Toy Medic" } }, legal = true },
  },
}

scenario "Points are what a player may spend on characters" {
  rules = { "DST-CHAR-01" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Toy Warlord", elite = true }, { "Toy Warlord", elite = true } } }, exactly = { "DST-TEAM-01" } },
  },
}

scenario "Two dice cost the larger value" {
  rules = { "DST-CHAR-04", "DST-TEAM-05" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Toy Duelist", elite = true }, { "Toy Captain", elite = true } } }, exactly = { "DST-TEAM-01" } },
    expect { p1.brings { characters = { { "Toy Duelist", elite = true }, "Toy Captain" } }, legal = true },
  },
}

scenario "A character with one value has no elite form" {
  rules = { "DST-CHAR-04" },
  cites = { { "DST-CARD-18", "the subtitle tells two versions of one character apart" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Outer Rim Smuggler", elite = true } } }, exactly = { "DST-CHAR-04" } },
    expect { p1.brings { characters = { "Outer Rim Smuggler" } }, legal = true },
  },
}

scenario "Heroes and villains do not go together; neutral characters go with either" {
  rules = { "DST-TEAM-02" },
  cites = { { "DST-CARD-02", "hero, villain or neutral" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Rey", "First Order Stormtrooper" } }, exactly = { "DST-TEAM-02" } },
    expect { p1.brings { characters = { "Rey", "Toy Trooper" } }, legal = true },
    expect { p1.brings { characters = { "First Order Stormtrooper", "Toy Trooper" } }, legal = true },
  },
}

scenario "A neutral character may join any team" {
  rules = { "DST-TEAM-03" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Rey", "Toy Trooper" } }, legal = true },
  },
}

scenario "Colours may be combined" {
  rules = { "DST-TEAM-07" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Trooper", "Toy Medic", "Toy Scout" } }, legal = true },
  },
}

scenario "A team needs a character" {
  rules = { "DST-TEAM-06" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = {} }, exactly = { "DST-TEAM-06" } },
  },
}

scenario "One copy of a unique character, any number of others" {
  rules = { "DST-UNIQ-03" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Toy Mentor", copies = 2 } } }, exactly = { "DST-UNIQ-03" } },
    expect { p1.brings { characters = { "Toy Mentor" } }, legal = true },
  },
}

scenario "A character that is not unique may come several times" {
  rules = { "DST-TEAM-04" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Toy Trooper", copies = 3 } } }, legal = true },
  },
}

scenario "A plot counts with the characters" {
  rules = { "DST-PLOT-02" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Toy Captain", elite = true }, "Toy Captain" }, plot = "Toy Pact" }, legal = true },
    expect { p1.brings { characters = { { "Toy Captain", elite = true }, { "Toy Captain", elite = true } }, plot = "Toy Pact" }, exactly = { "DST-TEAM-01" } },
  },
}

scenario "A plot below zero makes room: 31 points of characters with a plot of -2" {
  rules = { "DST-PLOT-06" },
  cites = { { "DST-PLOT-07", "the example has a plot of -1 and 31 points" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "Darth Vader", elite = true }, { "Toy Veteran", elite = true } }, plot = "Toy Scheme" }, legal = true },
    expect { p1.brings { characters = { { "Darth Vader", elite = true }, { "Toy Veteran", elite = true } } }, exactly = { "DST-TEAM-01" } },
  },
}

scenario "At most one plot" {
  rules = { "DST-PLOT-01" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Medic" }, plot = { { "Toy Pact", copies = 2 } } }, exactly = { "DST-PLOT-01" } },
    expect { p1.brings { characters = { "Toy Medic" }, plot = "Toy Pact" }, legal = true },
  },
}

scenario "A villain's plot needs a villain" {
  rules = { "DST-PLOT-04" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Trooper" }, plot = "Toy Scheme" }, exactly = { "DST-PLOT-04" } },
    expect { p1.brings { characters = { "Toy Trooper", "Kylo Ren" }, plot = "Toy Scheme" }, legal = true },
  },
}

scenario "A red plot needs a red character" {
  rules = { "DST-PLOT-05" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Kylo Ren" }, plot = "Toy Scheme" }, exactly = { "DST-PLOT-05" } },
    expect { p1.brings { characters = { "Kylo Ren", "Toy Trooper" }, plot = "Toy Scheme" }, legal = true },
  },
}

scenario "No villain card with heroes, no hero card with villains" {
  rules = { "DST-DECK-03" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "First Order Stormtrooper" }, battlefield = "Toy Plains", deck = { { "Strategic Planning", copies = 2 } } }, exactly = { "DST-DECK-01", "DST-DECK-03" } },
    expect { p1.brings { characters = { "Admiral Ackbar" }, battlefield = "Toy Plains", deck = { { "Strategic Planning", copies = 2 } } }, exactly = { "DST-DECK-01" } },
  },
}

scenario "A team of neutral characters takes no hero card" {
  rules = { "DST-DECK-04" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Trooper" }, battlefield = "Toy Plains", deck = { "Strategic Planning" } }, exactly = { "DST-DECK-01", "DST-DECK-04" } },
    expect { p1.brings { characters = { "Toy Trooper" }, battlefield = "Toy Plains", deck = { "Toy Strike" } }, exactly = { "DST-DECK-01" } },
  },
}

scenario "A neutral card is for every deck" {
  rules = { "DST-DECK-05" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Kylo Ren" }, battlefield = "Toy Plains", deck = { "Toy Haste" } }, exactly = { "DST-DECK-01" } },
    expect { p1.brings { characters = { "Rey" }, battlefield = "Toy Plains", deck = { "Toy Haste" } }, exactly = { "DST-DECK-01" } },
  },
}

scenario "A coloured card needs a character of its colour, a gray one does not" {
  rules = { "DST-DECK-06" },
  cites = { { "DST-UPG-07", "the deck's colours are asked of the team" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { "Toy Strike" } }, exactly = { "DST-DECK-01", "DST-DECK-06" } },
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { "Toy Haste" } }, exactly = { "DST-DECK-01" } },
  },
}

scenario "A character, a plot or a battlefield is no card of the deck" {
  rules = { "DST-DECK-07" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { "Toy Trooper" } }, exactly = { "DST-DECK-01", "DST-DECK-07" } },
  },
}

scenario "Exactly one battlefield" {
  rules = { "DST-DECK-08" },
  cites = { { "DST-CARD-06", "that it is a battlefield is known from the card's data" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = { "Toy Plains", "Toy Harbor" } }, exactly = { "DST-DECK-08" } },
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains" }, legal = true },
  },
}

scenario "A battlefield counts as gray and fits every team" {
  cites = { { "DST-BF-05", "no colour is given to it, and none is asked for" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Echo Base" }, legal = true },
    expect { p1.brings { characters = { "Kylo Ren" }, battlefield = "Echo Base" }, legal = true },
  },
}

scenario "Exactly 30 cards: not 29, not 31" {
  rules = { "DST-DECK-01" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { { "Toy Haste", copies = 2 }, { "Toy Stratagem", copies = 2 }, { "Toy Gambit", copies = 2 }, { "Toy Tribute", copies = 2 },
      { "Toy Drone", copies = 2 }, { "Toy Watchtower", copies = 2 }, { "Toy Porter", copies = 2 }, { "Toy Herald", copies = 2 },
      { "Toy Relay", copies = 2 }, { "Toy Drum", copies = 2 }, { "Toy Engine", copies = 2 }, { "Toy Whistle", copies = 2 },
      { "Toy Tally", copies = 2 }, { "Toy Ledge", copies = 2 }, "Toy Cloak", "Toy Charm" } }, legal = true },
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { { "Toy Haste", copies = 2 }, { "Toy Stratagem", copies = 2 }, { "Toy Gambit", copies = 2 }, { "Toy Tribute", copies = 2 },
      { "Toy Drone", copies = 2 }, { "Toy Watchtower", copies = 2 }, { "Toy Porter", copies = 2 }, { "Toy Herald", copies = 2 },
      { "Toy Relay", copies = 2 }, { "Toy Drum", copies = 2 }, { "Toy Engine", copies = 2 }, { "Toy Whistle", copies = 2 },
      { "Toy Tally", copies = 2 }, { "Toy Ledge", copies = 2 }, "Toy Cloak" } }, exactly = { "DST-DECK-01" } },
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { { "Toy Haste", copies = 2 }, { "Toy Stratagem", copies = 2 }, { "Toy Gambit", copies = 2 }, { "Toy Tribute", copies = 2 },
      { "Toy Drone", copies = 2 }, { "Toy Watchtower", copies = 2 }, { "Toy Porter", copies = 2 }, { "Toy Herald", copies = 2 },
      { "Toy Relay", copies = 2 }, { "Toy Drum", copies = 2 }, { "Toy Engine", copies = 2 }, { "Toy Whistle", copies = 2 },
      { "Toy Tally", copies = 2 }, { "Toy Ledge", copies = 2 }, "Toy Cloak", { "Toy Charm", copies = 2 } } }, exactly = { "DST-DECK-01" } },
  },
}

scenario "At most two copies of a card" {
  rules = { "DST-DECK-02" },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { { "Toy Charm", copies = 3 } } }, exactly = { "DST-DECK-01", "DST-DECK-02" } },
    expect { p1.brings { characters = { "Toy Medic" }, battlefield = "Toy Plains", deck = { { "Toy Charm", copies = 2 } } }, exactly = { "DST-DECK-01" } },
  },
}

scenario "Leia Organa with two dice and Han Solo with one are 30 points; red, yellow and gray cards go with them" {
  cites = { { "DST-DECK-09", "the example of the reference: no blue card, no villain card" } },
  given = table_for_two,
  steps = {
    expect { p1.brings { characters = { { "AW-28", elite = true }, "AW-46" }, battlefield = "Rebel War Room" }, legal = true },
    expect { p1.brings { characters = { { "AW-28", elite = true }, "AW-46" }, battlefield = "Rebel War Room", deck = { "Strategic Planning", "Hyperspace Jump", "Toy Haste" } }, exactly = { "DST-DECK-01" } },
    expect { p1.brings { characters = { { "AW-28", elite = true }, "AW-46" }, battlefield = "Rebel War Room", deck = { "Toy Feint", "First Order TIE Fighter" } }, exactly = { "DST-DECK-01", "DST-DECK-06", "DST-DECK-03" } },
  },
}
