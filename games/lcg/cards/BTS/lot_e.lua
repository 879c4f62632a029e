-- Between the Shadows: cards drawn by lot.

event "Noble Sacrifice" { id = "BTS-129.5", side = light, affiliation = jedi,
  cost = 1, force = 1,
  objective_set = 129, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000833",
  action = { when(at_least(count(objective(yours, of(jedi))), 3)), cost(sacrifice(unit(yours, force_user))), place(focus, 3, unit(enemy)) } }

event "Official Inquiry" { id = "BTS-139.6", side = dark, affiliation = sith,
  cost = 1, force = 1,
  objective_set = 139, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000894",
  action = { look(top(3, deck_card(theirs))), capture(n_of(1, deck_card(among(them))), objective(yours)), move{ rest, deck_top, in_order = yes } } }

unit_card "Security Task Force" { id = "BTS-140.3", side = dark, affiliation = imperial_navy, traits = { character, trooper },
  cost = 2, force = 1, capacity = 2, unit_damage = 1,
  objective_set = 140, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000897",
  keywords = { protect(trooper) } }
