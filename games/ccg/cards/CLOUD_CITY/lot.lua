-- Cloud City: cards drawn by lot. missing: which texts are not described.

character_card "Chief Retwin" { id = "5_93", side = dark, unique = true, destiny = 2, deploy = 3, power = 2, ability = 2, forfeit = 3, landspeed = 1, subtype = imperial, icons = { warrior_icon },
  any_time = {
    { when(is(this, in_battle)), cost(use(3)), make(excluded, this) },
    { cost(choose(card(one_of(weapon_card, device_card), present, except(exists(combatant(bearing(candidate)))))), use(2)), draw_destiny(), when(more(total_destiny(), deploy_cost(it)), lose(it)) } } }
