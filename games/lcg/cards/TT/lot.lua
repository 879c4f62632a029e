-- Technological Terror: cards drawn by lot.

unit_card "Death Star" { id = "TT-259.2", side = dark, affiliation = imperial_navy, traits = { space_station }, unique = true,
  cost = 12, force = 5, capacity = 12, tactics = 1,
  objective_set = 259, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001658",
  keywords = { elite, shielding, targeted_strike },
  constant = { { when(is(this, except(participating))), forbid{ is_focused(this), by = opponent, how = icons } },
    { change{ unit_damage, dial, of = this }, change{ blast_damage, dial, of = this } },
    { forbid{ is_affected(this), by = opponent } },
    { forbid(is_shielded{ unit_or_objective, with = this, how = of_damage }), forbid(is_protected{ unit_or_objective, with = this }),
      forbid(is_spared{ unit_or_objective, with = this }) } } }
