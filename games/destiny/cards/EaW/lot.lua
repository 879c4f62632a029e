-- Empire at War: cards drawn by lot.

event "Only Business Matters" { id = "EaW-82", cost = 1, color = yellow, affiliation = villain,
  effect = { remove(any(die(yours, of_color(yellow)))), and_then(gain(result)) } }

event "Lightsaber Training" { id = "EaW-131", cost = 1, color = blue,
  effect = { each(up_to(2, die(yours, of_color(blue), weapon)), turn(it)) } }
