-- Death Star II: cards that show a word of the language.

character_card "Commander Merrejk" { id = "9_106", side = dark, unique = true, destiny = 2, deploy = 3, power = 2, ability = 2, forfeit = 4, subtype = imperial, icons = { pilot_icon }, traits = { commander, scout, spy },
  constant = { change{piloting_power, 2, of = this} },
  optional = { when(during(deploy_phase)), when(your_turn()), when(is(this, present)), when(exists(site(here, with_icon(scomp_link)))), limit(phase), deploy(reserve_card(yours, system, battleground)) } }
