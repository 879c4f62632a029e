-- Framework events and action windows, interrupts and reactions: LCG-TIM-01 to LCG-TIM-15.

scenario "No action inside a framework event" {
  rules = { "LCG-TIM-01" },
  given = { phase = "force", turn = p1,
    p1 = { units = { "Toy Adept", "Toy Gunner" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.commits "Toy Adept",
    p1.may_choose_exactly { "uses Toy Adept", pass },
    p1.cannot { "uses", "Toy Gunner", because = "LCG-TIM-01" },
    p1.uses "Toy Adept",
    expect { p2.card "Toy Refuge", damage = 1 },
  },
}

scenario "No action while something is reacted to, even in an action window" {
  rules = { "LCG-TIM-02" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { "Toy Medic", { "Toy Martyr", damage = 1 } }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Martyr",
    p2.may_choose_exactly { "uses Toy Martyr", pass },
    p2.cannot { "uses", "Toy Medic", because = "LCG-TIM-02" },
    p2.uses "Toy Martyr",
    expect { p2.hand, exactly = { "Toy Pilgrim" } },
    p2.may_choose_exactly { "uses Toy Medic", pass },  -- the action window goes on: now it is an action's turn
  },
}

scenario "Actions alternate, the active player first, until both pass in a row" {
  rules = { "LCG-TIM-03" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Saboteur" } },
    p2 = { units = { "Toy Medic", { "Toy Guardian", damage = 1 } } } },
  steps = {
    p1.is_asked,
    p1.passes,
    p2.uses "Toy Medic",
    p1.uses "Toy Saboteur",      -- a pass does not end one's part in the window
    p1.chooses "Toy Guardian",
    p1.may_choose_exactly { "uses Toy Gunner", pass },
    p1.uses "Toy Gunner",
    p1.chooses "Toy Guardian",
    expect { p2.card "Toy Guardian", damage = 1, focus = 1 },
  },
}

scenario "An action resolves completely before the next one" {
  rules = { "LCG-TIM-04" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { "Toy Medic", { "Toy Guardian", damage = 1 } } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Guardian",
    p2.may_choose_exactly { "uses Toy Medic", pass },
    expect { p2.card "Toy Guardian", damage = 2 },
  },
}

scenario "An interrupt in a framework event: damage of a strike" {
  rules = { "LCG-TIM-05" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Pilgrim", "Toy Martyr" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Trooper",
    p2.may_choose_exactly { "uses Toy Martyr", pass },
    p2.uses "Toy Martyr",
    expect { p2.card "Toy Martyr", damage = 1 },
    expect { p2.card "Toy Pilgrim", damage = 0 },
  },
}

scenario "Leaving play is the condition of an interrupt to it" {
  rules = { "LCG-TIM-14" },
  cites = { { "LCG-TIM-06", "worked example of LCG-TIM-05 and LCG-TIM-07, shown with a toy card" } },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Leader", damage = 1 }, { "Toy Pilgrim", focus = 1 }, { "Toy Guardian", focus = 2 } },
           objectives = { { "Toy Refuge", focus = 1 } } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Leader",
    p2.passes,               -- nobody protects the leader
    p2.may_choose_exactly { "uses Toy Leader", pass },
    p2.uses "Toy Leader",
    expect { p2.card "Toy Pilgrim", exhausted = false },
    expect { p2.card "Toy Guardian", focus = 1 },
    expect { p2.card "Toy Refuge", exhausted = false },
    expect { p2.discard, exactly = { "Toy Leader" } },
  },
}

scenario "An interrupt comes before its condition has resolved and may prevent it" {
  rules = { "LCG-TIM-07" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } }, support = { { "Toy Charm", on = "Toy Pilgrim" } } } },
  steps = {
    p1.uses "Toy Gunner",
    p2.may_choose_exactly { "uses Toy Charm", pass },
    p2.uses "Toy Charm",
    expect { p2.units, exactly = { "Toy Pilgrim" } },
    expect { p2.card "Toy Pilgrim", damage = 0 },
    expect { p2.discard, exactly = { "Toy Charm" } },
  },
}

