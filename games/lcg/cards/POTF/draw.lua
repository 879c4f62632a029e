-- Power of the Force: cards drawn by lot.

unit_card "Rav Naaran" { id = "POTF-254.2", side = dark, affiliation = sith, traits = { character, force_user }, unique = true,
  cost = 3, force = 2, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 254, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001598",
  reaction = { leaves_play(unit), limit(turn), when(during(conflict)), damage(1, objective(enemy)) } }

unit_card "Phantom" { id = "POTF-252.4", side = light, affiliation = rebel_alliance, traits = { vehicle, fighter }, unique = true,
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_tactics = 1,
  objective_set = 252, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001588",
  interrupt = {
    { destroyed(unit(friendly, one_of(specter, character))), instead(sacrifice(this), remove(damage, all_tokens, subject)) },
    { leaves_play{ unit(friendly, one_of(specter, character)), how = captured }, instead(sacrifice(this), remove(damage, all_tokens, subject)) } } }
