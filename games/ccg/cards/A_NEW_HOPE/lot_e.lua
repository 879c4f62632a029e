-- A New Hope: cards drawn by lot. missing: which texts are not described.

character_card "Reegesk" { id = "2_102", side = dark, unique = true, destiny = 3, deploy = 3, power = 1, ability = 1, forfeit = 3, landspeed = 1, subtype = alien_type, species = ranat, traits = { scavenger, thief },
  optional = { when(during(control_phase)), when(your_turn()), limit(phase), cost(choose(lost_card(opposing, one_of(vehicle_card, droid, weapon_card, device_card))), lose_force(1)), steal{it, to = hand} },
  missing = { "taking what lies on Crash Site Memorial" } }
