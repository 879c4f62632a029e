-- Hoth: cards drawn from those that nobody had written, the second time.

interrupt "Rug Hug" { id = "3_49", side = light, unique = true, destiny = 4, kind = lost,
  play = {
    { when(fighting()), when(exists(character(yours, persona_of("Luke"), in_battle))), when(exists(character(yours, persona_of("Chewie"), in_battle))), change{battle_destinies, 2, of = you, lasting = battle} },
    { when(fighting()), when(exists(character(yours, loyal(rebel), in_battle))), when(exists(character(yours, loyal(alien_type), in_battle))), change{total_power, 4, of = you, lasting = battle} } } }
