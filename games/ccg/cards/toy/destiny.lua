-- Invented cards about destiny. They stand in for the cards that the rulebook's examples name.

-- What draws
effect "Toy Oracle"  { id = "TOY-601", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny(), when(more(total_destiny(), 2), retrieve(1)) } }
effect "Toy Twins"   { id = "TOY-602", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny(2), when(more(total_destiny(), 2), retrieve(1)) } }
effect "Toy Limbo"   { id = "TOY-603", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny(), when(less(total_destiny(), 3), retrieve(1)) } }
effect "Toy Parity"  { id = "TOY-604", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny(), when(destiny_even(), retrieve(1)) } }
effect "Toy Errand"  { id = "TOY-605", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny(), and_then(retrieve(1)) } }
effect "Toy Hunch"   { id = "TOY-606", destiny = 3, deploy = 0, optional = { limit(turn), may(draw_destiny()) } }
effect "Toy Caster"  { id = "TOY-607", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny{plus = 1}, when(more(total_destiny(), 6), retrieve(1)) } }
effect "Toy Duelist" { id = "TOY-608", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny{each = 1}, when(more(total_destiny(), 6), retrieve(1)) } }
effect "Toy Duel"    { id = "TOY-609", destiny = 3, deploy = 0,
  optional = { limit(turn), cost(choose(character(opposing))), draw_destiny(), draw_destiny{by = opponent}, when(more(total_destiny(), total_destiny(opponent)), lose(it)) } }
effect "Toy Flare"   { id = "TOY-610", destiny = 3, deploy = 0, optional = { limit(turn), draw_destiny(2), and_then(each(character(matching_destiny), lose(it))) } }
effect "Toy Fuse"    { id = "TOY-611", destiny = 3, deploy = 0,
  optional = { limit(turn), draw_destiny(), and_then(each(character(opposing), fix_destiny(it)), each(character(opposing, matching_destiny), put{it, to = used_pile})),
    draw_destiny(), and_then(each(character(opposing), fix_destiny(it)), each(character(opposing, matching_destiny), put{it, to = used_pile})) } }
weapon "Toy Volley"  { id = "TOY-612", destiny = 3, deploy = 1,
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), draw_destiny{2, kind = weapon_draw}, when(more(total_destiny(), 7), make(hit, it)) } }

-- What is drawn
character_card "Toy Astronaut" { id = "TOY-620", destiny = 2, or_destiny = 5, deploy = 1, power = 1, forfeit = 2, subtype = droid_type }
character_card "Toy Host"      { id = "TOY-621", destiny = "*", deploy = 2, power = 2, ability = 1, forfeit = 2,
  constant = { grant{destiny_value, count(character(yours)), to = this} } }
character_card "Toy Governor"  { id = "TOY-622", destiny = 1, deploy = 2, power = 2, ability = 2, forfeit = 4, keywords = { destiny_bonus(3) } }
interrupt "Toy Outcry" { id = "TOY-623", destiny = 4, kind = used, when_drawn = { retrieve(1) } }
character_card "Toy Porter" { id = "TOY-624", destiny = 4, deploy = 1, power = 1, ability = 1, forfeit = 1, when_drawn = { retrieve(1) } }
character_card "Toy Pilgrim" { id = "TOY-625", destiny = 3.5, deploy = 1, power = 1, ability = 1, forfeit = 1 }
character_card "Toy Circle" { id = "TOY-626", destiny = 3.142, deploy = 1, power = 1, ability = 1, forfeit = 1 }
character_card "Toy Zero"   { id = "TOY-627", destiny = 0, deploy = 1, power = 1, ability = 1, forfeit = 1 }

-- What answers a draw
effect "Toy Lens"    { id = "TOY-630", destiny = 3, deploy = 0, just = { destiny_drawn(), change{destiny, 1, of = draw} } }
effect "Toy Mirror"  { id = "TOY-631", destiny = 3, deploy = 0, just = { destiny_drawn(), change{destiny, of = draw, times = 2} } }
effect "Toy Hammer"  { id = "TOY-632", destiny = 3, deploy = 0, just = { destiny_drawn(), change{destiny, of = draw, to = 2} } }
effect "Toy Censor"  { id = "TOY-633", destiny = 3, deploy = 0, just = { destiny_drawn(), limit(turn), cancel(draw) } }
effect "Toy Retake"  { id = "TOY-634", destiny = 3, deploy = 0, just = { destiny_drawn(), when(by(you)), limit(turn), cancel{draw, redraw = yes} } }
effect "Toy Magnet"  { id = "TOY-635", destiny = 3, deploy = 0, just = { destiny_drawn(), when(by(you)), put{subject, to = hand} } }
effect "Toy Shelf"   { id = "TOY-636", destiny = 3, deploy = 0, just = { destiny_drawn(), put{subject, to = here} } }
effect "Toy Pit"     { id = "TOY-637", destiny = 3, deploy = 0, just = { destiny_drawn(), put{subject, to = lost_pile} } }
effect "Toy Toll"    { id = "TOY-638", destiny = 3, deploy = 0, just = { destiny_drawn(), when(by(opponent)), lose_force{1, by = opponent} } }
effect "Toy Rattle"  { id = "TOY-639", destiny = 3, deploy = 0, automatic = { destiny_drawn(), when(by(you)), retrieve(1) } }
effect "Toy Ledger"  { id = "TOY-640", destiny = 3, deploy = 0, just = { destiny_completed(), when(by(you)), retrieve(1) } }
effect "Toy Reader"  { id = "TOY-641", destiny = 3, deploy = 0, just = { destiny_drawn(), when(printed_destiny(5)), cancel(draw) } }
effect "Toy Snare"   { id = "TOY-642", destiny = 3, deploy = 0, just = { destiny_drawn(), when(by(opponent)), cost(choose(character(opposing))), lose(it) } }

