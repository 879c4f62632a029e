-- Coruscant: cards that show a word of the language.

interrupt "Little Real Power" { id = "12_151", icons = { episode_i }, side = dark, unique = true, destiny = 5, kind = lost,
  play = { when(during(control_phase)), cost(choose(character(opposing, more(politics, 0), outside, at(site(titled("Coruscant: Galactic Senate"), with_your(senator)))))),
    make{textless, it, lasting = turn}, change{politics, to = 0, of = it, lasting = turn} } }
interrupt "Vote Now!" { id = "12_71", icons = { episode_i }, side = light, unique = true, destiny = 5, kind = used,
  play = { when(during(control_phase)), when(your_turn()), draw_destiny(), and_then(when(more(total_destiny(), 2),
    draw{max(min(sum(politics, character(yours, at(site(titled("Coruscant: Galactic Senate"))))) - sum(politics, character(opposing, at(site(titled("Coruscant: Galactic Senate"))))), 4), 0), upto = yes})) } }
local artillery = { { "12_66", light, "Rebel Artillery" }, { "12_148", dark, "Imperial Artillery" } }
for i = 1, 2 do
local c = artillery[i]
interrupt (c[3]) { id = c[1], side = c[2], unique = 2, destiny = 7, kind = used,
  constant = { grant{immune("Sense"), to = this} },
  play = { when(during(control_phase)), when(your_turn()), when(exists(weapon_card(yours, except(saber), at(location_card(battleground, controlled_by(you)))))), lose_force{1, by = opponent} },
  response = { was_hit{combatant(one_of(character, starship)), with = weapon_card(yours, except(saber))}, lose_force{1, by = opponent} } }
end
character_card "Gungan Warrior" { id = "12_7", side = light, destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3, subtype = alien_type, species = gungan, icons = { warrior_icon, episode_i },
  constant = {
    { when(exists(site(on("Naboo"), occupied_by(opponent), at_destination))), change{deploy_cost, -1, of = this} },
    { when(exists(character(other, gungan, here))), change{if_unable_otherwise, 1, of = you} },
    { when(exists(weapon_card(electropole, borne_by_this))), change{power, 3, of = this} } } }
character_card "Rune Haako" { id = "12_117", icons = { episode_i }, side = dark, unique = true, destiny = 2, deploy = 3, power = 2, ability = 3, forfeit = 6, species = neimoidian, persona = "Haako",
  any_time = { limit(battle), when(is(this, in_battle)), choose{number(0, 9)}, later{destiny_drawn{by = opponent}, when(printed_destiny(chosen), change{destiny, to = 0, of = draw}), lasting = battle} },
  automatic = { battle_initiated(), when(by(you)), when(is(subject, near)), retrieve(1) },
  missing = { "being of the Republic" } }
