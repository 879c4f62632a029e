-- Escape from Hoth.

scenario "Aggression: each player sacrifices a unit of their own" {
  rules = { "EFH-66.6/action" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Trooper", "Toy Walker" }, objectives = { "Toy Furnace" }, hand = { "Aggression" } }, p2 = { units = { "Toy Pilgrim", "Toy Mentor" } } },
  steps = {
    p1.plays "Aggression", p1.pays_with("Toy Furnace", "for 1 resource"), p1.may_choose_exactly { "Toy Trooper", "Toy Walker" }, p1.chooses "Toy Trooper",
    p2.may_choose_exactly { "Toy Pilgrim", "Toy Mentor" }, p2.chooses "Toy Pilgrim",
    expect { p1.units, exactly = { "Toy Walker" } }, expect { p2.units, exactly = { "Toy Mentor" } },
  },
}
scenario "Aggression: not in the opponent's turn" {
  quiet = { "EFH-66.6/action" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Furnace" }, hand = { "Aggression" } }, p2 = { units = { "Toy Medic" } } },
  steps = { p1.cannot { "plays", "Aggression" } },
}
scenario "Aggression: who has no unit sacrifices none" {
  rules = { "EFH-66.6/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { objectives = { "Toy Furnace" }, hand = { "Aggression" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Aggression", expect { p2.units, count = 0 } },
}
