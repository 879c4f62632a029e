-- Toy Battle cards and Missions.

battle "Toy Barrage" { id = "TOY-60", side = neutral, effect = paid(2, damage(2, unit(opposing))) }
battle "Toy Barrier" { id = "TOY-61", side = neutral, effect = paid(1, prevent(3, unit(in_danger))) }
battle "Toy Luck" { id = "TOY-62", side = neutral, effect = paid(1, reroll(3)) }
battle "Toy Denial" { id = "TOY-63", side = neutral, effect = paid(1, disrupt()) }
battle "Toy Rally" { id = "TOY-64", side = neutral, effect = { cost(pay(1)), change{ power, 2, of = any_unit(yours,
      attacking), lasting = this_attack } } }
battle "Toy Fog" { id = "TOY-65", side = neutral, effect = { cost(pay(1)), forbid{ is_attacked(unit(yours)),
      lasting = this_turn } } }
battle "Toy Smoke" { id = "TOY-66", side = neutral,
  effect = paid(1, reroll(1), change{ power, -2, of = any_unit(attacking), lasting = this_attack }) }
battle "Toy Escape" { id = "TOY-67", side = neutral, effect = paid(1, reroll(1), retreat(any_unit(defending))) }
battle "Toy Withdrawal" { id = "TOY-68", side = neutral, effect = paid(1, retreat(unit(yours))) }
battle "Toy Second Wind" { id = "TOY-69", side = neutral, effect = paid(2, untap(unit(yours, tapped))) }
battle "Toy Gift" { id = "TOY-70", side = neutral, effect = { gain(2) } }
battle "Toy Weight" { id = "TOY-71", side = neutral, effect = { cost(pay(1)), change{ power, -3, of = any_unit(attacking),
      lasting = this_attack } } }
battle "Toy Late Strike" { id = "TOY-73", side = neutral,
  effect = { cost(pay(1)), grant{ critical_hit, 2, to = any_unit(yours, attacking), lasting = this_attack }, reroll(1) } }
battle "Toy Storm" { id = "TOY-72", side = neutral, effect = paid(3, each(unit, damage(1, it))) }

mission "Toy Survey" { id = "TOY-80", side = neutral, cost = 2, completed = { draw(2) } }
battle "Toy Choice" { id = "TOY-74", side = neutral,
  effect = { paid(1, prevent(2, unit(yours))), { cost(pay(1)), change{ power, 2, of = unit(yours),
      lasting = this_attack } } } }

-- before the roll and, because they also reroll, after it
battle "Toy Screen" { id = "TOY-75", side = neutral,
  effect = paid(1, grant{ shields, 2, to = any_unit(yours, defending), lasting = this_attack }) }
battle "Toy Late Screen" { id = "TOY-76", side = neutral,
  effect = { cost(pay(1)), reroll(1), grant{ shields, 2, to = any_unit(yours, defending), lasting = this_attack } } }
battle "Toy Ejection" { id = "TOY-77", side = neutral, effect = paid(1, damage(5, unit_or_pilot(jedi))) }
battle "Toy Late Ejection" { id = "TOY-78", side = neutral,
  effect = paid(1, reroll(1), damage(5, unit_or_pilot(jedi))) }

-- done for another player
battle "Toy Defection" { id = "TOY-1716", side = neutral,
  effect = { control{ unit(yours), lasting = this_turn, to = opponent } } }
battle "Toy Courtesy" { id = "TOY-1717", side = neutral, effect = paid(1, reroll{ 1, by = opponent }) }
-- what is offered in place of something else is offered to who can do all of it
battle "Toy Tribute" { id = "TOY-1719", side = neutral,
  effect = { may{ discard{ n_of(2, hand_card(of(opponent))), by = opponent }, by = opponent }, otherwise(gain(3)) } }
