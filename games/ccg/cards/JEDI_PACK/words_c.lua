-- Jedi Pack: cards that show a word of the language.

interrupt "Gravity Shadow" { id = "102_8", side = dark, unique = true, destiny = 4, kind = lost,
  response = { moving(starship(opposing, at(system())), system()), cost(choose(character(piloting(subject), equal(ability, most(ability, character(piloting(subject))))))), draw_destiny(),
    and_then(when(more(total_destiny(), ability(it)), cancel(subject), forbid{moves(subject), lasting = turn}), when(equal(total_destiny(), ability(it)), lose(subject))) },
  missing = { "permanent pilots" } }
