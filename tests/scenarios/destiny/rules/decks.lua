-- Teams and decks: points, uniqueness, plots, affiliation, colour, size, copies, battlefield.

scenario "The starters in their own format" {
  rules = { "DST-TEAM-07", "DST-DECK-05" },   -- red and blue stand together; neutral cards are of no affiliation that could be missing
  cites = { { "DST-TEAM-04", "a non-unique character has no limit to switch off" } },
  deck = { from = "kylo-ren" },
  steps = { deck_is_legal },
}

scenario "35 points are too many" {
  rules = { "DST-TEAM-01" },
  deck = { from = "rey", without = { "[characters]", "1 Finn [AW-45]" },
    with = { "[characters]", "1 Finn [AW-45] elite", "1 First Order Stormtrooper [AW-2]" } },
  steps = { deck_breaks("DST-TEAM-01", "35 points ("), deck_breaks("DST-TEAM-01", "First Order Stormtrooper 7") },
}

scenario "28 points, both characters elite" {
  cites = { { "DST-TEAM-01", "the other half: fewer than 30 are legal" },
    { "DST-TEAM-05", "the deck list says for each character whether it is elite" } },
  deck = { from = "rey", without = { "[characters]", "1 Finn [AW-45]" }, with = { "[characters]", "1 Finn [AW-45] elite" } },
  steps = { deck_is_legal },
}

scenario "A character with one value has no elite form" {
  rules = { "DST-CHAR-04" },
  deck = { from = "kylo-ren", without = { "[characters]", "1 First Order Stormtrooper [AW-2]" },
    with = { "[characters]", "1 First Order Stormtrooper [AW-2] elite" } },
  steps = { deck_breaks "DST-CHAR-04" },
}

scenario "A hero and a villain on one team" {
  rules = { "DST-TEAM-02" },
  deck = { from = "rey", without = { "[characters]", "1 Finn [AW-45]" },
    with = { "[characters]", "1 First Order Stormtrooper [AW-2]" } },
  steps = { deck_breaks("DST-TEAM-02", "Rey (hero), First Order Stormtrooper (villain)") },
}

scenario "A neutral character joins heroes" {
  rules = { "DST-TEAM-03" },
  deck = { from = "team-rey-finn", format = "open", without = { "[characters]", "1 Rey [AW-38]", "1 Finn [AW-45]" },
    with = { "[characters]", "1 Rey [AW-38]", "1 Finn [AW-45]", "1 Toy Trooper [TOY-1]" } },
  steps = { deck_is_legal },
}

scenario "A unique character twice" {
  rules = { "DST-UNIQ-03" },
  deck = { from = "kylo-ren", with = { "[characters]", "1 Kylo Ren [AW-11]" } },
  steps = { deck_breaks("DST-UNIQ-03", "Kylo Ren") },
}

scenario "A character that is not unique twice" {
  rules = { "DST-TEAM-04" },
  cites = { { "DST-UNIQ-03", "the other half: only unique characters are limited" } },
  deck = { from = "kylo-ren", with = { "[characters]", "1 First Order Stormtrooper [AW-2]" } },
  steps = { deck_is_legal },
}

scenario "A team without characters" {
  rules = { "DST-TEAM-06" },
  deck = { from = "rey", without = { "[characters]", "1 Rey [AW-38]", "1 Finn [AW-45]" } },
  steps = { deck_breaks "DST-TEAM-06" },
}

scenario "A deck of 29 cards" {
  rules = { "DST-DECK-01" },
  deck = { from = "team-rey-finn", format = "open", without = { "1 Heroism [AW-117]" } },
  steps = { deck_breaks("DST-DECK-01", "29") },
}

scenario "A deck of 31 cards" {
  rules = { "DST-DECK-01" },
  deck = { from = "team-rey-finn", format = "open", with = { "1 Aim [AW-151]" } },
  steps = { deck_breaks("DST-DECK-01", "31") },
}

scenario "Three copies of a card" {
  rules = { "DST-DECK-02" },
  deck = { from = "rey", with = { "1 Awakening [AW-124]" } },
  steps = { deck_breaks("DST-DECK-02", "3 copies") },
}

scenario "A villain card with heroes" {
  rules = { "DST-DECK-03" },
  deck = { from = "rey", without = { "1 Aim [AW-151]" }, with = { "1 Villain [AW-17]" } },
  steps = { deck_breaks "DST-DECK-03" },
}

scenario "A hero card with a team of neutral characters" {
  rules = { "DST-DECK-04" },
  deck = { from = "rey", without = { "[characters]", "1 Rey [AW-38]", "1 Finn [AW-45]" }, with = { "[characters]", "1 Toy Trooper [TOY-1]" } },
  steps = { deck_breaks "DST-DECK-04" },
}

scenario "A yellow card without a yellow character" {
  rules = { "DST-DECK-06" },
  deck = { from = "kylo-ren", without = { "1 Aim [AW-151]" }, with = { "1 Unpredictable [AW-162]" } },
  steps = { deck_breaks("DST-DECK-06", "yellow") },
}

scenario "A character in the deck" {
  rules = { "DST-DECK-07" },
  deck = { from = "kylo-ren", without = { "1 Aim [AW-151]" }, with = { "1 First Order Stormtrooper [AW-2]" } },
  steps = { deck_breaks("DST-DECK-07", "First Order Stormtrooper") },
}

scenario "No battlefield" {
  rules = { "DST-DECK-08" },
  deck = { from = "rey", without = { "[battlefield]", "1 Starship Graveyard [AW-174]" } },
  steps = { deck_breaks "DST-DECK-08" },
}

scenario "Two battlefields" {
  rules = { "DST-DECK-08" },
  deck = { from = "rey", with = { "[battlefield]", "1 Frozen Wastes [AW-168]" } },
  steps = { deck_breaks("DST-DECK-08", "there are 2: Starship Graveyard, Frozen Wastes") },
}

scenario "Two plots" {
  rules = { "DST-PLOT-01" },
  deck = { from = "rey", with = { "[plot]", "2 Toy Plot [TOY-80]" } },
  steps = { deck_breaks("DST-PLOT-01", "at most one plot: Toy P") },
}

scenario "A plot's points count with the characters'" {
  rules = { "DST-TEAM-01", "DST-PLOT-02" },
  deck = { from = "rey", without = { "[characters]", "1 Finn [AW-45]" },
    with = { "[characters]", "1 Finn [AW-45] elite", "[plot]", "1 Toy Plot [TOY-80]" } },
  steps = { deck_breaks("DST-TEAM-01", "31 points") },
}

scenario "A plot with negative points makes room" {
  rules = { "DST-PLOT-06" },              -- 10 + 21 - 2 is 29
  deck = { from = "kylo-ren", without = { "[characters]", "1 Kylo Ren [AW-11]" },
    with = { "[characters]", "1 Kylo Ren [AW-11]", "2 First Order Stormtrooper [AW-2]", "[plot]", "1 Toy Scheme [TOY-81]" } },
  steps = { deck_is_legal },
}

scenario "A villain plot on a team of heroes" {
  rules = { "DST-PLOT-04" },
  deck = { from = "rey", with = { "[plot]", "1 Toy Scheme [TOY-81]" } },
  steps = { deck_breaks "DST-PLOT-04" },
}

scenario "A red plot without a red character" {
  rules = { "DST-PLOT-05" },
  deck = { from = "rey", with = { "[plot]", "1 Toy Scheme [TOY-81]" } },
  steps = { deck_breaks("DST-PLOT-05", "red") },
}
