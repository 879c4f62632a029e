-- Edge of Darkness: resources that a text spends.

unit_card "Lando Calrissian" { id = "EOD-71.2", side = light, affiliation = smugglers_and_spies, traits = { character, rogue, scoundrel }, unique = true,
  cost = 4, force = 2, capacity = 2, blast_damage = 1, tactics = 1,
  objective_set = 71, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000368",
  keywords = { elite },
  action = { limit(turn), cost(spend(1)), withdraw(unit(participating)) } }
