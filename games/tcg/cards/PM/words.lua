-- The Phantom Menace.

character "Orn Free Taa" { id = "PM-23", side = neutral, cost = 8, speed = 10, power = 3, health = 5, unique = true,
  version = "A", subtypes = { twi_lek, senator },
  activated = { when(during(your_build_step)), cost(tap(this), pay(1, build_points)), tap(unit(opposing)) },
  whenever = { attacks(anything, this), may{ tap{ unit(opposing, untapped, of_type(a_character)), by = opponent }, by = opponent },
    otherwise(prevent{ all, to = this, from = subject, lasting = this_turn }) } }
