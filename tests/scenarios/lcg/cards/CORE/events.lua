-- The events of the Core Set's Jedi and Sith decks.

local six = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }
local lights = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" }

scenario "Counter-stroke: an event does nothing" {
  rules = { "CORE-2.6/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "CORE-19.5" } },
    p2 = { units = { "Luke Skywalker" }, hand = { "Counter-stroke" }, support = { "Jedi" } } },
  steps = {
    p1.plays "Force Choke",
    p2.plays "Counter-stroke",
    expect { p2.card "Luke Skywalker", damage = 0 },
    expect { p1.discard, exactly = { "Force Choke" } },
    expect { p2.discard, exactly = { "Counter-stroke" } },
  },
}

local ids1 = { "CORE-3.4", "CORE-7.5" }
for i = 1, 2 do
  local id = ids1[i]
  scenario("Jedi Mind Trick: 2 focus tokens with the Balance (" .. id .. ")") {
    rules = { id .. "/action" },
    given = { phase = "deployment", turn = p2, balance = p2,
      p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } },
      p2 = { hand = { id }, units = { "Toy Speeder" }, support = { "Jedi" } } },
    steps = {
      p2.plays "Jedi Mind Trick",
      expect { p1.card "Toy Trooper", focus = 2 },
    },
  }
end

scenario "Jedi Mind Trick: 1 without it" {
  rules = { "CORE-3.4/action" },
  given = { phase = "deployment", turn = p2, balance = p1,
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } },
    p2 = { hand = { "CORE-3.4" }, units = { "Toy Speeder" }, support = { "Jedi" } } },
  steps = {
    p2.plays "Jedi Mind Trick",
    expect { p1.card "Toy Trooper", focus = 1 },
  },
}

scenario "Our Most Desperate Hour: a second shield" {
  rules = { "CORE-3.5/action" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { { "Luke Skywalker", shields = 1 } }, hand = { "Our Most Desperate Hour" } } },
  steps = {
    p2.plays "Our Most Desperate Hour",
    expect { p2.card "Luke Skywalker", shields = 2 },
  },
}

scenario "Double Strike: the unit is ready again and strikes once more" {
  rules = { "CORE-4.5/reaction" },
  given = { turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Luke Skywalker" }, hand = { "Double Strike" }, support = { "Jedi" } },
    engagement = { objective = "Toy Garrison", attackers = { "Luke Skywalker" }, edge = p2, at = "strikes" } },
  steps = {
    p2.strikes_with "Luke Skywalker",
    p2.plays "Double Strike",
    expect { p2.card "Luke Skywalker", focus = 0 },
    p2.strikes_with "Luke Skywalker",
    expect { p1.victory, count = 0 },
    expect { p2.victory, exactly = { "Toy Garrison" } },   -- 2 and 2, and 1 unopposed
  },
}

scenario "Lightsaber Deflection: 1 damage goes to another unit" {
  rules = { "CORE-5.5/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "CORE-19.5" }, units = { "Toy Trooper" } },
    p2 = { units = { "Luke Skywalker" }, hand = { "Lightsaber Deflection" } } },
  steps = {
    p1.plays "Force Choke",
    p1.chooses "Luke Skywalker",
    p2.plays "Lightsaber Deflection",
    expect { p2.card "Luke Skywalker", damage = 0 },
    expect { p1.card "Toy Trooper", damage = 1 },
  },
}

scenario "Return of the Jedi: a Force User comes back" {
  rules = { "CORE-6.4/action" },
  given = { phase = "deployment", turn = p2,
    p2 = { hand = { "Return of the Jedi" }, discard = { "Toy Pilgrim", "Luke Skywalker" }, objectives = { "Toy Academy" }, support = { "Jedi" } } },
  steps = {
    p2.plays "Return of the Jedi",
    expect { p2.units, exactly = { "Luke Skywalker" } },
  },
}

