-- Edge of Darkness: cards for the words that they need.

scenario "Captain Needa: the first capital ship of a turn costs 2 less, the second does not" {
  rules = { "EOD-88.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { { "Captain Needa", focus = 1 } }, objectives = { "Toy Garrison", "Toy Garrison" }, hand = { "DP20 Corellian Gunship", "DP20 Corellian Gunship" } } },
  steps = { p1.plays "DP20 Corellian Gunship#1", p1.pays_with "Toy Garrison#1", p1.cannot { "plays", "DP20 Corellian Gunship" }, p1.passes },
}
scenario "Captain Needa: no other unit" {
  quiet = { "EOD-88.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Captain Needa" }, objectives = { "Toy Garrison" }, hand = { "Toy Walker" } } },
  steps = { p1.cannot { "plays", "Toy Walker", because = "LCG-RSC-05" }, p1.passes },
}
