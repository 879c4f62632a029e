-- Between the Shadows.

fate_card "The Jedi's Resolve" { id = "BTS-128.6", side = light,
  priority = 3, force = 2,
  objective_set = 128, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000828",
  fate = { when(exists(unit(yours, participating, unique, of(jedi))), set_balance(owner(this)), skip(force)) } }
