-- Knowledge and Defense.

scenario "Servant of the Dark Side: units with fewer Force icons do not defend against it" {
  rules = { "KAD-110.3/constant" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Servant of the Dark Side", "Toy Trooper" } }, p2 = { units = { "Toy Pilgrim", "Toy Sentinel", "Toy Mentor" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge", p1.attacks_with "Servant of the Dark Side", p1.finishes,
    p2.may_choose_exactly { "defends with Toy Sentinel", "defends with Toy Mentor", done }, p2.cannot { "defends_with", "Toy Pilgrim" },
  },
}
scenario "Servant of the Dark Side: they do where it does not attack" {
  quiet = { "KAD-110.3/constant" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Servant of the Dark Side", "Toy Trooper" } }, p2 = { units = { "Toy Pilgrim", "Toy Mentor" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper",
    p2.may_choose_exactly { "defends with Toy Pilgrim", "defends with Toy Mentor", done },
  },
}
