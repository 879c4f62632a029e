-- Escape from Hoth: cards drawn by lot.

scenario "Target of Opportunity: 1 damage to the engaged objective (EFH-67.6)" {
  rules = { "EFH-67.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "EFH-67.6" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge", "Toy Academy" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = {
    p1.places "Target of Opportunity",
    expect { p2.card "Toy Refuge", damage = 1 },
    expect { p2.card "Toy Academy", damage = 0 },
  },
}

scenario "Target of Opportunity: nothing for the defender (EFH-67.6)" {
  quiet = { "EFH-67.6/fate" },
  given = { turn = p2,
    p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" }, hand = { "EFH-67.6" } },
    p2 = { units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" } } },
  steps = {
    p1.places "Target of Opportunity",
    expect { p1.card "Toy Garrison", damage = 0 },
    expect { p1.discard, exactly = { "Target of Opportunity" } },
  },
}
