-- Attack Run: cards drawn by lot.

unit_card "Information Broker" { id = "ATR-158.3", side = light, traits = { character },
  cost = 2, capacity = 1, edge_unit_damage = 1, edge_tactics = 1,
  objective_set = 158, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001005",
  reaction = { phase_begins{ how = force }, change{ force_icons, count(hand_card(theirs)), of = this, lasting = phase } } }

unit_card "Slave 1" { id = "ATR-160.3", side = dark, affiliation = scum_and_villainy, traits = { vehicle, transport }, unique = true,
  cost = 4, force = 3, capacity = 3, unit_damage = 2, blast_damage = 1, edge_blast_damage = 1,
  objective_set = 160, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001017",
  -- What is attached to a card that leaves play has no leaving of its own here, so that a pilot is taken off before its vehicle leaves.
  interrupt = { leaves_play(card_in_play(yours, one_of(pilot, at_least(count(enhancement(yours, pilot, on(candidate))), 1)))), limit(turn),
    when(is(subject, pilot), divert{ destination, into = hand }), otherwise(move(enhancement(yours, pilot, on(subject)), hand)) } }
