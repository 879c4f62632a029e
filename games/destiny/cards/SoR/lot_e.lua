-- Spirit of Rebellion: cards drawn by lot.

character "Temmin \"Snap\" Wexley" { id = "SoR-29", subtitle = "Recon Specialist", points = { 9, 12 }, health = 8, color = red,
  affiliation = hero, unique = true, subtypes = { pilot },
  die = { "1 ranged", "1 disrupt", "2 disrupt", "1 discard", "1 resource", "blank" },
  ongoing = { when(all_of(exists(die(yours, of(this))), opponent_has_nothing), forbid(claims(each_opponent))) },
  after = { battlefield_claimed{by = opponent}, when(exists(die(yours, of(this)))), spend{1, by = actor} },
  missing = { "the resource is paid after the claim ability of the battlefield, and not first: that ability may have used it up",
    "with more than two players: keeping a player without resources from claiming while another opponent has some" } }

support "Improvisation" { id = "SoR-148", cost = 0, color = yellow,
  keywords = { ambush },
  action = { remove(die(yours, showing(blank))), and_then(reroll(any(die(yours)))) } }
