-- The Battle of Hoth: cards drawn by lot.

scenario "Tactical Retreat: any number of units goes to the hand" {
  rules = { "TBOH-60.6/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Pilgrim", "Toy Speeder", "Toy Mentor" }, objectives = { "The Last Warrior" }, hand = { "Tactical Retreat" } } },
  steps = { p2.plays "Tactical Retreat", p2.pays_with "The Last Warrior", p2.may_choose_exactly { "Toy Pilgrim", "Toy Speeder", "Toy Mentor", done }, p2.cannot { "chooses", "Toy Trooper", says = "it is not yours" },
    p2.chooses "Toy Pilgrim", p2.chooses "Toy Speeder", p2.finishes, expect { p2.hand, exactly = { "Toy Pilgrim", "Toy Speeder" } }, expect { p2.units, exactly = { "Toy Mentor" } }, expect { p1.units, count = 1 } },
}
scenario "Tactical Retreat: not without units of one's own" {
  quiet = { "TBOH-60.6/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } }, p2 = { objectives = { "The Last Warrior" }, hand = { "Tactical Retreat" } } },
  steps = { p2.cannot { "plays", "Tactical Retreat", because = "LCG-FX-07" }, p2.passes },
}
