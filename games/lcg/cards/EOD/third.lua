-- Edge of Darkness: further cards drawn by lot.

unit_card "Lictor-class Dungeon Ship" { id = "EOD-90.2", side = dark, traits = { vehicle, capital_ship },
  cost = 3, force = 2, capacity = 3, blast_damage = 1,
  objective_set = 90, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000482",
  constant = { when(exists(captured_card), change{ unit_damage, 1, of = this }, change{ blast_damage, 1, of = this }) } }
