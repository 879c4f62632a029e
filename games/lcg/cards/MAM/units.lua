-- Meditation and Mastery: units.

unit_card "Nien Numb" { id = "MAM-243.2", side = light, affiliation = smugglers_and_spies, traits = { character, pilot }, unique = true,
  cost = 2, force = 2, capacity = 2, unit_damage = 1, edge_tactics = 1, objective_set = 243, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001532",
  keywords = { pilot(2), extra_pilot }, constant = { when(all_of(is(this, attached), is(host, transport))), change{ unit_damage, 1, of = host }, change{ edge_tactics, 1, of = host } } }
