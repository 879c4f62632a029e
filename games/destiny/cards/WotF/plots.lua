-- Way of the Force: plots.

plot "Home Turf Advantage" { id = "WotF-127", points = 2, color = red, ongoing = { bring_battlefields(2) } }
