-- Way of the Force: characters.

character "Snoke" { id = "WotF-4", subtitle = "Supreme Leader", points = { 11, 13 }, health = 11, color = blue,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "2 indirect", "1 focus", "2 focus", "1 disrupt", "1 resource", "blank" },
  power_action = { deal(1, character(yours, other)),
    and_then(resolve{die(of(it), of_type(character), showing(damage)), more = 2}) } }

character "DJ" { id = "WotF-35", subtitle = "Treacherous Rogue", points = { 13, 16 }, health = 11, color = yellow,
  affiliation = villain, unique = true, subtypes = { scoundrel },
  die = { "2 ranged", "2 ranged", "1 disrupt", "1 discard", "1 resource", "blank" },
  after = { dice_removed(), when(removed_from_opponent()), may(deal{amount, opponent, indirect = yes}) } }

character "Luke Skywalker" { id = "WotF-56", subtitle = "Reluctant Instructor", points = { 12, 15 }, health = 12,
  color = blue, affiliation = hero, unique = true, subtypes = { jedi },
  die = { "1 focus", "1 shield", "2 shield", "2 shield", "1 resource", "blank" },
  inherent = { when(is(this_die, showing(shield)), allow{is_resolved(this_die), as = melee}) },
  power_action = { put{upgrade(on(this), of_color(blue), ability), on = character(other, of_color(blue))} } }

character "Plo Koon" { id = "WotF-57", subtitle = "Jedi Protector", points = { 11, 14 }, health = 10, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi },
  die = { "1 melee", "2 melee", "1 focus", "1 shield", "1 resource", "blank" },
  ongoing = { grant{abilities, to = this, of = character(yours, other, except(unique_one))} } }

character "Rex" { id = "WotF-74", subtitle = "Clone Captain", points = { 11, 14 }, health = 11, color = red,
  affiliation = hero, unique = true, subtypes = { leader, trooper },
  die = { "1 ranged", "2 ranged", "2 indirect", "1 focus", "1 resource", "blank" },
  before = { activates(this), when(no(control_battlefield())), may(either({ spend(1), and_then(take_control(battlefield)) },
    when(spot(character(yours, titled("Clone Trooper"))), take_control(battlefield)))) } }
