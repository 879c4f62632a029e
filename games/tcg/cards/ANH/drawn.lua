-- A New Hope: cards drawn by lot.

-- Light Side
battle "Stabilize Deflectors" { id = "ANH-108", side = light,
  effect = paid(2, grant{ shields, 1, to = all(any_unit(yours, starfighter)), lasting = this_turn }) }

-- Dark Side
ground "Stormtrooper Squad" { id = "ANH-161", side = dark, cost = 3, speed = 20, power = 4, health = 2,
  subtypes = { imperial, clone, stormtrooper } }
character "Lieutenant Tanbris" { id = "ANH-90", side = dark, cost = 4, speed = 10, power = 4, health = 5, unique = true,
  version = "A", subtypes = { imperial, soldier } }

-- neutral
battle "Jedi Intervention" { id = "ANH-144", side = neutral,
  effect = { grant{ intercept, 2, to = unit(yours), lasting = this_turn } } }
battle "Slipping Through" { id = "ANH-155", side = neutral,
  effect = { cost(pay(8)), choose_arena, prevent{ all, from = all(unit(at(that_arena))), lasting = this_turn } } }

-- Light Side, written for their words
mission "Surprise Attack" { id = "ANH-49", side = light, cost = 2,
  completed = { forbid{ plays_battle_cards(opponent), lasting = this_turn } } }
mission "Disrupt the Power System" { id = "ANH-115", side = light, cost = 1,
  completed = { strip{ bombard, from = all(any_unit(opposing)), lasting = this_turn }, strip{ ion_cannon, from = all(any_unit(opposing)), lasting = this_turn },
    gain(1) } }
character "R2-D2" { id = "ANH-99", side = light, cost = 4, speed = 20, power = 1, health = 3, unique = true, version = "C",
  subtypes = { astromech, droid },
  activated = { when(during(your_build_step)), cost(tap(this)), look(their_deck, 3),
    put{ all(deck_card(opposing, near_top(3))), to = to_top, in_order = yes } } }

-- Dark Side, written for its word
mission "Imperial Blockade" { id = "ANH-18", side = dark, cost = 2,
  completed = { cost(pay(8)), forbid{ spends_points(opponent), lasting = this_turn } } }

-- neutral, written for their words
mission "Desperate Confrontation" { id = "ANH-8", side = neutral, cost = 2,
  completed = { each(any_unit(yours), grant{ activated(cost(pay(1)), change{ power, 2, of = this, lasting = this_attack }), to = it, lasting = this_turn }) } }
mission "Disturbance in the Force" { id = "ANH-11", side = neutral, cost = 4,
  completed = { forbid{ activates(all(any_unit(opposing))), lasting = this_turn }, forbid{ activates(all(building(opposing))), lasting = this_turn } } }
