-- Premiere: cards drawn by lot. missing: which texts are not described.

device "Caller" { id = "1_34", side = light, destiny = 6,
  deploys = { only{on = character(yours, one_of(loyal(rebel), jawa))} },
  optional = { when(during(control_phase)), when(your_turn()), cost(choose{character(opposing, droid, here, exists(device_card(titled("Restraining Bolt"), borne_by(candidate)))), name = "droid"}),
    when(exists(device_card(titled("Restraining Bolt"), borne_by(the("droid")))), each(device_card(titled("Restraining Bolt"), borne_by(the("droid"))), put{it, to = hand})), steal(the("droid")) } }
