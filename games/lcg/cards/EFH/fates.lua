-- Escape from Hoth: fate cards.

fate_card "Target of Opportunity" { id = "EFH-67.6", side = dark,
  priority = 10, force = 2,
  objective_set = 67, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000540",
  fate = { when(you_attack(), damage(1, objective(engaged))) } }
