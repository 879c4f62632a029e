-- Chain of Command: cards for the words that they need.

unit_card "Quarren Bureaucrat" { id = "COC-163.4", side = dark, traits = { character },
  cost = 1, force = 1, capacity = 1, unit_damage = 1,
  objective_set = 163, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001036",
  interrupt = { ability_used(enhancement), cost(sacrifice(this)), cancel } }
