-- Edge of Darkness: units.

scenario "Sullustan Weapon Tech: a card for a Weapon" {
  rules = { "EOD-78.2/reaction" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Sullustan Weapon Tech", "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "CORE-1.4" }, deck = { "Toy Speeder", "Toy Speeder" } } },
  steps = { p2.plays "Jedi Lightsaber", p2.pays_with("Toy Refuge", "for 1 resource"), p2.uses "Sullustan Weapon Tech", expect { p2.hand, exactly = { "Toy Speeder" } } },
}
scenario "Sullustan Weapon Tech: none for another enhancement" {
  quiet = { "EOD-78.2/reaction" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Sullustan Weapon Tech" }, hand = { "Toy Charm" }, deck = { "Toy Speeder", "Toy Speeder" } } },
  steps = { p2.plays "Toy Charm", expect { p2.hand, count = 0 } },
}

scenario "Tusken Raider: back to the hand when it has resolved a strike" {
  rules = { "EOD-89.3/reaction" },
  given = { turn = p1, p1 = { units = { "EOD-89.3" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Tusken Raider" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Tusken Raider", p1.resolves "unit damage", p1.uses "Tusken Raider", expect { p2.card "Toy Mentor", damage = 1, focus = 1 }, expect { p1.hand, exactly = { "Tusken Raider" } } },
}
scenario "Tusken Raider: not when another unit strikes" {
  quiet = { "EOD-89.3/reaction" },
  given = { turn = p1, p1 = { units = { "EOD-89.3", "Toy Trooper" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p1.hand, count = 0 } },
}
