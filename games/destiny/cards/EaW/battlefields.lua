-- Empire at War: battlefields.

battlefield "Port District" { id = "EaW-159", subtitle = "Bespin", ongoing = { grant{ambush, to = card(yours, at_least(paid, 3))} } }

battlefield "Main Plaza" { id = "EaW-157", subtitle = "Vashka",
  claim = { either(move(1, damage, character(damaged), this), move(damage(this), damage, this, character)) } }
