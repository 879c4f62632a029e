-- Spark of Hope: battlefields.

battlefield "Jabba's Palace" { id = "SoH-158", subtitle = "Tatooine",
  claim = { gain(1), when(spot(card_in_play(yours, bounty_hunter)), may(lose{1, by = opponent})) } }

battlefield "Canto Casino" { id = "SoH-157", subtitle = "Canto Bight",
  power_action = { spend(1), and_then(choose{n_of(2, die)}, reroll(them),
    and_then(when(same(value, them), gain(or_if(2, 3, same(symbol, them)))))) } }

battlefield "Snoke's Throne Room" { id = "SoH-160", subtitle = "Supremacy",
  claim = { when(spot(character(yours, of_affiliation(hero))), shield(1, character)), when(spot(character(yours, of_affiliation(villain))), take_off(1, shield, character(opposing))) } }