-- What modifies draws and totals all the time
effect "Toy Tide"     { id = "TOY-650", destiny = 3, deploy = 0, constant = { change{each_destiny, 1, of = you} } }
effect "Toy Undertow" { id = "TOY-651", destiny = 3, deploy = 0, constant = { change{each_destiny, -5, of = opponent} } }
effect "Toy Aim"      { id = "TOY-652", destiny = 3, deploy = 0, constant = { change{total_weapon_destiny, 1, of = you} } }
effect "Toy Glory"    { id = "TOY-653", destiny = 3, deploy = 0, constant = { change{total_battle_destiny, 2, of = you} } }
effect "Toy Gloom"    { id = "TOY-654", destiny = 3, deploy = 0, constant = { change{total_battle_destiny, -9, of = opponent} } }
effect "Toy Seal"     { id = "TOY-655", destiny = 3, deploy = 0, constant = { forbid(destiny_is_modified(you)) } }
effect "Toy Edict"    { id = "TOY-656", destiny = 3, deploy = 0, constant = { change{battle_destinies, at_most = 1, of = opponent} } }
effect "Toy Statute"  { id = "TOY-657", destiny = 3, deploy = 0, constant = { change{battle_destinies, at_most = 2, of = opponent} } }
location "Toy Summit" { id = "TOY-658", dark = 2, light = 2, constant = { change{battle_destiny_ability, to = 7, of = you} } }
character_card "Toy Adviser"  { id = "TOY-659", destiny = 2, deploy = 2, power = 1, ability = 2, forfeit = 3, constant = { change{battle_destinies, 1, of = you} } }
character_card "Toy Veteran"  { id = "TOY-660", destiny = 2, deploy = 2, power = 1, ability = 2, forfeit = 3, constant = { change{if_unable_otherwise, 1, of = you} } }
character_card "Toy Champion" { id = "TOY-661", destiny = 2, deploy = 2, power = 1, ability = 2, forfeit = 3, constant = { change{if_unable_otherwise, 2, of = you} } }
character_card "Toy Witness"  { id = "TOY-662", destiny = 2, deploy = 2, power = 1, ability = 2, forfeit = 3,
  any_time = { when(destinies_limited(you)), limit(turn), retrieve(1) } }

-- What goes before a draw
effect "Toy Foresight" { id = "TOY-670", destiny = 3, deploy = 0, before = { about_to_draw_battle_destiny(), when(by(you)), limit(turn), substitute_destiny(4) } }
effect "Toy Vision"    { id = "TOY-671", destiny = 3, deploy = 0, before = { about_to_draw_destiny(), when(by(you)), limit(turn), substitute_destiny(6) } }
effect "Toy Archive"   { id = "TOY-672", destiny = 3, deploy = 0,
  before = { about_to_draw_destiny(), when(by(you)), cost(choose(stacked_card(yours))), fix_destiny(it), substitute_destiny(destiny(it)) } }
effect "Toy Spin"      { id = "TOY-673", destiny = 3, deploy = 0,
  before = { about_to_draw_battle_destiny(), when(by(you)), limit(turn), cost(choose(starship(yours))), substitute_destiny(maneuver(it)) } }
effect "Toy Wingman"   { id = "TOY-674", destiny = 3, deploy = 0, before = { about_to_draw_battle_destiny(), when(by(you)), draw_destiny{2, keep = 1} } }
effect "Toy Gambler"   { id = "TOY-675", destiny = 3, deploy = 0, before = { about_to_draw_battle_destiny(), when(by(you)), draw_destiny{3, keep = 1} } }
effect "Toy Pair"      { id = "TOY-678", destiny = 3, deploy = 0, before = { about_to_draw_destiny(), when(by(you)), draw_destiny{2, keep = 1} } }
effect "Toy Engine"    { id = "TOY-676", destiny = 3, deploy = 0, constant = { change{maneuver, 4, of = starship(yours)} } }
effect "Toy Bolt"      { id = "TOY-677", destiny = 3, deploy = 0, just = { text_used(effect_card(opposing)), when(by(opponent)), limit(turn), cancel(subject) } }
