-- Jabba's Palace: cards that show a word of the language.

character_card "Gamorrean Guard" { id = "6_105", side = dark, destiny = 2, deploy = 4, power = 4, ability = 1, forfeit = 1, subtype = alien_type, species = gamorrean, icons = { warrior_icon }, traits = { guard },
  deploys = { only{to = site(on("Tatooine"))} },
  constant = { when(no(is(this, at(site(on("Tatooine")))))), change{power, -1, of = this} },
  just = {
    { attack_initiated(creature_card(opposing, present)), when(by(opponent)), cost(lose(this)), cancel(subject) },
    { attack_initiated(creature_card(yours, present)), when(by(you)), cost(lose(this)), cancel(subject) } } }
local deserts = { { "6_169", dark }, { "6_85", light } }
for i = 1, 2 do
location "Tatooine: Desert" { id = deserts[i][1], side = deserts[i][2], unique = 3, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet }, traits = { desert },
  constant = {
    { when(side(dark)), change{needed_landspeed, 1, of = character(yours, except(scout), leaving)} },
    { when(side(light)), change{needed_landspeed, 1, of = character(yours, except(scout), leaving)} } } }
end
