-- Battle of Yavin: Missions.

-- Light Side
mission "Celebrate the Victory" { id = "BOY-3", side = light, cost = 3,
  completed = { when(no(exists(any_unit(opposing, of_type(a_space_unit))))), draw(5) } }
