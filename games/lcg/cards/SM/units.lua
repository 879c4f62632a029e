-- Scrap Metal: units.

unit_card "Dragonsnake" { id = "SM-248.2", side = dark, affiliation = sith, traits = { creature },
  cost = 2, force = 2, capacity = 2, unit_damage = 2,
  objective_set = 248, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001562",
  keywords = { no_enhancements },
  constant = { forbid(changes_icons(this)) },
  action = { works(hand), play(this) } }
