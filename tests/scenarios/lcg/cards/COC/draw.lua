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
