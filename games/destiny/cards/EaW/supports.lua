-- Empire at War: supports.

support "Hutt Ties" { id = "EaW-85", cost = 1, color = yellow, affiliation = villain,
  action = { cost(exhaust(this)), either{lose{1, by = opponent}, remove{n_of(1, die(opposing)), by = opponent}, by = opponent} } }

support "Training Remote" { id = "EaW-35", cost = 1, color = blue, affiliation = hero,
  die = { "+1 any", "+1 any", "+1 any", "+2 any for 1", "blank", "blank" },
  inherent = { allow{modifies(this_die), on = die(yours, of_color(blue), of_type(character))} } }

support "Running Interference" { id = "EaW-115", cost = 0, color = yellow, affiliation = hero,
  after = { takes_action{by = you}, may(exhaust(this), and_then(forbid{takes_that_action(opponent), lasting = next_turn})) },
  errata = { since = "2018-11-27",
    after = { takes_action{by = you}, may(put(this, aside), and_then(forbid{takes_that_action(opponent), lasting = next_turn})) } } }
