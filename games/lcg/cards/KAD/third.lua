-- Knowledge and Defense: further cards drawn by lot.

event "Relentless Pursuit" { id = "KAD-111.6", side = dark, affiliation = scum_and_villainy, traits = { bounty },
  cost = 1, force = 3,
  objective_set = 111, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000726",
  action = { when(exists(captured_card)), choose{ captured_card, name = "captive" }, reveal(the("captive")), look(all(deck_card(theirs))),
    may(choose(deck_card(theirs, copy_of(the("captive")))), reveal(it), capture(it, objective(yours))), shuffle{ command_deck, by = opponent } } }
