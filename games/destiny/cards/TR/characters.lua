-- Transformations: characters.

local unshield = take_off(all, shield, character)
local strike = resolve{die(yours), as = melee, more = 1}

character "Darth Vader" { id = "TR-1B", subtitle = "Driven By Anger", points = { 17, 21 }, health = 15, color = blue,
  affiliation = villain, unique = true, subtypes = { sith },
  die = { "2 melee", "3 melee", "2 disrupt", "1 shield", "1 resource", "blank" },
  power_action = { when(exists(defeated_character(opposing)), either({ unshield, may(strike) }, { strike, may(unshield) })),
    otherwise(either(unshield, strike)) },
  missing = { "being the back of Anakin Skywalker: he is taken into a team like any other character" } }

character "Han Solo" { id = "TR-7B", subtitle = "Cool and Confident", points = { 10, 13 }, health = 12, color = yellow,
  affiliation = hero, unique = true, subtypes = { pilot, scoundrel },
  die = { "2 ranged", "3 ranged for 1", "2 disrupt", "1 resource", "1 resource", "blank" },
  after = { defeated(this), lose(all), gain{result, by = each_opponent} },
  missing = { "Piloting", "gaining the resources that lie on him, one after each activation",
    "being the back of a plot: he is taken into a team like any other character" } }
