-- Solo's Command: cards for the words that they need.

scenario "Filthy Accusations: a focus token on a unit that is not of its player's affiliation card" {
  rules = { "SC-189.4/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Adept", "Toy Hunter" }, support = { "Toy Empire" } }, p2 = { hand = { "Filthy Accusations", "Toy Slinger" }, objectives = { "Toy Refuge" } } },
  steps = { p2.plays "Filthy Accusations", p2.may_choose_exactly { "Toy Adept", "Toy Hunter", decline }, p2.cannot { "chooses", "Toy Trooper" }, p2.chooses "Toy Adept", expect { p1.card "Toy Adept", focus = 1 } },
}
scenario "Filthy Accusations: nothing against those who are" {
  quiet = { "SC-189.4/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" }, support = { "Toy Empire" } }, p2 = { units = { "Toy Speeder" }, support = { "Toy Temple" }, hand = { "Filthy Accusations" }, objectives = { "Toy Refuge" } } },
  steps = { p2.cannot { "plays", "Filthy Accusations" }, p2.passes },
}
