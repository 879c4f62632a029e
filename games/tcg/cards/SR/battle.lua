-- Sith Rising: Battle cards.

-- Dark Side
battle "Unfriendly Fire" { id = "SR-29", side = dark,
  effect = paid(7, choose_arena, each(unit(at(that_arena)), damage(2, it))) }
