-- Playing cards and paying for them: LCG-DEP-01 to LCG-DEP-03, LCG-RSC-01 to LCG-RSC-09, LCG-CARD-07 to LCG-CARD-12.

scenario "In the deployment phase any number of units and enhancements is played from hand" {
  rules = { "LCG-DEP-01" },
  cites = { { "LCG-CARD-10", "an enhancement of the play area has no host" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Trooper", "Toy Embargo", "Toy Barrage" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" }, units = { "Toy Gunner" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Trooper", "plays Toy Embargo", pass },                    -- nothing for the Barrage to hit
    p1.plays "Toy Trooper", p1.pays_with("Toy Garrison", "for 1 resource"), p1.plays "Toy Embargo",
    expect { p1.units, exactly = { "Toy Gunner", "Toy Trooper" } }, expect { p1.support, exactly = { "Toy Empire", "Toy Embargo" } },
    p1.cannot { "plays", "Toy Barrage", because = "LCG-RSC-05" },
  },
}
scenario "Outside one's own deployment phase neither is played" {
  rules = { "LCG-DEP-02" },
  given = { phase = "actions after the struggle", turn = p1, p1 = { hand = { "Toy Trooper", "Toy Barrage" }, support = { "Toy Empire" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.cannot { "plays", "Toy Trooper", because = "LCG-DEP-02" }, p1.may_choose_exactly { "plays Toy Barrage", pass }, p1.passes },
}
scenario "A card that is put into play costs nothing, whatever the phase" {
  rules = { "LCG-DEP-03" },
  given = { phase = "actions after the struggle", turn = p1, p1 = { hand = { "Toy Trooper" }, discard = { "Toy Revenant" } } },
  steps = { p1.uses "Toy Revenant", expect { p1.units, exactly = { "Toy Revenant" } }, expect { p1.discard, exactly = { "Toy Trooper" } } },
}
scenario "A unit enters play ready and may attack at once" {
  rules = { "LCG-CARD-07" },
  cites = { { "LCG-CARD-06", "only units are offered to attack, defend, strike and commit" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Trooper" }, support = { "Toy Empire" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Trooper", p1.pays_with("Toy Empire", "for 1 resource"), p1.may_choose_exactly { "engages Toy Refuge", pass }, p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper" },
}
scenario "Enhancements go to the discard pile with their host" {
  rules = { "LCG-CARD-09" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Recall" }, support = { "Toy Empire", { "Toy Banner", on = "Toy Trooper" } }, units = { "Toy Trooper" } } },
  steps = { p1.plays "Toy Recall", expect { p1.hand, exactly = { "Toy Trooper" } }, expect { p1.discard, exactly = { "Toy Banner", "Toy Recall" } } },
}
scenario "A fate card is not played from hand; it works when revealed in an edge stack" {
  rules = { "LCG-CARD-12" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Omen", "Toy Trooper" }, support = { "Toy Empire" }, units = { "Toy Walker", "Toy Gunner" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Trooper", pass }, p1.passes,
    p1.engages "Toy Refuge", p1.attacks_with "Toy Walker", p1.finishes, p1.places "Toy Omen", p1.passes,
    p1.chooses "Toy Walker", expect { p1.card "Toy Walker", shields = 1 }, p1.strikes_with "Toy Walker",
  },
}
scenario "An event is played by either player at its time, and goes to the discard pile" {
  cites = { { "LCG-CARD-11", "events are the actions, interrupts and reactions of a hand" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Barrage" }, support = { "Toy Empire" } }, p2 = { hand = { "Toy Rally" }, support = { "Toy Temple" }, units = { "Toy Guardian" } } },
  steps = {
    p1.passes, p2.plays "Toy Rally", expect { p2.card "Toy Guardian", shields = 1 }, expect { p2.discard, exactly = { "Toy Rally" } },
    p1.plays "Toy Barrage", p2.passes, expect { p1.discard, exactly = { "Toy Barrage" } },
  },
}

-- Resources
scenario "A card generates as many resources as focus tokens are put on it, up to its value" {
  rules = { "LCG-RSC-01" },
  cites = { { "LCG-RSC-03", "the worked example: one token or two" }, { "LCG-RSC-04", "no more can be generated than is paid" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Trooper", "Toy Officer" }, support = { "Toy Empire" }, objectives = { "Toy Shipyard" } } },
  steps = {
    p1.plays "Toy Officer",                                                                     -- of cost 2
    p1.may_choose_exactly { "pays with Toy Shipyard for 1 resource", "pays with Toy Shipyard for 2 resources", decline },
    p1.pays_with("Toy Shipyard", "for 2 resources"), expect { p1.card "Toy Shipyard", focus = 2 }, expect { p1.card "Toy Empire", focus = 0 },
    p1.plays "Toy Trooper", expect { p1.card "Toy Empire", focus = 1 },
  },
}
scenario "A card with a focus token generates nothing more" {
  rules = { "LCG-RSC-02" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Trooper", "Toy Gunner" }, objectives = { "Toy Shipyard" } } },
  steps = { p1.plays "Toy Trooper", expect { p1.card "Toy Shipyard", focus = 1 }, p1.cannot { "plays", "Toy Gunner", because = "LCG-RSC-05" }, p1.passes },
}
scenario "One of the resources comes from a card of the same affiliation; neutral cards give no match" {
  rules = { "LCG-RSC-05" },
  cites = { { "LCG-RSC-06", "neutral cards ask for none and give none" }, { "LCG-RSC-08", "the same question for every card that is played" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Adept", "Toy Barrage", "Toy Setback", "Toy Hunter" }, objectives = { "Toy Shipyard", "Toy Vault" } }, p2 = { units = { "Toy Guardian" } } },
  steps = {
    p1.cannot { "plays", "Toy Adept", because = "LCG-RSC-05" },                                 -- Sith, and nothing of the Sith
    p1.may_choose_exactly { "plays Toy Hunter", "plays Toy Barrage", pass },
    p1.plays "Toy Barrage", p1.may_choose_exactly { "pays with Toy Shipyard for 1 resource" }, p1.pays_with("Toy Shipyard", "for 1 resource"),
    p1.passes,
  },
}
scenario "Two resources without a match, and the same with one" {
  cites = { { "LCG-EX-04", "the worked example, with toy cards" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Saboteur" }, objectives = { "Toy Vault", "Toy Garrison" } } },
  steps = { p1.cannot { "plays", "Toy Saboteur", because = "LCG-RSC-05" }, p1.passes },
}
scenario "... and with a card of the affiliation in place of one of them" {
  cites = { { "LCG-EX-04", "the worked example, with toy cards" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Saboteur" }, objectives = { "Toy Vault", "Toy Furnace" } } },
  steps = { p1.plays "Toy Saboteur", expect { p1.units, exactly = { "Toy Saboteur" } }, expect { p1.card "Toy Furnace", focus = 1 }, expect { p1.card "Toy Vault", focus = 1 } },
}
scenario "What costs nothing needs no match" {
  cites = { { "LCG-RSC-07", "nothing is paid for it, so nobody is asked with what" }, { "LCG-RSC-09", "every card with a resource value is offered" } },
  given = { phase = "deployment", turn = p2, p2 = { hand = { "Toy Speeder" }, objectives = { "Toy Harbour" } } },
  steps = { p2.plays "Toy Speeder", expect { p2.units, exactly = { "Toy Speeder" } }, expect { p2.card "Toy Harbour", focus = 0 } },
}
scenario "A limit counts for each copy" {
  rules = { "LCG-TERM-09" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Saboteur", "Toy Saboteur" } }, p2 = { units = { "Toy Guardian" } } },
  steps = {
    p1.uses "Toy Saboteur", p1.chooses "Toy Guardian", p1.may_choose_exactly { "uses Toy Saboteur", pass }, p1.uses "Toy Saboteur", expect { p2.card "Toy Guardian", focus = 2 },
    p1.cannot { "uses", "Toy Saboteur", because = "LCG-TERM-09" },
  },
}
scenario "Costs are paid with one's own cards only" {
  cites = { { "LCG-GP-21", "what generates resources is looked for among the player's own cards" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Academy" } } },
  steps = { p1.plays "Toy Trooper", p1.may_choose_exactly { "pays with Toy Garrison for 1 resource" }, p1.pays_with("Toy Garrison", "for 1 resource") },
}
