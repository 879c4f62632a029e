-- Across the Galaxy: characters.

character "Tobias Beckett" { id = "AtG-36", subtitle = "Thief For Hire", points = { 11, 15 }, health = 11, color = yellow,
  affiliation = villain, unique = true, subtypes = { leader, scoundrel },
  die = { "2 ranged", "3 ranged for 1", "1 focus", "1 disrupt", "special", "blank" },
  power_action = { gain{1, by = each_player} },
  special = { move(1, resource, opponent, you), when(opponent_has_nothing(), gain(1)) } }

character "Val" { id = "AtG-37", subtitle = "Headstrong Renegade", points = { 10, 14 }, health = 10, color = yellow,
  affiliation = villain, unique = true, subtypes = { scoundrel },
  die = { "2 ranged", "2 indirect", "1 discard", "1 resource", "special", "blank" },
  special = { move(1, resource, opponent, you), when(opponent_has_nothing(), deal(2, character(opposing))) } }

character "L3-37" { id = "AtG-91", subtitle = "Droid Revolutionary", points = { 8, 11 }, health = 8, color = yellow,
  affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "2 focus", "1 discard", "1 shield", "1 resource", "blank" },
  before = { defeated(this), become{this, mod, on = support(yours, vehicle)},
    when(is(it, titled("Millennium Falcon")), ready(it)) },
  ongoing = { when(is(this, of_type(upgrade)), change{way_out, aside, of = this}) } }

character "Iden Versio" { id = "AtG-18", subtitle = "Inferno Squad Commander", points = { 12, 15 }, health = 12, color = red, affiliation = villain, unique = true, subtypes = { leader, trooper },
  die = { "2 ranged", "2 ranged", "2 focus", "1 discard", "1 resource", "blank" },
  ongoing = { when(exists(die(of(this))), forbid(takes_additional_actions(each_opponent))) } }
