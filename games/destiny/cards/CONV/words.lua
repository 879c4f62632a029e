-- Convergence.

upgrade "Sith Teachings" { id = "CONV-17", cost = 2, color = blue, affiliation = villain, subtypes = { ability },
  die = { "+2 melee", "1 discard", "1 resource", "special", "special", "blank" },
  restriction = { spot(character(yours, sith)) },
  after = { plays(this), may(remove(die(showing(blank)))) },
  special = { deal(or_if(1, 2, happened(die_removed{card_in_play(opposing), by = you}, round)), character) } }
