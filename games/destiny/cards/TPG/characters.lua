-- Two-Player Game: characters.

-- The colour is named before the card is seen: each way names one.
local function if_it_is(color)
  return { reveal(random(1, card_in_hand(opposing))), when(exists(card(of_color(color), among(them))), deal(2, character)) }
end

character "Kylo Ren" { id = "TPG-1", subtitle = "Tormented One", points = { 14, 17 }, health = 12, color = blue,
  affiliation = villain, unique = true, subtypes = { apprentice },
  die = { "1 melee", "2 melee", "2 melee for 1", "1 disrupt", "1 resource", "blank" },
  after = { activates(this), may(either(if_it_is(blue), if_it_is(red), if_it_is(yellow), if_it_is(gray))) } }

character "Rey" { id = "TPG-24", subtitle = "Finding The Ways", points = { 12, 15 }, health = 11, color = blue,
  affiliation = hero, unique = true, subtypes = { apprentice },
  die = { "1 melee", "2 melee", "1 discard", "1 shield", "1 resource", "blank" },
  after = { activates(this), when(is(this, shielded)), may(deal(1, character)) } }

character "Poe Dameron" { id = "TPG-25", subtitle = "More Than A Pilot", points = { 11, 15 }, health = 11, color = red,
  affiliation = hero, unique = true, subtypes = { leader, pilot },
  die = { "1 ranged", "2 ranged", "2 focus", "1 resource", "special", "blank" },
  special = { shield(1, character), may(turn(die(other_die))) } }
