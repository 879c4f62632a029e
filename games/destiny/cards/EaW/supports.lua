-- Empire at War: supports.

support "Hutt Ties" { id = "EaW-85", cost = 1, color = yellow, affiliation = villain,
  action = { cost(exhaust(this)), opponent_either(lose(1, opponent), lose_dice(1, opponent)) } }

support "Training Remote" { id = "EaW-35", cost = 1, color = blue, affiliation = hero,
  die = { "+1 any", "+1 any", "+1 any", "+2 any for 1", "blank", "blank" },
  inherent = { modify_any(die(yours, of_color(blue), of_character)) } }

support "Running Interference" { id = "EaW-115", cost = 0, color = yellow, affiliation = hero,
  after = { takes_action(), when(it_is_you()), may(exhaust(this), and_then(bar_action(opponent))) },
  errata = { since = "2018-11-27",
    after = { takes_action(), when(it_is_you()), may(set_aside(this), and_then(bar_action(opponent))) } } }
