-- Teams and decks: what may be brought, and which rule says no.

scenario "A team of 30 points is legal, one of 31 is not" {
  rules = { "DST-TEAM-01" },
  cites = { { "DST-FAQ-01", "what the other player brings is not asked" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Captain [TOY-5] elite", "1 Toy Captain [TOY-5] elite" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Toy Captain [TOY-5] elite", "1 Toy Duelist [TOY-8] elite" } },
    deck_breaks_only("DST-TEAM-01"),
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]" } },
    deck_is_legal,
  },
}

scenario "Points are what a player may spend on characters" {
  rules = { "DST-CHAR-01" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Warlord [TOY-7] elite", "1 Toy Warlord [TOY-7] elite" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

scenario "Two dice cost the larger value" {
  rules = { "DST-CHAR-04", "DST-TEAM-05" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Duelist [TOY-8] elite", "1 Toy Captain [TOY-5] elite" } },
    deck_breaks_only("DST-TEAM-01"),
    deck { with = { "[characters]", "1 Toy Duelist [TOY-8] elite", "1 Toy Captain [TOY-5]" } },
    deck_is_legal,
  },
}

scenario "A character with one value has no elite form" {
  rules = { "DST-CHAR-04" },
  cites = { { "DST-CARD-18", "the subtitle tells two versions of one character apart" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Outer Rim Smuggler [SoR-46] elite" } },
    deck_breaks_only("DST-CHAR-04"),
    deck { with = { "[characters]", "1 Outer Rim Smuggler [SoR-46]" } },
    deck_is_legal,
  },
}

scenario "Heroes and villains do not go together; neutral characters go with either" {
  rules = { "DST-TEAM-02" },
  cites = { { "DST-CARD-02", "hero, villain or neutral" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Rey [AW-38]", "1 First Order Stormtrooper [AW-2]" } },
    deck_breaks_only("DST-TEAM-02"),
    deck { with = { "[characters]", "1 Rey [AW-38]", "1 Toy Trooper [TOY-1]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 First Order Stormtrooper [AW-2]", "1 Toy Trooper [TOY-1]" } },
    deck_is_legal,
  },
}

scenario "A neutral character may join any team" {
  rules = { "DST-TEAM-03" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Rey [AW-38]", "1 Toy Trooper [TOY-1]" } },
    deck_is_legal,
  },
}

scenario "Colours may be combined" {
  rules = { "DST-TEAM-07" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "1 Toy Medic [TOY-12]", "1 Toy Scout [TOY-14]" } },
    deck_is_legal,
  },
}

scenario "A team needs a character" {
  rules = { "DST-TEAM-06" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "1 Aim [AW-151]" } },
    deck_breaks_only("DST-TEAM-06"),
  },
}

scenario "One copy of a unique character, any number of others" {
  rules = { "DST-UNIQ-03" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "2 Toy Mentor [TOY-3]" } },
    deck_breaks_only("DST-UNIQ-03"),
    deck { with = { "[characters]", "1 Toy Mentor [TOY-3]" } },
    deck_is_legal,
  },
}

scenario "A character that is not unique may come several times" {
  rules = { "DST-TEAM-04" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "3 Toy Trooper [TOY-1]" } },
    deck_is_legal,
  },
}

