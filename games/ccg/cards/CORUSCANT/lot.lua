-- Coruscant: cards drawn by lot. missing: which texts are not described.

effect "The Gravest Of Circumstances" { id = "12_48", side = light, unique = true, destiny = 3, kind = political, icons = { episode_i, episode_i },
  just = { destiny_drawn(), when(battle_destiny()), when(no(exists(stacked_card(senator, borne_by_this)))), cost(put{hand_card(yours, senator), to = here}), change{destiny, 3, of = draw} },
  optional = { when(your_turn()), when(exists(stacked_card(taxation, borne_by_this))), limit(turn), cost(put{hand_card(yours), to = used_pile}), lose_force{1, by = opponent} },
  missing = { "that the opponent may use the Force in place of losing it" } }

effect "Mind Tricks Don't Work On Me" { id = "12_136", side = dark, unique = true, destiny = 2, deploy = 3, icons = { episode_i, episode_i },
  in_damage_segment = { when(happened(battle_initiated{by = opponent}, battle)), when(damage_pending()), when(nothing_to_forfeit()), cost(put{this, to = out_of_play}), cancel{battle_damage, of = you} },
  constant = { grant{immune("Alter"), to = this} } }
