-- Power of the Force: cards drawn by lot.

local function given(hand, ours)
  return { phase = "deployment", turn = p2,
    p1 = { units = { "Toy Hunter" }, hand = hand },
    p2 = { units = { "Captured Courier Droid", "Toy Sniper", "Toy Pilgrim" }, objectives = { "Toy Academy" }, hand = ours or { "Improvised Demolition" } } }
end

scenario "Improvised Demolition: blast damage for Specter and neutral units, until the phase ends" {
  rules = { "POTF-251.5/action" },
  given = given { "Toy Trooper", "Toy Walker" },
  steps = {
    p2.plays "Improvised Demolition", p2.pays_with("Toy Academy", "for 2 resources"), p1.declines,
    expect { p2.card "Captured Courier Droid", blast_damage = 1 }, expect { p2.card "Toy Sniper", blast_damage = 1 },
    expect { p2.card "Toy Pilgrim", blast_damage = 0 }, expect { p1.card "Toy Hunter", blast_damage = 0 },
    p2.passes,
    expect { p2.card "Captured Courier Droid", blast_damage = 0 },
  },
}
scenario "Improvised Demolition: two cards of the opponent's hand cancel it" {
  rules = { "POTF-251.5/action" },
  given = given { "Toy Trooper", "Toy Walker", "Toy Hermit" },
  steps = {
    p2.plays "Improvised Demolition", p2.pays_with("Toy Academy", "for 2 resources"), p1.accepts,
    expect { p1.hand, count = 1 }, expect { p1.discard, count = 2 }, expect { p2.card "Toy Sniper", blast_damage = 0 },
  },
}
scenario "Improvised Demolition: one card is not enough" {
  rules = { "POTF-251.5/action" },
  given = given({ "Toy Trooper" }, { "Improvised Demolition", "Toy Slinger" }),
  steps = {
    p2.plays "Improvised Demolition", p2.pays_with("Toy Academy", "for 2 resources"), p2.may_choose { "plays Toy Slinger" },
    expect { p1.hand, count = 1 }, expect { p2.card "Toy Sniper", blast_damage = 1 },
  },
}
scenario "Improvised Demolition: one of all copies in a turn" {
  rules = { "POTF-251.5/action" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { "Toy Sniper" }, objectives = { "Toy Academy", "Toy Academy" }, hand = { "Improvised Demolition", "Improvised Demolition", "Toy Slinger" } } },
  steps = {
    p2.plays "Improvised Demolition#1", p2.pays_with("Toy Academy#1", "for 2 resources"), p2.passes,   -- nothing interrupts it
    p2.may_choose_exactly { "plays Toy Slinger", pass },
  },
}
