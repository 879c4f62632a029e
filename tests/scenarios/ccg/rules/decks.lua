-- Deck construction.

scenario "59 cards are too few" {
  rules = { "CCG-ZONE-RESV-01" },
  deck = { from = "premiere-dark", without = { "1 Timer Mine [1_322]" } },
  steps = { deck_breaks("CCG-ZONE-RESV-01", "59") },
}

scenario "61 cards are too many" {
  rules = { "CCG-ZONE-RESV-01" },
  deck = { from = "premiere-dark", with = { "1 Timer Mine [1_322]" } },
  steps = { deck_breaks("CCG-ZONE-RESV-01", "61") },
}

scenario "A deck of sixty cards of one side" {
  cites = { { "CCG-ZONE-RESV-01", "the other half: sixty is right" } },
  deck = { from = "premiere-dark", format = "premiere" },
  steps = { deck_is_legal },
}

scenario "A card of the other side" {
  rules = { "CCG-DECK-01" },
  deck = { from = "premiere-dark", without = { "1 Timer Mine [1_322]" }, with = { "1 Tatooine: Docking Bay 94 [1_129]" } },
  steps = { deck_breaks("CCG-DECK-01", "one side") },
}

scenario "Two double-sided cards of one title" {
  rules = { "CCG-DBL-03" },
  deck = { from = "premiere-dark", format = "open", without = { "2 Timer Mine [1_322]" }, with = { "2 Toy Facet [TOY-1140]" } },
  steps = { deck_breaks("CCG-DBL-03", "Toy Facet") },
}
scenario "Two double-sided cards of one persona" {
  rules = { "CCG-DBL-03" },
  deck = { from = "premiere-dark", format = "open", without = { "2 Timer Mine [1_322]" }, with = { "1 Toy Facet [TOY-1140]", "1 Toy Prism [TOY-1142]" } },
  steps = { deck_breaks("CCG-DBL-03", "Toy Prism") },
}
scenario "One double-sided card is right" {
  cites = { { "CCG-DBL-03", "the other half" } },
  deck = { from = "premiere-dark", format = "open", without = { "1 Timer Mine [1_322]" }, with = { "1 Toy Facet [TOY-1140]" } },
  steps = { deck_is_legal },
}
scenario "Defensive Shields lie under a Starting Effect and are not among the sixty" {
  rules = { "CCG-EFF-START-02" },
  deck = { from = "premiere-dark", format = "open", without = { "2 Timer Mine [1_322]" }, with = { "1 Toy Anchor [TOY-820]", "1 Toy Ward [TOY-822]" } },
  steps = { deck_breaks("CCG-EFF-START-02", "Toy Ward") },
}
scenario "Cards under a Starting Effect need one" {
  rules = { "CCG-EFF-START-03" },
  deck = { from = "premiere-dark", format = "open", with = { "[shields]", "1 Toy Ward [TOY-822]" } },
  steps = { deck_breaks("CCG-EFF-START-03", "Starting Effect") },
}
scenario "Fifty-nine cards, a Starting Effect as the sixtieth, and Defensive Shields under it" {
  cites = { { "CCG-EFF-START-02", "they are not counted" }, { "CCG-EFF-START-03", "the other half" } },
  deck = { from = "premiere-dark", format = "open", without = { "1 Timer Mine [1_322]" }, with = { "1 Toy Anchor [TOY-820]", "[shields]", "1 Toy Ward [TOY-822]", "1 Toy Guard [TOY-823]" } },
  steps = { deck_is_legal },
}
