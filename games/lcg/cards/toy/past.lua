-- Invented cards that ask what has happened.

unit_card "Toy Chronicler" { id = "TOY-300", side = light, traits = { character }, cost = 0, force = 1, capacity = 2,
  action = { limit(turn), when(happened(destroyed(unit(friendly)), turn)), draw(1) } }
unit_card "Toy Elder" { id = "TOY-301", side = light, traits = { character }, cost = 0, force = 1, capacity = 2,
  action = { limit(turn), when(happened(destroyed(unit(friendly)), last(turn))), draw(1) } }
event "Toy Vengeance" { id = "TOY-302", side = light, cost = 0, force = 1, action = { damage(1, unit(enemy, was(dealt_damage, phase))) } }
unit_card "Toy Duelist" { id = "TOY-303", side = light, traits = { character }, cost = 0, force = 1, capacity = 3, unit_damage = 1,
  constant = { when(happened(edge_won{ by = you }, engagement)), change{ unit_damage, 1, of = this } } }
event "Toy Reckoning" { id = "TOY-304", side = dark, cost = 0, force = 1, action = { damage(happened(focused(unit(enemy)), turn), unit(enemy)) } }
event "Toy Encore" { id = "TOY-305", side = dark, cost = 0, force = 1, action = { when(happened(played(event_card(yours)), turn)), draw(1) } }
unit_card "Toy Brawler" { id = "TOY-306", side = dark, traits = { character }, cost = 0, force = 1, capacity = 3, unit_damage = 1,
  action = { limit(turn), when(happened(declared{ this, how = attacker }, engagement)), place(shield, 1, this) } }

-- What is declared, and what has left while it took part.
objective_card "Toy Parapet" { id = "TOY-307", side = light, resources = 1, capacity = 5,
  reaction = { declared{ unit(friendly), how = defender }, draw(1) } }
unit_card "Toy Mortician" { id = "TOY-308", side = dark, traits = { creature }, cost = 0, force = 1, capacity = 2,
  reaction = { leaves_play(unit(enemy, attacking)), draw(1) } }
unit_card "Toy Sexton" { id = "TOY-309", side = dark, traits = { creature }, cost = 0, force = 1, capacity = 2,
  reaction = { leaves_play(unit(enemy, defending)), draw(1) } }

-- Piles and hands.
event "Toy Parade" { id = "TOY-310", side = light, cost = 0, force = 1, action = { damage(count(destroyed_objective(yours)), unit(enemy)) } }
event "Toy Elegy" { id = "TOY-311", side = light, cost = 0, force = 1, action = { damage(count(destroyed_objective(theirs)), unit(enemy)) } }
unit_card "Toy Rifler" { id = "TOY-312", side = dark, traits = { character }, cost = 0, force = 1, capacity = 2,
  reaction = { discarded(hand_card(theirs, of_type(event))), draw(1) } }
event "Toy Pilfer" { id = "TOY-313", side = dark, cost = 0, force = 1, action = { choose(random(1, hand_card(theirs))), discard(it), when(is(it, of_type(unit)), draw(1)) } }
unit_card "Toy Bargain" { id = "TOY-314", side = light, traits = { character }, cost = 3, force = 1, capacity = 2,
  constant = { works(hand), change{ cost_to_play, -count(unit(friendly)), of = this, at_least = 1 } } }
event "Toy Favour" { id = "TOY-315", side = light, cost = 2, force = 1, action = { draw(1) },
  constant = { works(hand), when(balance(you)), change{ cost_to_play, -2, of = this } } }
enhancement_card "Toy Discount" { id = "TOY-316", side = light, cost = 0, force = 1, enhances = your_play_area,
  constant = { change{ cost_to_play, -2, of = hand_card(yours, of_type(unit)), at_least = 1 } } }
unit_card "Toy Prophet" { id = "TOY-317", side = light, traits = { character }, cost = 0, force = 1, capacity = 2,
  reaction = { draws{ by = you, with = event_card(yours) }, limit(turn), damage(1, unit(enemy)) } }
unit_card "Toy Teller" { id = "TOY-318", side = dark, traits = { character }, cost = 0, force = 1, capacity = 2,
  constant = { forbid(hides_first_edge_card(you)) }, reaction = { edge_card_placed(edge_card(yours, of_type(unit))), draw(1) } }
enhancement_card "Toy Scaffold" { id = "TOY-319", side = light, cost = 0, force = 1, enhances = an_objective,
  constant = { change{ capacity, 2, of = host } } }
event "Toy Handover" { id = "TOY-320", side = light, cost = 0, force = 1, action = { move_tokens(shield, 1, unit(friendly), unit(friendly)) } }
