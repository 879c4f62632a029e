-- Functions for what many cards of this game repeat, in words of its language: docs/card-language/ccg.md.

-- How most shots end: what was targeted is hit if the weapon destiny, with so much added, is more than its defense value.
function aims_at_it(plus)
  return draw_destiny{ kind = weapon_draw, plus = plus }, when(more(total_destiny(), defense(it)), make(hit, it))
end
