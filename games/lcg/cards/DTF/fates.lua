-- Draw Their Fire: fate cards.

fate_card "Target of Opportunity" { id = "DTF-147.6", side = light,
  priority = 9, force = 2,
  objective_set = 147, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000942",
  fate = { when(you_attack(), damage(1, objective(engaged))) } }
