-- Set 21: Interrupts.

interrupt "ComScan Detection" { id = "221_13", side = dark, destiny = 4, kind = used,
  play = {
    { when(your_turn()), cost(choose(character(opposing, spy, at(site(controlled_by(you))))), grant{immune("Droid Shutdown"), to = this, lasting = turn}, grant{immune("Sense"), to = this, lasting = turn}), lose(it) },
    { cost(choose(weapon_card(of_kind(starship_weapon)))), forbid{is_fired(it), lasting = turn} } },
  response = {
    { played(interrupt_card(titled("Dodge", "I Think I Can Handle Myself"))), cancel(subject) },
    { drain_initiated(), when(by(opponent)), when(exists(starship(opposing, persona_of("Falcon"), alone, there))), cancel(subject) } } }
