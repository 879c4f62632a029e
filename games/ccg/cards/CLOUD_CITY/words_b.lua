-- Cloud City: sites.

location "Cloud City: Carbonite Chamber" { id = "5_166", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Bespin", cluster = "Cloud City", icons = { interior, mobile, scomp_link }, traits = { cloud_city },
  stats_only = true }
