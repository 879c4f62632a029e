-- Set 11: devices.

device "Carbonite Chamber Console" { id = "211_8", side = dark, unique = true, destiny = 4,
  deploys = { only{to = site(titled("Cloud City: Carbonite Chamber"))} },
  any_time = { when(no(your_turn())), when(exists(captive(frozen))), limit(turn), activate(1) },
  missing = { "taking He's All Yours, Bounty Hunter into hand" } }
