-- Affiliation cards of the Core Set.

affiliation_card "Sith" { id = "CORE-0.1", side = dark, affiliation = sith, resources = 1,
  octgn = "ff4fb461-8060-457a-9c16-000000000094" }
affiliation_card "Jedi" { id = "CORE-0.2", side = light, affiliation = jedi, resources = 1,
  octgn = "ff4fb461-8060-457a-9c16-000000000143" }
