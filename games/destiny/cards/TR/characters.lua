-- Transformations: characters.

local unshield = take_off(all, shield, character)
local strike = resolve{die(yours), as = melee, more = 1}
local guard = shield(2, this)
local blow = { take_off(2, shield, this), and_then(deal(2, character)) }

character "Anakin Skywalker" { id = "TR-1A", subtitle = "Reckless One", points = { 12, 15 }, health = 10, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi, leader }, other_side = "TR-1B",
  die = { "1 melee", "2 melee", "4 melee for 1", "1 shield", "1 resource", "blank" },
  after = { activates(this), deal(1, this), deal(2, character(other)),
    when(happened(defeated(it), turn), turn{this, over = yes}) } }

character "Darth Vader" { id = "TR-1B", subtitle = "Driven By Anger", points = { 17, 21 }, health = 15, color = blue,
  affiliation = villain, unique = true, subtypes = { sith }, other_side = "TR-1A", back = true,
  die = { "2 melee", "3 melee", "2 disrupt", "1 shield", "1 resource", "blank" },
  power_action = { when(exists(defeated_character(opposing)), either({ unshield, may(strike) }, { strike, may(unshield) })),
    otherwise(either(unshield, strike)) } }

character "Luke Skywalker" { id = "TR-2A", subtitle = "Seeking The Path", points = { 9, 12 }, health = 9, color = blue,
  affiliation = hero, unique = true, subtypes = { apprentice }, other_side = "TR-2B",
  die = { "1 ranged", "2 ranged", "1 melee", "1 shield", "1 resource", "blank" },
  ongoing = { change{points, -1, of = character(yours, titled("Obi-Wan Kenobi", "Yoda"))} },
  after = { phase_begins{how = upkeep}, when(at_least(shields(this), 3)),
    when(at_least(count(upgrade(on(this), of_color(blue), with_die)), 3)),
    may(spend(2), and_then(turn{this, over = yes})) } }

character "Luke Skywalker" { id = "TR-2B", subtitle = "Fulfilling His Destiny", points = { 17, 20 }, health = 15, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi }, other_side = "TR-2A", back = true,
  die = { "2 melee", "3 melee", "1 focus", "1 shield", "1 resource", "blank" },
  power_action = { when(at_least(count(upgrade(on(this), of_color(blue))), 3), either({ guard, may(blow) }, { blow, may(guard) })),
    otherwise(either(guard, blow)) } }

character "Obi-Wan Kenobi" { id = "TR-3A", subtitle = "Wise Protector", points = { 9, 12 }, health = 10, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi }, keywords = { guardian }, other_side = "TR-3B",
  after = { defeated(this), turn{this, over = yes}, put(this, into_play) },
  action = { when(exists(character(yours, other, of_color(blue)))), remove(die(showing(damage))),
    when(is(this, elite_one), defeat(this), remove(up_to(3, die))), otherwise(defeat(this)) } }

character "Han Solo" { id = "TR-7B", subtitle = "Cool and Confident", points = { 10, 13 }, health = 12, color = yellow,
  affiliation = hero, unique = true, subtypes = { pilot, scoundrel }, other_side = "TR-7A", back = true,
  die = { "2 ranged", "3 ranged for 1", "2 disrupt", "1 resource", "1 resource", "blank" },
  after = { { activates(this), move(1, resource, this, you) }, { defeated(this), lose(all), gain{result, by = each_opponent} } },
  missing = { "Piloting" } }
