-- Way of the Force: cards drawn by lot.

event "First Aid" { id = "WotF-77", cost = 1, color = red, affiliation = hero,
  effect = { heal(or_if(2, 4, first_round), character(of_color(red))) } }

character "Jedi Sentinel" { id = "WotF-55", points = 10, health = 10, color = blue, affiliation = hero, subtypes = { jedi },
  die = { "1 melee", "2 melee for 1", "1 shield", "1 resource", "special", "blank" },
  after = { set_up(), shield(1, character) },
  special = { deal(or_if(2, 3, at_least(shields(this), 3)), character) } }

event "Peace and Quiet" { id = "WotF-113", cost = 1, color = blue, effect = { turn{die, value = 0} } }
