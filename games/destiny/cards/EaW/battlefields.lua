-- Empire at War: battlefields.

battlefield "Port District" { id = "EaW-159", subtitle = "Bespin", ongoing = { ambush_from(3) } }

battlefield "Main Plaza" { id = "EaW-157", subtitle = "Vashka",
  claim = { either(shift_damage(1, character(damaged), this), shift_damage(damage_on(this), this, character)) } }
