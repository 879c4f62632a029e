-- A New Hope: a text that is canceled for as long as something holds; undercover spies.

character_card "Garouf Lafoe" { id = "2_8", side = light, unique = true, subtype = alien_type, destiny = 3, deploy = 3, power = 1, ability = 1, forfeit = 2, icons = { pilot_icon },
  constant = {
    { change{piloting_power, 1, of = this} },
    { when(is(this, at(site(on("Tatooine"))))), change{forfeit, 1, of = character(yours, here)} },
    { when(is(this, at(site(on("Hoth"))))), change{forfeit, -1, of = character(opposing, here)} },
    { when(is(this, at(site()))), when(exists(character(tax_collector, here))), make(textless, this) } } }
local covers = { { "2_40", light }, { "2_129", dark } }
for i = 1, 2 do
local c = covers[i]
effect "Undercover" { id = c[1], side = c[2], destiny = 5, keywords = { cover },
  deploys = { only{on = character(yours, spy, at(site()))} },
  constant = { grant{immune("Alter"), to = this} } }
end
character_card "U-3PO (Yoo-Threepio)" { id = "2_107", side = dark, unique = true, subtype = droid_type, persona = "U-3PO", destiny = 1, deploy = 3, power = 1, forfeit = 3, traits = { spy }, keywords = { deploys_undercover },
  missing = { "adding its power to the Light Side's in a battle while it is undercover", "being stolen when its cover is broken" } }
