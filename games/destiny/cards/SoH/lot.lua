-- Spark of Hope: cards drawn by lot.

event "Encircle" { id = "SoH-141", cost = 2, color = yellow,
  effect = { when(at_least(count(character(yours, exhausted_one)), 3), remove(all(die(of_type(character))))) } }

plot "Any Means Necessary" { id = "SoH-149", points = 2, color = yellow,
  action = { cost(exhaust(this), remove(die(yours, bounty_hunter))), choose(character),
    deal{or_if(1, 2, at_least(count(card_in_play(on(it), bounty)), 3)), it, unblockable = yes} } }
