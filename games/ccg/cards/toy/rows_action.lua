-- Toys for the rows about actions.
effect "Toy Heirloom" { id = "TOY-1500", destiny = 3, deploy = 0, side = dark, optional = { limit(game), retrieve(1) } }
effect "Toy Heirloom" { id = "TOY-1501", destiny = 3, deploy = 0, side = light, optional = { limit(game), retrieve(1) } }
effect "Toy Legacy" { id = "TOY-1502", destiny = 3, deploy = 0, optional = { { limit(game), retrieve(1) }, { limit(game), activate(1) } } }
effect "Toy Manor" { id = "TOY-1503", destiny = 3, deploy = 0, mandatory = { when(during(end_of_turn)), when(your_turn()), upkeep{1, 2, pay = lost_force} } }
interrupt "Toy Breakage" { id = "TOY-1504", destiny = 4, kind = used, play = { cost(choose(starship())), change{forfeit, to = 0, of = it, lasting = turn} } }
effect "Toy Epilogue" { id = "TOY-1505", destiny = 3, deploy = 0, just = { battle_ended(), retrieve(1) } }
starship_card "Toy Hauler" { id = "TOY-1506", destiny = 3, deploy = 3, power = 2, armor = 3, hyperspeed = 3, forfeit = 4, class = capital, models = { transport_ship }, permanent_pilot = 1 }
