-- Allies of Necessity: alliances.

affiliation_card "Expendable Allies" { id = "AON-2070", side = dark, affiliation = sith, resources = 2,
  ally = scum_and_villainy, of_each = 5,
  octgn = "ff4fb461-8060-457a-9c16-000000001676" }
