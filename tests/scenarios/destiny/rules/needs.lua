-- Why an ability cannot be used: the need of its cost that is not met (docs/decisions/084).

scenario "What cannot be paid is named: too few resources" {
  rules = { "DST-ACT-CARD-01" },
  given = { turn = p1,
    p1 = { characters = { "Ciena Ree" }, supports = { { "Toy Depot", exhausted = true } }, resources = 1 },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.cannot { "uses", "Ciena Ree", because = "DST-RESO-01" },
    p1.cannot { "uses", "Toy Depot", because = "DST-EXH-01" },
  },
}

scenario "With enough of them the same ability may be used" {
  cites = { { "DST-RESO-01", "resources pay for an ability" } },
  given = { turn = p1,
    p1 = { characters = { "Ciena Ree" }, resources = 2 },
    p2 = { characters = { "Rey" } } },
  steps = { p1.may_choose { "uses Ciena Ree" } },
}
