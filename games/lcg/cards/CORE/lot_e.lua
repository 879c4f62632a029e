-- Core Set: a card drawn by lot.

unit_card "TIE Attack Squadron" { id = "CORE-30.2", side = dark, affiliation = imperial_navy, traits = { vehicle, fighter, squadron },
  cost = 3, force = 2, capacity = 2, unit_damage = 1, blast_damage = 1, edge_blast_damage = 1,
  objective_set = 30, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000041",
  -- A facedown card is no secret if the icon shows: the text waits for the end of the edge battle, before which it changes nothing.
  constant = { when(all_of(happened(edge_card_placed{ card(yours, of_type(fate)), by = you }, engagement), no(during(edge_battle)))),
    change{ unit_damage, 1, of = this }, grant{ targeted_strike, to = this } } }
