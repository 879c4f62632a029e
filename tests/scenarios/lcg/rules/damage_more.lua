-- Moving damage, cards that cannot be damaged, what counts as dealt, protect and shields together: LCG-TERM-03, LCG-TERM-14 to
-- LCG-TERM-18, LCG-FAQ-17 to LCG-FAQ-22.

scenario "Moved damage is not dealt, but the card is damaged" {
  rules = { "LCG-TERM-03" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Transfer" }, support = { "Toy Empire" }, units = { { "Toy Trooper", damage = 1 } } }, p2 = { units = { { "Toy Martyr", shields = 1 } }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.plays "Toy Transfer", expect { p1.card "Toy Trooper", damage = 0 }, expect { p2.card "Toy Martyr", damage = 1, shields = 1 }, expect { p2.hand, count = 0 },
  },
}
scenario "Protect may take damage that is moved to a character" {
  cites = { { "LCG-TERM-04", "moved damage is assigned as any other, and protect comes after that" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Transfer" }, support = { "Toy Empire" }, units = { { "Toy Trooper", damage = 1 } } }, p2 = { units = { "Toy Pilgrim", "Toy Guardian" } } },
  steps = {
    p1.plays "Toy Transfer", p1.chooses "Toy Pilgrim", p2.may_choose_exactly { "protects with Toy Guardian for 1 damage", pass }, p2.protects_with("Toy Guardian", "for 1 damage"),
    expect { p2.card "Toy Guardian", damage = 1 }, expect { p2.card "Toy Pilgrim", damage = 0 },
  },
}
scenario "A card that cannot be damaged is neither struck nor does it protect; damage dealt to it does nothing" {
  rules = { "LCG-TERM-14" },
  given = { turn = p2, p2 = { units = { "Toy Mentor" } }, p1 = { objectives = { "Toy Garrison" }, units = { "Toy Wraith", "Toy Shade", "Toy Trooper" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Mentor" }, defenders = { "Toy Wraith", "Toy Trooper" }, edge = p2, at = "strikes" } },
  steps = {
    p2.strikes_with "Toy Mentor", expect { p1.discard, exactly = { "Toy Trooper" } }, expect { p1.card "Toy Shade", damage = 0 },
    p1.strikes_with "Toy Wraith",
  },
}
scenario "Damage that is there already stays, and an effect that destroys still does" {
  cites = { { "LCG-TERM-15", "nothing takes damage away" }, { "LCG-TERM-16", "destroying asks for no damage" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Doom" }, support = { "Toy Empire" }, units = { { "Toy Wraith", damage = 1 }, "Toy Trooper" } } },
  steps = { expect { p1.card "Toy Wraith", damage = 1 }, p1.plays "Toy Doom", p1.chooses "Toy Wraith", expect { p1.discard, exactly = { "Toy Doom", "Toy Wraith" } } },
}
scenario "A card has been dealt damage if a token was put on it" {
  rules = { "LCG-TERM-17" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Toy Martyr" }, deck = { "Toy Pilgrim", "Toy Mentor" } } },
  steps = { p1.uses "Toy Gunner", p2.uses "Toy Martyr", expect { p2.card "Toy Martyr", damage = 1 }, expect { p2.hand, count = 1 } },
}
scenario "Damage that was taken elsewhere in full was not dealt to the first card" {
  cites = { { "LCG-TERM-18", "the same as LCG-DMG-06: nothing was put on it" }, { "LCG-FAQ-17", "the shields are asked after protect, of every card that has damage beside it" }, { "LCG-FAQ-18", "what protect may take is asked before shields" } },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Toy Martyr", { "Toy Guardian", damage = 3, shields = 1 } }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner", p1.chooses "Toy Martyr", p2.may_choose_exactly { "protects with Toy Guardian for 1 damage", pass }, p2.protects_with("Toy Guardian", "for 1 damage"),
    p2.shields "Toy Guardian", expect { p2.card "Toy Martyr", damage = 0 }, expect { p2.card "Toy Guardian", damage = 3, shields = 0 }, expect { p2.hand, count = 0 },
  },
}
scenario "Healing takes tokens one by one" {
  cites = { { "LCG-FAQ-22", "damage is a number: a token of three is three" } },
  given = { phase = "deployment", turn = p2, p2 = { units = { "Toy Medic", { "Toy Guardian", damage = 3 } } } },
  steps = { p2.uses "Toy Medic", expect { p2.card "Toy Guardian", damage = 2 } },
}
scenario "A protecting unit that is damaged by the same source counts its own share first" {
  rules = { "LCG-FAQ-20" },
  given = { turn = p2, p1 = { units = { "Toy Officer", { "Toy Bodyguard", damage = 2 } }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Luke Skywalker" }, support = { { "Shii-Cho Training", on = "Luke Skywalker" } } },
    engagement = { objective = "Toy Garrison", attackers = { "Luke Skywalker" }, defenders = { "Toy Officer", "Toy Bodyguard" }, edge = p2, at = "strikes" } },
  steps = {
    p2.strikes_with "Luke Skywalker", p2.resolves "unit damage", p2.assigns("1", "damage to Toy Officer"), p2.assigns("1", "damage to Toy Bodyguard"),
    expect { p1.discard, exactly = { "Toy Bodyguard" } }, expect { p1.card "Toy Officer", damage = 1 },
    p1.strikes_with "Toy Officer",
  },
}

-- What one effect deals to several cards it deals at once.

scenario "An effect on several cards damages them at once: a protecting unit counts its own share first" {
  rules = { "LCG-FAQ-20" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Sweep" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", { "Toy Guardian", damage = 3 } }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "Toy Sweep", p1.pays_with "Toy Empire",
    expect { p2.discard, exactly = { "Toy Guardian" } }, expect { p2.card "Toy Pilgrim", damage = 1 }, expect { p2.card "Toy Refuge", damage = 1 },
  },
}
scenario "What an effect on several cards destroys is gone before anybody reacts to the damage" {
  rules = { "LCG-FAQ-20" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Sweep" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Martyr", { "Toy Pilgrim", damage = 1 } }, deck = { "Toy Speeder" } } },
  steps = {
    p1.plays "Toy Sweep", p1.pays_with "Toy Empire", p2.passes,   -- it could take the damage of the other one
    p2.may_choose_exactly { "uses Toy Martyr", pass }, expect { p2.card "Toy Martyr", damage = 1 }, expect { p2.discard, exactly = { "Toy Pilgrim" } }, p2.uses "Toy Martyr", expect { p2.hand, count = 1 },
  },
}
