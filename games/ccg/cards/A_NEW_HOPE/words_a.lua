-- A New Hope: cards that show a word of the language.

character_card "R2-D2 (Artoo-Detoo)" { id = "2_14", side = light, unique = true, destiny = 2, deploy = 3, power = 1, forfeit = 4, subtype = droid_type, persona = "R2-D2", traits = { spy, astromech },
  constant = {
    { when(exists(starship(class(starfighter), except(persona_of("Red 5")), bearing(this)))), change{power, 2, of = host}, change{maneuver, 2, of = host}, change{hyperspeed, 2, of = host} },
    { when(exists(starship(class(starfighter), persona_of("Red 5"), bearing(this)))), change{power, 3, of = host}, change{maneuver, 3, of = host}, change{hyperspeed, 3, of = host} } },
  just = {
    { destiny_completed(), when(by(opponent)), when(exists(site(here, with_icon(scomp_link)))), when(at_least(amount, 1)), when(at_most(amount, 3)), activate(1) },
    { destiny_completed(), when(by(opponent)), when(exists(site(here, with_icon(scomp_link)))), when(at_least(amount, 4)), when(at_most(amount, 6)), draw(1) } } }
effect "Program Trap" { id = "2_124", side = dark, unique = true, destiny = 4, deploy = 2,
  deploys = { only{on = character(droid, one_of(yours, all_of(opposing, except(one_of(persona_of("R2-D2"), persona_of("C-3PO"))))))} },
  automatic = { destiny_drawn(), when(equal(amount, count(character(here)))), lose{characters, at = location_card(here)} },
  missing = { "costing 1 on one's own droid" } }