scenario "Interrupts to one condition alternate, the active player first" {
  rules = { "LCG-TIM-08" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Tormentor", "Toy Tormentor" } },
    p2 = { units = { "Toy Pilgrim", "Toy Martyr" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Pilgrim",
    p1.may_choose_exactly { "uses Toy Tormentor", "uses Toy Tormentor", pass },
    p1.uses "Toy Tormentor",
    p2.may_choose_exactly { "uses Toy Martyr", pass },
    p2.passes,
    p1.may_choose_exactly { "uses Toy Tormentor", pass },
    p1.uses "Toy Tormentor",
    p2.uses "Toy Martyr",    -- who passed may still interrupt while the other goes on
    expect { p2.card "Toy Pilgrim", damage = 0, focus = 2 },
    expect { p2.card "Toy Martyr", damage = 1 },
  },
}

scenario "Once interrupts have been passed the condition resolves" {
  rules = { "LCG-TIM-09" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Leader", damage = 1 }, { "Toy Pilgrim", focus = 1 } } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Leader",
    p2.may_choose_exactly { "uses Toy Leader", pass },
    p2.passes,
    expect { p2.discard, exactly = { "Toy Leader" } },
    expect { p2.card "Toy Pilgrim", focus = 1 },
    p2.cannot { "uses", "Toy Leader", because = "LCG-FX-05" },
  },
}

scenario "A reaction in a framework event, right after its condition and not later" {
  rules = { "LCG-TIM-10" },
  cites = { { "LCG-TIM-11", "worked example of LCG-TIM-10 and LCG-TIM-12, shown with a toy card" } },
  given = { phase = "force", turn = p1,
    p1 = { units = { "Toy Adept", "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy" } } },
  steps = {
    p1.commits "Toy Trooper",
    p1.may_choose_exactly { "commits Toy Adept", pass },
    p1.commits "Toy Adept",
    p1.may_choose_exactly { "uses Toy Adept", pass },
    p1.uses "Toy Adept",
    p1.chooses "Toy Academy",
    expect { p2.card "Toy Academy", damage = 1 },
    p1.cannot { "uses", "Toy Adept", because = "LCG-TIM-13" },
  },
}

scenario "Reactions to one condition alternate, the active player first" {
  rules = { "LCG-TIM-12" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Scavenger", "Toy Scavenger" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 }, "Toy Mourner" }, deck = { "Toy Speeder" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Pilgrim",
    p1.may_choose_exactly { "uses Toy Scavenger", "uses Toy Scavenger", pass },
    p1.uses "Toy Scavenger",
    p2.may_choose_exactly { "uses Toy Mourner", pass },
    p2.passes,
    p1.may_choose_exactly { "uses Toy Scavenger", pass },
    p1.passes,
    expect { p1.hand, exactly = { "Toy Trooper" } },
    expect { p2.hand, count = 0 },
  },
}

scenario "Once reactions have been passed there are no more" {
  rules = { "LCG-TIM-13" },
  given = { phase = "force", turn = p1,
    p1 = { units = { "Toy Adept", "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = {
    p1.commits "Toy Adept",
    p1.may_choose_exactly { "uses Toy Adept", pass },
    p1.passes,
    p1.may_choose_exactly { "commits Toy Trooper", pass },
    expect { p2.card "Toy Refuge", damage = 0 },
  },
}

scenario "Interrupts, then the condition, then reactions" {
  rules = { "LCG-TIM-14" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { "Toy Escort", "Toy Mourner" }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Escort",
    p2.may_choose_exactly { "uses Toy Escort", pass },
    expect { p2.units, exactly = { "Toy Escort", "Toy Mourner" } },
    p2.uses "Toy Escort",
    expect { p1.card "Toy Gunner", damage = 1 },
    p2.may_choose_exactly { "uses Toy Mourner", pass },
    expect { p2.discard, exactly = { "Toy Escort" } },
    p2.uses "Toy Mourner",
    expect { p2.hand, exactly = { "Toy Pilgrim" } },
  },
}

scenario "What an interrupt prevented is not reacted to" {
  rules = { "LCG-TIM-15" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Gunner", "Toy Scavenger" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 }, { "Toy Mentor", damage = 2 } }, support = { { "Toy Charm", on = "Toy Pilgrim" } } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Pilgrim",
    p2.uses "Toy Charm",
    p1.may_choose_exactly { "uses Toy Scavenger", pass },   -- the charm itself was sacrificed
    p1.passes,
    p1.may_choose_exactly { "uses Toy Gunner", pass },      -- but the pilgrim did not leave play
    p1.uses "Toy Gunner",
    p1.chooses "Toy Mentor",
    p1.may_choose_exactly { "uses Toy Scavenger", pass },   -- the mentor did
    p1.passes,
  },
}

scenario "If an effect makes both players choose, who initiated it chooses first" {
  rules = { "LCG-GP-03" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Tithe" }, units = { "Toy Trooper", "Toy Walker" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Guardian" } } },
  steps = {
    p1.plays "Toy Tithe", p1.may_choose_exactly { "Toy Trooper", "Toy Walker" }, p1.chooses "Toy Walker",
    p2.may_choose_exactly { "Toy Pilgrim", "Toy Guardian" }, p2.chooses "Toy Pilgrim",
    expect { p1.units, exactly = { "Toy Trooper" } }, expect { p2.units, exactly = { "Toy Guardian" } },
  },
}
scenario "Who has nothing to choose from is passed over" {
  cites = { { "LCG-GP-03", "only who can choose is asked" } },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Tithe" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Guardian" } } },
  steps = { p1.plays "Toy Tithe", p2.chooses "Toy Guardian", expect { p2.units, exactly = { "Toy Pilgrim" } } },
}

