-- Theed Palace: cards that show a word of the language.

starship_card "DFS-1015" { id = "14_116", side = dark, unique = true, destiny = 2, deploy = 1, power = 2, maneuver = 2, forfeit = 3, class = starfighter, models = { droid_starfighter }, icons = { pilot_icon, presence_icon, episode_i },
  before = { about_to_draw_battle_destiny(), when(by(you)), when(is(this, in_battle)), when(exists(system(here))), when(exists(starship(other, droid_starfighter, here))), limit(battle), draw_destiny{2, keep = 1} },
  missing = { "deploying for less where a battleship is" } }
interrupt "Gimme A Lift!" { id = "14_42", icons = { episode_i }, side = light, unique = true, destiny = 5, kind = used,
  response = { battle_initiated(), cost(choose(character(persona_of("Jar Jar"), beside_battle))), move{it, to = the_battle, as = relocation} },
  play = { cost(choose(character(persona_of("Jar Jar")))), change{landspeed, 1, of = it, lasting = turn} },
  missing = { "taking Jar Jar from Brisky Morning Munchen" } }
interrupt "Take This!" { id = "14_44", icons = { episode_i }, side = light, unique = true, destiny = 5, kind = used,
  before_play = { about_to_draw_weapon_destiny(weapon_card(titled("Proton Torpedoes"))), when(by(you)), draw_destiny{3, keep = 1} },
  play = { put{reserve_card(titled("Proton Torpedoes", "Bravo Fighter")), to = hand} },
  missing = { "what it adds to an attempt to blow away Blockade Flagship" } }
