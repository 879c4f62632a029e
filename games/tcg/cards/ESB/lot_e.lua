-- The Empire Strikes Back: cards drawn by lot, the fifth time.

-- Light Side
character "Chewbacca" { id = "ESB-11", side = light, cost = 6, speed = 40, power = 5, health = 7, unique = true, version = "G",
  subtypes = { rebel, wookiee },
  activated = { { when(during(your_build_step)), cost(pay(1, build_points)),
      put(discarded(yours, of_type(a_character), droid), to_arena), add(1, damage_counter, it) },
    paid(3, retaliate(6)) } }
battle "Kiss from Your Sister" { id = "ESB-33", side = light,
  effect = { cost(tap(unit(yours, untapped, titled("Princess Leia"), at(character_arena)))),
    remove(all, damage_counter, any_unit_or_pilot(titled("Luke Skywalker"))), gain(4) } }

-- Dark Side
space "Vader's Imperial Shuttle" { id = "ESB-62", side = dark, cost = 4, speed = 40, power = 3, health = 3, unique = true, version = "A",
  subtypes = { imperial, transport },
  activated = { when(during(your_build_step)), cost(tap(this)), search(),
    may(put(deck_card(yours, titled("Darth Vader")), to_hand, shown)), shuffle() } }
mission "Quicker, Easier, More Seductive" { id = "ESB-99", side = dark, cost = 1,
  missing = { "The Force of both players is added up; each loses all of it and gains half of the sum, the odd one goes to you." } }
