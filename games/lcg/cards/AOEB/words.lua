-- Assault on Echo Base.

unit_card "Col Serra" { id = "AOEB-54.2", side = light, affiliation = smugglers_and_spies, traits = { character, renegade_squadron }, unique = true,
  cost = 4, force = 2, capacity = 3, unit_damage = 1, edge_blast_damage = 2,
  objective_set = 54, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000326",
  keywords = { edge(1) },
  constant = { when(all_of(is(this, participating), has_edge(you))), forbid{ is_damaged(this), by = opponent }, forbid{ is_focused(this), by = opponent } } }
