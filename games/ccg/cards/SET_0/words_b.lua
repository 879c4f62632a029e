-- Set 0: characters.

character_card "Grand Moff Tarkin" { id = "200_82", side = dark, unique = true, subtype = imperial, persona = "Tarkin", destiny = 1, deploy = 4, power = 4, ability = 3, forfeit = 6, icons = { pilot_icon, warrior_icon }, traits = { leader, moff }, keywords = { destiny_bonus(2) },
  constant = {
    { change{piloting_power, 2, of = this} },
    { change{if_unable_otherwise, 1, of = you} },
    { when(exists(character(other, one_of(persona_of("Vader"), all_of(loyal(imperial), leader)), here))), change{battle_destinies, 1, of = you} } },
  just = { destiny_drawn(), when(by(you)), when(battle_here()), when(less(amount, count(character(loyal(imperial), here)))), cancel{draw, redraw = yes} } }
