-- Premiere: cards drawn by lot. missing: which texts are not described.

device "Caller" { id = "1_34", side = light, destiny = 6,
  deploys = { only{on = character(yours, one_of(loyal(rebel), jawa))} },
  missing = { "stealing a droid under a Restraining Bolt" } }
