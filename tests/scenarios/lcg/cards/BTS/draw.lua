-- Between the Shadows: cards drawn by lot, and for the words that they need.

scenario "Bogwing: its damage capacity is the number of Jedi objectives, and three give an icon" {
  rules = { "BTS-128.3/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Bogwing" }, objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" } } },
  steps = { expect { p2.card "Bogwing", capacity = 3, unit_damage = 1 } },
}
scenario "Bogwing: without the third there is no icon" {
  rules = { "BTS-128.3/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Bogwing" }, objectives = { "Toy Refuge", "Toy Academy", "Toy Beacon" } } },
  steps = { expect { p2.card "Bogwing", capacity = 2, unit_damage = 0 } },
}
scenario "Bogwing: without one it is destroyed" {
  quiet = { "BTS-128.3/constant" },
  given = { turn = p2, phase = "deployment", p1 = { objectives = { "Toy Garrison" } }, p2 = { units = { "Bogwing" }, objectives = { "Toy Beacon" } } },
  steps = { expect { p2.units, count = 0 } },
}
scenario "Retreat to the Forest: an Ewok that is destroyed goes to the hand" {
  rules = { "BTS-131.6/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Ewok Lookout" }, hand = { "Retreat to the Forest" } } },
  steps = { p1.uses "Toy Gunner", p2.plays "Retreat to the Forest", expect { p2.hand, exactly = { "Ewok Lookout" } }, expect { p2.discard, exactly = { "Retreat to the Forest" } } },
}
scenario "Retreat to the Forest: so does one that is sacrificed" {
  rules = { "BTS-131.6/interrupt-2" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Tithe" } }, p2 = { units = { "Ewok Lookout" }, hand = { "Retreat to the Forest" } } },
  steps = { p1.plays "Toy Tithe", p2.plays "Retreat to the Forest", expect { p2.hand, exactly = { "Ewok Lookout" } } },
}
scenario "Retreat to the Forest: no other unit" {
  quiet = { "BTS-131.6/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { { "Toy Militia", damage = 1 } }, hand = { "Retreat to the Forest" } } },
  steps = { p1.uses "Toy Gunner", p2.passes, expect { p2.discard, exactly = { "Toy Militia" } } },
}
scenario "Retreat to the Forest: no other unit that is sacrificed" {
  quiet = { "BTS-131.6/interrupt-2" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Tithe" } }, p2 = { units = { "Toy Militia" }, hand = { "Retreat to the Forest" } } },
  steps = { p1.plays "Toy Tithe", expect { p2.discard, exactly = { "Toy Militia" } } },
}
scenario "\"No Disintegrations\": what a mercenary's icons deal is not taken by protect" {
  rules = { "BTS-134.1/constant" },
  given = { turn = p1, p1 = { units = { "Twi'lek Sycophant", "Toy Trooper" }, objectives = { "\"No Disintegrations\"" } }, p2 = { units = { "Toy Pilgrim", "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Twi'lek Sycophant", "Toy Trooper" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Twi'lek Sycophant", expect { p2.card "Toy Pilgrim", damage = 1 } },
}
scenario "\"No Disintegrations\": that of another unit is" {
  quiet = { "BTS-134.1/constant" },
  given = { turn = p1, p1 = { units = { "Twi'lek Sycophant", "Toy Trooper" }, objectives = { "\"No Disintegrations\"" } }, p2 = { units = { "Toy Pilgrim", "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Twi'lek Sycophant", "Toy Trooper" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", p2.protects_with("Toy Guardian", "for 1 damage"), expect { p2.card "Toy Guardian", damage = 1 } },
}
scenario "The Best That Credits Can Buy: a damaged vehicle of the opponent uses no ability" {
  rules = { "BTS-137.1/constant" },
  given = { turn = p2, phase = "deployment", p1 = { units = { { "Toy Trooper", damage = 1 } }, objectives = { "The Best That Credits Can Buy" } },
    p2 = { units = { { "Alliance X-Wing", damage = 1 }, "Toy Pilgrim", "Toy Guardian" }, support = { { "Toy Relic", on = "Toy Pilgrim" } } } },
  steps = { p2.cannot { "uses", "Alliance X-Wing", says = "a card says that its abilities cannot be used" } },
}
scenario "The Best That Credits Can Buy: an undamaged one does, and so does another unit" {
  quiet = { "BTS-137.1/constant" },
  given = { turn = p2, phase = "deployment", p1 = { units = { { "Toy Trooper", damage = 1 } }, objectives = { "The Best That Credits Can Buy" } },
    p2 = { units = { "Alliance X-Wing", { "Toy Slinger", damage = 1 }, "Toy Pilgrim" }, support = { { "Toy Relic", on = "Toy Pilgrim" } } } },
  steps = { p2.may_choose { "uses Alliance X-Wing", "uses Toy Slinger" }, p2.passes },
}

scenario "Black Sun Headhunter: a resource of its affiliation keeps it" {
  rules = { "BTS-135.3/forced_reaction" },
  given = { turn = p1, phase = "draw", p1 = { units = { "Black Sun Headhunter" }, objectives = { "Trandoshan Terror" }, hand = { "Toy Recluse" }, deck = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" } } },
  steps = { p1.passes, p1.accepts, expect { p1.card "Trandoshan Terror", focus = 1 }, expect { p1.units, exactly = { "Black Sun Headhunter" } }, p1.passes },
}
scenario "Black Sun Headhunter: otherwise it is destroyed" {
  rules = { "BTS-135.3/forced_reaction" },
  given = { turn = p1, phase = "draw", p1 = { units = { "Black Sun Headhunter" }, objectives = { "Toy Garrison", "Trandoshan Terror" }, hand = { "Toy Recluse" }, deck = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" } } },
  steps = { p1.passes, p1.declines, expect { p1.units, count = 0 }, p1.passes },
}
scenario "Black Sun Headhunter: nothing in a deployment phase of the opponent" {
  quiet = { "BTS-135.3/forced_reaction" },
  given = { turn = p2, phase = "draw", p1 = { units = { "Black Sun Headhunter" } }, p2 = { hand = { "Toy Slinger" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p2.passes, expect { p1.units, count = 1 }, p2.passes },
}
