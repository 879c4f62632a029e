-- Invented cards about hands, decks and piles, and about the states of cards (rulebook 1.A, 1.B, 1.D).

-- Force, and looking through piles
interrupt "Toy Leak"        { id = "TOY-900", destiny = 4, kind = used, play = { lose_force{3, by = opponent, from = reserve_deck} } }
interrupt "Toy Lottery"     { id = "TOY-901", destiny = 4, kind = used, play = { retrieve{1, random = yes} } }
interrupt "Toy Rummage"     { id = "TOY-902", destiny = 4, kind = lost, play = { put{used_card(yours), to = hand} } }
interrupt "Toy Requisition" { id = "TOY-903", destiny = 4, kind = lost, play = { put{used_card(yours, weapon_card), to = hand} } }
effect "Toy Revival"        { id = "TOY-904", destiny = 3, deploy = 0, any_time = { limit(turn), deploy(lost_card(yours, character)) } }
effect "Toy Memory"         { id = "TOY-905", destiny = 3, deploy = 0, any_time = { limit(turn), play{lost_card(yours, interrupt_card), to = out_of_play} } }
interrupt "Toy Glance"      { id = "TOY-906", destiny = 4, kind = used, play = { look(reserve_deck, opponent) } }
effect "Toy Muster"           { id = "TOY-907", destiny = 3, deploy = 0, any_time = { limit(turn), retrieve{1, kind = scout, or_kind = smuggler} } }
interrupt "Toy Pockets"     { id = "TOY-908", destiny = 4, kind = lost, play = { deploy(hand_card(yours, weapon_card)) } }
interrupt "Toy Two Drawers" { id = "TOY-909", destiny = 4, kind = lost, play = { { put{used_card(yours, weapon_card), to = hand} }, { put{lost_card(yours, weapon_card), to = hand} } } }

-- Exchanging and placing
effect "Toy Barter" { id = "TOY-910", destiny = 3, deploy = 0, any_time = { limit(turn), exchange(hand_card(yours), lost_weapon(yours)) } }
effect "Toy Report" { id = "TOY-911", destiny = 3, deploy = 0, any_time = { limit(turn), put{hand_character(yours), to = used_pile} } }
effect "Toy Chute"  { id = "TOY-912", destiny = 3, deploy = 0, any_time = { limit(turn), put{hand_card(yours), to = used_pile} } }
interrupt "Toy Dismissal" { id = "TOY-913", destiny = 4, kind = used, play = { cost(choose(character(opposing))), put{it, to = used_pile} } }

-- States
interrupt "Toy Stasis"  { id = "TOY-920", destiny = 4, kind = used, play = { cost(choose(character())), make{suspended, it, lasting = turn} } }
effect "Toy Cellar"     { id = "TOY-921", destiny = 3, deploy = 0, any_time = { limit(turn), cost(choose(character(yours))), put{it, to = here} } }
effect "Toy Roster"     { id = "TOY-922", destiny = 3, deploy = 0, any_time = { limit(turn), cost(choose(hand_character(yours))), put{it, to = here} } }
effect "Toy Infirmary"  { id = "TOY-923", destiny = 3, deploy = 0, just = { just_lost(lost_character(yours)), put{subject, to = here} } }
interrupt "Toy Banishment" { id = "TOY-924", destiny = 4, kind = used, play = { cost(choose(character(opposing))), put{it, to = out_of_play} } }
interrupt "Toy Pilferer"   { id = "TOY-925", destiny = 4, kind = used, play = { steal(weapon_card(opposing), character(yours)) } }
vehicle "Toy Steed" { id = "TOY-926", destiny = 3, deploy = 1, power = 2, ability = 1, landspeed = 2, forfeit = 2, class = creature_vehicle, passengers = 2 }
interrupt "Toy Stampede"   { id = "TOY-927", destiny = 4, kind = used, play = { cost(choose(vehicle_card(opposing))), lose(it) } }
character_card "Toy Landsman" { id = "TOY-928", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, icons = { pilot_icon }, keywords = { not_in_starfighters } }
interrupt "Toy Whisper" { id = "TOY-929", destiny = 4, kind = used, play = { cost(choose(character(yours))), make{textless, it, lasting = turn} } }
interrupt "Toy Catapult" { id = "TOY-930", destiny = 4, kind = used, play = { move{character(yours), to = location_card(), as = relocation} } }
interrupt "Toy Assassin" { id = "TOY-931", destiny = 4, kind = used, play = { cost(choose(character(opposing))), lose(it) } }
interrupt "Toy Sweeper"  { id = "TOY-932", destiny = 4, kind = used, play = { cost(choose(effect_card(opposing))), lose(it) } }
interrupt "Toy Scrapping" { id = "TOY-933", destiny = 4, kind = lost, play = { cost(choose(weapon_card(yours))), lose(it) } }

-- Battles
interrupt "Toy Charge" { id = "TOY-940", destiny = 4, kind = used, play = { when(fighting()), cost(choose(character(yours))), move{it, to = the_battle, as = relocation} } }
character_card "Toy Statue" { id = "TOY-941", destiny = 2, deploy = 1, power = 0, ability = 1 }
effect "Toy Monolith" { id = "TOY-942", destiny = 3, deploy = 2 }
interrupt "Toy Decoy"  { id = "TOY-943", destiny = 4, kind = used, play = { when(fighting()), cost(choose(character(opposing))), make(excluded, it) } }
effect "Toy Fervor"    { id = "TOY-944", destiny = 3, deploy = 0, constant = { change{power_destinies, 1, of = you} } }
starship_card "Toy Bastille" { id = "TOY-945", destiny = 3, deploy = 4, power = 5, armor = 4, hyperspeed = 3, forfeit = 6, class = capital, icons = { nav_computer }, pilots = 1, permanent_pilot = 1,
  constant = { { change{immunity, 2, of = this} }, { change{immunity, 3, of = this} } } }
character_card "Toy Clerk" { id = "TOY-946", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 0 }
