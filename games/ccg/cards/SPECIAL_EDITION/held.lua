-- Special Edition: the text of a location canceled for one side; stealing from a Lost Pile.

local plazas = { { "7_113", light, dark }, { "7_270", dark, light } }
for i = 1, 2 do
local c = plazas[i]
location "Cloud City: Downtown Plaza" { id = c[1], side = c[2], unique = true, dark = 2, light = 2, place = a_site, system = "Cloud City", icons = { exterior, mobile, scomp_link }, traits = { cloud_city },
  constant = { when(side(c[3])), when(controls(you, this)), make{textless, this, side = opponent} },
  optional = { when(side(c[2])), when(during(control_phase)), when(your_turn()), limit(phase), cost(use(1)), retrieve(lost_card(yours, location_card, cloud_city)) } }
end
location "Tatooine: Anchorhead" { id = "7_129", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = { when(side(dark)), when(occupies(you, this)), make{textless, this, side = opponent} },
  optional = { when(side(light)), when(during(move_phase)), when(your_turn()), cost(choose{character(yours, here), name = "first"}, choose{site(titled("Tatooine: Mos Eisley")), name = "second"}), move{the("first"), to = the("second"), as = regular} } }
character_card "Uutkik" { id = "7_49", side = light, unique = true, subtype = alien_type, species = jawa, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, traits = { thief },
  deploys = { only{to = site(on("Tatooine"))} },
  optional = { when(during(control_phase)), when(your_turn()), limit(phase), cost(choose(lost_card(opposing, one_of(class(transport), of_kind(character_weapon), device_card))), lose_force(1)), steal{it, to = hand} } }
