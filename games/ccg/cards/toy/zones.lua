-- Invented cards about hands, decks and piles, and about the states of cards (rulebook 1.A, 1.B, 1.D).

-- Force, and looking through piles
interrupt "Toy Leak"        { id = "TOY-900", destiny = 4, kind = used, play = { opponent_loses_from(3, reserve_deck) } }
interrupt "Toy Lottery"     { id = "TOY-901", destiny = 4, kind = used, play = { retrieve_random() } }
interrupt "Toy Rummage"     { id = "TOY-902", destiny = 4, kind = lost, play = { take_from(any_card, used_pile) } }
interrupt "Toy Requisition" { id = "TOY-903", destiny = 4, kind = lost, play = { take_from(a_weapon, used_pile) } }
effect "Toy Revival"        { id = "TOY-904", destiny = 3, deploy = 0, any_time = { limit(turn), deploy_from(a_character, lost_pile) } }
effect "Toy Memory"         { id = "TOY-905", destiny = 3, deploy = 0, any_time = { limit(turn), play_from_lost_pile() } }
interrupt "Toy Glance"      { id = "TOY-906", destiny = 4, kind = used, play = { peek(reserve_deck, opponent) } }
effect "Toy Muster"           { id = "TOY-907", destiny = 3, deploy = 0, any_time = { limit(turn), retrieve_kinds(1, scout, smuggler) } }
interrupt "Toy Pockets"     { id = "TOY-908", destiny = 4, kind = lost, play = { deploy_from(a_weapon, own_hand) } }
interrupt "Toy Two Drawers" { id = "TOY-909", destiny = 4, kind = lost, play = { { take_from(a_weapon, used_pile) }, { take_from(a_weapon, lost_pile) } } }

-- Exchanging and placing
effect "Toy Barter" { id = "TOY-910", destiny = 3, deploy = 0, any_time = { limit(turn), exchange(hand_card(yours), lost_weapon(yours)) } }
effect "Toy Report" { id = "TOY-911", destiny = 3, deploy = 0, any_time = { limit(turn), place_from_hand(hand_character(yours), used_pile) } }
effect "Toy Chute"  { id = "TOY-912", destiny = 3, deploy = 0, any_time = { limit(turn), place_from_hand(hand_card(yours), used_pile) } }
interrupt "Toy Dismissal" { id = "TOY-913", destiny = 4, kind = used, play = { cost(choose(character(opposing))), place_in_used_pile(it) } }

-- States
interrupt "Toy Stasis"  { id = "TOY-920", destiny = 4, kind = used, play = { cost(choose(character())), suspend(it) } }
effect "Toy Cellar"     { id = "TOY-921", destiny = 3, deploy = 0, any_time = { limit(turn), cost(choose(character(yours))), stack_here(it) } }
effect "Toy Roster"     { id = "TOY-922", destiny = 3, deploy = 0, any_time = { limit(turn), cost(choose(hand_character(yours))), stack_here(it) } }
effect "Toy Infirmary"  { id = "TOY-923", destiny = 3, deploy = 0, just = { just_lost(lost_character(yours)), stack_here(subject) } }
interrupt "Toy Banishment" { id = "TOY-924", destiny = 4, kind = used, play = { cost(choose(character(opposing))), place_out_of_play(it) } }
interrupt "Toy Pilferer"   { id = "TOY-925", destiny = 4, kind = used, play = { steal(weapon_card(opposing), character(yours)) } }
vehicle "Toy Steed" { id = "TOY-926", destiny = 3, deploy = 1, power = 2, ability = 1, landspeed = 2, forfeit = 2, class = creature_vehicle, passengers = 2 }
interrupt "Toy Stampede"   { id = "TOY-927", destiny = 4, kind = used, play = { cost(choose(vehicle_card(opposing))), lose(it) } }
character_card "Toy Landsman" { id = "TOY-928", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, icons = { pilot_icon }, keywords = { not_in_starfighters } }
interrupt "Toy Whisper" { id = "TOY-929", destiny = 4, kind = used, play = { cost(choose(character(yours))), cancel_text(it) } }
interrupt "Toy Catapult" { id = "TOY-930", destiny = 4, kind = used, play = { relocate(character(yours), location_card()) } }
interrupt "Toy Assassin" { id = "TOY-931", destiny = 4, kind = used, play = { cost(choose(character(opposing))), lose(it) } }
interrupt "Toy Sweeper"  { id = "TOY-932", destiny = 4, kind = used, play = { cost(choose(effect_card(opposing))), lose(it) } }
interrupt "Toy Scrapping" { id = "TOY-933", destiny = 4, kind = lost, play = { cost(choose(weapon_card(yours))), lose(it) } }

-- Battles
interrupt "Toy Charge" { id = "TOY-940", destiny = 4, kind = used, play = { when(fighting()), cost(choose(character(yours))), join_battle(it) } }
character_card "Toy Statue" { id = "TOY-941", destiny = 2, deploy = 1, power = 0, ability = 1 }
effect "Toy Monolith" { id = "TOY-942", destiny = 3, deploy = 2 }
interrupt "Toy Decoy"  { id = "TOY-943", destiny = 4, kind = used, play = { when(fighting()), cost(choose(character(opposing))), exclude(it) } }
effect "Toy Fervor"    { id = "TOY-944", destiny = 3, deploy = 0, constant = { adjust_for(power_destinies, 1, you) } }
starship_card "Toy Bastille" { id = "TOY-945", destiny = 3, deploy = 4, power = 5, armor = 4, hyperspeed = 3, forfeit = 6, class = capital, icons = { nav_computer }, pilots = 1, permanent_pilot = 1,
  constant = { { adjust(immunity, 2, this) }, { adjust(immunity, 3, this) } } }
character_card "Toy Clerk" { id = "TOY-946", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 0 }
