-- Escape from Hoth: cards for the words that they need.

scenario "Vast Resources: the next card costs 1 less, whatever it is" {
  rules = { "EFH-68.2/action" },
  given = { turn = p2, phase = "deployment", p2 = { objectives = { "Toy Refuge" }, hand = { "Vast Resources", "Toy Guardian" } } },
  steps = { p2.plays "Vast Resources", p2.plays "Toy Guardian", expect { p2.units, exactly = { "Toy Guardian" } } },
}
scenario "Vast Resources: and only the next" {
  rules = { "EFH-68.2/action" },
  given = { turn = p2, phase = "deployment", p2 = { objectives = { "Toy Refuge", "Toy Refuge" }, hand = { "Vast Resources", "Toy Guardian", "Toy Sentinel" } } },
  steps = { p2.plays "Vast Resources", p2.plays "Toy Guardian", p2.pays_with "Toy Refuge#1", p2.cannot { "plays", "Toy Sentinel" }, p2.passes },
}
scenario "A Hero's Resolve: each card of its player's edge stack has one icon more" {
  rules = { "EFH-64.1/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, hand = { "Toy Adept" } }, p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Militia", "Toy Medic" }, objectives = { "A Hero's Resolve" } },
    engagement = { objective = "A Hero's Resolve", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Adept", p2.places "Toy Militia", p2.places "Toy Medic", expect { table, edge = "p2" } },
}
scenario "A Hero's Resolve: not while it is damaged" {
  quiet = { "EFH-64.1/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, hand = { "Toy Adept" } }, p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Militia", "Toy Medic" }, objectives = { { "A Hero's Resolve", damage = 1 } } },
    engagement = { objective = "A Hero's Resolve", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Adept", p2.places "Toy Militia", p2.places "Toy Medic", expect { table, edge = "p1" } },
}
