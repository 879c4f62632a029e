-- Between the Shadows: cards drawn by lot.

unit_card "Bogwing" { id = "BTS-128.3", side = light, traits = { creature, dagobah },
  cost = 0, capacity = 0,
  objective_set = 128, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000825",
  keywords = { no_enhancements },
  constant = { change{ capacity, count(objective(yours, of(jedi))), of = this },
    when(at_least(count(objective(yours, of(jedi))), 3), change{ unit_damage, 1, of = this }) } }

event "Retreat to the Forest" { id = "BTS-131.6", side = light,
  cost = 0, force = 1,
  objective_set = 131, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000846",
  interrupt = {
    { destroyed(unit(yours, ewok)), divert{ destination, into = hand } },
    { leaves_play{ unit(yours, ewok), how = sacrificed }, divert{ destination, into = hand } } } }
