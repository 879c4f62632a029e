-- Why a card cannot be chosen: the requirement that it fails, as a player reads it.

scenario "Of the opponent's objectives one that was engaged in this turn is refused, and so is everything else" {
  rules = { "LCG-CON-03" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper", "Toy Officer" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge", "Toy Academy" }, units = { { "Toy Medic", focus = 1 } } } },
  steps = {
    p1.cannot { "engages", "Toy Garrison", because = "LCG-CON-01" },
    p1.cannot { "engages", "Toy Medic", says = "it is no objective of your opponent's" },
    p1.engages "Toy Refuge", p1.attacks_with "Toy Officer", p1.strikes_with "Toy Officer", p1.chooses "Toy Medic",
    p1.cannot { "engages", "Toy Refuge", because = "LCG-CON-03" }, p1.may_choose { "Toy Academy" }, p1.passes,
  },
}
scenario "Attackers are one's own, ready, and named in one order" {
  rules = { "LCG-CON-04" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper", { "Toy Walker", focus = 1 }, "Toy Officer" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Medic" } } },
  steps = {
    p1.engages "Toy Refuge",
    p1.cannot { "attacks with", "Toy Walker", says = "it is exhausted" },
    p1.cannot { "attacks with", "Toy Medic", because = "LCG-CON-04" },
    p1.cannot { "attacks with", "Toy Refuge", says = "it is no unit of yours" },
    p1.attacks_with "Toy Officer",
    p2.cannot { "defends with", "Toy Trooper", because = "LCG-CON-06" }, p2.cannot { "defends with", "Toy Officer", says = "it is no unit of yours" },
    p2.finishes,
    p1.strikes_with "Toy Officer",
  },
}
scenario "Who strikes takes part and is ready" {
  rules = { "LCG-STR-06" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker", { "Toy Gunner", focus = 1 }, "Toy Officer" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker", "Toy Gunner" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = {
    p1.cannot { "strikes with", "Toy Gunner", because = "LCG-STR-06" },
    p1.cannot { "strikes with", "Toy Officer", says = "it does not take part" },
    p1.cannot { "strikes with", "Toy Guardian", because = "LCG-STR-01" },
    p1.may_choose_exactly { "strikes with Toy Trooper", "strikes with Toy Walker" },
  },
}
scenario "Unit damage goes to an enemy unit that takes part" {
  rules = { "LCG-ICON-04" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian", "Toy Pilgrim", "Toy Medic" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Guardian", "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Trooper",
    p1.cannot { "chooses", "Toy Medic", because = "LCG-ICON-04" },
    p1.cannot { "chooses", "Toy Medic", says = "it does not take part, and the unit has no targeted strike" },
    p1.cannot { "chooses", "Toy Walker", says = "it is no enemy unit" },
    p1.cannot { "chooses", "Toy Refuge", says = "it is no enemy unit" },
    p1.may_choose_exactly { "Toy Guardian", "Toy Pilgrim" }, p1.chooses "Toy Pilgrim", p2.passes,
  },
}
scenario "Only one's own cards in the hand are laid into the edge stack" {
  rules = { "LCG-EDGE-01" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, hand = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" } } },
  steps = {
    p1.cannot { "places", "Toy Trooper", because = "LCG-EDGE-01" }, p1.cannot { "places", "Toy Guardian", says = "it is not in your hand" },
    p1.may_choose_exactly { "places Toy Walker", pass }, p1.passes, p1.strikes_with "Toy Trooper",
  },
}
scenario "Who is committed is not committed again" {
  rules = { "LCG-FOR-01" },
  given = { phase = "force", turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { units = { "Toy Guardian" } } },
  steps = {
    p1.commits "Toy Trooper",
    p1.cannot { "commits", "Toy Trooper", says = "it is committed to the Force already" },
    p1.cannot { "commits", "Toy Guardian", because = "LCG-FOR-01" },
    p1.may_choose_exactly { "commits Toy Walker", pass }, p1.passes,
  },
}

scenario "Any act that is named with any card is answered: engaging belongs into the conflict phase, fate cards into the edge stack" {
  cites = { { "LCG-CON-01", "outside the conflict phase nothing is engaged" }, { "LCG-CARD-12", "a fate card is not played" } },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Trooper" }, hand = { "Toy Ambush" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Medic" } } },
  steps = {
    p1.cannot { "engages", "Toy Refuge", because = "LCG-CON-01" }, p1.cannot { "engages", "Toy Refuge", says = "objectives are engaged in your conflict phase" },
    p1.cannot { "engages", "Toy Garrison", says = "only objectives of your opponent's are engaged" },
    p1.cannot { "plays", "Toy Ambush", because = "LCG-CARD-12" }, p1.cannot { "places", "Toy Ambush", because = "LCG-EDGE-01" },
    p1.cannot { "strikes with", "Toy Trooper", because = "LCG-STR-01" }, p1.cannot { "strikes with", "Toy Medic", says = "only your units strike" },
    p1.cannot { "commits", "Toy Medic", because = "LCG-FOR-01" }, p1.cannot { "plays", "Toy Medic", says = "it is not in your hand" },
    p1.passes,
  },
}

scenario "Why not, of a choice whose text compares or relates: the card is told what it is not" {
  cites = { { "LCG-RES-02", "only what the text asks for can be chosen" } },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Gunner", "Toy Trooper" } },
    p2 = { hand = { "Lightsaber Deflection" }, units = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner", p2.plays "Lightsaber Deflection", p2.may_choose_exactly { "Toy Gunner", "Toy Trooper" },
    p2.cannot { "chooses", "Toy Pilgrim", says = "it is no unit other than what the text names" },
    p2.chooses "Toy Trooper", expect { p1.card "Toy Trooper", damage = 1 },
  },
}
