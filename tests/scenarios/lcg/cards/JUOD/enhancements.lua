-- Join Us or Die: cards drawn by lot.

scenario "Dagobah Training Grounds: one limited card in a turn" {
  rules = { "LCG-KW-LIM-01" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { hand = { "JUOD-112.4", "CORE-2.5" }, objectives = { "Toy Refuge", "Toy Beacon" } } },
  steps = {
    p2.plays "Dagobah Training Grounds",
    p2.pays_with "Toy Refuge",
    p2.cannot { "plays", "Dagobah Training Grounds", because = "LCG-KW-LIM-01" },
  },
}
