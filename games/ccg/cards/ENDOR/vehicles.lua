-- Endor: vehicles of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

vehicle "Tempest 1" { id = "8_170", side = dark, unique = true, destiny = 1, deploy = 6, power = 6, armor = 7, landspeed = 1, forfeit = 6, class = combat, models = { at_at }, pilots = 1, passengers = 8, permanent_pilot = 2, icons = { scomp_link, enclosed },
  constant = { { change{immunity, 4, of = this} }, { change{own_weapon_destiny, 1, of = this} } } }
vehicle "Tempest Scout" { id = "8_171", side = dark, destiny = 3, deploy = 3, power = 3, armor = 4, landspeed = 3, forfeit = 4, class = combat, models = { at_st }, pilots_or_passengers = 1, permanent_pilot = 1, icons = { scomp_link, enclosed },
  constant = { change{deploy_cost, -1, of = deploying(yours, titled("Elite Squadron Stormtrooper"), to_here)} },
  just = {
    { battle_initiated(), when(by(opponent)), move{as = react, plus = 1} },
    { drain_initiated(), when(by(opponent)), move{as = react, plus = 1} } } }
vehicle "Tempest Scout 3" { id = "8_174", side = dark, unique = true, destiny = 3, deploy = 3, power = 3, armor = 4, landspeed = 4, forfeit = 4, class = combat, models = { at_st }, pilots_or_passengers = 1, permanent_pilot = 2, icons = { scomp_link, enclosed },
  stats_only = true }
