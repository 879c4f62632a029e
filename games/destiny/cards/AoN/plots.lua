-- Allies of Necessity: plots.

plot "Perilous Escapade" { id = "AoN-11", points = 2, color = yellow,
  after = { plays(card(yours, of_type(downgrade))), when(spot(character(yours, of_color(yellow)))),
    may(exhaust(this), and_then(deal{1, opponent, indirect = yes})) } }

plot "Allies of Necessity" { id = "AoN-16", points = -2, color = gray,
  inclusion = { exists(character(yours, at_least(count(character(yours, same(color, candidate))), 2))) },
  after = { set_up(), discard(card_in_hand(yours)), lose(2) } }
