-- Set 5: devices.

device "Rebel Flight Suit" { id = "205_4", side = light, destiny = 5,
  deploys = { only{on = character(one_of(loyal(rebel), loyal(resistance)), with_icon(pilot_icon))} },
  constant = { when(is(host, piloting(card(one_of(class(starfighter), vehicle_card))))), change{power, 2, of = combatant(one_of(class(starfighter), vehicle_card), bearing(host))} },
  any_time = { when(is(this, at(site()))), when(is(host, present)), cost(use(1)), put{this, to = used_pile} },
  just = { played(interrupt_card(except(immune_to("Sense")))), when(is(host, piloting(card()))), when(is(host, in_battle)), limit(game), cancel(subject) } }
