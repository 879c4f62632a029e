-- Coruscant: interrupts drawn by lot. stats_only: no text is described yet; missing: which are not.

interrupt "Vote Now!" { id = "12_162", icons = { episode_i }, side = dark, unique = true, destiny = 5, kind = used,
  stats_only = true }
interrupt "Kill Them Immediately" { id = "12_149", icons = { episode_i }, side = dark, unique = true, destiny = 3, kind = used_or_lost,
  play = { as(used), cost(use(5)), look(hand, opponent),
    when(exists(hand_card(opposing, repeated)), either({ put{hand_card(opposing), to = used_pile}, put{this, to = used_pile} }, { put{all(hand_card(opposing, repeated)), to = lost_pile}, put{this, to = lost_pile} })),
    otherwise(put{this, to = used_pile}) },
  missing = { "immunity to Sense" } }
