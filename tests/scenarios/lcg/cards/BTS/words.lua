-- Between the Shadows.

scenario "The Jedi's Resolve: the Balance of the Force on the light side, and no Force phase" {
  rules = { "BTS-128.6/fate" },
  given = { turn = p2, balance = p1, p1 = { units = { "Toy Walker", { "Toy Adept", committed = true } }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Mentor" }, hand = { "The Jedi's Resolve" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Mentor" }, defenders = { "Toy Walker" } } },
  steps = { p2.places "The Jedi's Resolve", expect { table, balance = "p2" } },
}
scenario "The Jedi's Resolve: not without a unique Jedi unit in the engagement" {
  quiet = { "BTS-128.6/fate" },
  given = { turn = p2, balance = p1, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Leader", "Toy Mentor" }, hand = { "The Jedi's Resolve" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim", "Toy Leader" }, defenders = { "Toy Walker" } } },
  steps = { p2.places "The Jedi's Resolve", expect { table, balance = "p1" } },
}
