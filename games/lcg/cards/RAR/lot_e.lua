-- Redemption and Return: a card drawn by lot.

unit_card "ISB Officer" { id = "RAR-215.4", side = dark, traits = { character, officer },
  cost = 1, capacity = 1, unit_damage = 1,
  objective_set = 215, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001450",
  missing = { "its blast damage icon while there is a mission in play" } }
