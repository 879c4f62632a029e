-- Virtual Set 25: cards drawn by lot. missing: which texts are not described.

local FIRE = "Their Fire Has Gone Out Of The Universe"
location "Cloud City: Beldon's Corridor" { id = "225_40", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Bespin", cluster = "Cloud City", icons = { interior, mobile, scomp_link }, traits = { cloud_city }, expansion = "Cloud City",
  constant = {
    { when(side(dark)), change{defense, 1, of = character(yours, trooper, here)} },
    { when(side(light)), when(exists(character(loyal(rebel), expansion("Cloud City"), here))), forbid(turns(objective_card(titled("Hunt Down And Destroy The Jedi")))) } },
  automatic = {
    { played(interrupt_card(titled("Path Of Least Resistance"))), when(side(dark)), when(occupies(you, this)), cancel(subject) },
    { becomes(all_of(exists(character(loyal(rebel), expansion("Cloud City"), here)), exists(objective_card(titled(FIRE))))), when(side(light)), turn(objective_card(titled(FIRE))) } } }

starship_card "Supremacy" { id = "225_27", side = dark, unique = true, destiny = 1, deploy = 16, power = 13, armor = 10, hyperspeed = 2, forfeit = 16, class = capital, models = { mega_class }, persona = "Supremacy",
  pilots = 99, passengers = 99, vehicles = 99, starfighters = 99, permanent_pilot = 4, icons = { pilot_icon, nav_computer, scomp_link, first_order, episode_vii }, keywords = { ship_docking },
  constant = {
    { change{immunity, or_if(10, 12, exists(character(persona_of("Snoke"), borne_by_this))), of = this} },
    { when(exists(card(titled("Tracked Fleet"), here))), grant{immune_to_attrition, to = this} } } }

local patience = stacked_card(stacked_on(card(titled("Patience!"))))
interrupt "Honoring What They Fight For" { id = "225_46", side = light, unique = true, destiny = 5, kind = lost,
  play = {
    { when(fighting()), when(exists(character(loyal(rebel), expansion("Cloud City"), in_battle))), cost(choose(patience), put{it, to = out_of_play}), change{battle_destinies, 1, of = you, lasting = battle} },
    { cost(choose(patience), put{it, to = out_of_play}), put{lost_weapon(yours, of_kind(character_weapon)), to = hand} } },
  missing = { "turning a card on Patience! face up" } }
