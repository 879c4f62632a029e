-- Premiere: interrupts of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

interrupt "Dark Maneuvers" { id = "1_241", side = dark, destiny = 6, kind = used,
  play = { cost(choose(starship(class(starfighter)))), change{maneuver, 2, of = it, lasting = turn}, change{power, 1, of = it, lasting = turn},
    when(is(it, with_hyperdrive), change{hyperspeed, 2, of = it, lasting = turn}) },
  response = { destiny_drawn(), when(weapon_destiny()), cost(choose(starship(class(starfighter), fired_at))), change{maneuver, 2, of = it, lasting = turn}, change{power, 1, of = it, lasting = turn},
    when(is(it, with_hyperdrive), change{hyperspeed, 2, of = it, lasting = turn}) } }
interrupt "A Few Maneuvers" { id = "1_70", side = light, destiny = 6, kind = used,
  play = { cost(choose(starship(class(starfighter)))), change{hyperspeed, 2, of = it, lasting = turn}, change{maneuver, 2, of = it, lasting = turn} },
  response = { destiny_drawn(), when(weapon_destiny()), cost(choose(starship(class(starfighter), fired_at))), change{hyperspeed, 2, of = it, lasting = turn}, change{maneuver, 2, of = it, lasting = turn} } }
