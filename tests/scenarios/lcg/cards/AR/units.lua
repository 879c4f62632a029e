-- Ancient Rivals: units.

scenario "Ahsoka's Informant: sacrificed for a Jedi card of the discard pile in the edge stack" {
  rules = { "AR-231.3/interrupt" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, edge = { "Toy Officer" } },
    p2 = { units = { "Toy Pilgrim", "AR-231.3" }, discard = { "Toy Mentor", "Toy Sniper" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" } } },
  steps = { p2.uses "Ahsoka's Informant", expect { table, edge = "p2" }, expect { p2.units, exactly = { "Toy Pilgrim" } } },
}
scenario "Ahsoka's Informant: not without a Jedi card there" {
  quiet = { "AR-231.3/interrupt" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, edge = { "Toy Officer" } },
    p2 = { units = { "Toy Pilgrim", "AR-231.3" }, discard = { "Toy Sniper" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" } } },
  steps = { expect { table, edge = "p1" } },
}
