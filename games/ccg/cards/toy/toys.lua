-- Invented cards that show the rules of timing. They stand in for the cards that the rulebook's examples name.

-- Locations
location "Toy Plaza"    { id = "TOY-1", dark = 2, light = 2 }
location "Toy Fortress" { id = "TOY-2", dark = 2, light = 1 }
location "Toy Harbor"   { id = "TOY-3", dark = 1, light = 2 }
location "Toy Canyon"   { id = "TOY-4", dark = 1, light = 1 }

-- What decks are filled with
effect "Toy Filler" { id = "TOY-9", destiny = 3 }

-- Characters
character_card "Toy Trooper" { id = "TOY-10", destiny = 1, deploy = 1, power = 2, ability = 1, forfeit = 2 }
character_card "Toy Captain" { id = "TOY-11", destiny = 2, deploy = 2, power = 3, ability = 2, forfeit = 3 }
character_card "Toy Mentor"  { id = "TOY-12", destiny = 5, deploy = 4, power = 5, ability = 6, forfeit = 6 }
character_card "Toy Machine" { id = "TOY-13", destiny = 4, deploy = 1, power = 1, forfeit = 3, subtype = droid_type }

-- Starships and weapons
starship_card "Toy Frigate" { id = "TOY-20", destiny = 3, deploy = 3, power = 4, maneuver = 3, hyperspeed = 2, forfeit = 5 }
weapon "Toy Blaster" { id = "TOY-21", destiny = 3, deploy = 1,
  fire = { limit(battle), cost(choose(character(opposing, in_battle)), use(1)), draw_destiny{kind = weapon_draw}, when(more(result, ability(it)), make(hit, it)) } }

-- Effects
effect "Toy Memorial" { id = "TOY-30", destiny = 2, deploy = 0 }
effect "Toy Shrine"   { id = "TOY-31", destiny = 4, deploy = 0, automatic = { battle_initiated(), retrieve(1) } }
effect "Toy Tribute"  { id = "TOY-32", destiny = 4, deploy = 0, mandatory = { when(during(control_phase)), when(your_turn()), lose_force{1, by = opponent} } }

-- Interrupts
interrupt "Toy Refusal" { id = "TOY-40", destiny = 4, kind = lost, response = { played(interrupt_card(opposing)), cancel(subject) } }
interrupt "Toy Veto"    { id = "TOY-41", destiny = 5, kind = lost, response = { deploying(effect_card(opposing)), cancel(subject) } }
interrupt "Toy Stew"    { id = "TOY-42", destiny = 5, kind = used, play = { activate{2, by = each_player} } }
interrupt "Toy Stunner" { id = "TOY-43", destiny = 3, kind = lost,
  play = { cost(choose(character(opposing)), use(2)), draw_destiny(), when(more(result, ability(it)), put{it, to = hand}) } }
interrupt "Toy Ambush"  { id = "TOY-44", destiny = 3, kind = lost, response = { battle_initiated(), change{battle_damage, of = loser, times = 3} } }
interrupt "Toy Rescue"  { id = "TOY-45", destiny = 5, kind = lost, response = { just_lost(lost_character(yours)), put{subject, to = hand} } }
interrupt "Toy Omen"    { id = "TOY-46", destiny = 4, kind = used, response = { destiny_drawn(), when(by(opponent)), cancel(draw) } }
