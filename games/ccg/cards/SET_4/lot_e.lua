-- Virtual Set 4: cards drawn by lot. missing: which texts are not described.

character_card "Lor San Tekka" { id = "204_7", side = light, unique = true, destiny = 3, deploy = 3, power = 1, ability = 4, forfeit = 5, landspeed = 1, subtype = resistance, icons = { episode_vii }, traits = { information_broker, leader },
  just = { deployed(character(yours, one_of(persona_of("BB-8"), all_of(loyal(resistance), leader)), at(location_card(related)))), when(by(you)), draw(1) },
  optional = { when(during(control_phase)), when(your_turn()), limit(phase), cost(choose{character(yours, other, loyal(resistance), present), name = "first"}, choose{site(near, except(here)), name = "second"}, use(1)), move{the("first"), to = the("second"), as = regular} },
  missing = { "regular moves other than to an adjacent site" } }

local SENATE = "Coruscant: Galactic Senate"
local majority = all_of(is(this, at(site(titled(SENATE)))), more(sum(politics, character(yours, at(site(titled(SENATE))))), sum(politics, character(opposing, at(site(titled(SENATE)))))))
character_card "Senator Mon Mothma" { id = "204_10", side = light, unique = true, destiny = 1, deploy = 3, power = 2, ability = 3, forfeit = 5, landspeed = 1, politics = 1, subtype = { republic, rebel }, persona = "Mon Mothma", icons = { republic }, traits = { female, leader, senator, rebellion },
  just = { destiny_drawn(), limit(turn), when(by(you)), when(battle_destiny()), when(one_of(majority, exists(card(titled("Stolen Data Tapes"))))), put{subject, to = hand} },
  optional = { when(during(deploy_phase)), when(your_turn()), limit(game), deploy(reserve_card(yours, titled("Chandrila"))) },
  missing = { "deploying aboard one's own capital starship for 1 less" } }
