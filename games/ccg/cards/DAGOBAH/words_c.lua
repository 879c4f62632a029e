-- Dagobah: cards that show a word of the language.

interrupt "Tunnel Vision" { id = "4_67", side = light, destiny = 3, kind = lost,
  play = { put{force_card(yours), to = hand}, shuffle(force_pile, you) } }
character_card "4-LOM" { id = "4_91", side = dark, unique = true, subtype = droid_type, persona = "4-LOM", destiny = 1, deploy = 2, power = 2, forfeit = 3, armor = 3, icons = { warrior_icon },
  traits = { bounty_hunter, thief, information_broker }, keywords = { may_initiate_battle, may_be_battled },
  constant = { when(is(this, at(site()))), change{total_power, min(count(character(yours, loyal(alien_type), present)), count(character(yours, droid, present))), of = you} },
  any_time = { limit(battle), when(exists(combatant(in_battle))), when(exists(character(persona_of("Zuckuss"), present))), cost(use(1)), either(put{used_card(yours, character), to = lost_pile}, { look(used_pile, opponent, 60), put{n_of(1, used_card(opposing, character)), to = lost_pile} }) } }
interrupt "Away Put Your Weapon" { id = "4_45", side = light, unique = true, destiny = 5, kind = used_or_lost,
  response = { text_used(weapon_card(saber)), when(during(control_phase)), as(used), put{subject, to = used_pile} },
  play = { as(lost), put{any(device_card(yours)), to = used_pile}, put{any(weapon_card(yours, exists(character(bearing(candidate))))), to = used_pile} } }
local snakes = { { "4_7", light }, { "4_113", dark } }
for i = 1, 2 do
creature "Vine Snake" { id = snakes[i][1], side = snakes[i][2], destiny = 3, deploy = 2, ferocity = 0, defense_value = 3, forfeit = 0, icons = { selective }, traits = { parasite },
  deploys = { only{to = site(with_icon(planet), except(on("Hoth")))} },
  prey = { only{on = character(except(droid))} },
  mandatory = { when(during(move_phase)), when(exists(character(bearing(this)))), limit(phase), draw_destiny(), and_then(when(more(total_destiny(), ability(host)), change{power, -1, of = host, cumulative = yes, lasting = leaves, as_long_as = exists(character(bearing(this)))})) },
  automatic = { becomes(exists(character(bearing(this), at_most(power, 0)))), lose{character(bearing(this)), as = eaten} },
  missing = { "that the next host is as weak as the one before" } }
end
