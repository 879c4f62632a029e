-- Tatooine: cards that suspend others for as long as something holds.

effect "Don't Do That Again" { id = "11_17", icons = { episode_i }, side = light, unique = true, destiny = 4,
  optional = { limit(game), put{reserve_card(yours, of_kind(immediate)), to = hand} },
  constant = {
    { when(no(occupies(opponent, system(battleground)))), make(suspended, card(titled("Mobilization Points"))) },
    { grant{immune("Alter"), to = this} } } }
effect "Fanfare" { id = "11_69", icons = { episode_i }, side = dark, unique = true, destiny = 4,
  optional = { limit(game), put{reserve_card(yours, of_kind(immediate)), to = hand} },
  constant = {
    { when(no(occupies(opponent, system(battleground)))), make(suspended, card(titled("Staging Areas"))) },
    { grant{immune("Alter"), to = this} } },
  missing = { "canceling Order To Engage and Scramble" } }
