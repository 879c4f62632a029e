-- Set 3: characters.

character_card "Agent Kallus" { id = "203_22", side = dark, unique = true, destiny = 2, deploy = 4, power = 4, ability = 3, forfeit = 6, subtype = imperial, persona = "Kallus", icons = { pilot_icon, warrior_icon }, traits = { leader, isb_agent },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(exists(character(other, isb_agent, here))), change{battle_destinies, 1, of = you} } },
  just = { deployed(this), reveal(top(2, reserve_card(yours))), put{n_of(1, reserve_card(among(them))), to = hand}, put{rest, to = used_pile} } }
