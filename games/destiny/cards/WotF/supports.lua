-- Way of the Force: supports.

support "Imperial Troop Transport" { id = "WotF-32", cost = 3, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "X ranged", "X ranged for 1", "X indirect", "X disrupt", "X shield", "blank" },
  inherent = { define_x(count(character(yours, except(unique_one)))) } }