scenario "Return of the Jedi: no second Luke Skywalker" {
  rules = { "LCG-CARD-14" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { hand = { "Return of the Jedi" }, units = { "Luke Skywalker" }, discard = { "Luke Skywalker" }, objectives = { "Toy Academy" }, support = { "Jedi" } } },
  steps = { p2.cannot { "plays", "Return of the Jedi", because = "LCG-FX-07" } },
}

scenario "Emergency Repair: all damage from an objective, in one's own turn" {
  rules = { "CORE-6.5/action" },
  given = { phase = "deployment", turn = p2,
    p2 = { hand = { "Emergency Repair" }, objectives = { { "Toy Refuge", damage = 3 } }, support = { "Jedi" } } },
  steps = {
    p2.plays "Emergency Repair",
    expect { p2.card "Toy Refuge", damage = 0 },
  },
}

scenario "Emergency Repair: not in the opponent's turn" {
  rules = { "LCG-TIM-03" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { hand = { "Emergency Repair" }, units = { "Toy Pilgrim" }, objectives = { { "Toy Refuge", damage = 3 } }, support = { "Jedi" } } },
  steps = {
    p1.passes,
    p2.may_choose_exactly { pass },
  },
}

scenario "Force Rejuvenation: any number of tokens and enhancements" {
  rules = { "CORE-6.6/action" },
  given = { phase = "deployment", turn = p2,
    p2 = { hand = { "Force Rejuvenation" }, units = { { "Luke Skywalker", damage = 2, focus = 1 } }, objectives = { "Toy Refuge" },
           support = { "Jedi", { "Jedi Lightsaber", on = "Luke Skywalker" } } } },
  steps = {
    p2.plays "Force Rejuvenation",
    p2.pays_with("Toy Refuge", "for 1 resource"),
    p2.pays_with("Jedi", "for 1 resource"),
    p2.chooses "Luke Skywalker",
    p2.may_choose_exactly { 0, 1, 2 },
    p2.chooses(2, "damage"),
    p2.chooses(1, "focus token"),
    p2.may_choose_exactly { "Jedi Lightsaber", done },
    p2.chooses "Jedi Lightsaber",
    expect { p2.card "Luke Skywalker", damage = 0, focus = 0 },
    expect { p2.discard, exactly = { "Jedi Lightsaber", "Force Rejuvenation" } },
  },
}

scenario "It Binds All Things: the top 2 cards with the Balance" {
  rules = { "CORE-7.6/action" },
  given = { phase = "deployment", turn = p2, balance = p2,
    p2 = { hand = { "It Binds All Things" }, discard = { "Toy Mentor", "Toy Pilgrim", "Toy Speeder" }, support = { "Jedi" } } },
  steps = {
    p2.plays "It Binds All Things",
    expect { p2.hand, exactly = { "Toy Mentor", "Toy Pilgrim" } },
  },
}

local ids2 = { "CORE-19.5", "CORE-23.6" }
for i = 1, 2 do
  local id = ids2[i]
  scenario("Force Choke: 1 damage to a Character or Creature (" .. id .. ")") {
    rules = { id .. "/action" },
    given = { phase = "deployment", turn = p1,
      p1 = { hand = { id } },
      p2 = { units = { "Luke Skywalker", "Red Five" } } },
    steps = {
      p1.plays "Force Choke",
      expect { p2.card "Luke Skywalker", damage = 1 },
    },
  }
end

scenario "Force Choke: one per turn, whichever copy" {
  rules = { "LCG-TERM-10" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "CORE-19.5", "CORE-23.6" } },
    p2 = { units = { "Luke Skywalker" } } },
  steps = {
    p1.plays "Force Choke#1",
    p1.chooses "Luke Skywalker",
    p1.may_choose_exactly { pass },
  },
}

