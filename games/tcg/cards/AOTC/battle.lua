-- Attack of the Clones: Battle cards.

battle "Surge of Power" { id = "AOTC-172", side = neutral, effect = { cost(pay(1)), raise(unit(yours), 2, power, this_attack) } }
battle "Hero's Dodge" { id = "AOTC-142", side = neutral, effect = { cost(pay(1)), prevent(2, character_unit(yours)) } }
battle "Yoda's Intervention" { id = "AOTC-59", side = light, effect = { cost(pay(3)), prevent(3, unit(yours)) } }
battle "Cheat the Game" { id = "AOTC-71", side = neutral, effect = { when(your_dice()), cost(pay(3)), reroll_all() } }
battle "Windu's Solution" { id = "AOTC-57", side = light,
  effect = { cost(pay(2)), raise(unit(yours), 30, speed, this_battle), raise(it, 2, power, this_battle) } }
battle "Strength of Hate" { id = "AOTC-108", side = dark, effect = { cost(pay(2)), raise(unit(yours), 3, power, this_attack) } }
battle "Weapon Response" { id = "AOTC-117", side = neutral,
  effect = { cost(pay(1)), lower(unit(attacking), 2, power, this_attack) } }
battle "Knockdown" { id = "AOTC-148", side = neutral, effect = { cost(pay(4)), tap(character_unit(untapped)) } }
battle "Padawan's Deflection" { id = "AOTC-158", side = neutral, effect = { cost(pay(3)), deflect_for(1, unit(yours)) } }
