-- Power of the Force: cards drawn by lot.

scenario "Rav Naaran: 1 damage to an objective when a unit leaves play, wherever it goes" {
  rules = { "POTF-254.2/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Rav Naaran" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge", "The Last Warrior" }, hand = { "Tactical Retreat" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p2.plays "Tactical Retreat", p2.pays_with "The Last Warrior", p2.chooses "Toy Pilgrim",
    p1.uses "Rav Naaran", p1.chooses "Toy Refuge", expect { p2.card "Toy Refuge", damage = 1 }, expect { p2.hand, exactly = { "Toy Pilgrim" } } },
}
scenario "Rav Naaran: not in the deployment phase" {
  quiet = { "POTF-254.2/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Rav Naaran" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge", "The Last Warrior" }, hand = { "Tactical Retreat" } } },
  steps = { p2.plays "Tactical Retreat", p2.pays_with "The Last Warrior", p2.chooses "Toy Pilgrim", expect { p2.card "Toy Refuge", damage = 0 }, expect { p2.hand, exactly = { "Toy Pilgrim" } } },
}
scenario "Tricks and Nonsense: an opponent with a neutral card in the stack uses no ability until the engagement ends" {
  rules = { "POTF-253.5/fate" },
  given = { turn = p2, p1 = { units = { "Toy Gunner", "Toy Trooper" }, hand = { "Toy Walker", "Toy Hunter" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Guardian", "Toy Pilgrim" }, hand = { "Tricks and Nonsense" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Guardian" }, defenders = { "Toy Trooper" } } },
  steps = { p2.places "Tricks and Nonsense", p1.places "Toy Hunter", p1.passes, p1.cannot { "uses", "Toy Gunner", says = "a card says that its abilities cannot be used" } },
}
scenario "Tricks and Nonsense: not one whose cards are of other affiliations" {
  quiet = { "POTF-253.5/fate" },
  given = { turn = p2, p1 = { units = { "Toy Gunner", "Toy Trooper" }, hand = { "Toy Walker", "Toy Hunter" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Guardian", "Toy Pilgrim" }, hand = { "Tricks and Nonsense" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Guardian" }, defenders = { "Toy Trooper" } } },
  steps = { p2.places "Tricks and Nonsense", p1.places "Toy Walker", p1.passes, p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", p2.passes, expect { p2.card "Toy Pilgrim", damage = 1 } },
}

local function attack(units, defenders)
  return { turn = p1, p1 = { units = { "Toy Stalwart" } }, p2 = { units = units, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Stalwart" }, defenders = defenders, edge = p1, at = "strikes" } }
end
scenario "Phantom: sacrificed, it saves a character and repairs it" {
  rules = { "POTF-252.4/interrupt" },
  given = attack({ "Phantom", { "Toy Pilgrim", damage = 1 } }, { "Toy Pilgrim" }),
  steps = { p1.strikes_with "Toy Stalwart", p2.uses "Phantom", expect { p2.units, exactly = { "Toy Pilgrim" } }, expect { p2.card "Toy Pilgrim", damage = 0 } },
}
scenario "Phantom: no vehicle that is no Specter" {
  quiet = { "POTF-252.4/interrupt" },
  given = attack({ "Phantom", { "Toy Speeder", damage = 1 } }, { "Toy Speeder" }),
  steps = { p1.strikes_with "Toy Stalwart", expect { p2.units, exactly = { "Phantom" } } },
}
scenario "Phantom: sacrificed, it saves a character from capture" {
  rules = { "POTF-252.4/interrupt-2" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Toy Garrison" }, hand = { "Toy Snare" } }, p2 = { units = { "Phantom", { "Toy Pilgrim", damage = 1 } } } },
  steps = { p1.plays "Toy Snare", p1.chooses "Toy Pilgrim", p2.uses "Phantom", expect { p2.units, exactly = { "Toy Pilgrim" } }, expect { p1.captured, count = 0 } },
}
scenario "Phantom: not one that returns to the hand" {
  quiet = { "POTF-252.4/interrupt-2" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Phantom", "Toy Pilgrim" }, hand = { "Tactical Retreat" }, objectives = { "The Last Warrior" } } },
  steps = { p2.plays "Tactical Retreat", p2.chooses "Toy Pilgrim", expect { p2.units, exactly = { "Phantom" } } },
}
