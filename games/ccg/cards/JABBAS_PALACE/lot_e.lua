-- Jabba's Palace: cards drawn by lot. stats_only: no text is described yet.

interrupt "Choke" { id = "6_62", side = light, destiny = 4, kind = lost,
  play = { when(during(control_phase)), when(your_turn()), cost(choose(character(loyal(alien_type), unique_only))), make{textless, it, lasting = turn} },
  response = { forfeited(lost_character(yours, loyal(alien_type))), cancel{attrition_only, of = you} } }

interrupt "Jabba's Palace Sabacc" { id = "6_67", side = light, unique = true, destiny = 3, kind = lost, stats_only = true }
