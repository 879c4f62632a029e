-- Way of the Force: supports.

support "Imperial Troop Transport" { id = "WotF-32", cost = 3, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "X ranged", "X ranged for 1", "X indirect", "X disrupt", "X shield", "blank" },
  inherent = { change{x, to = count(character(yours, except(unique_one))), of = this_die} } }

support "ARC-170 Starfighter" { id = "WotF-129", cost = 3, color = red, subtypes = { vehicle },
  die = { "2 ranged", "2 ranged", "3 indirect", "1 shield", "1 resource", "blank" },
  before = { discarded_from_play(this), may(put(this, hand)) } }

support "Prized Goods" { id = "WotF-139", cost = 1, color = yellow,
  action = { cost(exhaust(this), exhaust(character(yours, ready_one))),
    either(place(3, resource, this), move(all, resource, this, you)) } }
