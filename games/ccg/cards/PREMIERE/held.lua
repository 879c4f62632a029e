-- Premiere: cards that cancel the text of others for as long as something holds; cards that steal.

effect "Demotion" { id = "1_47", side = light, destiny = 3, deploy = 2,
  deploys = { only{on = character(loyal(imperial), except(one_of(persona_of("Vader"), persona_of("Emperor"), stormtrooper)))} },
  constant = { change{power, -2, of = host}, make(textless, host) } }
character_card "Commander Praji" { id = "1_167", side = dark, unique = true, subtype = imperial, destiny = 2, deploy = 2, power = 1, ability = 2, forfeit = 3, icons = { pilot_icon, warrior_icon }, traits = { commander },
  constant = {
    { change{piloting_power, 2, of = this} },
    { change{hyperspeed, 1, of = starship(persona_of("Devastator"), bearing(this))} },
    { make(textless, character(one_of(persona_of("C-3PO"), persona_of("R2-D2")), present)) } } }
interrupt "Nevar Yalnal" { id = "1_261", side = dark, destiny = 6, kind = lost,
  play = { cost(choose(character(opposing, spy, at(site(one_of(exists(character(yours, spy, at(candidate))), exists(undercover_spy(yours, at(candidate))))))))), draw_destiny(),
    when(more(total_destiny() + or_if(0, 2, is(it, undercover)), 2), lose(it)) } }
local utinnis = { { "1_118", light }, { "1_276", dark } }
for i = 1, 2 do
local c = utinnis[i]
interrupt "Utinni!" { id = c[1], side = c[2], destiny = 4, kind = used,
  play = {
    { cost(choose(any_effect(opposing, of_kind(utinni), at(location_card(exists(character(yours, jawa, at(candidate)))))))), steal{it, to = hand} },
    { cost(choose(effect_card(title_contains("Jawa")))), cancel(it) } },
  response = { played(interrupt_card(title_contains("Jawa"))), cancel(subject) } }
end
character_card "Momaw Nadon" { id = "1_20", side = light, unique = true, subtype = alien_type, species = ithorian, destiny = 3, deploy = 2, power = 1, ability = 3, forfeit = 3, traits = { spy },
  optional = { when(during(control_phase)), when(your_turn()), cost(choose(card(opposing, titled("Bantha", "Dewback", "Wampa", "Rancor", "Bubo", "Dragonsnake"), present))), steal(it) } }
device "Caller" { id = "1_200", side = dark, destiny = 6,
  deploys = { only{on = character(yours, one_of(loyal(imperial), jawa))} },
  optional = { when(during(control_phase)), when(your_turn()), cost(choose{character(opposing, droid, here, exists(device_card(titled("Restraining Bolt"), borne_by(candidate)))), name = "droid"}),
    when(exists(device_card(titled("Restraining Bolt"), borne_by(the("droid")))), each(device_card(titled("Restraining Bolt"), borne_by(the("droid"))), put{it, to = hand})), steal(the("droid")) } }
