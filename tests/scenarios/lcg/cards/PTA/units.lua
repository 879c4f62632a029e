-- Press the Attack: units.

scenario "Strike Team Specialist: edge for each fate card of the opponent's stack" {
  rules = { "PTA-208.3/constant" },
  given = { turn = p2,
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, hand = { "Toy Omen" } },
    p2 = { units = { "Strike Team Specialist" }, hand = { "Toy Lesson" } },
    engagement = { objective = "Toy Garrison", attackers = { "Strike Team Specialist" }, defenders = { "Toy Trooper" } } },
  steps = { p2.places "Toy Lesson", p1.places "Toy Omen", expect { table, edge = "p2" } },
}
scenario "Strike Team Specialist: nothing for another card" {
  quiet = { "PTA-208.3/constant" },
  given = { turn = p2,
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, hand = { "Toy Curse" } },
    p2 = { units = { "Strike Team Specialist" }, hand = { "Toy Lesson" } },
    engagement = { objective = "Toy Garrison", attackers = { "Strike Team Specialist" }, defenders = { "Toy Trooper" } } },
  steps = { p2.places "Toy Lesson", p1.places "Toy Curse", expect { table, edge = "p1" } },
}
