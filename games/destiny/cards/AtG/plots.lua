-- Across the Galaxy: plots.

plot "Bitter Rivalry" { id = "AtG-115", points = -1, color = blue,
  after = { set_up(), deal_unblockable(2, opponent_chooses(character(yours))), have_draw(1, opponent) } }
