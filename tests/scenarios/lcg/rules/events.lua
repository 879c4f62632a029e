-- Events with their roles, and effects that wait for one.

scenario "A unit was destroyed" {
  rules = { "LCG-DMG-07" },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Avenger", { "Toy Trooper", damage = 1 }, }, hand = { "Toy Dart" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Slinger" } } },
  steps = { p2.uses "Toy Slinger", p2.chooses "Toy Trooper", p1.uses "Toy Avenger", expect { p2.card "Toy Refuge", damage = 1 } },
}
scenario "... and a unit that was sacrificed was not" {
  cites = { { "LCG-DMG-07", "how it left play is a role of the event" } },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Avenger", "Toy Trooper" }, hand = { "Toy Execution" }, support = { "Toy Empire" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Mentor" } } },
  steps = { p1.plays "Toy Execution", p1.chooses "Toy Trooper", expect { p2.card "Toy Mentor", damage = 2 }, expect { p2.card "Toy Refuge", damage = 0 } },
}
scenario "Sacrificed or returned" {
  cites = { { "LCG-TERM-06", "how it left play is a role of the event" } },
  given = { phase = "deployment", turn = p2, p1 = {}, p2 = { objectives = { "Toy Memorial" }, hand = { "Toy Homecoming" }, support = { "Toy Temple" }, units = { "Toy Slinger" }, discard = { "Toy Pilgrim" }, deck = { "Toy Sniper" } } },
  steps = { p2.plays "Toy Homecoming", p2.pays_with("Toy Temple", "for 1 resource"), p2.uses "Toy Memorial", p2.chooses "Toy Pilgrim", expect { p2.hand, exactly = { "Toy Sniper", "Toy Pilgrim" } } },
}
scenario "... and not destroyed" {
  cites = { { "LCG-TERM-06", "how it left play is a role of the event" } },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Gunner" } }, p2 = { objectives = { "Toy Memorial" }, units = { { "Toy Pilgrim", damage = 1 } }, deck = { "Toy Sniper" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 }, expect { p2.hand, count = 0 } },
}
scenario "A unit was put into play" {
  rules = { "LCG-DEP-03" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Usher" }, discard = { "Toy Revenant" }, hand = { "Toy Trooper" }, deck = { "Toy Walker" } } },
  steps = { p1.uses "Toy Revenant", p1.uses "Toy Usher", expect { p1.hand, exactly = { "Toy Walker" } } },
}
scenario "... and one that was played was not" {
  cites = { { "LCG-DEP-03", "putting a card into play is not playing it" } },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Usher" }, hand = { "Toy Recluse", "Toy Hermit" }, deck = { "Toy Walker" } } },
  steps = { p1.plays "Toy Recluse", p1.may_choose_exactly { "plays Toy Hermit", pass }, p1.passes },
}
scenario "A conflict phase of the opponent begins" {
  rules = { "LCG-TURN-02" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Trooper" }, hand = { "Toy Recluse" } }, p2 = { objectives = { "Toy Bell" } } },
  steps = { p1.passes, p2.uses "Toy Bell", expect { p2.card "Toy Bell", shields = 1 }, p1.engages "Toy Bell", p1.attacks_with "Toy Trooper" },
}
scenario "... and no other phase, and not one's own" {
  rules = { "LCG-TURN-02" },
  given = { phase = "deployment", turn = p2, p1 = { objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Bell" }, hand = { "Toy Slinger" } } },
  steps = { p2.passes, p2.may_choose_exactly { "engages Toy Garrison", pass }, p2.passes },
}
scenario "A deployment phase of one's own ends" {
  rules = { "LCG-TURN-02" },
  given = { phase = "deployment", turn = p1, p1 = { objectives = { "Toy Gong" }, units = { "Toy Trooper" }, hand = { "Toy Recluse" }, deck = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.passes, p1.uses "Toy Gong", expect { p1.hand, exactly = { "Toy Recluse", "Toy Walker" } }, p1.may_choose_exactly { "engages Toy Refuge", pass }, p1.passes },
}
scenario "... and the opponent's does not count" {
  rules = { "LCG-TURN-02" },
  given = { phase = "deployment", turn = p2, p1 = { objectives = { "Toy Gong" }, deck = { "Toy Walker" } }, p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Slinger" } } },
  steps = { p2.passes, p2.may_choose_exactly { "engages Toy Gong", pass }, p2.passes, expect { p1.hand, count = 0 } },
}
scenario "A Force struggle is won, by so many icons" {
  cites = { { "LCG-TERM-08", "the winner is a role of the event" } },
  given = { phase = "force", turn = p2, balance = p1, p1 = {}, p2 = { units = { { "Toy Mentor", committed = true }, "Toy Oracle" }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = { p2.passes, p2.uses "Toy Oracle", expect { p2.hand, count = 3 }, expect { table, balance = "p2" } },
}
scenario "... by the opponent: nothing" {
  cites = { { "LCG-TERM-08", "the winner is a role of the event" } },
  given = { phase = "force", turn = p1, balance = p1, p1 = { units = { { "Toy Adept", committed = true }, "Toy Saboteur" } }, p2 = { units = { "Toy Oracle" }, deck = { "Toy Pilgrim" } } },
  steps = { p1.passes, p1.is_asked, expect { p2.hand, count = 0 } },
}
scenario "It is declared as an attacker" {
  rules = { "LCG-CON-04" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Charger" } }, p2 = { objectives = { "Toy Refuge" }, units = { { "Toy Mentor", focus = 1 } } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Charger", p1.uses "Toy Charger", expect { p2.card "Toy Mentor", damage = 1 } },
}
scenario "... and as a defender: nothing" {
  rules = { "LCG-CON-06" },
  given = { phase = "conflict", turn = p2, p2 = { units = { "Toy Pilgrim" } }, p1 = { objectives = { "Toy Garrison" }, units = { "Toy Charger" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p1.defends_with "Toy Charger", p1.strikes_with "Toy Charger", expect { p2.card "Toy Pilgrim", damage = 1 } },
}
scenario "Each unit that attacks this objective, one after the other" {
  rules = { "LCG-CON-04" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Walker", "Toy Bodyguard" } }, p2 = { objectives = { "Toy Rampart", "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Rampart", p1.attacks_with "Toy Walker", p1.attacks_with "Toy Bodyguard", p2.uses "Toy Rampart", p2.uses "Toy Rampart",
    expect { p1.card "Toy Walker", damage = 1 }, expect { p1.card "Toy Bodyguard", damage = 1 }, p1.strikes_with "Toy Walker",
  },
}
scenario "... and not another objective" {
  rules = { "LCG-CON-04" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Walker" } }, p2 = { objectives = { "Toy Rampart", "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Walker", p1.strikes_with "Toy Walker", expect { p1.card "Toy Walker", damage = 0 } },
}
scenario "The opponent places a card in the edge stack" {
  rules = { "LCG-EDGE-01" },
  given = { turn = p1, p1 = { units = { "Toy Spotter" }, deck = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim" }, hand = { "Toy Slinger" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Spotter" }, defenders = { "Toy Pilgrim" } } },
  steps = { p2.places "Toy Slinger", p1.uses "Toy Spotter", p1.places "Toy Walker", expect { table, edge = "p2" } },
}
scenario "... and not oneself" {
  rules = { "LCG-EDGE-01" },
  given = { turn = p1, p1 = { units = { "Toy Spotter" }, hand = { "Toy Adept" }, deck = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Spotter" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Adept", expect { p1.hand, count = 0 }, p1.strikes_with "Toy Spotter" },
}
scenario "A fate card of one's own took effect" {
  rules = { "LCG-CARD-12" },
  given = { turn = p1, p1 = { units = { "Toy Seer", "Toy Trooper" }, hand = { "Toy Ambush" }, deck = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = { p1.places "Toy Ambush", p1.uses "Toy Seer", expect { p2.card "Toy Mentor", damage = 1 }, expect { p1.hand, exactly = { "Toy Walker" } } },
}
scenario "... of the opponent: nothing" {
  rules = { "LCG-CARD-12" },
  given = { turn = p1, p1 = { units = { "Toy Seer", "Toy Walker" }, deck = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Mentor" }, hand = { "Toy Volley" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Mentor" } } },
  steps = { p2.places "Toy Volley", expect { p1.card "Toy Walker", damage = 1 }, expect { p1.hand, count = 0 } },
}
scenario "A card is captured" {
  rules = { "LCG-CAP-02" },
  given = { phase = "deployment", turn = p1, p1 = { objectives = { "Toy Cell" }, hand = { "Toy Snare" }, deck = { "Toy Walker" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Snare", p1.uses "Toy Cell", expect { p2.units, count = 0 }, expect { p1.hand, exactly = { "Toy Walker" } } },
}
scenario "... and what is destroyed was not" {
  cites = { { "LCG-CAP-02", "from play or from a hand" } },
  given = { phase = "deployment", turn = p1, p1 = { objectives = { "Toy Cell" }, units = { "Toy Gunner" }, deck = { "Toy Walker" } }, p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 }, expect { p1.hand, count = 0 } },
}
scenario "A captured card is rescued" {
  cites = { { "LCG-CAP-03", "when its objective is destroyed" } },
  given = { turn = p2, p1 = { objectives = { { "Toy Garrison", damage = 4 }, "Toy Shipyard" } }, p2 = { units = { "Toy Speeder", "Toy Warrant" }, deck = { "Toy Sniper" }, captured = {} },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Speeder" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Speeder", expect { p2.hand, count = 0 } },
}
scenario "The opponent discards an event from the hand" {
  cites = { { "LCG-TERM-06", "whose doing it is is a role of the event" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Theft" }, deck = { "Toy Trooper" } }, p2 = { hand = { "Toy Dart" }, units = { "Toy Keeper" }, deck = { "Toy Sniper" } } },
  steps = { p1.plays "Toy Theft", p2.uses "Toy Keeper", expect { p2.hand, exactly = { "Toy Sniper" } } },
}
scenario "... a unit: nothing" {
  cites = { { "LCG-TERM-06", "whose doing it is is a role of the event" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Theft" }, deck = { "Toy Trooper" } }, p2 = { hand = { "Toy Slinger" }, units = { "Toy Keeper" }, deck = { "Toy Sniper" } } },
  steps = { p1.plays "Toy Theft", expect { p2.hand, count = 0 }, expect { p1.hand, count = 1 } },
}
scenario "A shield is placed" {
  cites = { { "LCG-SHI-02", "one shield on a card" } },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Breaker" } }, p2 = { hand = { "Toy Rally" }, support = { "Toy Temple" }, units = { "Toy Pilgrim", "Toy Mentor" } } },
  steps = { p2.plays "Toy Rally", p2.chooses "Toy Pilgrim", p1.uses "Toy Breaker", p2.passes, expect { p2.card "Toy Pilgrim", focus = 1, shields = 1 } },
}
scenario "... on one's own: nothing" {
  cites = { { "LCG-SHI-02", "one shield on a card" } },
  given = { turn = p1, p1 = { units = { "Toy Breaker", "Toy Trooper" }, hand = { "Toy Omen" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = { p1.places "Toy Omen", expect { p1.card "Toy Trooper", shields = 1, focus = 0 } },
}
scenario "Damage is removed, so much" {
  cites = { { "LCG-FX-07", "where there is damage" } },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Leech" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Medic", { "Toy Mentor", damage = 2 } } } },
  steps = { p2.uses "Toy Medic", p1.uses "Toy Leech", expect { p2.card "Toy Mentor", damage = 1 }, expect { p2.card "Toy Refuge", damage = 1 } },
}
scenario "A focus token is removed" {
  cites = { { "LCG-FX-07", "where there is one" } },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Lurker" }, deck = { "Toy Walker" } }, p2 = { hand = { "Toy Release" }, units = { { "Toy Mentor", focus = 1 } } } },
  steps = { p2.plays "Toy Release", p1.uses "Toy Lurker", expect { p2.card "Toy Mentor", focus = 0 }, expect { p1.hand, count = 1 } },
}

-- Effects that wait
scenario "It happens when the struggle is won, once" {
  cites = { { "LCG-TERM-08", "an effect waits for it" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Wager" }, units = { { "Toy Adept", committed = true }, "Toy Saboteur" }, deck = { "Toy Walker", "Toy Walker" } } },
  steps = { p1.plays "Toy Wager", p1.passes, p1.is_asked, expect { p1.hand, count = 2 } },
}
scenario "... and not when it is lost" {
  cites = { { "LCG-TERM-08", "an effect waits for it" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Wager" }, units = { "Toy Saboteur" }, deck = { "Toy Walker", "Toy Walker" } }, p2 = { units = { { "Toy Mentor", committed = true } } } },
  steps = { p1.plays "Toy Wager", p1.passes, expect { p1.hand, count = 0 } },
}
scenario "Each time in this phase" {
  cites = { { "LCG-FX-09", "a duration that is stated" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Levy", "Toy Recluse", "Toy Hermit" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Levy", p1.plays "Toy Recluse", p1.plays "Toy Hermit", expect { p2.card "Toy Refuge", damage = 2 }, p1.passes },
}
