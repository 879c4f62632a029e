-- Empire at War: battlefields.

battlefield "Port District" { id = "EaW-159", subtitle = "Bespin", ongoing = { ambush_from(3) } }
