-- Darkness and Light: cards drawn by lot.

unit_card "Cularin Cultist" { id = "DAL-124.2", side = dark, affiliation = sith, traits = { character, force_sensitive },
  cost = 4, force = 3, capacity = 3, blast_damage = 1, tactics = 1,
  objective_set = 124, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000800",
  reaction = { strike_resolved(this), choose{ unit, name = "first unit" }, choose(enhancement(on(the("first unit")))), move{ it, on = unit(other_than(the("first unit")), controlled_by(controller(the("first unit")))) } } }
