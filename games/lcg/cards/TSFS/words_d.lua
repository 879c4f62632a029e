-- The Search For Skywalker: cards for the words that they need.

objective_card "Deploy the Fleet" { id = "TSFS-46.1", side = dark, affiliation = imperial_navy,
  capacity = 5, resources = 1,
  objective_set = 46, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000283",
  action = { cost(damage(1, this)), change{ cost_to_play, -1, of = hand_card(yours, of_type(unit), capital_ship), lasting = next_played_this_phase } } }

unit_card "Jawa Trading Crawler" { id = "TSFS-47.4", side = dark, traits = { vehicle },
  cost = 3, force = 1, capacity = 1, resources = 2, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 47, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000274",
  constant = { forbid{ pays(this), on = card(one_of(except(of_type(unit)), except(one_of(vehicle, droid)))) } } }

event "Admiral's Orders" { id = "TSFS-46.6", side = dark, affiliation = imperial_navy,
  cost = 0, force = 1,
  objective_set = 46, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000288",
  action = { change{ cost_to_play, -2, of = hand_card(yours, of_type(unit), capital_ship), lasting = next_played_this_phase } } }
