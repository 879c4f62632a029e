-- Transformations: supports.

support "Obi-Wan Kenobi's Spirit" { id = "TR-3B", cost = 4, color = blue, affiliation = hero, unique = true, subtypes = { jedi },
  copies = 1, other_side = "TR-3A", back = true,
  die = { "3 ranged", "2 focus", "3 focus", "3 disrupt", "2 shield", "2 resource" },
  ongoing = { change{way_out, aside, of = this} },
  power_action = { choose{character(of_color(blue)), name = "chosen character"}, shield(1, the("chosen character")),
    reroll(any(die(belonging(the("chosen character"))))) } }
