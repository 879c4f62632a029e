-- Acts that texts forbid, by their roles, and how long lasting effects last.

-- Engagements
scenario "An objective that cannot be engaged is not offered while its condition holds" {
  rules = { "LCG-CON-01" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Bunker", "Toy Refuge" }, units = { { "Toy Medic", focus = 1 } } } },
  steps = { p1.may_choose_exactly { "engages Toy Refuge", pass }, p1.cannot { "engages", "Toy Bunker", says = "a card says that it cannot be engaged" }, p1.passes },
}
scenario "... and is offered when it does not" {
  rules = { "LCG-CON-01" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Bunker", "Toy Refuge" }, units = { "Toy Medic" } } },
  steps = { p1.may_choose_exactly { "engages Toy Bunker", "engages Toy Refuge", pass }, p1.passes },
}
scenario "A unit that cannot attack damaged objectives attacks the others; what nobody can attack is not engaged" {
  rules = { "LCG-CON-04" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Recluse" } },
    p2 = { objectives = { { "Toy Refuge", damage = 1 }, "Toy Academy" } } },
  steps = {
    p1.may_choose_exactly { "engages Toy Academy", pass }, p1.cannot { "engages", "Toy Refuge", says = "no unit of yours can attack it" },
    p1.engages "Toy Academy", p1.attacks_with "Toy Recluse", p1.strikes_with "Toy Recluse", expect { p2.card "Toy Academy", damage = 1 },
  },
}
scenario "Beside a unit that can attack it a damaged objective is engaged, by that unit alone" {
  rules = { "LCG-CON-04" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Recluse", "Toy Trooper" } },
    p2 = { objectives = { { "Toy Refuge", damage = 1 } } } },
  steps = {
    p1.engages "Toy Refuge", p1.may_choose_exactly { "attacks with Toy Trooper" }, p1.cannot { "attacks with", "Toy Recluse", says = "a card says that it cannot attack" },
    p1.attacks_with "Toy Trooper", p1.strikes_with "Toy Trooper",
  },
}
scenario "A unit that cannot defend is not offered as a defender" {
  rules = { "LCG-CON-06" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Sluggard", "Toy Pilgrim" } } },
  steps = {
    p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper", p2.may_choose_exactly { "defends with Toy Pilgrim", done },
    p2.cannot { "defends with", "Toy Sluggard", says = "a card says that it cannot defend" }, p2.finishes, p1.strikes_with "Toy Trooper",
  },
}
scenario "Only against the enhanced objective droids of the enemy cannot defend" {
  cites = { { "LCG-CON-06", "a card says against which objective they cannot defend" } },
  given = { phase = "conflict", turn = p2, p2 = { units = { "Toy Pilgrim" }, support = { { "Toy Oathstone", on = "Toy Garrison" } } },
    p1 = { objectives = { "Toy Garrison", "Toy Shipyard" }, units = { "Toy Tinker" } } },
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p2.strikes_with "Toy Pilgrim",
  },
}
scenario "... and against another they can" {
  rules = { "LCG-CON-06" },
  given = { phase = "conflict", turn = p2, p2 = { units = { "Toy Pilgrim" }, support = { { "Toy Oathstone", on = "Toy Garrison" } } },
    p1 = { objectives = { "Toy Garrison", "Toy Shipyard" }, units = { "Toy Tinker" } } },
  steps = { p2.engages "Toy Shipyard", p2.attacks_with "Toy Pilgrim", p1.may_choose_exactly { "defends with Toy Tinker", done }, p1.finishes, p2.strikes_with "Toy Pilgrim" },
}
scenario "A unit that cannot strike as an attacker stays ready" {
  rules = { "LCG-STR-01" },
  given = { turn = p1, p1 = { units = { "Toy Pacifist", "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Pacifist", "Toy Trooper" }, edge = p1, at = "strikes" } },
  steps = { p1.may_choose_exactly { "strikes with Toy Trooper" }, p1.cannot { "strikes with", "Toy Pacifist", says = "a card says that it cannot strike" }, p1.strikes_with "Toy Trooper", expect { p1.card "Toy Pacifist", focus = 0 } },
}
scenario "... and strikes as a defender" {
  rules = { "LCG-STR-01" },
  given = { turn = p2, p2 = { units = { "Toy Pilgrim" } }, p1 = { objectives = { "Toy Garrison" }, units = { "Toy Pacifist" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Pacifist" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Pacifist", p1.chooses "Toy Pilgrim", expect { p1.card "Toy Pacifist", focus = 1 } },
}
scenario "What lasts until the end of the next turn holds in the opponent's turn" {
  cites = { { "LCG-FX-09", "a duration that is stated" } },
  given = { phase = "deployment", turn = p2, p2 = { hand = { "Toy Dread" }, objectives = { "Toy Refuge", "Toy Academy", "Toy Beacon" }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } },
    p1 = { units = { "Toy Trooper", "Toy Walker" }, objectives = { "Toy Garrison", "Toy Shipyard", "Toy Furnace" }, deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } } },
  steps = {
    p2.plays "Toy Dread", p2.chooses "Toy Walker",
    p1.passes, p1.passes, p1.engages "Toy Refuge", p1.may_choose_exactly { "attacks with Toy Trooper" },
  },
}

-- Targets
scenario "An enemy event does not target it; a unit does" {
  cites = { { "LCG-RES-02", "what cannot be targeted is not chosen" } },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Phantom" } }, p2 = { hand = { "Toy Dart" }, units = { "Toy Slinger" } } },
  steps = {
    p2.cannot { "plays", "Toy Dart", because = "LCG-FX-07" },
    p2.uses "Toy Slinger", expect { p1.card "Toy Phantom", damage = 1 },
  },
}
scenario "Beside it another unit is the only target of the event" {
  cites = { { "LCG-RES-02", "what cannot be targeted is not chosen" } },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Phantom", "Toy Walker", "Toy Trooper" } }, p2 = { hand = { "Toy Dart" } } },
  steps = { p2.plays "Toy Dart", p2.may_choose_exactly { "Toy Walker", "Toy Trooper", decline }, p2.cannot { "chooses", "Toy Phantom", says = "a card says that it cannot be targeted" }, p2.chooses "Toy Walker" },
}
scenario "For a phase a unit is not targeted by the opponent" {
  cites = { { "LCG-RES-02", "what cannot be targeted is not chosen" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Veil" }, units = { "Toy Walker", "Toy Trooper" } }, p2 = { units = { "Toy Slinger" } } },
  steps = { p1.plays "Toy Veil", p1.chooses "Toy Walker", p2.uses "Toy Slinger", expect { p1.card "Toy Trooper", damage = 1 } },
}

-- Playing, placing, committing, refreshing
scenario "Events that cannot be played are not offered" {
  cites = { { "LCG-RES-01", "a play restriction" } },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Walker" }, support = { "Toy Edict" } }, p2 = { hand = { "Toy Dart", "Toy Slinger" } } },
  steps = { p2.may_choose_exactly { "plays Toy Slinger", pass }, p2.cannot { "plays", "Toy Dart", says = "a card says that it cannot be played" }, p2.passes },
}
scenario "Its own player plays events" {
  cites = { { "LCG-RES-01", "a play restriction" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Vow" }, units = { "Toy Walker" }, support = { "Toy Edict" } }, p2 = {} },
  steps = { p1.may_choose_exactly { "plays Toy Vow", pass }, p1.passes },
}
scenario "A player who cannot play cards in this turn is offered none" {
  cites = { { "LCG-RES-01", "a play restriction" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Gag" }, units = { "Toy Walker" } }, p2 = { hand = { "Toy Dart" }, units = { "Toy Slinger" } } },
  steps = { p1.plays "Toy Gag", p2.may_choose_exactly { "uses Toy Slinger", pass }, p2.cannot { "plays", "Toy Dart", says = "a card says that it cannot be played" }, p2.passes },
}
scenario "Units that cannot be played are not offered; enhancements are" {
  cites = { { "LCG-RES-01", "a play restriction" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Recluse", "Toy Edict" } }, p2 = { support = { "Toy Ban" } } },
  steps = { p1.may_choose_exactly { "plays Toy Edict", pass }, p1.cannot { "plays", "Toy Recluse", says = "a card says that it cannot be played" }, p1.passes },
}
scenario "Cards that cannot be placed are not offered in an edge battle" {
  rules = { "LCG-EDGE-01" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, support = { "Toy Seal" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim" }, hand = { "Toy Dart", "Toy Slinger" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p2.may_choose_exactly { "places Toy Slinger", pass }, p2.cannot { "places", "Toy Dart", says = "a card says that it cannot be placed in an edge stack" }, p2.passes, p2.passes, p2.strikes_with "Toy Pilgrim", p2.chooses "Toy Trooper" },
}
scenario "A player who cannot place cards in this edge battle is not asked" {
  rules = { "LCG-EDGE-01" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Officer" }, hand = { "Toy Hush", "Toy Hermit" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim" }, hand = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, at = "actions after defenders" } },
  steps = { p1.plays "Toy Hush", p1.places "Toy Hermit", expect { table, edge = "p1" }, p1.strikes_with "Toy Trooper" },
}
scenario "A unit that cannot be committed is not offered" {
  rules = { "LCG-FOR-01" },
  given = { phase = "force", turn = p1, p1 = { units = { "Toy Hermit", "Toy Trooper" } } },
  steps = { p1.may_choose_exactly { "commits Toy Trooper", pass }, p1.cannot { "commits", "Toy Hermit", says = "a card says that it cannot be committed" }, p1.passes },
}
scenario "A unit that does not refresh keeps its focus tokens; another loses one" {
  rules = { "LCG-REF-01" },
  given = { phase = "refresh", turn = p1, p1 = { objectives = { "Toy Garrison", "Toy Shipyard", "Toy Vault" }, units = { { "Toy Trooper", focus = 1 }, { "Toy Walker", focus = 1 } }, hand = { "Toy Recluse" } }, p2 = { support = { { "Toy Shackle", on = "Toy Walker" } } } },
  steps = { p1.is_asked, expect { p1.card "Toy Trooper", focus = 0 }, expect { p1.card "Toy Walker", focus = 1 } },
}

-- Damage, shields, leaving play
scenario "What one unit deals no shield prevents" {
  cites = { { "LCG-SHI-01", "a card says that shields do nothing" } },
  given = { turn = p1, p1 = { units = { "Toy Piercer" } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Guardian", shields = 1 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Piercer" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Piercer", expect { p2.card "Toy Guardian", damage = 1, shields = 1 } },
}
scenario "... and of another unit it does" {
  rules = { "LCG-SHI-01" },
  given = { turn = p1, p1 = { units = { "Toy Piercer", "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Guardian", shields = 1 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", p2.shields "Toy Guardian", expect { p2.card "Toy Guardian", damage = 0, shields = 0 } },
}
scenario "It cannot be damaged by droids of the enemy, and by others it can" {
  rules = { "LCG-TERM-14" },
  given = { turn = p1, p1 = { units = { "Toy Tinker", "Toy Trooper" }, support = { { "Toy Banner", on = "Toy Tinker" } } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Bulwark", "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Tinker", "Toy Trooper" }, defenders = { "Toy Bulwark" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Tinker", expect { p2.card "Toy Bulwark", damage = 0 }, p2.strikes_with "Toy Bulwark", p2.chooses "Toy Trooper",
    p1.strikes_with "Toy Trooper", p2.passes, expect { p2.card "Toy Bulwark", damage = 1 },
  },
}
scenario "What cannot be destroyed stays, with damage and against effects" {
  rules = { "LCG-DMG-07" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Doom" }, support = { "Toy Empire" }, units = { "Toy Gunner" } }, p2 = { units = { { "Toy Idol", damage = 1 }, { "Toy Steward", focus = 1 } } } },
  steps = {
    p1.uses "Toy Gunner", p1.chooses "Toy Idol", expect { p2.card "Toy Idol", damage = 2 },
    p1.plays "Toy Doom", p1.chooses "Toy Steward", expect { p2.units, count = 0 },
  },
}
scenario "... and is destroyed when nothing protects it" {
  rules = { "LCG-DMG-07" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Gunner" } }, p2 = { units = { { "Toy Idol", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 } },
}
scenario "Cards that the opponent cannot discard stay in the hand" {
  cites = { { "LCG-FX-07", "a card says that it cannot be discarded" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Theft" }, deck = { "Toy Trooper" } }, p2 = { hand = { "Toy Dart" }, support = { "Toy Locket" } } },
  steps = { p1.plays "Toy Theft", expect { p2.hand, count = 1 }, expect { p1.hand, count = 0 } },
}
scenario "... and without that card are discarded" {
  cites = { { "LCG-FX-07", "nothing forbids it" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Theft" }, deck = { "Toy Trooper", "Toy Trooper" } }, p2 = { hand = { "Toy Dart" } } },
  steps = { p1.plays "Toy Theft", expect { p2.hand, count = 0 }, expect { p1.hand, count = 1 } },
}
scenario "A unit that cannot be sacrificed is sacrificed neither as a cost nor by an effect" {
  cites = { { "LCG-TERM-01", "a cost that cannot be paid" } },
  given = { phase = "deployment", turn = p2, p1 = { hand = { "Toy Tithe" } }, p2 = { hand = { "Toy Homecoming" }, support = { "Toy Temple" }, units = { "Toy Loyalist" }, discard = { "Toy Pilgrim" } } },
  steps = { p2.passes, p1.plays "Toy Tithe", expect { p2.units, exactly = { "Toy Loyalist" } } },
}
scenario "A unit that cannot be captured stays; another is captured" {
  rules = { "LCG-CAP-02" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Snare", "Toy Snare" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Eel", "Toy Pilgrim" } } },
  steps = {
    p1.plays "Toy Snare", p1.chooses "Toy Eel", expect { p2.units, exactly = { "Toy Eel", "Toy Pilgrim" } },
    p1.plays "Toy Snare", p1.chooses "Toy Pilgrim", expect { p2.units, exactly = { "Toy Eel" } },
  },
}
scenario "What cannot leave play is neither destroyed nor returned" {
  cites = { { "LCG-FX-07", "a card says that it cannot leave play" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Doom", "Toy Snare" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Toy Monument", damage = 2 } } } },
  steps = { p1.plays "Toy Doom", p1.pays_with("Toy Empire", "for 1 resource"), p1.plays "Toy Snare", expect { p2.units, exactly = { "Toy Monument" } } },
}

-- How long something lasts
scenario "An effect that hangs on a condition ends with it, for good" {
  cites = { { "LCG-FX-09", "an effect with a condition as its duration" } },
  given = { phase = "deployment", turn = p1, balance = p1, p1 = { hand = { "Toy Vow", "Toy Recluse" }, units = { "Toy Trooper" } }, p2 = { units = { { "Toy Mentor", committed = true } } } },
  steps = { p1.plays "Toy Vow", expect { p1.card "Toy Trooper", unit_damage = 3 }, p1.passes, p1.passes, expect { table, balance = "p2" }, expect { p1.card "Toy Trooper", unit_damage = 1 } },
}
scenario "... and lasts while it holds" {
  cites = { { "LCG-FX-09", "an effect with a condition as its duration" } },
  given = { phase = "deployment", turn = p1, balance = p1, p1 = { hand = { "Toy Vow" }, units = { "Toy Trooper" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Vow", expect { p1.card "Toy Trooper", unit_damage = 3 } },
}
scenario "... and is over for good when it does not: what it hangs on may come back" {
  cites = { { "LCG-FX-09", "an effect with a condition as its duration" } },
  given = { phase = "deployment", turn = p2, p2 = { hand = { "Toy Grudge", "Toy Hermit" }, units = { { "Toy Guardian", damage = 1 }, "Toy Medic" } },
    p1 = { hand = { "Force Choke" }, objectives = { "Toy Garrison" } } },
  steps = {
    p2.plays "Toy Grudge", p2.chooses "Toy Guardian", expect { p2.card "Toy Guardian", unit_damage = 3 },
    p1.passes, p2.uses "Toy Medic", expect { p2.card "Toy Guardian", damage = 0, unit_damage = 1 },
    p1.plays "Force Choke", p1.chooses "Toy Guardian", expect { p2.card "Toy Guardian", damage = 1, unit_damage = 1 },
  },
}
scenario "For a strike only" {
  cites = { { "LCG-FX-09", "a duration that is stated" } },
  given = { turn = p1, p1 = { hand = { "Toy Burst" }, units = { "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", p1.plays "Toy Burst", expect { p2.card "Toy Guardian", damage = 3 }, expect { p1.card "Toy Trooper", unit_damage = 1 } },
}
scenario "For the Force struggle only" {
  cites = { { "LCG-FX-09", "a duration that is stated" } },
  given = { phase = "force", turn = p1, balance = p2, p1 = { hand = { "Toy Chant" }, units = { "Toy Trooper" } }, p2 = { units = { { "Toy Sentinel", committed = true } } } },
  steps = { p1.commits "Toy Trooper", p1.plays "Toy Chant", expect { table, balance = "p1" }, expect { p1.card "Toy Trooper", force = 1 } },
}
scenario "A player's reserve value is raised until the end of the next turn" {
  rules = { "LCG-DRW-04" },
  given = { phase = "deployment", turn = p1, p2 = { hand = { "Toy Feast" }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" }, objectives = { "Toy Refuge", "Toy Academy", "Toy Garrison" } },
    p1 = { objectives = { "Toy Shipyard", "Toy Garrison", "Toy Furnace" } } },
  steps = { p2.plays "Toy Feast", p2.chooses "Toy Shipyard", p2.is_asked, expect { p2.hand, count = 8 } },
}
