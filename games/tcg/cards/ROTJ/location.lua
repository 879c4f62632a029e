-- Return of the Jedi: Locations.

-- Light Side
location "Free Tatooine" { id = "ROTJ-15", side = light, cost = 1,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, tatooine },
  whenever = { your_build_step_starts(), may(sink(discarded(yours))) } }
location "Ewok Village" { id = "ROTJ-49", side = light, cost = 2, arenas = { ground_arena }, subtypes = { endor },
  whenever = { would_be_damaged(any_ground_unit(yours)), when(by_opponent()), demand(opponent, 1),
      and_then(prevent_all(subject)) } }
location "Free Bespin" { id = "ROTJ-50", side = light, cost = 3,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, bespin },
  whenever = { your_build_step_starts(), draw(1) } }
location "Free Endor" { id = "ROTJ-51", side = light, cost = 2,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, endor },
  whenever = { your_build_step_starts(), gain(1) } }
location "Free Coruscant" { id = "ROTJ-92", side = light, cost = 2,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, coruscant },
  whenever = { your_build_step_starts(), gain_points(you, 1) } }

-- Dark Side
location "Occupied Tatooine" { id = "ROTJ-30", side = dark, cost = 1,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { imperial, tatooine },
  whenever = { your_build_step_starts(), may(sink(discarded(yours))) } }
location "Reactor Core" { id = "ROTJ-33", side = dark, cost = 3, arenas = { space_arena }, subtypes = { imperial },
  whenever = { { your_build_step_starts(), gain_points(you, 1), gain(1) },
    { is_discarded(this), counters(3, any_space_unit(yours)) } } }
location "Throne Room" { id = "ROTJ-37", side = dark, cost = 5, arenas = { character_arena },
  subtypes = { imperial },
  whenever = { your_build_step_starts(), gain(count(unit_or_pilot(yours, subtype(jedi)))) } }
location "Occupied Bespin" { id = "ROTJ-60", side = dark, cost = 3,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { imperial, bespin },
  whenever = { your_draw_step_starts(), draw(1) } }
location "Occupied Endor" { id = "ROTJ-61", side = dark, cost = 2,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { imperial, endor },
  whenever = { your_build_step_starts(), gain(1) } }
location "Occupied Coruscant" { id = "ROTJ-102", side = dark, cost = 2,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { imperial, coruscant },
  whenever = { your_build_step_starts(), gain(1) } }

-- neutral
location "Jabba's Palace" { id = "ROTJ-21", side = neutral, cost = 4, arenas = { character_arena },
  subtypes = { tatooine },
  static = { each(any_unit(of_side(neutral)), gets(it, 10, speed), gets(it, 1, power), gets(it, 1, health)) } }
location "Rancor Pit" { id = "ROTJ-64", side = neutral, cost = 2, arenas = { character_arena },
  subtypes = { tatooine },
  static = { governs(you, 1, no_battle_cards), governs(opponent, 1, no_battle_cards) } }
location "Dune Sea" { id = "ROTJ-81", side = neutral, cost = 3, arenas = { ground_arena }, subtypes = { tatooine },
  whenever = { ground_battle_ends(), each(any_ground_unit(except(subtype(tatooine))), damage(1, it)) } }
location "Forests of Endor" { id = "ROTJ-91", side = neutral, cost = 4, arenas = { ground_arena },
  subtypes = { endor },
  whenever = { would_be_damaged(any_ground_unit(yours), any_ground_unit(opposing, except(subtype(endor)))), demand(opponent,
      2), and_then(prevent_all(subject)) } }
