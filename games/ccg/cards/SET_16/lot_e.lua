-- Virtual Set 16: cards drawn by lot.

weapon "Bowcaster" { id = "216_22", side = light, destiny = 2, kind = character_weapon, traits = { bowcaster },
  deploys = { only{on = character(yours, wookiee)} },
  constant = { when(is(host, except(unique_only))), change{power, 1, of = host} },
  fire = { limit(battle), cost(choose(shot(in_range, present, one_of(character, vehicle_card)))), draw_destiny{kind = weapon_draw, plus = count(location_card(on("Kashyyyk"), controlled_by(you)))},
    when(more(total_destiny(), defense(it)), make(hit, it), change{power, -3, of = it}) } }
