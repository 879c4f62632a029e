-- Invented cards that answer events: one for each event and role, and effects that wait.

unit_card "Toy Avenger" { id = "TOY-250", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { leaves_play{ unit(friendly, other_than(this)), how = destroyed }, damage(1, objective(enemy)) } }
objective_card "Toy Memorial" { id = "TOY-251", side = light, resources = 1, capacity = 5,
  reaction = { leaves_play{ unit(friendly), how = one_of(sacrificed, returned) }, draw(1) } }
unit_card "Toy Usher" { id = "TOY-252", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { enters_play{ unit(friendly), how = put }, draw(1) } }
objective_card "Toy Bell" { id = "TOY-253", side = light, resources = 1, capacity = 5,
  reaction = { phase_begins{ how = conflict, by = opponent }, place(shield, 1, this) } }
objective_card "Toy Gong" { id = "TOY-254", side = dark, resources = 1, capacity = 5,
  reaction = { phase_ends{ how = deployment, by = you }, draw(1) } }
unit_card "Toy Oracle" { id = "TOY-255", side = light, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { struggle_won{ by = you }, draw(amount) } }
unit_card "Toy Charger" { id = "TOY-256", side = dark, traits = { creature },
  cost = 0, force = 1, capacity = 2, unit_damage = 1, reaction = { declared{ this, how = attacker }, damage(1, unit(enemy)) } }
objective_card "Toy Rampart" { id = "TOY-257", side = light, resources = 1, capacity = 5,
  reaction = { declared{ unit(enemy), this, how = attacker }, damage(1, subject) } }
unit_card "Toy Spotter" { id = "TOY-258", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { edge_card_placed{ by = opponent }, limit(turn), draw(1) } }
unit_card "Toy Seer" { id = "TOY-259", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { fate_resolved{ by = you }, draw(1) } }
objective_card "Toy Cell" { id = "TOY-260", side = dark, resources = 1, capacity = 5,
  reaction = { captured{ by = you }, draw(1) } }
unit_card "Toy Warrant" { id = "TOY-261", side = light, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { rescued{ by = you }, draw(1) } }
unit_card "Toy Keeper" { id = "TOY-262", side = light, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { discarded{ card(of_type(event)), by = opponent }, draw(1) } }
unit_card "Toy Breaker" { id = "TOY-263", side = dark, traits = { character },
  cost = 0, force = 1, capacity = 2, reaction = { shielded(unit(enemy)), place(focus, 1, subject) } }
unit_card "Toy Leech" { id = "TOY-264", side = dark, traits = { creature },
  cost = 0, force = 1, capacity = 2, reaction = { damage_removed(unit(enemy)), damage(amount, objective(enemy)) } }
unit_card "Toy Lurker" { id = "TOY-265", side = dark, traits = { creature },
  cost = 0, force = 1, capacity = 2, reaction = { focus_removed(unit(enemy)), draw(1) } }
event "Toy Wager" { id = "TOY-266", side = dark, cost = 0, force = 1, action = { later(struggle_won{ by = you }, draw(2)) } }
event "Toy Levy" { id = "TOY-267", side = dark, cost = 0, force = 1,
  action = { each_time{ enters_play(unit(friendly)), damage(1, objective(enemy)), lasting = phase } } }
event "Toy Release" { id = "TOY-268", side = light, cost = 0, force = 1, action = { remove(focus, 1, unit(friendly)) } }

-- A reaction to a card by its name, which is looked at as it was when it left play.
unit_card "Toy Elegist" { id = "TOY-290", side = dark, traits = { creature },
  cost = 0, force = 1, capacity = 2, reaction = { leaves_play(unit(titled("Toy Pilgrim"))), draw(1) } }
