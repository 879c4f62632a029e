-- A New Hope: vehicle sites.

location "Sandcrawler: Droid Junkheap" { id = "2_149", side = dark, unique = 3, dark = 0, light = 0, place = a_site, system = "Sandcrawler", of_starship = "Sandcrawler", icons = { interior }, keywords = { nighttime },
  constant = { when(side(dark)), change{forfeit, 2, of = character(jawa, here)} },
  missing = { "how characters of Light enter and leave" } }
