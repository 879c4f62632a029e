-- Spark of Hope: upgrades.

upgrade "Recovered Sith Lightsaber" { id = "SoH-18", cost = 2, color = blue, affiliation = villain, subtypes = { weapon },
  die = { "1 melee", "1 melee", "+2 melee", "1 shield", "1 resource", "blank" },
  after = { plays(this), may(take_off(or_if(1, 2, is(host, sith)), shield, character)) } }

upgrade "Salvaged Arm" { id = "SoH-91", cost = 1, color = red, affiliation = hero, subtypes = { mod },
  modify = { only{on = character_or_support(droid)} },
  before = { die_resolved{card_in_play(belonging(host)), by = you}, may(exhaust(this), and_then(change{value, 1, of = object})) } }
