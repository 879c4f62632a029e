-- Empire at War: cards drawn by lot.

upgrade "Cable Launcher" { id = "EaW-21", cost = 2, color = yellow, affiliation = villain, subtypes = { equipment },
  die = { "1 disrupt", "1 discard", "1 resource", "special", "special", "blank" },
  restriction = only_on_color(yellow),
  special = { choose{character, name = "chosen character"}, either(remove(die(of(the("chosen character")))),
    { spend(1), and_then(remove(n_of(2, die(of(the("chosen character")))))) }) } }

event "As You Command" { id = "EaW-70", cost = 0, color = blue, affiliation = villain,
  effect = { resolve{die(yours, of_type(character)), as = focus} } }
