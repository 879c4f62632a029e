-- Covert Missions: supports.

support "Elrik Vonreg's TIE Interceptor" { id = "CM-31", cost = 3, color = red, affiliation = villain, unique = true,
  subtypes = { vehicle },
  die = { "2 ranged", "+3 ranged", "2 indirect", "3 disrupt", "1 resource", "blank" },
  missing = { "its action, for which Elrik Vonreg must be piloting it" } }

support "Tie Bomber" { id = "CM-33", cost = 3, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "2 disrupt", "2 disrupt", "special", "special", "blank", "blank" }, keywords = { enters_with(3) },
  special = { take_off(1, resource, this), and_then(deal{4, opponent, indirect = yes}), may(put(this, hand)) } }

support "Bucket" { id = "CM-99", cost = 1, color = yellow, affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "1 shield", "special", "special", "blank", "blank" },
  special = { gain(1), either(place(1, resource, support), take_off(1, damage, support)) } }

support "Seeking Knowledge" { id = "CM-113", cost = 1, color = blue, keywords = { enters_with(2) },
  after = { phase_begins{how = action_phase}, take_off(1, resource, this),
    and_then(when(equal(resources(this), 0), discard(this), and_then(draw(3)))) } }

support "Tactical Delay" { id = "CM-125", cost = 1, color = red, keywords = { enters_with(2) },
  after = { phase_begins{how = action_phase}, take_off(1, resource, this),
    and_then(when(equal(resources(this), 0), discard(this), and_then(act(2)))) } }

support "Sabine Wren's TIE Fighter" { id = "CM-100", cost = 2, color = yellow, affiliation = hero, unique = true, subtypes = { vehicle },
  die = { "1 ranged", "+2 ranged", "+2 ranged", "1 disrupt", "1 resource", "blank" },
  keywords = { ambush },
  after = { die_modifies(this, any_die(spectre)), may(discard(card_in_hand(yours)), and_then(roll{of = this})) } }
