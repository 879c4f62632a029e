-- Invented cards that forbid acts, and effects that last: one for each act and each period.

-- Engagements
objective_card "Toy Bunker" { id = "TOY-210", side = light, affiliation = jedi, resources = 1, capacity = 5,
  constant = { when(exists(unit(yours, exhausted)), forbid(is_engaged(this))) } }
unit_card "Toy Recluse" { id = "TOY-211", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, unit_damage = 1, constant = { forbid(attacks{ this, on = objective(damaged) }) } }
unit_card "Toy Sluggard" { id = "TOY-212", side = light, traits = { character },
  cost = 0, force = 1, capacity = 2, unit_damage = 1, constant = { forbid(defends(this)) } }
enhancement_card "Toy Oathstone" { id = "TOY-213", side = light, cost = 0, force = 1, enhances = an_objective,
  constant = { forbid(defends{ unit(enemy, droid), on = host }) } }
unit_card "Toy Pacifist" { id = "TOY-214", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, unit_damage = 1, constant = { when(is(this, attacking)), forbid(strikes(this)) } }
event "Toy Dread" { id = "TOY-215", side = light, cost = 0, force = 1,
  action = { forbid{ attacks(unit(enemy)), lasting = next_turn } } }

-- Targets
unit_card "Toy Phantom" { id = "TOY-216", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 3, unit_damage = 1,
  constant = { forbid(is_targeted{ this, by = opponent, with = card(of_type(event)) }) } }
event "Toy Veil" { id = "TOY-217", side = dark, cost = 0, force = 1,
  action = { forbid{ is_targeted{ unit(friendly), by = opponent }, lasting = phase } } }
event "Toy Dart" { id = "TOY-218", side = light, cost = 0, force = 1, action = { damage(1, unit(enemy)) } }
unit_card "Toy Slinger" { id = "TOY-219", side = light, traits = { character },
  cost = 0, force = 1, capacity = 2, action = { cost(focus(this)), damage(1, unit(enemy)) } }

-- Playing, placing, committing, refreshing
enhancement_card "Toy Edict" { id = "TOY-220", side = dark, cost = 0, force = 1, enhances = your_play_area,
  constant = { forbid(is_played(hand_card(theirs, of_type(event)))) } }
event "Toy Gag" { id = "TOY-221", side = dark, cost = 0, force = 1, action = { forbid{ plays_cards(opponent), lasting = turn } } }
enhancement_card "Toy Ban" { id = "TOY-222", side = light, cost = 0, force = 1, enhances = your_play_area,
  constant = { forbid(is_played(hand_card(theirs, of_type(unit)))) } }
enhancement_card "Toy Seal" { id = "TOY-223", side = dark, cost = 0, force = 1, enhances = your_play_area,
  constant = { forbid(is_placed(hand_card(theirs, of_type(event)))) } }
event "Toy Hush" { id = "TOY-224", side = dark, cost = 0, force = 1,
  action = { forbid{ places_cards(opponent), lasting = edge_battle } } }
unit_card "Toy Hermit" { id = "TOY-225", side = dark, traits = { character },
  cost = 0, force = 3, capacity = 2, constant = { forbid(commits(this)) } }
enhancement_card "Toy Shackle" { id = "TOY-226", side = light, cost = 0, force = 1, enhances = a_unit,
  constant = { forbid(refreshes(host)) } }

-- Damage, shields, leaving play
unit_card "Toy Piercer" { id = "TOY-227", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, unit_damage = 1, constant = { forbid(is_shielded{ unit_or_objective(enemy), with = this }) } }
unit_card "Toy Bulwark" { id = "TOY-228", side = light, traits = { character },
  cost = 0, force = 1, capacity = 3, unit_damage = 1,
  constant = { forbid(is_damaged{ this, by = opponent, with = unit(enemy, droid) }) } }
unit_card "Toy Idol" { id = "TOY-229", side = light, traits = { character },
  cost = 0, force = 1, capacity = 2, unit_damage = 1,
  constant = { when(exists(unit(yours, droid))), forbid(is_destroyed(this)) } }
unit_card "Toy Steward" { id = "TOY-230", side = light, traits = { droid }, cost = 0, force = 1, capacity = 1 }
enhancement_card "Toy Locket" { id = "TOY-231", side = light, cost = 0, force = 1, enhances = your_play_area,
  constant = { forbid(is_discarded{ hand_card(yours), by = opponent }) } }
event "Toy Theft" { id = "TOY-232", side = dark, cost = 0, force = 1, action = { discard(random(1, hand_card(theirs))), and_then(draw(1)) } }
unit_card "Toy Loyalist" { id = "TOY-233", side = light, traits = { character },
  cost = 0, force = 1, capacity = 2, constant = { forbid(is_sacrificed(this)) } }
unit_card "Toy Eel" { id = "TOY-234", side = light, traits = { creature },
  cost = 0, force = 1, capacity = 2, constant = { forbid(is_captured(this)) } }
unit_card "Toy Monument" { id = "TOY-235", side = light, traits = { creature },
  cost = 0, force = 1, capacity = 2, constant = { forbid(leaves_play(this)) } }
event "Toy Snare" { id = "TOY-236", side = dark, cost = 0, force = 1, action = { capture(unit(enemy), objective(friendly)) } }

-- How long something lasts
event "Toy Vow" { id = "TOY-237", side = dark, cost = 0, force = 1,
  action = { change{ unit_damage, 2, of = unit(friendly), as_long_as = balance(you) } } }
event "Toy Grudge" { id = "TOY-291", side = light, cost = 0, force = 1,
  action = { change{ unit_damage, 2, of = unit(friendly), as_long_as = is(it, damaged) } } }
event "Toy Burst" { id = "TOY-238", side = dark, cost = 0, force = 1,
  reaction = { strikes(unit(friendly)), change{ unit_damage, 2, of = subject, lasting = strike } } }
event "Toy Chant" { id = "TOY-239", side = dark, cost = 0, force = 1,
  reaction = { commits(unit(friendly)), change{ force_icons, 2, of = subject, lasting = struggle } } }
event "Toy Feast" { id = "TOY-240", side = light, cost = 0, force = 1, action = { change{ reserve, 2, of = you, lasting = next_turn } } }
