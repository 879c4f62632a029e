-- Way of the Force: cards drawn by lot.

event "Crush Hope" { id = "WotF-5", cost = 2, color = blue, affiliation = villain,
  restriction = { exists(die(opposing, showing(blank))) },
  effect = { choose{die(opposing, showing(blank)), name = "blank die"}, discard(any(card_in_hand(yours))),
    and_then(deal{result, controller(the("blank die")), indirect = yes}) } }

upgrade "A99 Aquata Breather" { id = "WotF-66", cost = 0, color = blue, affiliation = hero, subtypes = { equipment },
  before = { takes_damage{host, with = die(showing(indirect))}, may(exhaust(this), and_then(block(1))) },
  missing = { "indirect damage that does not come from a die showing it; a die that shows it and is resolved as another kind counts, and should not" } }
