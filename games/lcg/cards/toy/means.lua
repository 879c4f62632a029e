-- Invented cards for what is done with combat icons, in groups, to cards that have left, and with numbers that a player names.

unit_card "Toy Militia" { id = "TOY-340", side = light, traits = { character },
  cost = 1, force = 1, capacity = 2, action = { cost(focus(this)), damage(1, unit(enemy)) } }
fate_card "Toy Bounty" { id = "TOY-341", side = dark, affiliation = scum_and_villainy, priority = 3, force = 1, fate = { draw(1) } }
unit_card "Toy Astromech" { id = "TOY-342", side = light, traits = { droid }, cost = 1, force = 1, capacity = 2 }
unit_card "Toy Copilot" { id = "TOY-343", side = light, traits = { character, pilot },
  cost = 1, force = 1, capacity = 2, keywords = { pilot(1) } }
unit_card "Toy Wookiee" { id = "TOY-344", side = light, traits = { character, wookiee }, cost = 2, force = 1, capacity = 4 }
event "Toy Bid" { id = "TOY-345", side = dark, cost = 0, force = 1, action = { choose(number(0, 2)), damage(chosen, objective(enemy)) } }
-- What has left play is looked at as it was then.
event "Toy Autopsy" { id = "TOY-346", side = dark, cost = 0, force = 1,
  action = { choose{ unit(enemy), name = "body" }, move(the("body"), hand), when(is(the("body"), damaged, vehicle), draw(1)) } }
event "Toy Cadre" { id = "TOY-347", side = dark, cost = 0, force = 1,
  action = { change{ unit_damage, 1, of = all(unit(yours)), lasting = phase } } }
event "Toy Draft" { id = "TOY-348", side = dark, cost = 0, force = 1,
  action = { change{ unit_damage, 1, of = all{ unit(yours), whenever = true }, lasting = phase } } }
unit_card "Toy Avenging Droid" { id = "TOY-349", side = dark, traits = { droid },
  cost = 1, force = 1, capacity = 3, reaction = { dealt_damage{ unit(yours), how = icons }, draw(1) } }
enhancement_card "Toy Pillory" { id = "TOY-350", side = dark, cost = 0, force = 1, enhances = an_enemy_unit,
  action = { capture(enhancement(theirs, on(host)), objective(yours)) } }
-- Who chooses among cards that nobody has shown is told no titles.
event "Toy Pickpocket" { id = "TOY-351", side = dark, cost = 0, force = 1, action = { capture(hand_card(theirs), objective(yours)) } }
