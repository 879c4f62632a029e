-- Rivals: cards drawn by lot.

event "Resourceful" { id = "RIV-13", cost = 0, color = gray,
  effect = { when(spot(character(yours, of_color(gray))), remove(die(yours)), and_then(gain(1))) } }
