-- Coruscant: cards that show a word of the language.

interrupt "Alter" { id = "12_145", icons = { episode_i }, side = dark, destiny = 4, kind = lost,
  response = {
    { deploying(any_effect(except(one_of(of_kind(immediate), of_kind(mobile_effect), of_kind(starting_effect))), not_immune)), cost(choose(character(yours))), draw_destiny(), when(less(total_destiny(), ability(it)), cancel(subject)) },
    { played(interrupt_card(titled("Sense"))), cancel(subject) } },
  play = { cost(choose{any_effect(except(one_of(of_kind(immediate), of_kind(mobile_effect), of_kind(starting_effect)))), name = "first"}, choose{character(yours), name = "second"}), draw_destiny(), when(less(total_destiny(), ability(the("second"))), cancel(the("first"))) } }
