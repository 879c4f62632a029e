-- A New Hope: interrupts of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

interrupt "Ghhhk" { id = "2_132", side = dark, destiny = 1, kind = lost, traits = { dejarik },
  play_in_damage_segment = { when(damage_pending()), when(losing(you)), when(nothing_to_forfeit()), cancel{battle_damage, of = you} },
  constant = { grant{immune("Sense"), to = this} },
  missing = { "canceling Nightfall" } }
interrupt "Monnok" { id = "2_135", side = dark, destiny = 2, kind = used_or_lost, traits = { dejarik },
  play = { { as(used), when(at_least(hand(opponent), 13)), put{random(hand(opponent) - 8, hand_card(opposing)), to = used_pile} }, { as(lost), cost(use(4)), look(hand, opponent), put{all(hand_card(opposing, repeated)), to = lost_pile} } } }
interrupt "Grimtaash" { id = "2_49", side = light, unique = true, destiny = 2, kind = used_or_lost, traits = { dejarik },
  play = { { as(used), when(at_least(hand(opponent), 13)), put{random(hand(opponent) - 8, hand_card(opposing)), to = used_pile} }, { as(lost), cost(use(4)), look(hand, opponent), put{all(hand_card(opposing, repeated)), to = lost_pile} } },
  missing = { "canceling Molator" } }
interrupt "Houjix" { id = "2_50", side = light, destiny = 1, kind = lost, traits = { dejarik },
  play_in_damage_segment = { when(damage_pending()), when(losing(you)), when(nothing_to_forfeit()), cancel{battle_damage, of = you} },
  constant = { grant{immune("Sense"), to = this} },
  missing = { "canceling Sunsdown" } }

interrupt "I'm Here To Rescue You" { id = "2_52", side = light, destiny = 6, kind = used,
  play = {
    { cost(choose{character(yours, spy, outside, at(site(titled("Death Star: Detention Block Corridor")))), name = "spy"}, choose{captive(at(site(titled("Death Star: Detention Block Corridor")))), name = "captive"}), draw_destiny(),
      when(more(total_destiny() + ability(the("spy")), ability(the("captive"))), release(the("captive"))), otherwise(capture(the("spy"))) },
    { cost(choose{card(titled("Spice Mines Of Kessel")), name = "mines"}), each(captive(targeted_by(the("mines"))), release(it)), cancel(the("mines")) } } }