scenario "Dark Precognition: two cards, then one is discarded" {
  rules = { "CORE-20.5/action" },
  cites = { { "LCG-DSR-02", "worked example of LCG-DSR-01 with this card: two draws, one after the other" } },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Dark Precognition" }, deck = { "Toy Trooper", "Toy Walker", "Toy Officer" } } },
  steps = {
    p1.plays "Dark Precognition",
    p1.may_choose_exactly { "Toy Trooper", "Toy Walker" },
    p1.chooses "Toy Walker",
    expect { p1.hand, exactly = { "Toy Trooper" } },
    expect { p1.discard, exactly = { "Toy Walker", "Dark Precognition" } },
  },
}

scenario "I'm On the Leader: a focus token on an enemy Fighter" {
  rules = { "CORE-21.5/action" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "I'm On the Leader" }, units = { "Toy Trooper" }, support = { "Sith" } },
    p2 = { units = { "Luke Skywalker", "Red Five" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "I'm On the Leader",
    expect { p2.card "Red Five", focus = 1 },
  },
}

scenario "Force Stasis: the unit cannot defend in this phase" {
  rules = { "CORE-22.5/action" },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Force Stasis" }, support = { "Sith" } },
    p2 = { units = { "Luke Skywalker", "Red Five" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge",
    p1.plays "Force Stasis",
    p2.may_choose_exactly { "defends with Red Five", done },
  },
}

scenario "There Is No Escape: all units go under the decks" {
  rules = { "CORE-22.6/action" },
  given = { phase = "force", turn = p1,
    p1 = { hand = { "There Is No Escape" }, units = { "Toy Trooper" }, objectives = { "Toy Garrison", "Toy Shipyard" }, support = { "Sith" }, deck = six },
    p2 = { units = { "Luke Skywalker", "Red Five" }, objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" }, deck = lights } },
  steps = {
    p1.passes,                                       -- nobody is committed
    p1.plays "There Is No Escape",
    expect { p1.units, count = 0 },
    expect { p2.units, count = 0 },
    expect { p1.deck, count = 7 },
  },
}

scenario "There Is No Escape: only in a Force phase" {
  rules = { "LCG-TURN-07" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "There Is No Escape" }, units = { "Toy Gunner" }, objectives = { "Toy Garrison", "Toy Shipyard" }, support = { "Sith" } },
    p2 = { units = { "Luke Skywalker" } } },
  steps = { p1.may_choose_exactly { "uses Toy Gunner", pass } },
}

scenario "Force Lightning: an exhausted unit is destroyed" {
  rules = { "CORE-23.5/action" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Force Lightning" }, objectives = { "Toy Shipyard" }, support = { "Sith" } },
    p2 = { units = { { "Luke Skywalker", focus = 1 }, "Yoda" } } },
  steps = {
    p1.plays "Force Lightning",
    expect { p2.units, exactly = { "Yoda" } },
  },
}

scenario "Interrogation: the hand is seen, and one card of it discarded" {
  rules = { "CORE-24.6/action" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Interrogation" }, objectives = { "Toy Garrison" }, support = { "Sith" } },
    p2 = { hand = { "Toy Pilgrim", "Toy Mentor" } } },
  steps = {
    p1.plays "Interrogation",
    p1.pays_with("Toy Garrison", "for 1 resource"),
    p1.pays_with("Sith", "for 1 resource"),
    p1.may_choose_exactly { "Toy Pilgrim", "Toy Mentor" },
    p1.chooses "Toy Mentor",
    expect { p2.discard, exactly = { "Toy Mentor" } },
  },
}

scenario "A Disturbance In the Force: enemy units that are committed" {
  rules = { "CORE-25.6/action" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "A Disturbance In the Force" }, objectives = { "Toy Garrison" }, support = { "Sith" } },
    p2 = { units = { { "Yoda", committed = true }, "Luke Skywalker" } } },
  steps = {
    p1.plays "A Disturbance In the Force",
    expect { p2.card "Yoda", focus = 1 },
    expect { p2.card "Luke Skywalker", focus = 0 },
  },
}
