-- Lure of the Dark Side: cards drawn by lot.

scenario "Sith Library: one limited card in a turn (LOTDS-104.5)" {
  rules = { "LCG-KW-LIM-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "LOTDS-104.5", "CORE-20.4" }, objectives = { "Toy Garrison", "Toy Vault" } } },
  steps = {
    p1.plays "Sith Library#1", p1.pays_with "Toy Garrison",
    p1.cannot { "plays", "Sith Library", because = "LCG-KW-LIM-01" },
  },
}
