-- Convergence: cards drawn by lot.

event "Energize" { id = "CONV-124", cost = 1, color = red, effect = { roll(die_on_card(yours, droid)) } }

upgrade "Punch Dagger" { id = "CONV-171", cost = 1, color = gray, subtypes = { weapon },
  die = { "1 melee", "2 melee for 1", "1 disrupt", "1 resource", "blank", "blank" } }
