-- Dagobah: cards drawn by lot.

interrupt "Yoda Stew" { id = "4_72", side = light, unique = true, destiny = 3, kind = used,
  play = { when(no(your_turn())), put{up_to(4, hand_card(yours)), to = force_pile} } }
