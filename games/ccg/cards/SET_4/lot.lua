-- Virtual Set 4: cards drawn by lot. missing: which texts are not described.

local SENATE = "Coruscant: Galactic Senate"
local majority = all_of(is(this, at(site(titled(SENATE)))), more(sum(politics, character(yours, at(site(titled(SENATE))))), sum(politics, character(opposing, at(site(titled(SENATE)))))))
character_card "Bail Organa" { id = "204_2", side = light, unique = true, destiny = 3, deploy = 2, power = 3, ability = 3, forfeit = 5, landspeed = 1, politics = 1, subtype = { republic, rebel }, species = alderaanian, icons = { republic }, traits = { leader, senator, rebellion },
  constant = {
    { when(one_of(majority, exists(card(titled("Stolen Data Tapes"))))), change{force_drain, 1, of = you, at = location_card(battleground, exists(character(yours, alderaanian, less(ability, 4), at(candidate))))} },
    { when(exists(starship(corvette, bearing(this)))), change{battle_destinies, 1, of = you} },
    { forbid(is_targeted_by_weapons(starship(corvette, bearing(this)))) } } }
