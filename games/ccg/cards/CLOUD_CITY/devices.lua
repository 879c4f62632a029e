-- Cloud City: devices.

device "Lando's Wrist Comlink" { id = "5_14", side = light, unique = true, destiny = 4,
  deploys = { only{on = character(yours)} },
  just = {
    { battle_initiated(), when(by(opponent)), when(is(subject, here)), when(is(host, at(site(cloud_city)))), deploy{deploying(yours, one_of(persona_of("Lobot"), cloud_city_trooper)), as = react} },
    { drain_initiated(), when(by(opponent)), when(is(subject, here)), when(is(host, at(site(cloud_city)))), deploy{deploying(yours, one_of(persona_of("Lobot"), cloud_city_trooper)), as = react} },
    { battle_initiated(), when(by(opponent)), when(is(subject, here)), when(is(host, at(site(cloud_city)))), when(exists(character(yours, one_of(persona_of("Lobot"), cloud_city_trooper), except(here)))),
      move{any(character(yours, one_of(persona_of("Lobot"), cloud_city_trooper), except(here))), as = react} },
    { drain_initiated(), when(by(opponent)), when(is(subject, here)), when(is(host, at(site(cloud_city)))), when(exists(character(yours, one_of(persona_of("Lobot"), cloud_city_trooper), except(here)))),
      move{any(character(yours, one_of(persona_of("Lobot"), cloud_city_trooper), except(here))), as = react} } } }
