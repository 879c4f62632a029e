-- Invented cards for costs that take several cards, for units that go to a hand, and for payment.

unit_card "Toy Drummers" { id = "TOY-360", side = light, traits = { character }, cost = 1, force = 1, capacity = 2,
  action = { cost(focus(n_of(2, unit(yours, other_than(this))))), damage(1, unit(enemy)) } }
unit_card "Toy Gambler" { id = "TOY-361", side = dark, traits = { character }, cost = 1, force = 1, capacity = 2,
  action = { cost(discard(random(2, hand_card(yours)))), draw(1) } }
unit_card "Toy Herald" { id = "TOY-362", side = dark, traits = { character }, cost = 1, force = 1, capacity = 2,
  reaction = { leaves_play(unit(friendly, trooper)), draw(1) } }
unit_card "Toy Stalwart" { id = "TOY-363", side = dark, traits = { character }, cost = 1, force = 1, capacity = 3, unit_damage = 3 }
