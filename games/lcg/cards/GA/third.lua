-- Galactic Ambitions: further cards drawn by lot.

enhancement_card "Inspiring Presence" { id = "GA-226.4", side = light, affiliation = rebel_alliance, traits = { skill },
  cost = 1, force = 1, resources = 1, enhances = your_unit, host_traits = { leader },
  objective_set = 226, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001402",
  keywords = { limited }, constant = { grant{ elite, to = card_in_play(equal(set_number, set_number(host))) } } }

event "Rebel for Hire" { id = "GA-226.6", side = light, affiliation = rebel_alliance,
  cost = 1, force = 1,
  objective_set = 226, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001404",
  action = { when(exists(unit(yours, leader))), choose{ unit(yours, leader), name = "leader" }, look(all(deck_card(yours))),
    may(choose(deck_card(yours, equal(set_number, set_number(the("leader"))))), reveal(it), move(it, hand)), shuffle(command_deck) } }

unit_card "Royal Guard Champion" { id = "GA-219.3", side = dark, affiliation = sith, traits = { character, force_sensitive, imperial_guard },
  cost = 3, force = 2, capacity = 2, unit_damage = 2,
  objective_set = 219, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001359",
  keywords = { edge(1) },
  reaction = { struggle_won{ by = you }, works(discard_pile), when(at_least(amount, 3)), put_into_play(this) } }
