-- Reflections II: cards that show a word of the language.

interrupt "Evader & Monnok" { id = "10_38", side = dark, destiny = 2, kind = used_or_lost,
  play = {
    { as(used), each(card(titled("Revolution"), not_immune), cancel(it)) },
    { as(used), when(at_least(hand(opponent), 13)), put{random(hand(opponent) - 8, hand_card(opposing)), to = used_pile} },
    { as(lost), cost(use(4)), look(hand, opponent), put{all(hand_card(opposing, repeated)), to = lost_pile} } } }
