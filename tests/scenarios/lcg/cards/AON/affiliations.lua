-- Allies of Necessity: alliances.

scenario "Expendable Allies: five objectives of the Sith and five of Scum and Villainy or neutral" {
  rules = { "LCG-DECK-07" },
  deck = { from = "sith", without = { "[affiliation]", "1 Sith [CORE-0.1]" }, with = { "[affiliation]", "1 Expendable Allies [AON-2070]" } },
  steps = { deck_breaks("LCG-DECK-07", "this alliance wants 5 of each") },
}
