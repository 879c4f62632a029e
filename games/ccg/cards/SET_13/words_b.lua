-- Set 13: interrupts.

interrupt "I Never Ask For Anything Twice" { id = "213_19", side = dark, unique = true, destiny = 4, kind = used_or_lost,
  play = { as(used), cost(put{hand_character(yours), to = used_pile}), activate(or_if(1, 2, exists(character(persona_of("Vos"))))) },
  missing = { "taking First Light or Vos into hand", "exchanging two cards for one of the Lost Pile", "immunity to Sense" } }
