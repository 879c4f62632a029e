-- Knowledge and Defense.

unit_card "Servant of the Dark Side" { id = "KAD-110.3", side = dark, traits = { character, force_sensitive },
  cost = 2, force = 2, capacity = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 110, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000717",
  constant = { when(is(this, attacking)), forbid(defends(unit(enemy, less(force_icons, force_icons(this))))) } }
