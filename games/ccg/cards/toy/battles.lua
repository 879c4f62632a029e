-- Invented cards for battles: weapons, destinies that are added, damage and attrition, immunity.

weapon "Toy Repeater" { id = "TOY-1240", destiny = 3, deploy = 1, side = dark, deploys = { only{on = character()} },
  fire = { cost(choose(character(opposing))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 9), make(hit, it)) } }
weapon "Toy Scatter" { id = "TOY-1241", destiny = 3, deploy = 1, side = dark, deploys = { only{on = character(yours)} },
  fire = { cost(choose(character(opposing, in_battle))), draw_destiny{2, kind = weapon_draw, plus = 1}, when(more(total_destiny(), 6), make(hit, it)) } }
weapon "Toy Erasure" { id = "TOY-1242", destiny = 3, deploy = 1, side = dark, deploys = { only{on = character(yours)} },
  fire = { cost(choose(character(opposing, in_battle))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 1), lose(it)) } }
effect "Toy Jammer" { id = "TOY-1243", destiny = 3, deploy = 0, just = { fired(weapon_card(opposing)), limit(turn), cancel(subject) } }

interrupt "Toy Backing" { id = "TOY-1250", destiny = 4, kind = used, play = { when(fighting()), change{battle_destinies, 1, of = you, lasting = battle} } }
character_card "Toy Booster" { id = "TOY-1251", destiny = 2, deploy = 1, power = 1, ability = 2, forfeit = 2, optional = { when(fighting()), limit(battle), change{battle_destinies, 1, of = you, lasting = battle} } }
interrupt "Toy Fortune" { id = "TOY-1252", destiny = 4, kind = used, play = { when(fighting()), change{total_battle_destiny, 2, of = you, lasting = battle} } }

interrupt "Toy Absolution" { id = "TOY-1260", destiny = 4, kind = used, play_in_damage_segment = { cancel{battle_damage, of = you} } }
interrupt "Toy Parole"     { id = "TOY-1261", destiny = 4, kind = used, play_in_damage_segment = { cancel{attrition_only, of = you} } }
interrupt "Toy Jubilee"    { id = "TOY-1262", destiny = 4, kind = used, play_in_damage_segment = { cancel{all_damage, of = you} } }

character_card "Toy Loner" { id = "TOY-1270", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 5, constant = { when(less(count(character(yours, here)), 2)), change{immunity, 9, of = this} } }
effect "Toy Anathema" { id = "TOY-1271", destiny = 3, deploy = 0, constant = { strip{immunity, from = combatant(opposing)} } }

-- For the start of the game
interrupt "Toy Satchel" { id = "TOY-1280", destiny = 4, kind = used_or_starting, starting = { put{reserve_card(yours, weapon_card), to = hand} } }

-- Who stands for a player in battles, whom weapons do not target, a weapon with a text of another kind
character_card "Toy Target" { id = "TOY-1300", destiny = 3, deploy = 1, power = 2, forfeit = 2, subtype = droid_type, keywords = { may_be_battled } }
character_card "Toy Assailant" { id = "TOY-1301", destiny = 3, deploy = 1, power = 3, forfeit = 2, subtype = droid_type, keywords = { may_initiate_battle } }
character_card "Toy Gladiator" { id = "TOY-1302", destiny = 3, deploy = 1, power = 3, forfeit = 2, subtype = droid_type, keywords = { may_initiate_battle, may_be_battled } }
character_card "Toy Phantom" { id = "TOY-1303", destiny = 3, deploy = 1, power = 2, ability = 1, forfeit = 2, constant = { forbid(is_targeted_by_weapons(this)) } }
weapon "Toy Halberd" { id = "TOY-1304", destiny = 3, deploy = 1, side = dark, deploys = { only{on = character(yours)} },
  constant = { change{power, 1, of = host} }, optional = { when(your_turn()), draw(1) } }

-- For the examples of turns
character_card "Toy Courier" { id = "TOY-1295", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, automatic = { deployed(this), draw{2, upto = yes} } }
interrupt "Toy Bulletin" { id = "TOY-1290", destiny = 4, kind = used, unique = true, play = { retrieve(1) } }
effect "Toy Clinic" { id = "TOY-1291", destiny = 3, deploy = 0, optional = { when(during(draw_phase)), when(your_turn()), limit(phase), retrieve(1) } }
effect "Toy Senate" { id = "TOY-1292", destiny = 3, deploy = 0, just = { turn_ends(), limit(turn), cost(choose(character(yours)), use(2)), put{it, to = used_pile} } }
effect "Toy Blessing" { id = "TOY-1293", destiny = 3, deploy = 0, constant = { change{force_generation, 1, of = you} } }
location "Toy Reach: Crypt" { id = "TOY-1294", dark = 2, light = 0, place = a_site, system = "Toy Reach", icons = { interior }, unique = true }
