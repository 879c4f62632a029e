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
