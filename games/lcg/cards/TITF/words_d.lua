-- Trust in the Force: cards for the words that they need.

unit_card "Steadfast Settler" { id = "TITF-280.3", side = light, traits = { character, civilian },
  cost = 2, force = 1, capacity = 2, resources = 1, edge_blast_damage = 1,
  objective_set = 280, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001797",
  keywords = { influence } }