-- A card that left play is still what a reaction to its leaving asks for: it is looked at as it last was.

scenario "A reaction asks what a card was like that has left play" {
  cites = { { "LCG-TIM-12", "a reaction answers what has happened, and the card that it happened to is gone by then" } },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Vulture" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = {
    p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", p1.may_choose_exactly { "uses Toy Vulture", pass }, expect { p2.discard, exactly = { "Toy Pilgrim" } },
    p1.uses "Toy Vulture", expect { p1.hand, exactly = { "Toy Trooper" } },
  },
}
scenario "A vehicle that has left play is no character" {
  cites = { { "LCG-TIM-12", "the reaction is to another kind of card" } },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Vulture" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Speeder", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.discard, exactly = { "Toy Speeder" } }, p1.may_not_choose { "uses Toy Vulture" } },
}
scenario "A reaction to a card by its name finds it when it has left play" {
  rules = { "TOY-290/reaction" },
  cites = { { "LCG-TIM-12", "the card that it happened to is gone by then, and is known as it last was" } },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Elegist" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = {
    p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", expect { p2.discard, exactly = { "Toy Pilgrim" } }, p1.may_choose_exactly { "uses Toy Elegist", pass },
    p1.uses "Toy Elegist", expect { p1.hand, exactly = { "Toy Trooper" } },
  },
}
scenario "A card of another name that has left play is not the one that is named" {
  cites = { { "LCG-TIM-12", "the reaction is to another card" } },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Elegist" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Speeder", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.discard, exactly = { "Toy Speeder" } }, p1.may_not_choose { "uses Toy Elegist" } },
}
scenario "An undamaged unit that is destroyed was not damaged" {
  cites = { { "LCG-TIM-12", "what the card was like counts, not what it is like where it went" } },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Doom" }, support = { "Toy Empire" }, units = { "Toy Vulture" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Doom", p1.chooses "Toy Pilgrim", expect { p2.discard, exactly = { "Toy Pilgrim" } }, p1.may_not_choose { "uses Toy Vulture" } },
}
scenario "Who controlled a unit when it left play counts, not whose discard pile it went to" {
  cites = { { "LCG-TIM-12", "the unit was an enemy of its owner" } },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Corruption", "Toy Doom" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" }, units = { "Toy Vulture" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = {
    p1.plays "Toy Corruption", p1.pays_with "Toy Empire", expect { p1.units, exactly = { "Toy Vulture", "Toy Pilgrim" } },
    p1.plays "Toy Doom", p1.chooses "Toy Pilgrim", expect { p2.discard, exactly = { "Toy Pilgrim" } }, p1.may_not_choose { "uses Toy Vulture" },
  },
}
