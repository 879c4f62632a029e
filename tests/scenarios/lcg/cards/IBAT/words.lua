-- It Binds All Things.

scenario "Leia Organa: 2 damage to a ready unit with the Balance of the Force on the light side" {
  rules = { "IBAT-117.2/reaction" },
  given = { turn = p1, phase = "conflict", balance = p2,
    p1 = { units = { "Toy Walker", { "Toy Bodyguard", focus = 1 } } }, p2 = { units = { { "IBAT-117.2", focus = 1 } }, objectives = { "Toy Refuge" } } },
  steps = { p1.passes, p2.uses "Leia Organa", expect { p1.card "Toy Walker", damage = 2 }, expect { p1.card "Toy Bodyguard", damage = 0 } },
}
scenario "Leia Organa: 1 with it on the dark side, of whoever's unit that is ready" {
  rules = { "IBAT-117.2/reaction" },
  given = { turn = p1, phase = "conflict", balance = p1,
    p1 = { units = { "Toy Walker", { "Toy Bodyguard", focus = 1 } } }, p2 = { units = { "IBAT-117.2" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.passes, p2.uses "Leia Organa", p2.may_choose_exactly { "Toy Walker", "Leia Organa" },
    p2.cannot { "chooses", "Toy Bodyguard", says = "it is no ready unit" },
    p2.chooses "Toy Walker", expect { p1.card "Toy Walker", damage = 1 },
  },
}
scenario "Leia Organa: nothing after one's own conflict phase" {
  quiet = { "IBAT-117.2/reaction" },
  given = { turn = p2, phase = "conflict", balance = p2,
    p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } }, p2 = { units = { "IBAT-117.2" } } },
  steps = { p2.passes, expect { p1.card "Toy Walker", damage = 0 } },
}
