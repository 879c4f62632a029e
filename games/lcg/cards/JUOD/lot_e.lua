-- Join Us or Die: a card drawn by lot.

unit_card "Jawa Scrap Dealers" { id = "JUOD-116.3", side = dark, traits = { character, scavenger },
  cost = 2, force = 1, capacity = 1, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 116, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000753",
  reaction = { leaves_play{ unit(friendly), how = destroyed }, works(hand), put_into_play(this) } }
