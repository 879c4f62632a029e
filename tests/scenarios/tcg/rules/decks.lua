-- Deck construction (chapter 1): TCG-DECK-01 to 08.

scenario "A deck of 59 cards is too small" {
  rules = { "TCG-DECK-01" },
  deck = { from = "republic", without = { "1 Meditate [ROTS-95]" } },
  steps = { deck_breaks("TCG-DECK-01", "59 cards") },
}

scenario "A deck may have more than 60 cards" {
  cites = { { "TCG-DECK-01", "the other half: there is no upper limit to switch off" } },
  deck = { from = "republic", with = { "2 More [AOTC-142]" } },
  steps = { deck_is_legal },
}

-- Thirty cards beside the sixty of the deck, and so many more of one of them.
local function thirty_more(further)
  return {
    "3 More [AOTC-142]", "3 More [AOTC-71]", "3 More [AOTC-25]", "3 More [ROTS-11]", "3 More [ROTS-95]", "3 More [ROTS-23]",
    "3 More [ROTS-76]", "3 More [ROTS-93]", "4 More [ROTS-85]", (2 + further) .. " More [ROTS-61]",
  }
end

scenario "A deck of 90 cards finds a table, one of 91 is told why not" {
  cites = { { "TCG-DECK-01", "the limit is this program's, not the rule's: there is no rule to switch off" } },
  deck = { from = "republic", with = thirty_more(0) },
  steps = {
    deck_is_legal,
    deck { with = thirty_more(1) },
    deck_breaks("", "this program's table has room for 90 cards of each player"),
  },
}

scenario "One Dark card in a Light deck" {
  rules = { "TCG-DECK-02" },
  deck = { from = "republic", with = { "1 Dark [AOTC-130]" } },
  steps = { deck_breaks "TCG-DECK-02" },
}

scenario "A neutral card goes into a deck of either side" {
  cites = { { "TCG-DECK-03", "a neutral card is of neither side, so there is nothing to forbid" } },
  deck = { from = "republic", with = { "1 Neutral [ROTS-85]" } },
  steps = { deck_is_legal },
}

scenario "Eleven Ground units are too few" {
  rules = { "TCG-DECK-04" },
  deck = { from = "republic", without = { "1 Clone Squad [AOTC-126]", "1 Clone Platoon [AOTC-125]" } },
  steps = { deck_breaks("TCG-DECK-04", "11 Ground") },
}

scenario "Twelve Ground units are enough" {
  cites = { { "TCG-DECK-04", "the other half of the rule" } },
  deck = { from = "republic", without = { "1 Clone Squad [AOTC-126]" }, with = { "1 Another mission [AOTC-142]" } },
  steps = { deck_is_legal },
}

scenario "25 Ground units with 12 of another type are more than twice as many" {
  rules = { "TCG-DECK-05" },
  deck = { with = {
    "4 A [AOTC-123]", "4 B [AOTC-147]", "4 C [ROTS-73]",
    "4 D [AOTC-126]", "4 E [AOTC-125]", "4 F [ROTS-74]", "4 G [ROTS-75]", "4 H [ROTS-42]", "4 I [AOTC-64]", "1 J [AOTC-170]",
    "4 K [AOTC-73]", "4 L [AOTC-9]", "4 M [ROTS-61]", "4 N [AOTC-172]", "4 O [AOTC-142]", "4 P [AOTC-59]" } },
  steps = { deck_breaks("TCG-DECK-05", "25 Ground") },
}

scenario "24 Ground units with 12 of each other type are exactly twice as many" {
  cites = { { "TCG-DECK-05", "the other half of the rule" }, { "TCG-DECK-06", "the example of the rule, at its limit" } },
  deck = { with = {
    "4 A [AOTC-123]", "4 B [AOTC-147]", "4 C [ROTS-73]",
    "4 D [AOTC-126]", "4 E [AOTC-125]", "4 F [ROTS-74]", "4 G [ROTS-75]", "4 H [ROTS-42]", "4 I [AOTC-64]",
    "4 K [AOTC-73]", "4 L [AOTC-9]", "4 M [ROTS-61]", "4 N [AOTC-172]", "4 O [AOTC-142]", "4 P [AOTC-59]" } },
  steps = { deck_is_legal },
}

scenario "A fifth copy of one name and version" {
  rules = { "TCG-DECK-07" },
  deck = { from = "republic", with = { "4 Anakin Skywalker (D) [AOTC-121]" } },
  steps = { deck_breaks("TCG-DECK-07", "5 copies") },
}

scenario "Four of one version with two of another" {
  cites = { { "TCG-DECK-07", "the other half of the rule" }, { "TCG-DECK-08", "versions of a name are counted apart" } },
  deck = { from = "republic", with = { "3 Anakin Skywalker (D) [AOTC-121]", "1 Anakin Skywalker (C) [AOTC-62]" } },
  steps = { deck_is_legal },
}
