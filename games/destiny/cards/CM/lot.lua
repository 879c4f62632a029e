-- Covert Missions: cards drawn by lot.

character "Anakin Skywalker" { id = "CM-53", subtitle = "Dedicated Mentor", points = { 15, 19 }, health = 13, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi, leader },
  die = { "1 melee", "2 melee", "4 melee for 1", "1 shield", "1 resource", "blank" },
  after = { activates(this), may(discard(card_in_hand(yours)),
    and_then(choose(character(shielded)), and_then(choose{character(another), name = "receiver"}, move(1, shield, it, the("receiver")),
      and_then(when(is(the("receiver"), apprentice), draw(1)))))) } }

support "Wretched Hive" { id = "CM-156", cost = 1, color = gray, subtypes = { location },
  action = { when(spot(card_in_play(yours, scavenger))), cost(exhaust(this)),
    may{move(1, resource, opponent, you), by = opponent}, otherwise(discard{card_in_hand(opposing), by = opponent}) } }
