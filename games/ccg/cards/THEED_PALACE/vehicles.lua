-- Theed Palace: vehicles drawn by lot. missing: which texts are not described.

vehicle "Single Trooper Aerial Platform" { id = "14_123", icons = { episode_i }, side = dark, destiny = 3, deploy = 1, power = 3, maneuver = 4, landspeed = 4, forfeit = 2, class = combat, models = { stap }, pilots = 1,
  constant = {
    { when(exists(character(battle_droid, piloting(this)))), change{immunity, 4, of = this} },
    { change{immunity, 4, of = character(battle_droid, piloting(this))} },
    { change{power, to = 0, of = character(piloting(this))} } },
  just = {
    { battle_initiated(), when(by(opponent)), move{as = react} },
    { drain_initiated(), when(by(opponent)), move{as = react} } },
  missing = { "who is aboard getting off when it is lost" } }
