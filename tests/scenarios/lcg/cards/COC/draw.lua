-- Chain of Command: cards for the words that they need.

scenario "Quarren Bureaucrat: sacrificed to cancel the ability of an enhancement" {
  rules = { "COC-163.4/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Quarren Bureaucrat" } }, p2 = { units = { "Toy Pilgrim" }, support = { { "Toy Reliquary", on = "Toy Pilgrim" } } } },
  steps = { p2.uses "Toy Reliquary", p1.uses "Quarren Bureaucrat", expect { p2.card "Toy Pilgrim", shields = 0 }, expect { p1.discard, exactly = { "Quarren Bureaucrat" } } },
}
scenario "Quarren Bureaucrat: not the ability of a unit" {
  quiet = { "COC-163.4/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Quarren Bureaucrat" } }, p2 = { units = { "Toy Slinger" } } },
  steps = { p2.uses "Toy Slinger", expect { p1.discard, exactly = { "Quarren Bureaucrat" } } },
}

scenario "Moisture Vaporator: each player draws a card" {
  rules = { "COC-161.4/action" },
  given = { turn = p2, phase = "deployment", p1 = { deck = { "Toy Walker" } }, p2 = { support = { "Moisture Vaporator" }, deck = { "Toy Pilgrim" } } },
  steps = { p2.uses "Moisture Vaporator", expect { p1.hand, exactly = { "Toy Walker" } }, expect { p2.hand, exactly = { "Toy Pilgrim" } } },
}
scenario "Moisture Vaporator: not while it is exhausted" {
  quiet = { "COC-161.4/action" },
  given = { turn = p2, phase = "deployment", p1 = { deck = { "Toy Walker" } }, p2 = { support = { { "Moisture Vaporator", focus = 1 } }, deck = { "Toy Pilgrim" }, hand = { "Toy Slinger" } } },
  steps = { p2.cannot { "uses", "Moisture Vaporator" }, p2.passes },
}
