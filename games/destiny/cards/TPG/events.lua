-- Two-Player Game: events.

event "Sound The Alarm" { id = "TPG-45", cost = 0, color = gray, effect = { reroll(any(die(opposing, showing(damage)))) } }
