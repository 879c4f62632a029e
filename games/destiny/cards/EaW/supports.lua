-- Empire at War: supports.

support "Hutt Ties" { id = "EaW-85", cost = 1, color = yellow, affiliation = villain,
  action = { cost(exhaust(this)), opponent_either(lose(1, opponent), lose_dice(1, opponent)) } }
