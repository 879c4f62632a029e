-- Return of the Jedi: Locations.

-- Light Side
location "Free Tatooine" { id = "ROTJ-15", side = light, cost = 1,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, tatooine },
  whenever = { your_build_step_starts(), may(put(discarded(yours), to_bottom)) } }
location "Ewok Village" { id = "ROTJ-49", side = light, cost = 2, arenas = { ground_arena }, subtypes = { endor },
  whenever = { would_be_damaged{ any_unit(yours, of_type(a_ground_unit)), by = opponent }, may{ pay{ 1, by = opponent },
      by = opponent }, otherwise(prevent(all, subject)) } }
location "Free Bespin" { id = "ROTJ-50", side = light, cost = 3,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, bespin },
  whenever = { your_build_step_starts(), draw(1) } }
location "Free Endor" { id = "ROTJ-51", side = light, cost = 2,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, endor },
  whenever = { your_build_step_starts(), gain(1) } }
location "Free Coruscant" { id = "ROTJ-92", side = light, cost = 2,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { rebel, coruscant },
  whenever = { your_build_step_starts(), gain(1, build_points) } }

-- Dark Side
location "Occupied Tatooine" { id = "ROTJ-30", side = dark, cost = 1,
  arenas = { space_arena, ground_arena, character_arena }, subtypes = { imperial, tatooine },
  whenever = { your_build_step_starts(), may(put(discarded(yours), to_bottom)) } }
location "Reactor Core" { id = "ROTJ-33", side = dark, cost = 3, arenas = { space_arena }, subtypes = { imperial },
  whenever = { { your_build_step_starts(), gain(1, build_points), gain(1) },
    { is_discarded(this), add(3, damage_counter, any_unit(yours, of_type(a_space_unit))) } } }
location "Throne Room" { id = "ROTJ-37", side = dark, cost = 5, arenas = { character_arena },
  subtypes = { imperial },
  whenever = { your_build_step_starts(), gain(count(unit_or_pilot(yours, jedi))) } }
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
  static = { change{ speed, 10, of = any_unit(of_side(neutral)) }, change{ power, 1,
      of = any_unit(of_side(neutral)) }, change{ health, 1, of = any_unit(of_side(neutral)) } } }
location "Rancor Pit" { id = "ROTJ-64", side = neutral, cost = 2, arenas = { character_arena },
  subtypes = { tatooine },
  static = { when(during(character_battle_step)), forbid(plays_battle_cards(each_player)) } }
location "Dune Sea" { id = "ROTJ-81", side = neutral, cost = 3, arenas = { ground_arena }, subtypes = { tatooine },
  whenever = { ground_battle_ends(), each(any_unit(except(tatooine), of_type(a_ground_unit)), damage(1, it)) } }
location "Forests of Endor" { id = "ROTJ-91", side = neutral, cost = 4, arenas = { ground_arena },
  subtypes = { endor },
  whenever = { would_be_damaged(any_unit(yours, of_type(a_ground_unit)), any_unit(opposing, except(endor),
      of_type(a_ground_unit))), may{ pay{ 2, by = opponent }, by = opponent }, otherwise(prevent(all, subject)) } }
