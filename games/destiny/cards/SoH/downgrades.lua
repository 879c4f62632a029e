-- Spark of Hope: downgrades, and cards that speak of them.

downgrade "Chancellor's Edict" { id = "SoH-6", cost = 1, color = blue, affiliation = villain, subtypes = { bounty },
  after = { { plays(this), take_off(all, shield, host) }, { defeated(host), may(shield(2, character)) } } }

downgrade "Hex" { id = "SoH-7", cost = 1, color = blue, affiliation = villain, subtypes = { curse },
  action = { cost(exhaust(this)), remove(die(of(host), showing(blank))) } }

downgrade "Possessed" { id = "SoH-8", cost = 3, color = blue, affiliation = villain, subtypes = { curse },
  after = { becomes(no(exists(character(yours, witch)))), discard(this) },
  action = { cost(exhaust(this)), resolve(die(of(host))) } }

downgrade "Ensnare" { id = "SoH-98", cost = 1, color = yellow, affiliation = hero, subtypes = { trap },
  after = { activates(host), may(discard(this), and_then(deal(count(die(belonging(subject), showing(damage))), subject))) } }

downgrade "Net Trap" { id = "SoH-99", cost = 1, color = yellow, affiliation = hero, subtypes = { trap },
  after = { activates(host), may(discard(this), and_then(remove(die(belonging(subject), showing(damage))))) } }

downgrade "Rolling Logs" { id = "SoH-100", cost = 0, color = yellow, affiliation = hero, subtypes = { trap },
  after = { activates(host), may(discard(this), and_then(reroll(any(die(belonging(subject)))))) } }

downgrade "Dead Or Alive" { id = "SoH-138", cost = 1, color = yellow, subtypes = { bounty },
  restriction = { spot(character(yours, bounty_hunter)) },
  after = { { activates(host), may(gain(1)) }, { defeated(host), may(gain(1)) } } }

support "Bounty Hunters' Guild" { id = "SoH-46", cost = 0, color = yellow, affiliation = villain,
  ongoing = { change{downgrade_limit, 1, of = character(opposing)} },
  after = { plays(card(yours, bounty)), may(activate(character(yours, bounty_hunter))) } }

event "Disassemble" { id = "SoH-140", cost = 2, color = yellow,
  effect = { discard(card_in_play(except(of_type(character)), except(with_die))) } }

battlefield "Nightsister Lair" { id = "SoH-159", subtitle = "Dathomir",
  after = { plays(card(yours, of_type(downgrade))), limit(round), may(gain(1)) } }

downgrade "Priority Target" { id = "SoH-24", cost = 0, color = red, affiliation = villain, subtypes = { bounty },
  after = { defeated(host), may(take_control(battlefield), either(use(battlefield, claim), use(battlefield, power_action))) } }
