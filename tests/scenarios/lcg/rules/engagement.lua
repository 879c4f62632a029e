-- Engagements and strikes: LCG-CON-01 to LCG-CON-08, LCG-STR-01 to LCG-STR-07, LCG-ICON-01 to LCG-ICON-06, LCG-UNOP-02/03.

scenario "Each enemy objective may be engaged once in a turn, one engagement after the other" {
  rules = { "LCG-CON-01", "LCG-CON-03" },
  cites = { { "LCG-GP-10", "the same as LCG-CON-01" } },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Toy Walker", "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy" } } },
  steps = {
    p1.may_choose_exactly { "engages Toy Refuge", "engages Toy Academy", pass },
    p1.engages "Toy Refuge", p1.attacks_with "Toy Walker", p1.finishes, p1.strikes_with "Toy Walker",
    p1.may_choose_exactly { "engages Toy Academy", pass }, p1.engages "Toy Academy", p1.attacks_with "Toy Trooper", p1.strikes_with "Toy Trooper",
    p1.may_choose_exactly { "commits Toy Walker", "commits Toy Trooper", pass },
  },
}
scenario "Declaring a unit as attacker does not focus it" {
  cites = { { "LCG-CON-05", "attackers are focused when they strike" } },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Walker", "Toy Saboteur" } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Medic", focus = 1 } } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Walker", p1.finishes, expect { p1.card "Toy Walker", focus = 0, participating = true }, p1.passes, p1.passes, p1.passes, p1.strikes_with "Toy Walker", expect { p1.card "Toy Walker", focus = 1 }, p1.passes },
}
scenario "An objective is engaged only when attackers have been declared" {
  rules = { "LCG-GP-04" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper", "Toy Saboteur" } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Medic", focus = 1 } } } },
  steps = { p1.engages "Toy Refuge", expect { table, engaged = "nothing" }, p1.attacks_with "Toy Trooper", p1.finishes, p1.uses "Toy Saboteur", p1.chooses "Toy Medic", expect { table, engaged = "Toy Refuge" }, p1.passes, p1.strikes_with "Toy Trooper" },
}
scenario "One or more ready units attack" {
  rules = { "LCG-CON-04" },
  cites = { { "LCG-FOC-05", "only ready units are offered to attack, to defend, to strike; only they count in the struggle" } },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper", { "Toy Walker", focus = 1 }, "Toy Officer" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge", p1.may_choose_exactly { "attacks with Toy Trooper", "attacks with Toy Officer" },   -- at least one
    p1.attacks_with "Toy Trooper", p1.may_choose_exactly { "attacks with Toy Officer", done }, p1.finishes,
    p1.strikes_with "Toy Trooper", expect { p1.card "Toy Officer", participating = false },
  },
}
scenario "Any number of ready units defend, also none" {
  rules = { "LCG-CON-06" },
  cites = { { "LCG-CON-02", "the steps of the engagement's procedure stand in this order" } },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim", { "Toy Sniper", focus = 1 }, "Toy Speeder" } } },
  steps = {
    p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper",
    p2.may_choose_exactly { "defends with Toy Pilgrim", "defends with Toy Speeder", done },
    p2.defends_with "Toy Pilgrim", p2.finishes, p2.strikes_with "Toy Pilgrim", p1.strikes_with "Toy Trooper", p1.chooses "Toy Pilgrim",
    expect { p2.card "Toy Speeder", participating = false }, expect { p1.card "Toy Trooper", damage = 1 }, expect { p2.card "Toy Pilgrim", damage = 1 },
  },
}
scenario "Who defended and is still ready may defend again; who is exhausted still takes part" {
  cites = { { "LCG-CON-07", "defending does not focus, and whoever is ready is offered" }, { "LCG-CON-08", "a part in the engagement is a mark of its own, apart from focus tokens" },
    { "LCG-STR-06", "only ready participating units are offered to strike" } },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Officer", "Toy Saboteur" } }, p2 = { objectives = { "Toy Refuge", "Toy Academy" }, units = { "Toy Guardian" } } },
  steps = {
    p1.engages "Toy Refuge", p1.attacks_with "Toy Officer", p1.finishes, p1.passes, p2.defends_with "Toy Guardian",
    p1.uses "Toy Saboteur", p1.chooses "Toy Guardian",                                           -- a focus token on the defender
    expect { p2.card "Toy Guardian", focus = 1, participating = true },
    p1.strikes_with "Toy Officer", p1.resolves "tactics", expect { p2.card "Toy Guardian", focus = 2 },
    p1.is_asked,
  },
}

