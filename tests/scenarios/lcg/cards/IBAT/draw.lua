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

scenario "Green Squadron Deployment: committed vehicles have twice their Force icons" {
  rules = { "IBAT-118.1/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { { "Toy Speeder", committed = true }, { "Toy Mentor", committed = true }, "Toy Escort" }, objectives = { "Green Squadron Deployment" } } },
  steps = { expect { p2.card "Toy Speeder", force = 2 }, expect { p2.card "Toy Mentor", force = 3 }, expect { p2.card "Toy Escort", force = 1 } },
}
scenario "Green Squadron Deployment: not those of the opponent" {
  quiet = { "IBAT-118.1/constant" },
  given = { turn = p2, phase = "deployment", p1 = { units = { { "Toy Walker", committed = true } } }, p2 = { objectives = { "Green Squadron Deployment" } } },
  steps = { expect { p1.card "Toy Walker", force = 1 } },
}
