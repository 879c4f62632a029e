-- Fate cards of the Core Set: those of the Jedi and the Sith starter deck, one entry per place in an objective set.

-- The light side.
fate_card "Heat of Battle" { id = "CORE-3.6", side = light,
  priority = 5, force = 2,
  objective_set = 3, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000148",
  fate = { damage(1, unit(participating, enemy)) } }
fate_card "Target of Opportunity" { id = "CORE-4.6", side = light,
  priority = 9, force = 2,
  objective_set = 4, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000154",
  fate = { when(you_attack(), damage(1, objective(engaged))) } }
fate_card "Twist of Fate" { id = "CORE-5.6", side = light,
  priority = 1,
  objective_set = 5, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000160",
  fate = { restart_edge_battle() } }
fate_card "Heat of Battle" { id = "CORE-18.4", side = light,
  priority = 5, force = 2,
  objective_set = 18, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000213",
  fate = { damage(1, unit(participating, enemy)) } }
fate_card "Target of Opportunity" { id = "CORE-18.5", side = light,
  priority = 9, force = 2,
  objective_set = 18, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000215",
  fate = { when(you_attack(), damage(1, objective(engaged))) } }
fate_card "Twist of Fate" { id = "CORE-18.6", side = light,
  priority = 1,
  objective_set = 18, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000214",
  fate = { restart_edge_battle() } }

-- The dark side.
fate_card "Heat of Battle" { id = "CORE-19.6", side = dark,
  priority = 6, force = 2,
  objective_set = 19, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000107",
  fate = { damage(1, unit(participating, enemy)) } }
fate_card "Twist of Fate" { id = "CORE-20.6", side = dark,
  priority = 2,
  objective_set = 20, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000119",
  fate = { restart_edge_battle() } }
fate_card "Target of Opportunity" { id = "CORE-21.6", side = dark,
  priority = 10, force = 2,
  objective_set = 21, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000131",
  fate = { when(you_attack(), damage(1, objective(engaged))) } }
fate_card "Heat of Battle" { id = "CORE-36.4", side = dark,
  priority = 6, force = 2,
  objective_set = 36, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000090",
  fate = { damage(1, unit(participating, enemy)) } }
fate_card "Target of Opportunity" { id = "CORE-36.5", side = dark,
  priority = 10, force = 2,
  objective_set = 36, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000091",
  fate = { when(you_attack(), damage(1, objective(engaged))) } }
fate_card "Twist of Fate" { id = "CORE-36.6", side = dark,
  priority = 2,
  objective_set = 36, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000092",
  fate = { restart_edge_battle() } }