-- Strikes
scenario "Strikes alternate, beginning with the player who has the edge; who has no ready unit left waits" {
  rules = { "LCG-STR-01" },
  cites = { { "LCG-STR-04", "the turn goes back to whoever has a ready unit" }, { "LCG-STR-03", "there is no other option than to strike" } },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker", "Toy Gunner" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker", "Toy Gunner" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = {
    p2.strikes_with "Toy Guardian", p2.chooses "Toy Walker",
    p1.passes, p1.may_choose_exactly { "strikes with Toy Trooper", "strikes with Toy Walker", "strikes with Toy Gunner" },
    p1.strikes_with "Toy Trooper", p1.passes, p1.may_choose_exactly { "strikes with Toy Walker", "strikes with Toy Gunner" },
    p1.strikes_with "Toy Gunner", p1.resolves "unit damage",
  },
}
scenario "To strike a unit is focused: one token, two if it is committed to the Force" {
  rules = { "LCG-STR-02", "LCG-FOR-05" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", { "Toy Walker", committed = true } } }, p2 = { objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Trooper", expect { p1.card "Toy Trooper", focus = 1 },
    p1.strikes_with "Toy Walker", expect { p1.card "Toy Walker", focus = 2 }, expect { p2.card "Toy Refuge", damage = 3 },
  },
}
scenario "A unit that becomes ready during the strikes must strike again" {
  cites = { { "LCG-STR-07", "as long as a participating unit is ready it is asked for a strike" }, { "LCG-FOC-04", "its own focus tokens do not keep a card from abilities that do not focus it" } },
  given = { turn = p1, p1 = { units = { "Toy Walker", "Toy Tinker" } }, p2 = { objectives = { "Toy Refuge", "Toy Academy" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Walker", expect { p2.card "Toy Refuge", damage = 2 },
    p1.uses "Toy Tinker", p1.chooses "Toy Walker", p1.strikes_with "Toy Walker", expect { p2.objectives, exactly = { "Toy Academy" } },     -- 2 and 2 and 1
  },
}

-- Icons
scenario "All icons are resolved, each type as a whole, in the order that the striking player chooses" {
  rules = { "LCG-ICON-03" },
  cites = { { "LCG-ICON-01", "a unit has three numbers of this kind" }, { "LCG-STR-05", "a strike is a procedure: the next comes after it" } },
  given = { turn = p1, p1 = { units = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Walker", p1.may_choose_exactly { "resolves unit damage", "resolves blast damage" },
    p1.resolves "blast damage", expect { p2.card "Toy Refuge", damage = 2 }, expect { p2.card "Toy Guardian", damage = 1 },
    p2.strikes_with "Toy Guardian",
  },
}
scenario "Icons on a white background count only with the edge" {
  rules = { "LCG-ICON-02" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = { expect { p2.card "Toy Mentor", unit_damage = 2 }, p1.strikes_with "Toy Trooper", p2.strikes_with "Toy Mentor", expect { p1.units, count = 0 } },
}
scenario "Unit damage goes to one enemy unit that takes part" {
  rules = { "LCG-ICON-04" },
  cites = { { "LCG-FOC-03", "a unit that has a focus token may get another: the same number goes up" } },
  given = { turn = p1, p1 = { units = { "Toy Hunter" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian", "Toy Mentor", "Toy Speeder" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Hunter" }, defenders = { "Toy Speeder", "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Hunter", p1.may_choose_exactly { "Toy Mentor", "Toy Speeder" }, p1.chooses "Toy Speeder", expect { p2.card "Toy Mentor", damage = 0 }, expect { p2.discard, exactly = { "Toy Speeder" } }, p1.passes },
}
scenario "Blast damage of an attacker goes to the engaged objective, that of a defender nowhere" {
  rules = { "LCG-ICON-05" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Speeder" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Speeder" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Speeder", p1.strikes_with "Toy Trooper", expect { p2.card "Toy Refuge", damage = 0 }, expect { p2.card "Toy Speeder", damage = 1, focus = 1 } },
}
scenario "Each tactics icon puts a focus token on any enemy unit" {
  cites = { { "LCG-ICON-06", "one choice for each token, among all enemy units" } },
  given = { turn = p1, p1 = { units = { "Toy Officer" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian", "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Officer" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Guardian", p1.strikes_with "Toy Officer", p1.may_choose_exactly { "Toy Guardian", "Toy Mentor" }, p1.chooses "Toy Mentor", expect { p2.card "Toy Mentor", focus = 1 } },
}
scenario "Targeted strike does nothing for a defender" {
  rules = { "LCG-KW-TAR-02" },
  given = { turn = p1, p1 = { units = { "Toy Walker", "Toy Trooper" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Sniper" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Sniper" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Sniper", p2.may_choose_exactly { "Toy Walker" }, p2.chooses "Toy Walker", expect { p1.card "Toy Walker", damage = 1 }, p1.strikes_with "Toy Walker" , p1.resolves "unit damage" },
}
scenario "A unit with edge (X) that takes part counts that many icons more" {
  rules = { "LCG-KW-EDG-01" },
  given = { turn = p1, p1 = { units = { "Toy Officer" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim", "Toy Sentinel" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Officer" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.strikes_with "Toy Officer", expect { table, edge = "p1" }, p1.resolves "unit damage", p1.chooses "Toy Sentinel" },   -- 1 against nothing: the Sentinel stays out
}

-- Reward unopposed
scenario "The reward is due although defenders were declared, and although the attackers are exhausted" {
  cites = { { "LCG-UNOP-02", "who is left counts, not who was declared" }, { "LCG-UNOP-03", "participants are counted, ready or not" },
    { "LCG-EX-01", "the worked example, with toy cards" } },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Mentor", damage = 2 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Trooper", expect { p2.discard, exactly = { "Toy Mentor" } },
    p1.strikes_with "Toy Walker", expect { p1.card "Toy Walker", exhausted = true }, expect { p2.card "Toy Refuge", damage = 3 },
  },
}
scenario "With the edge the defender strikes first and takes an attacker along" {
  cites = { { "LCG-EX-02", "the worked example, with toy cards" } },
  given = { turn = p1, p1 = { units = { "Toy Trooper", { "Toy Walker", damage = 3 } } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Guardian", damage = 3 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = {
    p2.strikes_with "Toy Guardian", p2.chooses "Toy Walker", p1.strikes_with "Toy Trooper",
    expect { p1.discard, exactly = { "Toy Walker" } }, expect { p2.discard, exactly = { "Toy Guardian" } }, expect { p2.card "Toy Refuge", damage = 1 },
  },
}
scenario "Participating units strike after the engaged objective has left play" {
  cites = { { "LCG-FAQ-16", "who takes part and is ready is asked for a strike, with or without an objective" } },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { objectives = { { "Toy Refuge", damage = 3 } }, units = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Walker", p1.resolves "blast damage", expect { p2.objectives, count = 0 }, expect { p2.card "Toy Guardian", damage = 1 },
    p2.strikes_with "Toy Guardian", p2.chooses "Toy Walker", p1.strikes_with "Toy Trooper", expect { p2.card "Toy Guardian", damage = 2 },
  },
}
scenario "An edge battle goes on when the last unit of a player is destroyed in it, and that player may win it" {
  cites = { { "LCG-FAQ-06", "the edge battle counts the stacks, whoever still takes part" }, { "LCG-FAQ-05", "fate cards resolve one after the other; then the icons are counted as always" } },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Officer" }, hand = { "Toy Ambush" } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Pilgrim", damage = 1 } }, hand = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Officer" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Ambush", p2.places "Toy Mentor", expect { p2.discard, exactly = { "Toy Mentor", "Toy Pilgrim" } }, expect { table, edge = "p2" },
    p1.may_choose_exactly { "strikes with Toy Trooper", "strikes with Toy Officer" }, p1.strikes_with "Toy Trooper",
    expect { p1.card "Toy Officer", unit_damage = 0 }, p1.strikes_with "Toy Officer",
  },
}
