-- Hoth: Interrupts.

interrupt "Stop Motion" { id = "3_135", side = dark, destiny = 6, kind = used,
  play = { cost(choose(vehicle_card(class(creature_vehicle), at(site(marker))))), draw_destiny{plus = or_if(0, 2, is(it, at_night))},
    when(more(total_destiny(), or_if(3, 5, is(it, tauntaun))), lose(it)) } }
