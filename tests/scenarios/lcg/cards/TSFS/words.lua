-- The Search For Skywalker.

scenario "Renegade Squadron: for 1 damage on it a card captured at the engaged objective is rescued" {
  rules = { "TSFS-44.2/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison", "Toy Shipyard" }, captured = { { "Toy Mentor", on = "Toy Garrison" }, { "Toy Medic", on = "Toy Shipyard" } } },
    p2 = { units = { "Renegade Squadron" } },
    engagement = { objective = "Toy Garrison", attackers = { "Renegade Squadron" }, defenders = { "Toy Walker" }, edge = p2, at = "strike" } },
  steps = {
    p2.strikes_with "Renegade Squadron", p2.uses "Renegade Squadron",
    expect { p2.hand, exactly = { "Toy Mentor" } }, expect { p2.card "Renegade Squadron", damage = 1 }, expect { p1.captured, exactly = { "Toy Medic" } },
    p2.resolves "unit damage", p2.resolves "blast damage",
  },
}
scenario "Renegade Squadron: not when it defends" {
  quiet = { "TSFS-44.2/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } } },
    p2 = { units = { "Renegade Squadron" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Renegade Squadron" }, edge = p2, at = "strike" } },
  steps = { p2.strikes_with "Renegade Squadron", expect { p2.hand, count = 0 }, p2.resolves "unit damage" },
}
scenario "Renegade Squadron: nothing is rescued from another objective" {
  quiet = { "TSFS-44.2/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison", "Toy Shipyard" }, captured = { { "Toy Medic", on = "Toy Shipyard" } } },
    p2 = { units = { "Renegade Squadron" } },
    engagement = { objective = "Toy Garrison", attackers = { "Renegade Squadron" }, defenders = { "Toy Walker" }, edge = p1, at = "strike" } },
  steps = { p2.strikes_with "Renegade Squadron", p2.resolves "unit damage", p2.resolves "blast damage", expect { p1.captured, exactly = { "Toy Medic" } } },
}