scenario "A plot counts with the characters" {
  rules = { "DST-PLOT-02" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Captain [TOY-5] elite", "1 Toy Captain [TOY-5]", "[plots]", "1 Toy Pact [TOY-80]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Toy Captain [TOY-5] elite", "1 Toy Captain [TOY-5] elite", "[plots]", "1 Toy Pact [TOY-80]" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

scenario "A plot below zero makes room: 31 points of characters with a plot of -2" {
  rules = { "DST-PLOT-06" },
  cites = { { "DST-PLOT-07", "the example has a plot of -1 and 31 points" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Darth Vader [AW-10] elite", "1 Toy Veteran [TOY-9] elite", "[plots]", "1 Toy Scheme [TOY-81]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Darth Vader [AW-10] elite", "1 Toy Veteran [TOY-9] elite" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

scenario "At most one plot" {
  rules = { "DST-PLOT-01" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[plots]", "2 Toy Pact [TOY-80]" } },
    deck_breaks_only("DST-PLOT-01"),
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[plots]", "1 Toy Pact [TOY-80]" } },
    deck_is_legal,
  },
}

scenario "A villain's plot needs a villain" {
  rules = { "DST-PLOT-04" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "[plots]", "1 Toy Scheme [TOY-81]" } },
    deck_breaks_only("DST-PLOT-04"),
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "1 Kylo Ren [AW-11]", "[plots]", "1 Toy Scheme [TOY-81]" } },
    deck_is_legal,
  },
}

scenario "A red plot needs a red character" {
  rules = { "DST-PLOT-05" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Kylo Ren [AW-11]", "[plots]", "1 Toy Scheme [TOY-81]" } },
    deck_breaks_only("DST-PLOT-05"),
    deck { with = { "[characters]", "1 Kylo Ren [AW-11]", "1 Toy Trooper [TOY-1]", "[plots]", "1 Toy Scheme [TOY-81]" } },
    deck_is_legal,
  },
}

scenario "No villain card with heroes, no hero card with villains" {
  rules = { "DST-DECK-03" },
  deck = { format = "open" },
  steps = {
    deck { with = { "[characters]", "1 First Order Stormtrooper [AW-2]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "2 Strategic Planning [AW-111]" } },
    deck_breaks_only("DST-DECK-01", "DST-DECK-03"),
    deck { with = { "[characters]", "1 Admiral Ackbar [AW-27]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "2 Strategic Planning [AW-111]" } },
    deck_breaks_only("DST-DECK-01"),
  },
}

scenario "A team of neutral characters takes no hero card" {
  rules = { "DST-DECK-04" },
  deck = { format = "open" },
  steps = {
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "1 Strategic Planning [AW-111]" } },
    deck_breaks_only("DST-DECK-01", "DST-DECK-04"),
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "1 Toy Strike [TOY-51]" } },
    deck_breaks_only("DST-DECK-01"),
  },
}

scenario "A neutral card is for every deck" {
  rules = { "DST-DECK-05" },
  deck = { format = "open" },
  steps = {
    deck { with = { "[characters]", "1 Kylo Ren [AW-11]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "1 Aim [AW-151]" } },
    deck_breaks_only("DST-DECK-01"),
    deck { with = { "[characters]", "1 Rey [AW-38]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]", "1 Aim [AW-151]" } },
    deck_breaks_only("DST-DECK-01"),
  },
}

scenario "A coloured card needs a character of its colour, a gray one does not" {
  rules = { "DST-DECK-06" },
  cites = { { "DST-UPG-07", "the deck's colours are asked of the team" } },
  deck = { format = "open" },
  steps = {
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "1 Toy Strike [TOY-51]" } },
    deck_breaks_only("DST-DECK-01", "DST-DECK-06"),
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "1 Aim [AW-151]" } },
    deck_breaks_only("DST-DECK-01"),
  },
}

scenario "A character, a plot or a battlefield is no card of the deck" {
  rules = { "DST-DECK-07" },
  deck = { format = "open" },
  steps = {
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "1 Toy Trooper [TOY-1]" } },
    deck_breaks_only("DST-DECK-01", "DST-DECK-07"),
  },
}

scenario "Exactly one battlefield" {
  rules = { "DST-DECK-08" },
  cites = { { "DST-CARD-06", "that it is a battlefield is known from the card's data" } },
  deck = { format = "open", besides = { "DST-DECK-01" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "1 Toy Harbor [TOY-91]" } },
    deck_breaks_only("DST-DECK-08"),
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]" } },
    deck_is_legal,
  },
}

