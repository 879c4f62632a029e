-- Endor: effects of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

effect "Battle Order" { id = "8_118", side = dark, unique = true, destiny = 5,
  constant = {
    { change{battle_cost, to = free, of = you} },
    { when(no(exists(card(titled("Battle Plan"))))), when(no(all_of(occupies(you, site(battleground)), occupies(you, system(battleground))))), change{drain_cost, 3, of = you} },
    { when(no(exists(card(titled("Battle Plan"))))), when(no(all_of(occupies(opponent, site(battleground)), occupies(opponent, system(battleground))))), change{drain_cost, 3, of = opponent} },
    { grant{immune("Alter"), to = this} } } }
effect "Battle Plan" { id = "8_35", side = light, unique = true, destiny = 5,
  constant = {
    { change{battle_cost, to = free, of = you} },
    { when(no(all_of(occupies(you, site(battleground)), occupies(you, system(battleground))))), change{drain_cost, 3, of = you} },
    { when(no(all_of(occupies(opponent, site(battleground)), occupies(opponent, system(battleground))))), change{drain_cost, 3, of = opponent} },
    { grant{immune("Alter"), to = this} } } }

effect "Commando Training" { id = "8_36", side = light, unique = true, destiny = 4,
  constant = {
    { change{forfeit, 2, of = character(yours, loyal(rebel), except(unique_only), bearing(weapon_card(blaster, except(unique_only))))},
      change{own_weapon_total, 1, of = character(yours, loyal(rebel), except(unique_only), bearing(weapon_card(blaster, except(unique_only))))} },
    { change{total_battle_destiny, count(character(yours, loyal(rebel), except(unique_only), bearing(weapon_card(blaster, except(unique_only))), in_battle, outside)), of = you} },
    { when(exists(weapon_card(yours, blaster, except(unique_only)))), grant{immune("Alter"), to = this} } } }
