-- What has happened: in this turn and the last, in this phase, in this engagement.

scenario "What was destroyed in this turn, and in the last" {
  rules = { "TOY-300/action" }, quiet = { "TOY-301/action" },
  given = { phase = "deployment", turn = p1, balance = p1, p1 = { hand = { "Toy Doom" }, support = { "Toy Empire" }, objectives = { "Toy Garrison", "Toy Garrison", "Toy Garrison" }, deck = { "Toy Gunner", "Toy Gunner" } },
    p2 = { units = { "Toy Pilgrim", "Toy Chronicler", "Toy Elder" }, objectives = { "Toy Refuge", "Toy Refuge", "Toy Refuge" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = {
    p1.plays "Toy Doom",
    p1.pays_with "Toy Empire",
    p1.chooses "Toy Pilgrim",
    p2.may_choose_exactly { "uses Toy Chronicler", pass },
    p2.uses "Toy Chronicler",
    p2.passes, p2.passes,
    p2.may_choose_exactly { "uses Toy Elder", pass },   -- the next turn
    p2.uses "Toy Elder",
    expect { p2.hand, count = 2 },
  },
}
scenario "What was destroyed before this turn is not asked about" {
  quiet = { "TOY-300/action", "TOY-301/action" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Dart", "Toy Signal" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Pilgrim", "Toy Chronicler", "Toy Elder" } } },
  steps = { p1.plays "Toy Signal", p1.chooses "Toy Pilgrim", p1.passes, expect { p2.hand, count = 0 } },
}
scenario "Units that were dealt damage in this phase" {
  rules = { "TOY-302/action" },
  given = { phase = "deployment", turn = p1, p2 = { units = { "Toy Slinger" }, hand = { "Toy Vengeance" } },
    p1 = { units = { "Toy Trooper", "Toy Walker", { "Toy Bodyguard", damage = 1, focus = 1 } } } },
  steps = {
    p2.uses "Toy Slinger", p2.chooses "Toy Walker",
    p2.plays "Toy Vengeance", expect { p1.card "Toy Walker", damage = 2 }, expect { p1.card "Toy Trooper", damage = 0 },
  },
}
scenario "Nobody was dealt damage in this phase" {
  quiet = { "TOY-302/action" },
  given = { phase = "deployment", turn = p1, p2 = { units = { "Toy Slinger" }, hand = { "Toy Vengeance" } }, p1 = { units = { { "Toy Trooper", damage = 1 } } } },
  steps = { p2.cannot { "plays", "Toy Vengeance", because = "LCG-FX-07" }, p2.passes },
}
scenario "Who has won the edge in this engagement" {
  rules = { "TOY-303/constant" },
  given = { turn = p2, p2 = { units = { "Toy Duelist" }, hand = { "Toy Mentor" } }, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Duelist" }, defenders = { "Toy Trooper" } } },
  steps = { p2.places "Toy Mentor", expect { p2.card "Toy Duelist", unit_damage = 2 }, p2.strikes_with "Toy Duelist", expect { p2.card "Toy Duelist", unit_damage = 1 } },
}
scenario "Who has not won the edge in this engagement" {
  quiet = { "TOY-303/constant" },
  given = { turn = p2, p2 = { units = { "Toy Duelist" } }, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, hand = { "Toy Walker" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Duelist" }, defenders = { "Toy Trooper" } } },
  steps = { p1.places "Toy Walker", expect { p2.card "Toy Duelist", unit_damage = 1 } },
}
scenario "How often focus tokens were placed on enemy units" {
  rules = { "TOY-304/action" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Reckoning" }, units = { "Toy Saboteur" } }, p2 = { units = { "Toy Guardian", "Toy Slinger" } } },
  steps = {
    p1.uses "Toy Saboteur", p1.chooses "Toy Guardian", p2.uses "Toy Slinger",
    p1.plays "Toy Reckoning", p1.chooses "Toy Guardian", expect { p2.card "Toy Guardian", damage = 2 },
  },
}
scenario "No focus token was placed on an enemy unit" {
  rules = { "TOY-304/action" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Reckoning" }, units = { "Toy Saboteur" } }, p2 = { units = { { "Toy Guardian", focus = 1 } } } },
  steps = { p1.plays "Toy Reckoning", expect { p2.card "Toy Guardian", damage = 0 } },
}
scenario "An event that was played before" {
  rules = { "TOY-305/action" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Encore", "Toy Signal" }, deck = { "Toy Gunner", "Toy Gunner" } }, p2 = { units = { "Toy Guardian" } } },
  steps = {
    p1.cannot { "plays", "Toy Encore", says = "it works only if one of your events was played this turn" },
    p1.plays "Toy Signal", p1.plays "Toy Encore", expect { p1.hand, exactly = { "Toy Gunner" } },
  },
}
scenario "A unit that was declared in this engagement" {
  rules = { "TOY-306/action" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Brawler" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Brawler", p1.uses "Toy Brawler", expect { p1.card "Toy Brawler", shields = 1 }, p1.strikes_with "Toy Brawler" },
}
scenario "A unit that was declared in no engagement" {
  quiet = { "TOY-306/action" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Brawler" }, hand = { "Toy Ambition" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.cannot { "uses", "Toy Brawler", says = "it works only if this unit was declared as an attacker this engagement" }, p1.passes },
}

-- Who is declared, and who has left while it took part.

scenario "All who can defend do: each of them is declared" {
  rules = { "TOY-307/reaction" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Parapet" }, units = { "Toy Pilgrim", "Toy Guardian" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = {
    p1.engages "Toy Parapet", p1.attacks_with "Toy Trooper", p2.defends_with "Toy Pilgrim", p2.defends_with "Toy Guardian",
    p2.uses "Toy Parapet", p2.uses "Toy Parapet", expect { p2.hand, count = 2 },
  },
}
scenario "An attacker is no defender" {
  quiet = { "TOY-307/reaction" },
  given = { phase = "conflict", turn = p2, p1 = { objectives = { "Toy Garrison" } },
    p2 = { objectives = { "Toy Parapet" }, units = { "Toy Pilgrim" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p2.strikes_with "Toy Pilgrim", expect { p2.hand, count = 0 } },
}
scenario "An enemy unit leaves play that attacked" {
  rules = { "TOY-308/reaction" }, quiet = { "TOY-309/reaction" },
  given = { turn = p2, p2 = { units = { "Toy Pilgrim" } }, p1 = { units = { "Toy Hunter", "Toy Mortician", "Toy Sexton" }, objectives = { "Toy Garrison" }, deck = { "Toy Gunner", "Toy Gunner" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Hunter" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Hunter", p1.uses "Toy Mortician", expect { p1.hand, count = 1 } },
}
scenario "An enemy unit leaves play that defended" {
  rules = { "TOY-309/reaction" }, quiet = { "TOY-308/reaction" },
  given = { turn = p1, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } }, p1 = { units = { "Toy Hunter", "Toy Mortician", "Toy Sexton" }, deck = { "Toy Gunner", "Toy Gunner" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Hunter" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Hunter", p1.uses "Toy Sexton", expect { p1.hand, count = 1 } },
}

-- Tokens that move, piles and hands.

scenario "Only cards with such a token are offered, and only those to which it can be moved" {
  rules = { "TOY-320/action" },
  given = { turn = p2, phase = "actions after drawing", p2 = { units = { { "Toy Pilgrim", shields = 1 }, "Toy Speeder", { "Toy Guardian", shields = 1 } }, hand = { "Toy Handover" } } },
  steps = {
    p2.plays "Toy Handover", p2.may_choose_exactly { "Toy Pilgrim", "Toy Guardian", decline },
    p2.cannot { "chooses", "Toy Speeder", says = "there is no such token on it" },
    p2.chooses "Toy Pilgrim", expect { p2.card "Toy Speeder", shields = 1 }, expect { p2.card "Toy Pilgrim", shields = 0 },
  },
}
scenario "Without such a token there is nothing to move" {
  quiet = { "TOY-320/action" },
  given = { turn = p2, phase = "actions after drawing", p2 = { units = { "Toy Pilgrim", "Toy Speeder", "Toy Medic" }, hand = { "Toy Handover", "Toy Release" } }, p1 = { units = { "Toy Trooper" } } },
  steps = { p2.cannot { "plays", "Toy Handover", because = "LCG-FX-07" }, p2.passes },
}
scenario "Objectives in one's own victory pile" {
  rules = { "TOY-310/action" },
  given = { turn = p2, phase = "actions after drawing", p1 = { units = { "Toy Walker" }, victory = { "Toy Refuge" } }, p2 = { hand = { "Toy Parade" }, victory = { "Toy Garrison", "Toy Shipyard" } } },
  steps = { p2.plays "Toy Parade", expect { p1.card "Toy Walker", damage = 2 } },
}
scenario "Objectives in the opponent's victory pile" {
  rules = { "TOY-311/action" },
  given = { turn = p2, phase = "actions after drawing", p1 = { units = { "Toy Walker" }, victory = { "Toy Refuge" } }, p2 = { hand = { "Toy Elegy" }, victory = { "Toy Garrison", "Toy Shipyard" } } },
  steps = { p2.plays "Toy Elegy", expect { p1.card "Toy Walker", damage = 1 } },
}
scenario "An empty victory pile" {
  rules = { "TOY-310/action", "TOY-311/action" },
  given = { turn = p2, phase = "actions after drawing", p1 = { units = { "Toy Walker" } }, p2 = { hand = { "Toy Parade", "Toy Elegy" } } },
  steps = { p2.plays "Toy Parade", p2.plays "Toy Elegy", expect { p1.card "Toy Walker", damage = 0 } },
}
scenario "A card of a hand that was discarded, and one of its kind" {
  rules = { "TOY-312/reaction", "TOY-313/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Toy Rifler" }, hand = { "Toy Pilfer" }, deck = { "Toy Gunner", "Toy Gunner" } }, p2 = { hand = { "Toy Lesson" } } },
  steps = { p1.plays "Toy Pilfer", p1.uses "Toy Rifler", expect { p2.discard, exactly = { "Toy Lesson" } }, expect { p1.hand, count = 1 } },
}
scenario "A card of another kind was discarded from a hand; one card by chance is `it`" {
  rules = { "TOY-313/action" }, quiet = { "TOY-312/reaction" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Toy Rifler" }, hand = { "Toy Pilfer" }, deck = { "Toy Gunner", "Toy Gunner" } }, p2 = { hand = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Pilfer", expect { p2.discard, exactly = { "Toy Pilgrim" } }, expect { p1.hand, count = 1 } },
}

-- What a card says of itself in the hand.

scenario "A unit that costs less for each friendly unit, and no less than one" {
  rules = { "TOY-314/constant" },
  given = { phase = "deployment", turn = p2, p2 = { units = { "Toy Pilgrim", "Toy Medic", "Toy Scribe" }, support = { "Toy Temple" }, hand = { "Toy Bargain" } } },
  steps = { p2.plays "Toy Bargain", expect { p2.card "Toy Temple", focus = 1 }, expect { p2.units, count = 4 } },
}
scenario "... and as printed without one" {
  quiet = { "TOY-314/constant" },
  given = { phase = "deployment", turn = p2, p2 = { support = { "Toy Temple" }, objectives = { "Toy Refuge" }, hand = { "Toy Bargain" } } },
  steps = { p2.cannot { "plays", "Toy Bargain", because = "LCG-RSC-05" }, p2.passes },
}
scenario "An event that costs nothing with the Balance of the Force" {
  rules = { "TOY-315/constant", "TOY-315/action" },
  given = { phase = "deployment", turn = p2, balance = p2, p2 = { hand = { "Toy Favour" }, deck = { "Toy Medic", "Toy Medic" } } },
  steps = { p2.plays "Toy Favour", expect { p2.hand, count = 1 } },
}
scenario "... and cannot be paid for without it" {
  quiet = { "TOY-315/constant", "TOY-315/action" },
  given = { phase = "deployment", turn = p2, balance = p1, p2 = { hand = { "Toy Favour" }, deck = { "Toy Medic", "Toy Medic" } } },
  steps = { p2.cannot { "plays", "Toy Favour", because = "LCG-RSC-05" }, p2.passes },
}
scenario "A price that falls, but not below one" {
  rules = { "TOY-316/constant" },
  given = { phase = "deployment", turn = p2, p2 = { support = { "Toy Temple", "Toy Discount" }, hand = { "Toy Sentinel", "Toy Scribe" } } },
  steps = { p2.plays "Toy Sentinel", expect { p2.card "Toy Temple", focus = 1 }, p2.cannot { "plays", "Toy Scribe", because = "LCG-RSC-05" }, p2.passes },
}
scenario "A price that is lower already" {
  quiet = { "TOY-316/constant" },
  given = { phase = "deployment", turn = p2, p2 = { support = { "Toy Discount" }, hand = { "Toy Elder" } } },
  steps = { p2.plays "Toy Elder", expect { p2.units, count = 1 } },
}

-- Where a draw comes from, and what is placed in an edge stack.

scenario "A card that an event draws" {
  rules = { "TOY-317/reaction" },
  given = { phase = "deployment", turn = p2, p1 = { units = { "Toy Walker" } }, p2 = { units = { "Toy Prophet" }, support = { "Toy Temple" }, hand = { "Toy Lesson" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p2.plays "Toy Lesson", p2.uses "Toy Prophet", expect { p1.card "Toy Walker", damage = 1 } },
}
scenario "A card that no event draws" {
  quiet = { "TOY-317/reaction" },
  given = { phase = "draw", turn = p2, p1 = { units = { "Toy Walker" } }, p2 = { units = { "Toy Prophet" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { expect { p2.hand, count = 6 }, expect { p1.card "Toy Walker", damage = 0 } },
}
scenario "A unit that is placed faceup in an edge stack" {
  rules = { "TOY-318/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Teller" }, hand = { "Toy Walker", "Toy Omen" }, deck = { "Toy Gunner", "Toy Gunner" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Teller" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Walker", p1.uses "Toy Teller", expect { p1.hand, exactly = { "Toy Omen", "Toy Gunner" } }, p1.passes },
}
scenario "A unit that is placed facedown in an edge stack" {
  quiet = { "TOY-318/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Teller" }, hand = { "Toy Omen", "Toy Walker" }, deck = { "Toy Gunner", "Toy Gunner" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Teller" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Omen", p1.places "Toy Walker", expect { p1.hand, count = 0 } },
}
scenario "An enhancement on an objective" {
  rules = { "TOY-319/constant" },
  given = { phase = "deployment", turn = p2, p2 = { objectives = { { "Toy Refuge", damage = 5 } }, support = { { "Toy Scaffold", on = "Toy Refuge" } } } },
  steps = { expect { p2.card "Toy Refuge", capacity = 7 } },
}
