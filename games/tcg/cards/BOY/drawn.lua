-- Battle of Yavin: cards drawn by lot.

-- Light Side
character "Rebel Ground Crew Chief" { id = "BOY-30", side = light, cost = 3, speed = 20, power = 2, health = 1,
  subtypes = { rebel, technician },
  activated = { when(during(your_build_step)), cost(tap(this)), remove(1, damage_counter, any_unit(yours, of_type(a_space_unit)), exactly) } }
ground "Luke's Speeder" { id = "BOY-56", side = light, cost = 3, speed = 50, power = 2, health = 2, unique = true, version = "B",
  subtypes = { tatooine, speeder },
  activated = { when(during(your_build_step)), cost(tap(this)), reveal(building(yours, of_type(a_character))), add(1, build_counter, it) } }
space "Corellian Corvette" { id = "BOY-74", side = light, cost = 3, speed = 20, power = 1, health = 2,
  subtypes = { rebel, capital_ship },
  activated = { when(during(your_build_step)), cost(tap(this)), gain(1, build_points) } }

-- Dark Side
character "Chief Bast" { id = "BOY-7", side = dark, cost = 3, speed = 30, power = 2, health = 3, unique = true, version = "A",
  subtypes = { imperial, soldier },
  activated = { when(during(your_build_step)), cost(tap(this)), search(their_hand) } }

-- neutral
character "Chewbacca" { id = "BOY-38", side = neutral, cost = 6, speed = 30, power = 5, health = 6, unique = true, version = "C",
  subtypes = { independent, wookiee }, pilots = { transport },
  activated = paid(2, retaliate(4)),
  pilot = { change{ power, 2, of = host } } }
battle "Pilot's Speed" { id = "BOY-90", side = neutral,
  effect = paid(1, change{ speed, 40, of = unit(yours, one_of(at(space_arena), at(ground_arena))), lasting = this_turn }) }

-- Light Side, written for its word
character "Obi-Wan Kenobi" { id = "BOY-25", side = light, cost = 7, speed = 30, power = 5, health = 7, unique = true, version = "H",
  subtypes = { rebel, jedi, knight },
  whenever = { is_discarded{ this, from = character_arena }, when(exists(unit(titled("Luke Skywalker"), at(character_arena)))),
    may(search(), may(choose{ deck_card(yours, titled("Luke Skywalker")), name = "Luke" },
      put{ the("Luke"), under = unit(yours, titled("Luke Skywalker"), at(character_arena)) }), shuffle()) } }

-- neutral, written for its word
character "Jawa Scavenger" { id = "BOY-52", side = neutral, cost = 3, speed = 40, power = 2, health = 1, subtypes = { tatooine, jawa },
  whenever = { is_damaged(any_unit(opposing, droid), this), put(subject, to_top) } }
