-- Galactic Ambitions: cards drawn by lot.

unit_card "4-LOM" { id = "GA-222.3", side = dark, affiliation = scum_and_villainy, traits = { droid, bounty_hunter }, unique = true,
  cost = 2, force = 1, capacity = 2, unit_damage = 1, blast_damage = 1,
  objective_set = 222, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001377",
  reaction = { strikes(this), limit(turn), when(is(this, attacking)),
    capture(unit(enemy, one_of(at_most(cost, 2), all_of(exhausted, exists(unit(participating, titled("Zuckuss")))))), objective(yours)) } }

unit_card "Terentatek" { id = "GA-221.2", side = dark, affiliation = sith, traits = { creature, sithspawn },
  cost = 4, force = 2, capacity = 4, unit_damage = 3,
  objective_set = 221, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001370",
  keywords = { no_enhancements },
  constant = { { forbid(is_affected{ this, with = event_card(force_power) }) }, { forbid(is_shielded{ unit_or_objective, with = this, how = of_damage }) } } }
