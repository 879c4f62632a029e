-- Transformations: plots.

plot "Captured" { id = "TR-6B", points = 4, color = yellow, affiliation = villain, subtypes = { bounty },
  missing = { "being a downgrade, attached to a character that cannot be activated",
    "being set aside instead of leaving play", "flipping, for a resource that any player gives its controller" } }

plot "Rescue Han Solo" { id = "TR-7A", points = { 2, 3 }, color = yellow, affiliation = hero, subtypes = { mission },
  action = { play(card_in_hand(yours, equal(cost, resources(this)))), and_then(place(1, resource, this)) },
  missing = { "teaming up with Chewbacca, Lando Calrissian, Leia Organa or Luke Skywalker",
    "that the cost of the card cannot be decreased", "flipping and exhausting it at 5 resources" } }
