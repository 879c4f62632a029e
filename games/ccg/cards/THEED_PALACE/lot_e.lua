-- Theed Palace: cards drawn by lot.

character_card "Nute Gunray, Neimoidian Viceroy" { id = "14_82", side = dark, unique = true, destiny = 1, deploy = 3, power = 3, ability = 4, forfeit = 6, landspeed = 1, subtype = republic, species = neimoidian, persona = "Gunray", icons = { episode_i }, traits = { leader },
  automatic = { destiny_drawn(), when(by(you)), when(one_of(battle_destiny(), weapon_destiny())), when(is(subject, one_of(all_of(droid, with_icon(presence_icon)), model(aat)))), change{destiny, 1, of = draw} },
  any_time = { limit(turn), put{reserve_card(titled("Take Them Away")), to = hand} },
  constant = { change{immunity, 2 * count(character(droid, with_icon(presence_icon), present)), of = this} } }
