-- Limits with a number: limit(turn, 2).

scenario "Twice per turn is twice" {
  rules = { "TOY-1700/action", "LCG-TERM-09" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Meddler" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Pilgrim" }, objectives = { "Toy Academy" } } },
  steps = {
    p1.uses "Toy Meddler", p1.chooses "Toy Pilgrim#1",
    p1.uses "Toy Meddler", p1.chooses "Toy Pilgrim#2",
    p1.may_not_choose { "uses Toy Meddler" },
  },
}
