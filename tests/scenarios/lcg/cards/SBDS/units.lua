-- Swayed by the Dark Side: units.

scenario "Black Krrsantan: a focus token less when his strike destroys" {
  rules = { "SBDS-279.2/reaction" },
  given = { turn = p1, p1 = { units = { "Black Krrsantan" }, objectives = { { "Toy Garrison", focus = 1 } } }, p2 = { units = { { "Toy Pilgrim", damage = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Black Krrsantan" }, defenders = { "Toy Pilgrim" }, edge = p2, at = "strikes" } },
  steps = { p1.strikes_with "Black Krrsantan", p1.resolves "unit damage", p1.uses "Black Krrsantan", p1.chooses "Toy Garrison", expect { p1.card "Toy Garrison", focus = 0 } },
}
scenario "Black Krrsantan: not when another unit destroys" {
  quiet = { "SBDS-279.2/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Black Krrsantan", "Toy Gunner" }, objectives = { { "Toy Garrison", focus = 1 } } }, p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.discard, exactly = { "Toy Pilgrim" } }, expect { p1.card "Toy Garrison", focus = 1 } },
}
