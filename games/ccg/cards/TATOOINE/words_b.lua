-- Tatooine: interrupts and sites.

interrupt "Watto's Chance Cube" { id = "11_90", icons = { episode_i }, side = dark, unique = true, destiny = 5, kind = used,
  play = { when(fighting()), when(at_a_site()), when(exists(character(persona_of("Watto"), in_battle))), draw_destiny(),
    and_then(when(destiny_even(), change{battle_destinies, 2, of = you, lasting = battle}), otherwise(change{total_battle_destiny, to = 0, of = you, lasting = battle})) } }
location "Tatooine: Mos Espa" { id = "11_93", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet, episode_i },
  constant = {
    { when(side(dark)), change{power, 1, of = character(yours, one_of(smuggler, thief), here)}, change{forfeit, 1, of = character(yours, one_of(smuggler, thief), here)} },
    { when(side(light)), when(no(exists(character(yours, one_of(smuggler, thief), here)))), change{force_drain, -1, of = you} } } }
location "Tatooine: Podrace Arena" { id = "11_94", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet, episode_i },
  missing = { "peace there during a race" } }
