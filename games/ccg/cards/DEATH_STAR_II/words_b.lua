-- Death Star II: Effects beyond the pre-constructed decks.

effect "Endor Shield" { id = "9_124", side = dark, unique = true, destiny = 5,
  deploys = { only{to = site(titled("Endor: Bunker"))} },
  constant = { change{deploy_cost, -1, of = deploying(loyal(imperial), to_here)} },
  missing = { "what it does while Death Star II orbits Endor" } }
