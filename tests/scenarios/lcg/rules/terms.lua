-- Terms and kinds of cards: LCG-DSR-01, LCG-TERM-05 to LCG-TERM-21, LCG-CARD-01 to LCG-CARD-15, LCG-KW-PIL-01, LCG-KW-PIL-03.

scenario "Cards are drawn one at a time: each draw can be answered" {
  cites = { { "LCG-DSR-01", "a draw of two is two draws, each an event of its own" } },
  given = { phase = "deployment", turn = p2, p1 = { objectives = { "Toy Garrison" } }, p2 = { hand = { "Toy Lesson" }, support = { "Toy Temple" }, units = { "Toy Scribe" }, deck = { "Toy Pilgrim", "Toy Mentor", "Toy Sniper" } } },
  steps = { p2.plays "Toy Lesson", p2.uses "Toy Scribe", p2.uses "Toy Scribe", expect { p1.card "Toy Garrison", damage = 2 }, expect { p2.hand, count = 2 } },
}
scenario "Who has the edge when the battle resolves has won it" {
  rules = { "LCG-TERM-07" },
  cites = { { "LCG-TERM-05", "counting icons is a step of the battle and no card's effect" } },
  given = { turn = p2, p1 = { objectives = { "Toy Garrison" }, units = { "Toy Trooper" } }, p2 = { objectives = { "Hit and Run" }, units = { "Toy Sentinel" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Sentinel" }, defenders = { "Toy Trooper" } } },
  steps = { p2.uses "Hit and Run", expect { p1.card "Toy Garrison", damage = 1 }, p2.strikes_with "Toy Sentinel" , p2.chooses "Toy Trooper" },
}
scenario "A cancelled event still counts towards its limit" {
  cites = { { "LCG-TERM-11", "a use is noted when it is initiated" }, { "LCG-TERM-06", "that it was played and what it cost are no part of the effect that is cancelled" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Signal", "Toy Signal" } }, p2 = { hand = { "Toy Counter" }, support = { "Toy Temple" }, units = { "Toy Guardian" } } },
  steps = { p1.plays "Toy Signal", p2.plays "Toy Counter", expect { p2.card "Toy Guardian", damage = 0 }, p1.cannot { "plays", "Toy Signal", because = "LCG-TERM-09" } },
}
scenario "An ability may be used or not; a forced one is used" {
  cites = { { "LCG-TERM-19", "whoever could use it may pass" }, { "LCG-TERM-20", "nobody is asked" } },
  given = { phase = "deployment", turn = p2, p1 = { objectives = { "Toy Furnace" }, units = { "Toy Scavenger" } }, p2 = { hand = { "Toy Pilgrim", "Toy Homecoming" }, support = { "Toy Temple" }, objectives = { "Toy Academy" }, units = { "Toy Mentor" } } },
  steps = {
    p2.plays "Toy Pilgrim", p2.pays_with("Toy Academy", "for 1 resource"), expect { p2.card "Toy Pilgrim", damage = 1 },
    p2.passes,
  },
}
scenario "A card with the same title is a copy: of a unique card no second one is played" {
  cites = { { "LCG-TERM-21", "titles are compared, whatever set they come from" } },
  given = { phase = "deployment", turn = p2, p2 = { hand = { "Toy Mentor" }, units = { "Toy Mentor" }, support = { "Toy Temple" }, objectives = { "Toy Academy" } } },
  steps = { p2.cannot { "plays", "Toy Mentor", because = "LCG-CARD-14" }, p2.passes },
}

-- Kinds of cards
scenario "A deck has cards of its own side, an affiliation, objectives, units, enhancements, events and fate cards" {
  cites = { { "LCG-CARD-01", "a side is a fact of every card, and a deck has one (LCG-DECK-06)" }, { "LCG-CARD-02", "an affiliation is a fact of every card" }, { "LCG-CARD-03", "the type is a fact of every card; Force cards are marks on units" } },
  deck = { from = "jedi" },
  steps = { deck_is_legal },
}
scenario "The affiliation card generates one resource and cannot be attacked" {
  cites = { { "LCG-CARD-04", "only objectives are offered to be engaged; no effect looks for an affiliation card" }, { "LCG-CARD-15", "a trait is a fact that words of other cards ask for" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Trooper" }, support = { "Toy Empire" }, units = { "Toy Walker" } }, p2 = { support = { "Toy Temple" }, objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Trooper", expect { p1.card "Toy Empire", focus = 1 }, p1.may_choose_exactly { "engages Toy Refuge", pass }, p1.passes },
}
scenario "An objective stays until it is destroyed" {
  cites = { { "LCG-CARD-05", "it leaves play when its damage equals its capacity" }, { "LCG-FAQ-15", "the engagement is with the objective that was engaged: the new one takes nothing" } },
  given = { turn = p1, p1 = { units = { "Toy Walker", "Toy Trooper" } }, p2 = { objectives = { { "A Journey to Dagobah", damage = 2 } }, objective_deck = { "Toy Refuge", "Toy Academy" } },
    engagement = { objective = "A Journey to Dagobah", attackers = { "Toy Walker", "Toy Trooper" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Walker", p2.uses "A Journey to Dagobah", p2.chooses "Toy Refuge", expect { p1.victory, exactly = { "A Journey to Dagobah" } },
    p1.strikes_with "Toy Trooper", expect { p2.card "Toy Refuge", damage = 0 },
  },
}
scenario "A pilot may be played as an enhancement on a vehicle of one's own; in hand it is a unit" {
  cites = { { "LCG-KW-PIL-03", "attached it lies among enhancements, elsewhere it is the unit that it is" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Black Squadron Pilot", "Toy Trooper" }, units = { "TIE Advanced" }, support = { "Toy Empire" }, objectives = { "Toy Shipyard" } } },
  steps = {
    p1.may_choose_exactly { "plays Black Squadron Pilot", "attaches Black Squadron Pilot", "plays Toy Trooper", pass },
    p1.attaches "Black Squadron Pilot", p1.pays_with("Toy Shipyard", "for 2 resources"), expect { p1.units, exactly = { "TIE Advanced" } }, expect { p1.support, exactly = { "Toy Empire", "Black Squadron Pilot" } },
  },
}
scenario "Without such a vehicle a pilot is played as a unit only" {
  rules = { "LCG-KW-PIL-01" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Black Squadron Pilot" }, units = { "Toy Walker" }, support = { "Toy Empire" }, objectives = { "Toy Shipyard" } } },
  steps = { p1.may_choose_exactly { "plays Black Squadron Pilot", pass }, p1.plays "Black Squadron Pilot", p1.pays_with("Toy Shipyard", "for 2 resources"), expect { p1.units, exactly = { "Toy Walker", "Black Squadron Pilot" } } },
}
