-- Invented cards that bring others to the table: where, at what price, and when.

character_card "Toy Armorer" { id = "TOY-1950", destiny = 2, icons = { warrior_icon }, deploy = 2, power = 1, ability = 1, forfeit = 2,
  optional = { when(during(deploy_phase)), when(your_turn()), limit(turn), deploy{reserve_card(yours, weapon_card), on = this, discount = 1} } }
character_card "Toy Sender" { id = "TOY-1951", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 2,
  optional = { when(during(deploy_phase)), when(your_turn()), limit(turn), deploy{reserve_card(yours, character), to = site(on("Tatooine"))} } }
starship_card "Toy Barge Crew" { id = "TOY-1952", destiny = 2, deploy = 2, power = 1, maneuver = 2, hyperspeed = 3, forfeit = 3, class = capital, permanent_pilot = 1, passengers = 4,
  optional = { when(during(deploy_phase)), when(your_turn()), limit(turn), deploy{reserve_card(yours, character), aboard = this, free = yes} } }
interrupt "Toy Sally" { id = "TOY-1953", destiny = 4, kind = used,
  response = { { battle_initiated(), when(by(opponent)), deploy{reserve_card(yours, character), as = react} }, { drain_initiated(), when(by(opponent)), deploy{reserve_card(yours, character), as = react} } } }

-- Piles, and what is stacked
interrupt "Toy Stowage" { id = "TOY-1970", destiny = 3, kind = used, play = { put{hand_card(yours), to = reserve_deck} } }
interrupt "Toy Peek" { id = "TOY-1971", destiny = 3, kind = used, play = { look(top(2, reserve_card(yours))), put{n_of(1, reserve_card(among(them))), under = reserve_deck} } }
interrupt "Toy Chit" { id = "TOY-1972", destiny = 3, kind = used, play = { { cost(choose(card(titled("Toy Larder")))), put{this, on = it} } } }
effect "Toy Larder" { id = "TOY-1973", destiny = 3, deploy = 0,
  optional = { { when(during(control_phase)), when(your_turn()), limit(turn), put{hand_card(yours), on = this} },
    { when(during(deploy_phase)), when(your_turn()), limit(turn), look(all(stacked_card(stacked_on(card(titled("Toy Larder")))))), put{stacked_card(character, stacked_on(card(titled("Toy Larder")))), to = hand} } } }
character_card "Toy Agent of the Bureau" { id = "TOY-1974", destiny = 2, deploy = 2, power = 1, ability = 0.5, forfeit = 2, traits = { isb_agent } }
character_card "Toy Wing Guard" { id = "TOY-1975", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, traits = { trooper, cloud_city_trooper } }
interrupt "Toy Stay" { id = "TOY-1976", destiny = 2, kind = used, response = { { moving(), when(by(opponent)), cancel(react) }, { deploying(), when(by(opponent)), cancel(react) } } }
