-- Ancient Rivals.

unit_card "Chewbacca" { id = "AR-233.3", side = light, affiliation = smugglers_and_spies, traits = { character, wookiee }, unique = true,
  cost = 4, force = 2, capacity = 3, unit_damage = 3,
  objective_set = 233, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001473",
  keywords = { elite },
  constant = { when(all_of(is(this, committed), during(force))), change{ force_icons, to = unit_damage(it), of = unit(committed) },
    change{ force_struggle, to = 0, of = card_in_play } } }
