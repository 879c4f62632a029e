-- Assault on Echo Base: a card drawn by lot.

scenario "Frozen Refuge: once in a deck" {
  rules = { "LCG-DECK-05" },
  deck = { from = "jedi", with = { "[objectives]", "2 Frozen Refuge [AOEB-55.1]" } },
  steps = { deck_breaks("LCG-DECK-05", "AOEB-55.1") },
}
