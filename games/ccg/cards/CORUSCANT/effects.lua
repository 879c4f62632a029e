-- Coruscant: effects drawn by lot. missing: which texts are not described.

effect "Enter The Bureaucrat" { id = "12_133", icons = { episode_i }, side = dark, unique = 3, destiny = 5, kind = immediate,
  deploys = { only{to = location_card(opposing)} },
  constant = { change{force_drain, at_most = 1, of = opponent} },
  any_time = { cost(put{this, to = used_pile}), draw(2) },
  response = { drained(), when(by(opponent)), when(more(amount, 2)), deploy(this) } }
effect "Credits Will Do Fine" { id = "12_42", icons = { episode_i }, side = light, unique = true, destiny = 3, deploy = 2,
  constant = { grant{immune("Alter"), to = this} },
  automatic = {
    { drain_initiated(), when(by(you)), when(exists(site(titled("Tatooine: Watto's Junkyard"), there))), lose_force{1, by = opponent, fixed = yes}, when(at_least(result, 1), put{top(1, lost_card(opposing)), to = here}) },
    { battle_decided(), when(losing(opponent)), when(exists(site(titled("Tatooine: Watto's Junkyard"), there))), lose_force{1, by = opponent, fixed = yes}, when(at_least(result, 1), put{top(1, lost_card(opposing)), to = here}) } },
  missing = { "that the card is stacked face down" } }
