-- Reflections III: cards that show a word of the language.

character_card "Boba Fett, Bounty Hunter" { id = "13_59", side = dark, unique = true, destiny = 3, deploy = 5, power = 7, ability = 3, armor = 5, forfeit = 6, persona = "Boba Fett", subtype = alien_type,
  icons = { pilot_icon, warrior_icon }, traits = { bounty_hunter },
  constant = {
    { change{piloting_power, 3, of = this} },
    { when(exists(character(yours, other, one_of(bounty_hunter, persona_of("Vader")), here))), change{battle_destinies, 2, of = you} },
    { when(no(exists(character(yours, other, one_of(bounty_hunter, persona_of("Vader")), here)))), when(exists(character(yours, other, one_of(loyal(alien_type), loyal(imperial)), here))), change{battle_destinies, 1, of = you} },
    { change{immunity, 5, of = this} } },
  mandatory = { when(during(end_of_turn)), when(your_turn()), upkeep{2, 2, pay = lost_force} } }
