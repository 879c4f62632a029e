-- Endor: cards that show a word of the language.

character_card "Sergeant Barich" { id = "8_111", side = dark, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon, warrior_icon }, traits = { biker_scout },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(is(this, piloting(vehicle_card(speeder_bike)))), change{piloting_power, 1, of = this} } },
  in_power_segment = { limit(battle), when(is(this, in_battle)), when(exists(character(yours, other, biker_scout, in_battle))), draw_destiny(),
    change{attrition, -result, of = opponent, lasting = battle}, change{total_power, -result, of = opponent, lasting = battle} } }
objective "Endor Operations" { id = "8_167", side = dark, face = 0, other_side = "Imperial Outpost",
  starting = { deploy(reserve_card(yours, titled("Endor"))), deploy(reserve_card(yours, titled("Endor: Bunker"))), deploy(reserve_card(yours, titled("Endor: Landing Platform (Docking Bay)"))) },
  flips = { when(exists(card(titled("Ominous Rumors")))), when(exists(card(titled("Establish Secret Base")))), turn(this) },
  optional = { when(during(control_phase)), when(your_turn()), limit(phase), put{reserve_card(titled("Ominous Rumors", "Establish Secret Base")), to = hand} },
  missing = { "going out of play if a location of Endor is blown away" } }
objective "Imperial Outpost" { id = "ENDOR-167b", side = dark, face = 7, other_side = "Endor Operations",
  constant = {
    { change{battle_destinies, at_most = 1, of = opponent} },
    { change{immunity, 3, of = vehicle_card(yours, at_st)} } },
  optional = { when(during(draw_phase)), when(your_turn()), limit(phase), retrieve{1, kind = biker_scout} },
  flips = { when(no(all_of(exists(card(titled("Ominous Rumors"))), exists(card(titled("Establish Secret Base")))))), turn(this) },
  missing = { "Force drains that the opponent neither modifies nor cancels", "going out of play if a location of Endor is blown away" } }
