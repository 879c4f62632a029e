Atrick "Rain" { id = "P-6", cost = 1, on_play = { each(camper(fresh), tire(it)), choose(camper), hurt(count(camper(opposing)), it) } }
trick "Feast" { id = "P-7", cost = 0, on_play = { each(up_to(2, camper(yours)), hurt(1, it)), later(round_ends(), gain(3)), choose{camper, by = opponent}, draw(result) } }
