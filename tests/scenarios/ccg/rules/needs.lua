-- Why an action cannot be initiated: the need of its cost or its result that is not met (docs/decisions/084).

scenario "What is taken from a pile needs a card there" {
  cites = { { "CCG-EMPTY-01", "taking from a pile asks whether it holds a card" } },
  given = { phase = "control", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Rummage" }, used = 0, table = { "Toy Memory" }, lost = 0 } },
  steps = {
    p1.cannot { "plays", "Toy Rummage", because = "CCG-EMPTY-01" },
    p1.cannot { "uses", "Toy Memory", because = "CCG-EMPTY-01" },
  },
}

scenario "A card in the pile is enough, whatever it is" {
  cites = { { "CCG-TGT-IMP-11", "what lies in a pile need not be known" } },
  given = { phase = "control", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Rummage" }, used = { "Toy Captain" }, table = { "Toy Memory" }, lost = { "Toy Captain" } } },
  steps = { p1.may_choose { "plays Toy Rummage", "uses Toy Memory" } },
}

scenario "Force that is not there is a cost that cannot be paid" {
  rules = { "CCG-ACT-COST-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { force = 0, table = { "Toy Lantern" } } },
  steps = { p1.cannot { "uses", "Toy Lantern", because = "CCG-ACT-COST-01" } },
}
