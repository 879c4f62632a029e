-- Special Edition: Effects.

effect "Come Here You Big Coward" { id = "7_224", side = dark, unique = true, destiny = 4,
  automatic = {
    { becomes(all_of(less(count(location_card(battleground, occupied_by(opponent))), 2), exists(card(titled("Asteroid Sanctuary"))))), cancel(all(card(titled("Asteroid Sanctuary")))) },
    { drain_initiated(location_card(except(battleground))), when(by(opponent)), when(less(count(location_card(battleground, occupied_by(opponent))), 2)), cancel(subject) },
    { retrieval_initiated(), when(by(opponent)), when(less(count(location_card(battleground, occupied_by(opponent))), 2)), cancel(retrieval) } },
  constant = { when(exists(location_card(battleground, occupied_by(you)))), grant{immune("Alter"), to = this} } }
effect "Return To Base" { id = "7_239", side = dark, unique = true, destiny = 3, deploy = 4,
  just = { just_lost(lost_starship(yours)), when(no(exists(stacked_card(borne_by_this)))), put{subject, to = here} },
  optional = { when(during(deploy_phase)), when(your_turn()), cost(choose(stacked_card(borne_by_this)), use(deploy_cost(it))), put{it, to = hand} } }
effect "Firepower" { id = "7_228", side = dark, unique = true, destiny = 3,
  constant = { change{power, 2, of = starship(yours, at_least(count(weapon_card(of_kind(starship_weapon), borne_by(candidate))), 2))} },
  optional = { when(during(deploy_phase)), when(your_turn()), limit(phase), cost(use(2)),
    deploy{lost_card(yours, one_of(of_kind(starship_weapon), of_kind(vehicle_weapon), of_kind(artillery)), weapon_card), free = yes} } }
