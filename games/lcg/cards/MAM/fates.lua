-- Meditation and Mastery: fate cards.

fate_card "Tactical Planning" { id = "MAM-244.5", side = dark, affiliation = imperial_navy,
  priority = 4, force = 3,
  objective_set = 244, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001541",
  missing = { "a participating Rebel Alliance or neutral unit loses one of its combat icons, which the player picks, for the engagement" } }
