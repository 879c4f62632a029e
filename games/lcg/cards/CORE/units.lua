-- Units of the Core Set: those of the Jedi and the Sith starter deck, one entry per place in an objective set.

-- The light side.
unit_card "Luke Skywalker" { id = "CORE-1.2", side = light, affiliation = jedi, traits = { character, force_user }, unique = true,
  cost = 4, force = 3, capacity = 3, unit_damage = 2, blast_damage = 1, edge_blast_damage = 1,
  objective_set = 1, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000064",
  keywords = { targeted_strike },
  reaction = { turn_begins{ by = opponent }, remove(focus, 1, this) } }
unit_card "Twi'lek Loyalist" { id = "CORE-1.3", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 1, edge_unit_damage = 1, edge_tactics = 1,
  objective_set = 1, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000067" }
unit_card "Yoda" { id = "CORE-2.2", side = light, affiliation = jedi, traits = { character, force_user }, unique = true,
  cost = 3, force = 5, capacity = 2, tactics = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 2, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000138",
  keywords = { elite },
  constant = { change{ unit_damage, count(enhancement(on(this))), of = this },
               change{ blast_damage, count(enhancement(on(this))), of = this } } }
unit_card "Believer in the Old Ways" { id = "CORE-2.3", side = light, affiliation = jedi, traits = { character, force_sensitive },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 2, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000141" }
unit_card "Obi-Wan Kenobi" { id = "CORE-3.2", side = light, affiliation = jedi, traits = { character, force_user }, unique = true,
  cost = 5, force = 4, capacity = 3, unit_damage = 1, tactics = 1, edge_blast_damage = 1, edge_tactics = 1,
  objective_set = 3, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000145",
  keywords = { elite },
  constant = { when(is(this, participating)), forbid(hides_first_edge_card(opponent)) } }
unit_card "Jedi in Hiding" { id = "CORE-3.3", side = light, affiliation = jedi, traits = { character, force_user },
  cost = 2, force = 1, capacity = 1, unit_damage = 2, edge_blast_damage = 1,
  objective_set = 3, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000147" }
unit_card "Red Five" { id = "CORE-4.2", side = light, affiliation = jedi, traits = { vehicle, fighter }, unique = true,
  cost = 3, force = 2, capacity = 2, blast_damage = 3,
  objective_set = 4, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000150",
  keywords = { elite } }
unit_card "R2-D2" { id = "CORE-4.3", side = light, traits = { droid }, unique = true,
  cost = 0, capacity = 1, resources = 1,
  objective_set = 4, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000151" }
unit_card "Twi'lek Loyalist" { id = "CORE-4.4", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 1, edge_unit_damage = 1, edge_tactics = 1,
  objective_set = 4, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000152" }
unit_card "C-3PO" { id = "CORE-5.2", side = light, traits = { droid }, unique = true,
  cost = 1, force = 1, capacity = 1,
  objective_set = 5, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000156",
  interrupt = { played(event_card), cost(sacrifice(this)), cancel() } }
unit_card "Guardian of Peace" { id = "CORE-5.3", side = light, affiliation = jedi, traits = { character, force_sensitive },
  cost = 2, force = 1, capacity = 2, edge_unit_damage = 1,
  objective_set = 5, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000159",
  keywords = { shielding, protect(character) } }
unit_card "Guardian of Peace" { id = "CORE-5.4", side = light, affiliation = jedi, traits = { character, force_sensitive },
  cost = 2, force = 1, capacity = 2, edge_unit_damage = 1,
  objective_set = 5, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000158",
  keywords = { shielding, protect(character) } }
unit_card "Redemption" { id = "CORE-6.2", side = light, affiliation = jedi, traits = { vehicle, capital_ship }, unique = true,
  cost = 5, force = 3, capacity = 4, unit_damage = 2, edge_blast_damage = 2,
  objective_set = 6, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000162",
  interrupt = { destroyed(unit(character)), limit(turn), divert{ destination, into = hand } } }
unit_card "Corellian Engineer" { id = "CORE-6.3", side = light, traits = { character, engineer },
  cost = 2, force = 1, capacity = 2,
  objective_set = 6, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000163",
  keywords = { shielding } }
unit_card "Jedi in Hiding" { id = "CORE-7.2", side = light, affiliation = jedi, traits = { character, force_user },
  cost = 2, force = 1, capacity = 1, unit_damage = 2, edge_blast_damage = 1,
  objective_set = 7, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000168" }
unit_card "Believer in the Old Ways" { id = "CORE-7.3", side = light, affiliation = jedi, traits = { character, force_sensitive },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 7, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000169" }
unit_card "Secret Informant" { id = "CORE-18.2", side = light, traits = { character },
  cost = 3, force = 1, capacity = 1, unit_damage = 1, blast_damage = 1,
  objective_set = 18, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000211",
  constant = { when(is(this, participating)), allow(resolves_fate_again(you)) } }
unit_card "Secret Informant" { id = "CORE-18.3", side = light, traits = { character },
  cost = 3, force = 1, capacity = 1, unit_damage = 1, blast_damage = 1,
  objective_set = 18, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000212",
  constant = { when(is(this, participating)), allow(resolves_fate_again(you)) } }

-- The dark side.
unit_card "Darth Vader" { id = "CORE-19.2", side = dark, affiliation = sith, traits = { character, force_user }, unique = true,
  cost = 5, force = 4, capacity = 4, unit_damage = 2, blast_damage = 1, edge_blast_damage = 1,
  objective_set = 19, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000103",
  keywords = { elite },
  reaction = { played(event_card(friendly, of(sith))), limit(turn), damage(1, unit) } }
unit_card "Dark Side Apprentice" { id = "CORE-19.3", side = dark, affiliation = sith, traits = { character, force_sensitive },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 19, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000104" }
unit_card "Advisor to the Emperor" { id = "CORE-20.2", side = dark, affiliation = sith, traits = { character },
  cost = 2, force = 2, capacity = 1, resources = 1, edge_tactics = 1,
  objective_set = 20, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000115" }
unit_card "Kuati Security Team" { id = "CORE-20.3", side = dark, traits = { character, trooper },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 20, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000116" }
unit_card "Vader's TIE Advanced" { id = "CORE-21.2", side = dark, affiliation = sith, traits = { vehicle, fighter, black_squadron }, unique = true,
  cost = 3, force = 3, capacity = 3, unit_damage = 1, blast_damage = 1,
  objective_set = 21, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000127",
  reaction = { strikes(this), borrow_icons(this) } }
unit_card "TIE Advanced" { id = "CORE-21.3", side = dark, traits = { vehicle, fighter, black_squadron },
  cost = 2, force = 1, capacity = 2, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 21, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000128",
  reaction = { unopposed(), when(is(this, attacking)), damage(1, objective(engaged)) } }
unit_card "Black Squadron Pilot" { id = "CORE-21.4", side = dark, traits = { character, pilot, black_squadron },
  cost = 2, force = 1, capacity = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 21, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000129",
  keywords = { pilots(fighter) },
  constant = { change{ unit_damage, 1, of = host }, change{ blast_damage, 1, of = host } } }
unit_card "Coruscant Defense Fleet" { id = "CORE-22.2", side = dark, affiliation = sith, traits = { vehicle, capital_ship, fleet },
  cost = 5, force = 2, capacity = 5, edge_unit_damage = 5,
  objective_set = 22, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000023",
  keywords = { shielding, protect(coruscant) },
  constant = { forbid(attacks(this)) } }
unit_card "Kuati Security Team" { id = "CORE-22.3", side = dark, traits = { character, trooper },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 22, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000024" }
unit_card "Emperor Palpatine" { id = "CORE-23.2", side = dark, affiliation = sith, traits = { character, force_user }, unique = true,
  cost = 6, force = 5, capacity = 3, blast_damage = 1, tactics = 2, edge_blast_damage = 1, edge_tactics = 1,
  objective_set = 23, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000097",
  keywords = { elite },
  reaction = { destroyed(objective), move(discarded_card(yours, of(sith), of_type(event)), hand) } }
unit_card "Emperor's Royal Guard" { id = "CORE-23.3", side = dark, affiliation = sith, traits = { character, imperial_guard },
  cost = 2, force = 2, capacity = 3, unit_damage = 1, edge_unit_damage = 1,
  objective_set = 23, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000098",
  keywords = { protect(character) } }
unit_card "Interrogation Droid" { id = "CORE-24.2", side = dark, affiliation = sith, traits = { droid },
  cost = 3, force = 2, capacity = 2, tactics = 1,
  objective_set = 24, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000123",
  reaction = { enters_play(this), discard(random(1, hand_card(theirs))) } }
unit_card "Interrogation Droid" { id = "CORE-24.3", side = dark, affiliation = sith, traits = { droid },
  cost = 3, force = 2, capacity = 2, tactics = 1,
  objective_set = 24, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000122",
  reaction = { enters_play(this), discard(random(1, hand_card(theirs))) } }
unit_card "ISB Interrogators" { id = "CORE-24.4", side = dark, traits = { character, trooper },
  cost = 1, force = 1, capacity = 1, unit_damage = 1,
  objective_set = 24, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000125",
  keywords = { shielding } }
unit_card "Nightsister" { id = "CORE-25.2", side = dark, affiliation = sith, traits = { character, force_sensitive },
  cost = 3, force = 2, capacity = 1, unit_damage = 1, blast_damage = 1,
  objective_set = 25, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000109",
  reaction = { commits(this), damage(1, objective) } }
unit_card "Nightsister" { id = "CORE-25.3", side = dark, affiliation = sith, traits = { character, force_sensitive },
  cost = 3, force = 2, capacity = 1, unit_damage = 1, blast_damage = 1,
  objective_set = 25, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000110",
  reaction = { commits(this), damage(1, objective) } }
unit_card "Rancor" { id = "CORE-25.4", side = dark, traits = { creature },
  cost = 4, force = 1, capacity = 4, unit_damage = 3, edge_unit_damage = 1,
  objective_set = 25, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000111",
  keywords = { no_enhancements },
  forced_reaction = { refreshed{ by = you }, destroy(unit(except(vehicle), equal(cost, least(cost, unit(except(vehicle)))))) } }
unit_card "Human Replica Droid" { id = "CORE-36.2", side = dark, traits = { droid, spy },
  cost = 3, force = 1, capacity = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 36, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000088",
  reaction = { edge_won{ by = you }, works(hand), put_into_play{ this, as = participating } } }
unit_card "Human Replica Droid" { id = "CORE-36.3", side = dark, traits = { droid, spy },
  cost = 3, force = 1, capacity = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 36, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000089",
  reaction = { edge_won{ by = you }, works(hand), put_into_play{ this, as = participating } } }
