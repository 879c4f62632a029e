-- Dagobah: cards drawn by lot. missing: which texts are not described.

device "Portable Fusion Generator" { id = "4_13", side = light, destiny = 3, traits = { fusion_generator }, keywords = { power_source },
  deploys = { only{on = character(yours, warrior)} },
  automatic = { destiny_drawn{with = weapon_card(blaster, rifle, borne_by(host))}, when(weapon_destiny()), change{destiny, 1, of = draw} },
  missing = { "artillery that the warrior fires", "the power of one droid present" } }

location "Big One" { id = "4_82", side = light, dark = 0, light = 1, place = a_sector, icons = { space }, traits = { asteroid }, keywords = { generic },
  constant = {
    { when(side(dark)), when(controls(you, this)), change{force_drain, 1, of = you} },
    { when(side(light)), when(controls(you, this)), change{force_drain, count(location_card(titled("Asteroid Field"), related)), of = you} } },
  missing = { "asteroid rules", "that there is only one at each system" } }
