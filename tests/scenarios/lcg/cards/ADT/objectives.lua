-- A Dark Time: objectives.

scenario "Self Preservation: each unit of its player counts one icon more in the Force struggle" {
  rules = { "ADT-48.1/constant" },
  given = { turn = p2, phase = "Force struggle", balance = p1, p1 = { units = { { "Toy Trooper", committed = true } }, objectives = { "Toy Garrison" } },
    p2 = { units = { { "Toy Pilgrim", committed = true } }, objectives = { "Self Preservation" } } },
  steps = { expect { table, balance = "p2" }, expect { p2.card "Toy Pilgrim", force = 1 } },
}
scenario "Self Preservation: not for units of the opponent" {
  quiet = { "ADT-48.1/constant" },
  given = { turn = p2, phase = "Force struggle", balance = p2, p1 = { units = { { "Toy Officer", committed = true } }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Self Preservation" } } },
  steps = { expect { table, balance = "p1" } },
}
