-- Darkness and Light: enhancements.

enhancement_card "Precision Flying" { id = "DAL-125.5", side = dark, traits = { skill },
  cost = 0, enhances = a_unit, host_traits = { fighter },
  objective_set = 125, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000809",
  constant = { change{ edge_value, 2, of = host } } }
