-- Across the Galaxy: plots.

plot "Bitter Rivalry" { id = "AtG-115", points = -1, color = blue,
  after = { set_up(), deal{2, character(yours), unblockable = yes, by = opponent}, draw{1, by = opponent} } }
