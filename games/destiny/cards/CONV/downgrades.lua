-- Convergence: downgrades, and cards that speak of them.

downgrade "Death Mark" { id = "CONV-39", cost = 0, color = yellow, affiliation = villain, subtypes = { bounty },
  after = { defeated(host), may(draw(3)) } }

downgrade "Enticing Reward" { id = "CONV-40", cost = 1, color = yellow, affiliation = villain, subtypes = { bounty },
  after = { defeated(host), may(play{card_at_hand(yours, one_of(equipment, weapon)), free = yes}) } }

downgrade "Secrets Laid Bare" { id = "CONV-105", cost = 0, color = blue, subtypes = { intel },
  after = { activates(host), reveal(random(3, card_in_hand(controlled_by(controller(host))))) } }

downgrade "Wanted" { id = "CONV-143", cost = 0, color = yellow, subtypes = { bounty },
  after = { defeated(host), may(gain(2)) } }

downgrade "Shock Collar" { id = "CONV-160", cost = 2, color = gray, subtypes = { equipment },
  after = { activates(host), deal(1, host) } }

downgrade "Wounded" { id = "CONV-161", cost = 1, color = gray, subtypes = { injury },
  ongoing = { change{health, -1, of = host} } }

event "Breaking Bonds" { id = "CONV-7", cost = 1, color = blue, affiliation = villain,
  effect = { choose{character, name = "bound one"}, discard(downgrade(on(the("bound one")))),
    when(is(the("bound one"), sith), may(turn(die, blank_side))) } }

event "Prey Upon" { id = "CONV-146", cost = 1, color = yellow,
  effect = { choose(character(at_least(count(downgrade(on(candidate))), 1))), remove(die(belonging(it))) } }

event "Unshackle" { id = "CONV-167", cost = 1, color = gray, keywords = { ambush }, effect = { discard(downgrade) } }
