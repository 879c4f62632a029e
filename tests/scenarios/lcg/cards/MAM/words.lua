-- Meditation and Mastery.

scenario "Demolisher: 1 damage to an objective that is not engaged, as its engagement ends" {
  rules = { "MAM-244.3/interrupt" },
  given = { turn = p1, p1 = { units = { "Demolisher" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge", "Toy Academy" } },
    engagement = { objective = "Toy Refuge", attackers = { "Demolisher" }, defenders = { "Toy Guardian" }, edge = p2, at = "strike" } },
  steps = {
    p1.strikes_with "Demolisher", p1.resolves "unit damage", p2.strikes_with "Toy Guardian", p1.uses "Demolisher",
    p1.may_choose_exactly { "Toy Garrison", "Toy Academy" }, p1.cannot { "chooses", "Toy Refuge", says = "it must be no engaged objective" },
    p1.chooses "Toy Academy", expect { p2.card "Toy Academy", damage = 1 },
  },
}
scenario "Demolisher: not if it takes no part" {
  quiet = { "MAM-244.3/interrupt" },
  given = { turn = p1, p1 = { units = { "Demolisher", "Toy Trooper" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge", "Toy Academy" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p2, at = "strike" } },
  steps = { p2.strikes_with "Toy Guardian", expect { p2.card "Toy Academy", damage = 0 } },
}
