-- Jedi Guardians.

character "Shmi Skywalker" { id = "JG-33", side = light, cost = 2, speed = 30, power = 1, health = 2, unique = true,
  version = "A", subtypes = { tatooine, farmer },
  whenever = { is_damaged(this), may(search(), may(put(deck_card(yours, titled("Anakin Skywalker")), to_hand, shown)), shuffle()) } }

battle "Synchronized Systems" { id = "JG-105", side = dark,
  effect = { cost(pay(6)), choose_arena(), choose(up_to(2, unit(yours, at(that_arena)))),
    each(unit(among(them)), change{ power, 3, of = it, lasting = this_turn }),
    each(unit(among(them)), change{ speed, most(speed, unit(among(them))) - speed(it), of = it, lasting = this_turn }) } }
