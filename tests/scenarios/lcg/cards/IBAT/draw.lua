-- It Binds All Things: cards drawn by lot.

scenario "Ties of Blood: an opponent who has engaged nothing is punished" {
  rules = { "IBAT-117.1/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Ties of Blood" } } },
  steps = { p1.passes, p2.uses "Ties of Blood", expect { p1.card "Toy Garrison", damage = 1 } },
}
scenario "Ties of Blood: not one who has" {
  quiet = { "IBAT-117.1/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Ties of Blood" } } },
  steps = { p1.engages "Ties of Blood", p1.attacks_with "Toy Trooper", p1.strikes_with "Toy Trooper", expect { p1.card "Toy Garrison", damage = 0 } },
}
