-- Across the Galaxy: plots.

plot "Bitter Rivalry" { id = "AtG-115", points = -1, color = blue,
  after = { set_up(), opponent_chooses(character(yours)), have_dealt_unblockable(2, it), have_draw(1, opponent) } }
