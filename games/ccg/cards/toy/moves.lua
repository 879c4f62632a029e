-- Invented cards for moves: through locations, away from a place, what keeps cards out, what they answer.

character_card "Toy Runner" { id = "TOY-1200", destiny = 3, deploy = 1, power = 2, ability = 1, forfeit = 2, landspeed = 3 }
character_card "Toy Doorman" { id = "TOY-1201", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, constant = { forbid(moves(character(opposing, entering))) } }
character_card "Toy Toller" { id = "TOY-1202", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, constant = { change{move_cost, 2, of = character(opposing, entering)} } }
location "Toy Reach: Moor" { id = "TOY-1203", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true, constant = { change{needed_landspeed, 1, of = character(yours, leaving)} } }
location "Toy Reach: Cliff" { id = "TOY-1204", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true, constant = { change{needed_to_enter, 1, of = character(yours, entering)} } }
location "Toy Reach: Hill" { id = "TOY-1205", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true }
location "Toy Reach: Harbor" { id = "TOY-1206", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { interior, exterior, docking_bay }, unique = true, constant = { change{transit_arrival_cost, 2, of = you} } }

-- What happens to who passes, and what answers who has moved
effect "Toy Wayside" { id = "TOY-1210", destiny = 3, deploy = 0, deploys = { only{to = site()} }, automatic = { passes(character(), this), draw(1) } }
effect "Toy Quicksand" { id = "TOY-1211", destiny = 3, deploy = 0, automatic = { passes(character(opposing)), make(barred, subject) } }
effect "Toy Peddler" { id = "TOY-1212", destiny = 3, deploy = 0, just = { passes(character(opposing)), draw(1) } }
effect "Toy Registry" { id = "TOY-1213", destiny = 3, deploy = 0, just = { moved(card(opposing)), draw(1) } }
effect "Toy Fleet List" { id = "TOY-1214", destiny = 3, deploy = 0, just = { moved(starship(opposing)), draw(1) } }
interrupt "Toy Encounter" { id = "TOY-1215", destiny = 4, kind = used, response = { moved(character(opposing)), when(from_adjacent_site()), retrieve(1) } }

-- Moving away
interrupt "Toy Rout" { id = "TOY-1220", destiny = 4, kind = used, play = { cost(choose(combatant(yours))), move{it, as = away} } }
interrupt "Toy Flight" { id = "TOY-1221", destiny = 4, kind = used, response = { battle_initiated(), when(by(opponent)), move(all_there, away) } }
character_card "Toy Rider" { id = "TOY-1222", destiny = 3, deploy = 1, power = 2, ability = 1, forfeit = 2,
  just = { battle_initiated(), when(by(opponent)), move{as = react} } }
