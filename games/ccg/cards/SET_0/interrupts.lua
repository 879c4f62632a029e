-- Set 0: interrupts.

interrupt "Starship Levitation" { id = "200_56", side = light, destiny = 5, kind = used_or_lost,
  response = { destiny_drawn(), as(used), when(by(you)), when(is(subject, starship)), put{subject, to = hand}, and_then(cancel{draw, redraw = yes}) },
  play = { as(lost), cost(use(3)), retrieve{lost_card(yours, starship), to = hand} },
  missing = { "sparing starships with a maintenance icon" } }
