-- Cloud City: cards that show a word of the language.

interrupt "Smoke Screen" { id = "5_69", side = light, unique = true, destiny = 3, kind = lost,
  before_play = { about_to_draw_battle_destiny(), when(by(you)), when(at_a_site()), cost(choose(character(yours, in_battle))), substitute_destiny(ability(it)) } }
interrupt "Weapon Levitation" { id = "5_160", side = dark, unique = true, destiny = 4, kind = used_or_lost,
  abilities = {
    play(as(used), put{used_card(yours, weapon_card), to = hand}),
    response(battle_initiated(), as(lost), cost(choose{character(yours, at_battle, more(ability, 3)), name = "first"}, choose{weapon_card(opposing, of_kind(character_weapon), at_battle), name = "second"}), steal(the("second"), the("first"))) } }
interrupt "Shattered Hope" { id = "5_152", side = dark, unique = true, destiny = 3, kind = lost,
  response = { battle_ends(), when(losing(opponent)), when(exists(site(with_icon(interior), at_battle))), when(exists(character(yours, more(ability, 3), at_battle, outside))),
    cost(choose{character(opposing, at_battle, outside), name = "first"}, choose{site(beside_battle), name = "second"}), move{the("first"), to = the("second"), as = relocation} },
  missing = { "Weather Vane as the place" } }
