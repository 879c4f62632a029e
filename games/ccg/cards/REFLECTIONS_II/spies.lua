-- Reflections II: undercover spies.

character_card "Corran Horn" { id = "10_5", side = light, unique = true, subtype = rebel, species = corellian, persona = "Corran Horn", destiny = 3, deploy = 4, power = 2, ability = 4, forfeit = 5, icons = { pilot_icon, warrior_icon }, traits = { rogue_squadron, spy },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(is(this, piloting(card()))), change{maneuver, 2, of = host} },
    { when(is(this, in_battle)), when(exists(character(opposing, one_of(spy, bounty_hunter), in_battle))), change{power, 3, of = this} },
    { change{immunity, 3, of = this} } },
  optional = { when(during(move_phase)), when(your_turn()), cost(choose(undercover_spy(opposing, here)), use(1)), restore{it, of = undercover} } }
character_card "Arica" { id = "10_31", side = dark, unique = true, subtype = { imperial, alien_type }, persona = "Mara Jade", destiny = 1, deploy = 5, power = 4, ability = 5, forfeit = 7, icons = { pilot_icon, warrior_icon }, traits = { female, musician, spy }, keywords = { deploys_undercover },
  constant = { change{immunity, 4, of = this} },
  missing = { "reducing Luke's forfeit and immunity where she is present", "breaking cover to fire a weapon" } }