scenario "A battlefield counts as gray and fits every team" {
  cites = { { "DST-BF-05", "no colour is given to it, and none is asked for" } },
  deck = { format = "open", besides = { "DST-DECK-01" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Echo Base [AW-166]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Kylo Ren [AW-11]", "[battlefields]", "1 Echo Base [AW-166]" } },
    deck_is_legal,
  },
}

scenario "Exactly 30 cards: not 29, not 31" {
  rules = { "DST-DECK-01" },
  deck = { format = "open" },
  steps = {
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "2 Toy Haste [TOY-57]", "2 Toy Stratagem [TOY-58]", "2 Toy Gambit [TOY-59]", "2 Toy Tribute [TOY-60]",
      "2 Toy Drone [TOY-31]", "2 Toy Watchtower [TOY-33]", "2 Toy Porter [TOY-34]", "2 Toy Herald [TOY-39]",
      "2 Toy Relay [TOY-42]", "2 Toy Drum [TOY-43]", "2 Toy Engine [TOY-46]", "2 Toy Whistle [TOY-49]",
      "2 Toy Tally [TOY-72]", "2 Toy Ledge [TOY-73]", "1 Toy Cloak [TOY-22]", "1 Toy Charm [TOY-23]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "2 Toy Haste [TOY-57]", "2 Toy Stratagem [TOY-58]", "2 Toy Gambit [TOY-59]", "2 Toy Tribute [TOY-60]",
      "2 Toy Drone [TOY-31]", "2 Toy Watchtower [TOY-33]", "2 Toy Porter [TOY-34]", "2 Toy Herald [TOY-39]",
      "2 Toy Relay [TOY-42]", "2 Toy Drum [TOY-43]", "2 Toy Engine [TOY-46]", "2 Toy Whistle [TOY-49]",
      "2 Toy Tally [TOY-72]", "2 Toy Ledge [TOY-73]", "1 Toy Cloak [TOY-22]" } },
    deck_breaks_only("DST-DECK-01"),
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "2 Toy Haste [TOY-57]", "2 Toy Stratagem [TOY-58]", "2 Toy Gambit [TOY-59]", "2 Toy Tribute [TOY-60]",
      "2 Toy Drone [TOY-31]", "2 Toy Watchtower [TOY-33]", "2 Toy Porter [TOY-34]", "2 Toy Herald [TOY-39]",
      "2 Toy Relay [TOY-42]", "2 Toy Drum [TOY-43]", "2 Toy Engine [TOY-46]", "2 Toy Whistle [TOY-49]",
      "2 Toy Tally [TOY-72]", "2 Toy Ledge [TOY-73]", "1 Toy Cloak [TOY-22]", "2 Toy Charm [TOY-23]" } },
    deck_breaks_only("DST-DECK-01"),
  },
}

scenario "At most two copies of a card" {
  rules = { "DST-DECK-02" },
  deck = { format = "open" },
  steps = {
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "3 Toy Charm [TOY-23]" } },
    deck_breaks_only("DST-DECK-01", "DST-DECK-02"),
    deck { with = { "[characters]", "1 Toy Medic [TOY-12]", "[battlefields]", "1 Toy Plains [TOY-90]", "[deck]",
      "2 Toy Charm [TOY-23]" } },
    deck_breaks_only("DST-DECK-01"),
  },
}

scenario "Leia Organa with two dice and Han Solo with one are 30 points; red, yellow and gray cards go with them" {
  cites = { { "DST-DECK-09", "the example of the reference: no blue card, no villain card" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { besides = { "DST-DECK-01" }, with = { "[characters]", "1 Leia Organa [AW-28] elite", "1 Han Solo [AW-46]", "[battlefields]",
      "1 Rebel War Room [AW-171]" } },
    deck_is_legal,
    deck { besides = {}, with = { "[characters]", "1 Leia Organa [AW-28] elite", "1 Han Solo [AW-46]", "[battlefields]",
      "1 Rebel War Room [AW-171]", "[deck]", "1 Strategic Planning [AW-111]", "1 Hyperspace Jump [AW-129]",
      "1 Aim [AW-151]" } },
    deck_breaks_only("DST-DECK-01"),
    deck { besides = {}, with = { "[characters]", "1 Leia Organa [AW-28] elite", "1 Han Solo [AW-46]", "[battlefields]",
      "1 Rebel War Room [AW-171]", "[deck]", "1 Defensive Stance [AW-115]", "1 First Order TIE Fighter [AW-6]" } },
    deck_breaks_only("DST-DECK-01", "DST-DECK-06", "DST-DECK-03"),
  },
}
