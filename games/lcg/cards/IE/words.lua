-- Imperial Entanglements.

unit_card "Outer Rim Mystic" { id = "IE-176.2", side = light, affiliation = jedi, traits = { character, force_user },
  cost = 2, force = 2, capacity = 2, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 176, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001112",
  reaction = { focused{ unit(friendly, other_than(this)), by = opponent }, limit(turn), move_tokens(focus, 1, subject, this) } }

event "The Empire Strikes Back" { id = "IE-179.6", side = dark, affiliation = imperial_navy,
  cost = 0, force = 1,
  objective_set = 179, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001134",
  reaction = { leaves_play{ objective(enemy), how = destroyed }, advance(1) } }
