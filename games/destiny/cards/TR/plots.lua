-- Transformations: plots.

downgrade "Captured" { id = "TR-6B", cost = 0, color = yellow, affiliation = villain, subtypes = { bounty },
  other_side = "TR-6A", back = true,
  ongoing = { { change{way_out, aside, of = this} }, { forbid(is_activated(host)) } },
  public_action = { cost(move(1, resource, you, controller(this))), turn{this, over = yes} } }

plot "Closing In" { id = "TR-6A", points = 4, color = yellow, affiliation = villain, other_side = "TR-6B",
  ongoing = { change{points, -1, of = character(yours, unique_one, bounty_hunter)} },
  missing = { "exhausting and flipping it, attached to a character with a bounty that was dealt melee or ranged damage" } }

plot "Rescue Han Solo" { id = "TR-7A", points = { 2, 3 }, color = yellow, affiliation = hero, subtypes = { mission },
  other_side = "TR-7B",
  ongoing = { change{points, -1, of = character(yours, titled("Chewbacca", "Lando Calrissian", "Leia Organa", "Luke Skywalker"))} },
  action = { play(card_in_hand(yours, equal(cost, resources(this)))), and_then(place(1, resource, this),
    when(at_least(resources(this), 5), turn{this, over = yes}, exhaust(this))) },
  missing = { "that the cost of the card cannot be decreased" } }

plot "United" { id = "TR-9A", points = { 0, 1 }, color = gray, other_side = "TR-9B",
  inclusion = { same(color, character(yours)) },
  after = { die_removed{card_in_play(yours), by = opponent},
    may(roll(object), when(is(this, elite_one), turn{this, over = yes}), otherwise(put(this, aside))) } }

plot "We Stand" { id = "TR-9B", points = 0, color = gray, other_side = "TR-9A", back = true,
  after = { die_removed{character(yours), by = opponent},
    may(spend(2), discard(n_of(2, card_in_hand(yours))), and_then(ready(subject), put(this, aside))) } }
