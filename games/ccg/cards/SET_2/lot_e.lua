-- Virtual Set 2: cards drawn by lot. missing: which texts are not described.

character_card "Leia Organa" { id = "202_1", side = light, unique = true, destiny = 1, deploy = 3, power = 3, ability = 3, forfeit = 6, landspeed = 1, subtype = rebel, species = alderaanian, persona = "Leia", icons = { warrior_icon }, traits = { female, leader, senator, spy, rebellion },
  constant = { { change{if_unable_otherwise, 1, of = you} }, { change{immunity, 3, of = this} } },
  optional = { when(fighting()), when(is(this, in_battle)), when(exists(character(loyal(imperial), leader, in_battle))), limit(battle),
    change{if_unable_otherwise, -1, of = you, lasting = battle}, either(change{power_destinies, 1, of = you, lasting = battle}, change{attrition_destinies, 1, of = you, lasting = battle}) },
  missing = { "not being choked", "the Republic icon at the Galactic Senate" } }
