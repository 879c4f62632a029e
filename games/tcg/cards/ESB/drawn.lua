-- The Empire Strikes Back: cards drawn by lot.

-- Light Side
ground "Rebel Trench Defenders" { id = "ESB-188", side = light, cost = 6, speed = 30, power = 6, health = 6,
  subtypes = { rebel, squad } }
character "Obi-Wan's Spirit" { id = "ESB-48", side = light, cost = 5, speed = 40, power = 0, health = 2, unique = true,
  version = "A", subtypes = { jedi, spirit }, keywords = { no_control, unharmed },
  static = { change{ own_ability_cost, -1, of = unit(yours, jedi, of_type(a_character)), least = 1 } } }
location "Yoda's Hut" { id = "ESB-139", side = light, cost = 3, arenas = { character_arena },
  whenever = { build_roll, each(each_player, gain{ count(unit(of(they), jedi, of_type(a_character))), build_points, by = they }) } }
space "Rebel Escape Squad" { id = "ESB-186", side = light, cost = 7, speed = 30, power = 5, health = 6,
  subtypes = { rebel, squad }, keywords = { shields(1) },
  whenever = { build_roll, gain(1, build_points) } }
character "R2-D2" { id = "ESB-54", side = light, cost = 3, speed = 20, power = 1, health = 3, unique = true, version = "G",
  subtypes = { rebel, astromech, droid },
  static = { change{ speed, 20, of = unit(yours, at(space_arena)) } } }
ground "Anti-Infantry Laser Battery" { id = "ESB-76", side = light, cost = 3, speed = 10, power = 1, health = 3,
  subtypes = { rebel, fortification }, keywords = { armor },
  static = { when(all_of(is(this, attacking), exists(unit(defending, squad)))), change{ power, 4, of = this } } }
battle "See You in Hell" { id = "ESB-124", side = light,
  effect = paid(3, change{ power, 2, of = unit(yours), lasting = this_attack }, grant{ critical_hit, 2, to = it, lasting = this_attack }),
  enhance = paid(3, change{ power, 4, of = unit(yours), lasting = this_attack }, grant{ critical_hit, 4, to = it, lasting = this_attack }) }

-- Dark Side
character "Captain Lorth Needa" { id = "ESB-8", side = dark, cost = 2, speed = 30, power = 2, health = 2, unique = true,
  version = "A", subtypes = { imperial, officer }, pilots = { capital_ship },
  pilot = { grant{ accuracy, 1, to = host } },
  pilot_whenever = { attack_ends(host, any_unit), discard(this) } }
mission "Probe the Galaxy" { id = "ESB-184", side = dark, cost = 1,
  completed = { search(), may(put(deck_card(yours, of_type(a_location)), to_hand, shown)), shuffle() } }
character "TIE Pursuit Pilot" { id = "ESB-134", side = dark, cost = 2, speed = 20, power = 2, health = 2,
  subtypes = { imperial, officer }, pilots = { starfighter },
  pilot_whenever = { is_discarded{ host, from = space_arena }, later(your_build_step_starts, gain(3, build_points)) } }
character "Mara Jade" { id = "ESB-44", side = dark, cost = 5, speed = 50, power = 5, health = 4, unique = true, version = "A",
  subtypes = { imperial, agent }, treated_as = { dark_jedi },
  whenever = { character_battle_ends, remove(all, damage_counter, this), lose{ result, by = opponent } },
  activated = paid(2, evade(1)) }

-- Light Side, written for their words
character "2-1B Medical Droid" { id = "ESB-1", side = light, cost = 4, speed = 20, power = 1, health = 4, unique = true, version = "A",
  subtypes = { rebel, medical, droid },
  activated = { limit(turn, any), when(during(your_build_step)), cost(pay(1, build_points)),
    remove(1, damage_counter, any_unit(yours, of_type(a_character)), exactly) } }
character "Dack Ralter" { id = "ESB-12", side = light, cost = 2, speed = 30, power = 2, health = 2, unique = true, version = "A",
  subtypes = { rebel, gunner }, pilots = { speeder },
  pilot = { change{ pilot_room, 1, of = host } },
  pilot_activated = paid(1, intercept),
  pilot_whenever = { is_discarded{ host, from = ground_arena }, each(unit(yours, at(ground_arena)), change{ power, 2, of = it, lasting = this_turn }) } }
character "Lieutenant Wes Janson" { id = "ESB-36", side = light, cost = 4, speed = 40, power = 3, health = 3, unique = true, version = "A",
  subtypes = { rebel, officer, gunner }, pilots = { speeder },
  pilot = { { change{ pilot_room, 1, of = host } },
    { when(all_of(is(host, attacking), exists(unit(defending, assault_walker)))), grant{ critical_hit, 4, to = host } } } }
character "Luke Skywalker" { id = "ESB-38", side = light, cost = 8, speed = 60, power = 5, health = 4, unique = true, version = "J",
  subtypes = { rebel, officer, jedi, padawan },
  whenever = { damage_is_prevented{ any_unit(yours), by = you }, draw(1) },
  activated = paid(4, evade(2)) }
character "Toryn Farr" { id = "ESB-61", side = light, cost = 3, speed = 40, power = 2, health = 2, unique = true, version = "A",
  subtypes = { rebel, officer },
  static = { forbid(retreats_in_its_step(this)) },
  activated = { limit(turn, any), cost(pay(1)), change{ speed, 10, of = unit(yours, rebel), lasting = this_turn } } }
character "Yoda" { id = "ESB-68", side = light, cost = 6, speed = 30, power = 4, health = 4, unique = true, version = "H",
  subtypes = { jedi, master },
  whenever = { damage_is_prevented{ any_unit(yours), by = you }, gain(1) },
  activated = paid(3, evade(2)) }
mission "Yoda's Training" { id = "ESB-69", side = light, cost = 4,
  completed = { choose{ unit(yours, jedi, of_type(a_character)), name = "Jedi" }, search(),
    each(up_to(3, deck_card(yours, same(title, the("Jedi")))), put{ it, under = the("Jedi") }), shuffle() } }
ground "Rebel Hoth Army" { id = "ESB-120", side = light, cost = 6, speed = 20, power = 6, health = 7, subtypes = { rebel, squad },
  whenever = { is_deployed(this), search(), may(put{ deck_card(yours, of_type(a_location), of_arena(ground_arena)), to_building, shown, 1 }), shuffle() } }

-- Dark Side, written for its word
mission "Emperor's Bidding" { id = "ESB-20", side = dark, cost = 8,
  completed = { later(turn_ends, when(no(exists(unit_or_pilot(opposing, jedi))), win)) } }
