-- Promise of Power: cards for the words that they need.

scenario "Imperial Influence: the enhanced unit's resources match every affiliation" {
  rules = { "POP-288.5/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Bib Fortuna" }, support = { { "Imperial Influence", on = "Bib Fortuna" } }, hand = { "Toy Trooper" } } },
  steps = { p1.plays "Toy Trooper", expect { p1.card "Bib Fortuna", focus = 1 } },
}
scenario "Imperial Influence: a card when it enters play" {
  rules = { "POP-288.5/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Bib Fortuna" }, hand = { "Imperial Influence" }, deck = { "Toy Walker" } } },
  steps = { p1.plays "Imperial Influence", p1.chooses "Bib Fortuna", p1.uses "Imperial Influence", expect { p1.hand, exactly = { "Toy Walker" } } },
}
scenario "Imperial Influence: not when something else does" {
  quiet = { "POP-288.5/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Bib Fortuna" }, support = { { "Imperial Influence", on = "Bib Fortuna" } }, hand = { "Toy Recluse" }, deck = { "Toy Walker" } } },
  steps = { p1.plays "Toy Recluse", expect { p1.hand, count = 0 } },
}

scenario "IG-RM Bodyguard Droid: one of as many cards as there are affiliations" {
  rules = { "POP-286.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Adept" }, objectives = { "Toy Garrison", "Toy Vault" }, hand = { "IG-RM Bodyguard Droid" }, deck = { "Toy Walker", "Toy Officer", "Toy Doom" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.plays "IG-RM Bodyguard Droid", p1.uses "IG-RM Bodyguard Droid", p1.may_choose_exactly { "Toy Walker", "Toy Officer" }, p1.chooses "Toy Officer", expect { p1.hand, exactly = { "Toy Officer" } }, expect { p1.deck, in_order = { "Toy Doom", "Toy Walker" } } },
}
scenario "IG-RM Bodyguard Droid: not when another unit enters play" {
  quiet = { "POP-286.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "IG-RM Bodyguard Droid" }, objectives = { "Toy Garrison" }, hand = { "Toy Recluse" }, deck = { "Toy Walker", "Toy Officer" } } },
  steps = { p1.plays "Toy Recluse", expect { p1.hand, count = 0 } },
}
scenario "Payback: as much damage as there are affiliations" {
  rules = { "POP-286.5/reaction" },
  given = { turn = p2, p1 = { units = { { "Toy Walker", focus = 1 } }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "The Last Warrior", "Toy Spring" }, hand = { "Payback" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = {}, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Pilgrim", p2.plays "Payback", p2.pays_with "The Last Warrior", expect { p1.card "Toy Walker", damage = 3 } },
}
scenario "Payback: not after an engagement of the opponent" {
  quiet = { "POP-286.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Toy Pilgrim", focus = 1 } }, objectives = { "The Last Warrior", "Toy Spring" }, hand = { "Payback" } },
    engagement = { objective = "Toy Spring", attackers = { "Toy Walker" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Walker", p2.passes, expect { p1.card "Toy Walker", damage = 0 } },
}

scenario "Imperial Influence: nothing for a card without it" {
  quiet = { "POP-288.5/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Bib Fortuna" }, support = { { "Imperial Influence", on = "Bib Fortuna" }, "Fleet Staging Area" }, hand = { "Toy Bounty", "Toy Loner" } } },
  steps = { p1.plays "Toy Loner", expect { p1.card "Bib Fortuna", focus = 1 } },
}

scenario "The Eighth Brother: 1 damage when he leaves play" {
  rules = { "POP-287.4/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "The Eighth Brother" }, hand = { "Toy Tithe" } }, p2 = { units = { "Toy Guardian" } } },
  steps = { p1.plays "Toy Tithe", p1.uses "The Eighth Brother", p1.chooses "Toy Guardian" },
}
scenario "The Eighth Brother: not when another unit leaves play" {
  quiet = { "POP-287.4/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "The Eighth Brother", { "Toy Trooper", damage = 1 } } }, p2 = { units = { "Toy Slinger" } } },
  steps = { p2.uses "Toy Slinger", p2.chooses "Toy Trooper", expect { p1.units, exactly = { "The Eighth Brother" } }, expect { p2.card "Toy Slinger", damage = 0 } },
}
