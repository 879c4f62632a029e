-- Draw Their Fire: cards drawn by lot.

scenario "Target of Opportunity: 1 damage to the engaged objective (DTF-147.6)" {
  rules = { "DTF-147.6/fate" },
  given = { turn = p2,
    p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison", "Toy Shipyard" } },
    p2 = { units = { "Toy Pilgrim" }, hand = { "DTF-147.6" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" } } },
  steps = {
    p2.places "Target of Opportunity",
    expect { p1.card "Toy Garrison", damage = 1 },
    expect { p1.card "Toy Shipyard", damage = 0 },
  },
}

scenario "Target of Opportunity: nothing for the defender (DTF-147.6)" {
  quiet = { "DTF-147.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "DTF-147.6" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = {
    p2.places "Target of Opportunity",
    expect { p2.card "Toy Refuge", damage = 0 },
    expect { p2.discard, exactly = { "Target of Opportunity" } },
  },
}
