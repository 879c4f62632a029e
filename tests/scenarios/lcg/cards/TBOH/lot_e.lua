-- The Battle of Hoth: a card drawn by lot.

local function table_with(hand, mine, theirs)
  return { turn = p1, phase = "refresh", p1 = { units = theirs, hand = { "Toy Gunner", "Toy Gunner", "Toy Gunner", "Toy Gunner", "Toy Gunner", "Toy Gunner" }, objectives = { "Toy Garrison", "Toy Garrison", "Toy Garrison" } }, p2 = { units = mine, hand = hand, objectives = { "Undercover Dealings", "Toy Refuge", "Toy Refuge" },
    deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } }
end
scenario "Undercover Dealings: with fewer units the hand is filled after the opponent refreshes" {
  rules = { "TBOH-60.1/reaction" },
  given = table_with({ "Toy Pilgrim", "Toy Pilgrim" }, { "Toy Pilgrim" }, { "Toy Trooper", "Toy Trooper" }),
  steps = { p2.uses "Undercover Dealings", expect { p2.hand, count = 6 } },
}
scenario "Undercover Dealings: not with as many units" {
  quiet = { "TBOH-60.1/reaction" },
  given = table_with({ "Toy Pilgrim", "Toy Pilgrim" }, { "Toy Pilgrim" }, { "Toy Trooper" }),
  steps = { expect { p2.hand, count = 2 } },
}
scenario "Undercover Dealings: not with a full hand" {
  quiet = { "TBOH-60.1/reaction" },
  given = table_with({ "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" }, { "Toy Pilgrim" }, { "Toy Trooper", "Toy Trooper" }),
  steps = { expect { p2.hand, count = 6 } },
}
