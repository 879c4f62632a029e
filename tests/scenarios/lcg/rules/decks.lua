-- Deck construction: objective sets, affiliation, copies, the restricted list.

scenario "Eight objectives are too few for a constructed deck" {
  rules = { "LCG-DECK-03" },
  deck = { from = "jedi", format = "standard" },
  steps = { deck_breaks("LCG-DECK-03", "8 objectives") },
}

scenario "Command cards without their objective" {
  rules = { "LCG-DECK-01" },
  deck = { from = "jedi", without = { "[objectives]", "1 Jedi Training [CORE-7.1]" } },
  steps = { deck_breaks("LCG-DECK-01", "CORE-7.2") },
}

scenario "A card of a set is left out" {
  rules = { "LCG-DECK-09" },
  deck = { from = "jedi", without = { "1 Twi'lek Loyalist [CORE-1.3]" } },
  steps = { deck_breaks("LCG-DECK-09", "CORE-1.3") },
}

scenario "A card of the same title from another set will not do" {
  rules = { "LCG-DECK-09" },
  cites = { { "LCG-FAQ-04", "cards are told apart by the number of their set, which is what a deck names" } },
  deck = { from = "jedi", without = { "1 Twi'lek Loyalist [CORE-1.3]" }, with = { "1 Twi'lek Loyalist [CORE-4.4]" } },
  steps = { deck_breaks("LCG-DECK-09", "CORE-1.3"), deck_breaks("LCG-DECK-09", "CORE-4.4") },
}

scenario "A set three times" {
  rules = { "LCG-DECK-04" },
  deck = { from = "jedi", with = { "[objectives]", "2 A Hero's Journey [CORE-1.1]", "[deck]", "2 Luke Skywalker [CORE-1.2]",
    "2 Twi'lek Loyalist [CORE-1.3]", "2 Jedi Lightsaber [CORE-1.4]", "2 Trust Your Feelings [CORE-1.5]",
    "2 Dagobah Training Grounds [CORE-1.6]" } },
  steps = { deck_breaks("LCG-DECK-04", "3 copies") },
}

scenario "Two sets twice make a constructed deck of ten objectives" {
  cites = { { "LCG-DECK-04", "the other half: twice is allowed" }, { "LCG-DECK-02", "a set has its objective in one deck and its five cards in the other" },
    { "LCG-DECK-07", "a neutral set stands in the same deck, and nothing forbids it" } },
  deck = { from = "jedi", format = "standard",
    with = { "[objectives]", "1 A Hero's Journey [CORE-1.1]", "1 In You Must Go [CORE-2.1]", "[deck]",
      "1 Luke Skywalker [CORE-1.2]", "1 Twi'lek Loyalist [CORE-1.3]", "1 Jedi Lightsaber [CORE-1.4]",
      "1 Trust Your Feelings [CORE-1.5]", "1 Dagobah Training Grounds [CORE-1.6]",
      "1 Yoda [CORE-2.2]", "1 Believer in the Old Ways [CORE-2.3]", "1 Shii-Cho Training [CORE-2.4]",
      "1 Dagobah Training Grounds [CORE-2.5]", "1 Counter-stroke [CORE-2.6]" } },
  steps = { deck_is_legal },
}

scenario "A set that may be included once" {
  rules = { "LCG-DECK-05" },
  deck = { from = "jedi", with = { "[objectives]", "1 Hit and Run [CORE-18.1]" } },
  steps = { deck_breaks("LCG-DECK-05", "CORE-18.1") },
}

scenario "A deck without an affiliation card, and with a card of the other side" {
  rules = { "LCG-DECK-06" },
  deck = { from = "jedi", without = { "[affiliation]", "1 Jedi [CORE-0.2]" } },
  steps = { deck_breaks("LCG-DECK-06", "0 affiliation cards") },
}

scenario "A card of the dark side in a deck of the light side" {
  rules = { "LCG-DECK-06" },
  deck = { from = "jedi", with = { "1 Dark [CORE-19.2]" } },
  steps = { deck_breaks("LCG-DECK-06", "CORE-19.2") },
}

scenario "A set that names another affiliation" {
  rules = { "LCG-DECK-08" },
  deck = { from = "sith", without = { "[affiliation]", "1 Sith [CORE-0.1]" }, with = { "[affiliation]", "1 Toy [TOY-1]" } },
  steps = { deck_breaks "LCG-DECK-08" },
}

scenario "Two restricted sets in one tournament deck" {
  rules = { "LCG-RST-01" },
  cites = { { "LCG-RST-04", "the list itself: these are the numbers of the two sets" } },
  deck = { from = "jedi", format = "standard", with = { "[objectives]", "1 Toy Rumour [TOY-199]", "1 Toy Long Odds [TOY-203]" } },
  steps = { deck_breaks("LCG-RST-01", "Toy Long Odds") },
}

scenario "A restricted set twice is judged as any other set" {
  cites = { { "LCG-RST-02", "the copies of the chosen set are counted by the common rule" },
    { "LCG-RST-03", "the set is found by its number, so its six cards stand and fall together" } },
  deck = { from = "jedi", format = "open", with = { "[objectives]", "2 Toy Rumour [TOY-199]" } },
  steps = { deck_is_legal },
}
