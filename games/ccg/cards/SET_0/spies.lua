-- Set 0: who breaks the cover of spies.

character_card "Probot" { id = "200_88", icons = { presence_icon }, side = dark, unique = true, subtype = droid_type, destiny = 2, deploy = 4, power = 3, forfeit = 5, armor = 3, traits = { spy },
  constant = {
    { change{if_unable_otherwise, 1, of = you} },
    { when(exists(character(opposing, one_of(smuggler, wookiee), here))), change{power, 2, of = this} },
    { change{immunity, 3, of = this} } },
  optional = { when(during(move_phase)), when(your_turn()), cost(choose(undercover_spy(opposing, here)), use(1)), restore{it, of = undercover} } }
