-- Knowledge and Defense: cards drawn by lot.

unit_card "Echo Base Technician" { id = "KAD-108.3", side = light, affiliation = rebel_alliance, traits = { character, engineer },
  cost = 2, force = 1, capacity = 2, unit_damage = 1,
  objective_set = 108, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000705",
  action = { works(hand), cost(put_into_play(this)), remove(damage, 1, objective(hoth, damaged)) } }

objective_card "The Flight of the Crow" { id = "KAD-107.1", side = light, affiliation = jedi, traits = { ruusan },
  capacity = 5, resources = 1, only_for = jedi,
  objective_set = 107, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000697",
  constant = { grant{ edge, 1, to = unit(yours, unique, of(jedi), attacking) } } }
