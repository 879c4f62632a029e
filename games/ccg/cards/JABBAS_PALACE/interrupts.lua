-- Jabba's Palace: interrupts drawn by lot. missing: which texts are not described.

interrupt "None Shall Pass" { id = "6_157", side = dark, destiny = 5, kind = used,
  response = { deployed(character(opposing, loyal(rebel), at(site(jabbas_palace)))), when(no(exists(character(yours, loyal(imperial), at(site(jabbas_palace)))))), put{subject, to = hand} },
  missing = { "that the Rebel does not deploy again this turn" } }

interrupt "Someone Who Loves You" { id = "6_75", side = light, destiny = 4, kind = used,
  response = {
    { just_lost(lost_character(yours, persona_of("Han"))), when(exists(character(persona_of("Leia")))), put{subject, to = used_pile} },
    { just_lost(lost_character(yours, persona_of("Leia"))), when(exists(character(persona_of("Han")))), put{subject, to = used_pile} },
    { drain_initiated(site(prison)), cancel(subject) } },
  play = { cost(choose(captive(persona_of("Han"), at(site(exists(character(persona_of("Leia"), outside, at(candidate)))))))), release(it) } }
