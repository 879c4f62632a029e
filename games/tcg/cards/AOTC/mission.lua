-- Attack of the Clones: Missions.

mission "Wedding of Destiny" { id = "AOTC-118", side = light, cost = 2, completed = { draw(3), gain(1) } }
mission "Jedi Council Summons" { id = "AOTC-25", side = light, cost = 2,
  completed = { search(), may(take(deck_card(yours, subtype(jedi)))), shuffle(), gain(1) } }
mission "Dark Rendezvous" { id = "AOTC-10", side = dark, cost = 4, completed = { lose(opponent, 7) } }
mission "Subtle Assassination" { id = "AOTC-109", side = dark, cost = 3,
  completed = { discard(character_unit(opposing, power_up_to(3))) } }
