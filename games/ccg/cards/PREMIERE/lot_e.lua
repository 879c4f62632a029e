-- Premiere: cards drawn by lot. missing: which texts are not described.

local BARS = site(one_of(titled("Tatooine: Cantina", "Tatooine: Mos Eisley")))
local BARGE = card(titled("Jabba's Sail Barge"))
effect "Juri Juice" { id = "1_220", side = dark, unique = true, destiny = 4, kind = utinni,
  deploys = { when(one_of(exists(BARS), exists(BARGE))), only{on = character(loyal(alien_type))} },
  constant = {
    { when(is(host, in_battle)), when(is(host, yours)), change{total_ability, -ability(host), of = you} },
    { when(is(host, in_battle)), when(is(host, opposing)), change{total_ability, -ability(host), of = opponent} } },
  automatic = {
    { moved{character(bearing(this)), to = BARS}, cancel(this) },
    { moved{vehicle_card(exists(character(bearing(this), borne_by(candidate)))), to = BARS}, when(no(is(host, driving(vehicle_card())))), cancel(this) },
    { moved(character(bearing(this), borne_by(BARGE))), cancel(this) } },
  missing = { "that Kabe does not steal" } }
