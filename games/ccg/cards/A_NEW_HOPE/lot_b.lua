-- A New Hope: cards drawn from those that nobody had written, the second time.

starship_card "Red 2" { id = "2_70", side = light, unique = true, destiny = 2, deploy = 2, power = 3, maneuver = 4, hyperspeed = 5, forfeit = 5, class = starfighter, pilots = 1, astromechs = 1, icons = { nav_computer, scomp_link }, models = { x_wing }, traits = { red_squadron },
  constant = { when(exists(character(persona_of("Wedge"), piloting(this)))), change{immunity, 3, of = this} } }
vehicle "Rogue Bantha" { id = "2_76", side = light, unique = true, destiny = 4, deploy = 2, power = 2, maneuver = 2, landspeed = 1, forfeit = 3, class = creature_vehicle, passengers = 2, ability = 0.5,
  just = {
    { battle_initiated{by = opponent}, when(no(is(subject, here))), move{as = react} },
    { drain_initiated{by = opponent}, when(no(is(subject, here))), move{as = react} } },
  automatic = { battle_initiated(location_card(here)), lose(character(tusken_raider, present)) } }
vehicle "Mobquet A-1 Deluxe Floater" { id = "2_157", side = dark, destiny = 4, deploy = 2, power = 2, maneuver = 5, landspeed = 3, forfeit = 5, class = transport, pilots = 1, passengers = 1, icons = { enclosed, scomp_link },
  constant = { when(exists(character(one_of(persona_of("Jabba"), bounty_hunter), borne_by_this))), change{move_cost, of = this, to = free} },
  just = { battle_initiated{by = opponent}, when(no(is(subject, here))), when(exists(character(yours, one_of(thief, smuggler, bounty_hunter), at_battle))), move{as = react, free = yes} } }
