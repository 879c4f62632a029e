-- Captives (rulebook, appendix C) and prisoner transfers (rulebook 7). Dark is p1.

local reach = { "Toy Reach: Pier", "Toy Reach: Prison" }

-- Capturing
scenario "Who is captured is seized by a warrior there, or escapes: Dark says which" {
  rules = { "CCG-SP-CAPTURE-03", "CCG-SP-CAPTURE-04" }, cites = { { "CCG-SP-CAPTIVE-01", "a captive lies among the inactive cards" } },
  given = { phase = "control", locations = reach, p1 = { hand = { "Toy Noose" }, table = { { "Toy Warden", at = "Toy Reach: Pier" }, { "Toy Usher", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.plays "Toy Noose", p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Warden", decline }, p1.chooses "Toy Warden",
    expect { p2.inactive, exactly = { "Toy Captain" } }, expect { p2.table, count = 0 },
  },
}
scenario "Who is seized by somebody aboard comes aboard without moving" {
  cites = { { "CCG-MOVE-EMB-06", "capturing is no movement: in the control phase, with no way to board" } },
  given = { phase = "control", locations = reach, p1 = { hand = { "Toy Noose" }, table = { { "Toy Steed", at = "Toy Reach: Pier" }, { "Toy Warden", on = "Toy Steed" } } }, p2 = { table = { { "Toy Boulder", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.plays "Toy Noose", p1.chooses "Toy Boulder", p1.chooses "Toy Warden", expect { p2.inactive, exactly = { "Toy Boulder" } }, expect { p1.card "Toy Warden", at = "Toy Steed" },
  },
}
scenario "... escape is the Light Side's Used Pile" {
  cites = { { "CCG-SP-CAPTURE-07", "declining to hold the character is its escape" } },
  given = { phase = "control", locations = reach, p1 = { hand = { "Toy Noose" }, table = { { "Toy Warden", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Noose", p1.chooses "Toy Captain", p1.declines, expect { p2.used, exactly = { "Toy Captain" } } },
}
scenario "At a prison the captured may be imprisoned" {
  rules = { "CCG-SP-CAPTURE-06" },
  given = { phase = "control", locations = reach, p1 = { hand = { "Toy Noose" } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Prison" } } } },
  steps = { p1.plays "Toy Noose", p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Reach: Prison", decline }, p1.chooses "Toy Reach: Prison", expect { p2.inactive, exactly = { "Toy Captain" } } },
}
scenario "An escort has one captive at a time" {
  rules = { "CCG-SP-CAPTIVE-07" }, cites = { { "CCG-SP-CAPTURE-08", "with cards of our own: a bounty hunter who is free takes him instead" } },
  given = { phase = "control", locations = reach, p1 = { hand = { "Toy Noose" }, table = { { "Toy Warden", at = "Toy Reach: Pier" }, { "Toy Hunter", at = "Toy Reach: Pier" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } }, inactive = { { "Toy Trooper", on = "Toy Warden", captive = true } } } },
  steps = { p1.plays "Toy Noose", p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Hunter", decline }, p1.chooses "Toy Hunter", expect { p2.inactive, exactly = { "Toy Captain", "Toy Trooper" } } },
}
scenario "The Light Side captures nobody" {
  rules = { "CCG-SP-CAPTURE-01" },
  given = { phase = "control", turn = p2, locations = reach, p2 = { hand = { "Toy Noose" }, table = { { "Toy Trooper", at = "Toy Reach: Pier" } } }, p1 = { table = { { "Toy Warden", at = "Toy Reach: Pier" } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "The Dark Side captures only cards of the Light Side" {
  rules = { "CCG-SP-CAPTURE-02" },
  given = { phase = "control", locations = reach, p1 = { hand = { "Toy Noose" }, table = { { "Toy Warden", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { "drains Toy Reach: Pier", pass } },
}
scenario "Who was just forfeited may be captured where he was" {
  cites = { { "CCG-SP-CAPTURE-09", "with cards of our own: from the Lost Pile under the escort at the battle" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Dragnet" }, force = 1, table = { { "Toy Warden", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p1.passes, p1.accepts, p2.forfeits "Toy Trooper", p1.answers "Toy Dragnet", p1.chooses "Toy Warden",
    expect { p2.inactive, exactly = { "Toy Trooper" } },
  },
}
scenario "A captive aboard has a passenger's seat: without room nobody aboard seizes" {
  rules = { "CCG-SP-SEIZE-01" },
  given = { phase = "control", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Toy Noose" }, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Hunter", on = "Toy Cart" }, { "Toy Usher", on = "Toy Cart" } } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Noose", p1.chooses "Toy Captain", expect { p2.used, exactly = { "Toy Captain" } } },
}

-- Escorting
scenario "A captive goes where its escort goes, for nothing" {
  cites = { { "CCG-SP-CAPTIVE-09", "it lies under its escort: it is where the escort is" }, { "CCG-SP-CAPTIVE-10", "characters have no other way to move" } },
  given = { phase = "move", locations = reach, p1 = { force = 1, table = { { "Toy Warden", at = "Toy Reach: Pier" } } }, p2 = { inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } } },
  steps = {
    p1.may_choose_exactly { "moves Toy Warden", pass }, p1.moves "Toy Warden", p1.chooses "Toy Reach: Prison", expect { p1.used, count = 1 },
    p1.may_choose_exactly { "transfers Toy Captain", pass },
  },
}
scenario "Without a seat for the captive its escort does not go aboard" {
  rules = { "CCG-SP-CAPTIVE-11" },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Trooper", on = "Toy Cart" }, { "Toy Hunter", at = "Toy Reach: Pier" } } },
    p2 = { inactive = { { "Toy Captain", on = "Toy Hunter", captive = true } } } },
  steps = { p1.may_not_choose { "moves Toy Hunter" } },
}

-- Prisoner transfers
scenario "In Dark's move phase an escort delivers its captive to the prison where it is" {
  cites = { { "CCG-MOVE-PRIS-01", "the next scenario shows when not" }, { "CCG-SP-CAPTIVE-18", "an imprisoned captive is held: who controls the site is not asked" } },
  given = { phase = "move", locations = reach, p1 = { force = 0, table = { { "Toy Warden", at = "Toy Reach: Prison" } } }, p2 = { inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } } },
  steps = { p1.transfers "Toy Captain", p1.may_choose_exactly { "Toy Reach: Prison", decline }, p1.chooses "Toy Reach: Prison", expect { p2.inactive, exactly = { "Toy Captain" } }, p1.may_choose_exactly { "transfers Toy Captain", pass } },
}
scenario "... in no other phase" {
  rules = { "CCG-MOVE-PRIS-01" },
  given = { phase = "deploy", locations = reach, p1 = { table = { { "Toy Warden", at = "Toy Reach: Prison" } } }, p2 = { inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "transfers", "Toy Captain", because = "CCG-MOVE-PRIS-01" } },
}
scenario "Who is in a prison is taken over by a warrior who is there" {
  rules = { "CCG-MOVE-PRIS-02" }, cites = { { "CCG-SP-CAPTIVE-06", "who takes it over is its escort" } },
  given = { phase = "move", locations = reach, p1 = { force = 0, table = { { "Toy Warden", at = "Toy Reach: Prison" }, { "Toy Usher", at = "Toy Reach: Prison" } } }, p2 = { inactive = { { "Toy Captain", on = "Toy Reach: Prison", imprisoned = true } } } },
  steps = { p1.transfers "Toy Captain", p1.may_choose_exactly { "Toy Warden", decline }, p1.chooses "Toy Warden" },
}
scenario "A captive does not pass from hand to hand" {
  rules = { "CCG-SP-CAPTIVE-08" },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { force = 0, table = { { "Toy Warden", at = "Toy Reach: Pier" }, { "Toy Hunter", at = "Toy Reach: Pier" } } }, p2 = { inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "A captive that cannot move is not transferred" {
  rules = { "CCG-MOVE-PRIS-05" },
  given = { phase = "move", locations = reach, p1 = { force = 0, table = { { "Toy Warden", at = "Toy Reach: Prison" } } }, p2 = { inactive = { { "Toy Boulder", on = "Toy Warden", captive = true } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "transfers", "Toy Boulder", because = "CCG-MOVE-PRIS-05" } },
}
scenario "A frozen captive may be left at any site" {
  rules = { "CCG-MOVE-PRIS-03" }, cites = { { "CCG-SP-FROZEN-06", "leaving it is the same transfer" } },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { force = 0, table = { { "Toy Warden", at = "Toy Reach: Pier" } } }, p2 = { inactive = { { "Toy Captain", on = "Toy Warden", frozen = true } } } },
  steps = { p1.transfers "Toy Captain", p1.chooses "Toy Reach: Pier", expect { p2.inactive, exactly = { "Toy Captain" } } },
}
scenario "... and taken up again by a warrior who is there" {
  rules = { "CCG-MOVE-PRIS-04" }, cites = { { "CCG-SP-FROZEN-08", "taking it up is the same transfer" } },
  given = { phase = "move", locations = { "Toy Reach: Pier" }, p1 = { force = 0, table = { { "Toy Warden", at = "Toy Reach: Pier" } } }, p2 = { inactive = { { "Toy Captain", on = "Toy Reach: Pier", frozen = true } } } },
  steps = { p1.transfers "Toy Captain", p1.may_choose_exactly { "Toy Warden", decline }, p1.chooses "Toy Warden" },
}

-- Releasing
scenario "When its escort is lost a captive is released: it rallies at the site or escapes" {
  rules = { "CCG-SP-CAPTIVE-13", "CCG-SP-CAPTIVE-16" },
  given = { phase = "control", turn = p2, locations = reach, p2 = { hand = { "Toy Assassin" }, inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } }, p1 = { table = { { "Toy Warden", at = "Toy Reach: Pier" } } } },
  steps = { p2.plays "Toy Assassin", p2.chooses "Toy Warden", p2.may_choose_exactly { accept, decline }, p2.accepts, expect { p2.card "Toy Captain", at = "Toy Reach: Pier" }, expect { p1.lost, exactly = { "Toy Warden" } } },
}
scenario "... or escapes" {
  rules = { "CCG-SP-CAPTIVE-13" },
  given = { phase = "control", turn = p2, locations = reach, p2 = { hand = { "Toy Assassin" }, inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } }, p1 = { table = { { "Toy Warden", at = "Toy Reach: Pier" } } } },
  steps = { p2.plays "Toy Assassin", p2.chooses "Toy Warden", p2.declines, expect { p2.inactive, count = 0 }, expect { p2.used, exactly = { "Toy Assassin", "Toy Captain" } } },
}
scenario "Away from a site a captive can only escape" {
  rules = { "CCG-SP-CAPTIVE-17" },
  given = { phase = "control", turn = p2, locations = { "Toy Reach" }, p2 = { hand = { "Toy Ransom" }, inactive = { { "Toy Captain", on = "Toy Hunter", captive = true } } }, p1 = { table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Hunter", on = "Toy Dart" } } } },
  steps = { p2.plays "Toy Ransom", p2.chooses "Toy Captain", expect { p2.used, exactly = { "Toy Ransom", "Toy Captain" } } },
}
scenario "Out of a prison a captive rallies" {
  rules = { "CCG-SP-CAPTIVE-20" }, cites = { { "CCG-SP-CAPTIVE-21", "with cards of our own: a card frees him, and he has to rally" } },
  given = { phase = "control", turn = p2, locations = reach, p2 = { hand = { "Toy Ransom" }, inactive = { { "Toy Captain", on = "Toy Reach: Prison", imprisoned = true } } } },
  steps = { p2.plays "Toy Ransom", p2.chooses "Toy Captain", expect { p2.card "Toy Captain", at = "Toy Reach: Prison" } },
}
scenario "Control of the prison frees nobody" {
  rules = { "CCG-SP-FROZEN-10" }, cites = { { "CCG-SP-CAPTIVE-18", "only a card that frees captives does" } },
  given = { phase = "control", turn = p2, locations = reach, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Prison" } }, inactive = { { "Toy Captain", on = "Toy Reach: Prison", imprisoned = true, frozen = true } } } },
  steps = { p2.may_choose_exactly { "drains Toy Reach: Prison", pass } },
}
scenario "A frozen captive without its escort lies unattended" {
  rules = { "CCG-SP-CAPTIVE-14" }, cites = { { "CCG-SP-FROZEN-07", "the same rule" } },
  given = { phase = "control", turn = p2, locations = { "Toy Reach: Pier" }, p2 = { hand = { "Toy Assassin" }, inactive = { { "Toy Captain", on = "Toy Warden", frozen = true } } }, p1 = { table = { { "Toy Warden", at = "Toy Reach: Pier" } } } },
  steps = { p2.plays "Toy Assassin", p2.chooses "Toy Warden", expect { p2.inactive, exactly = { "Toy Captain" } } },
}
scenario "Where the Light Side is in control it frees an unattended frozen captive, who rallies" {
  rules = { "CCG-SP-FROZEN-09", "CCG-SP-FROZEN-12" },
  given = { phase = "control", turn = p2, locations = { "Toy Reach: Pier" }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } }, inactive = { { "Toy Captain", on = "Toy Reach: Pier", frozen = true } } } },
  steps = { p2.may_choose_exactly { "drains Toy Reach: Pier", "releases Toy Captain", pass }, p2.releases "Toy Captain", expect { p2.card "Toy Captain", at = "Toy Reach: Pier" } },
}
scenario "... not where it is not" {
  cites = { { "CCG-SP-FROZEN-09", "without control there is nothing to offer" } },
  given = { phase = "control", turn = p2, locations = { "Toy Reach: Pier" }, p2 = { inactive = { { "Toy Captain", on = "Toy Reach: Pier", frozen = true } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "A captive released in a battle takes part in it" {
  cites = { { "CCG-SP-CAPTIVE-22", "with cards of our own: who is there and active until the weapons segment is over takes part" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Warden", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Assassin" }, table = { { "Toy Trooper", at = "Toy Plaza" } }, inactive = { { "Toy Mentor", on = "Toy Warden", captive = true } } } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.passes, p2.plays "Toy Assassin", p2.chooses "Toy Warden", p2.accepts, p2.passes, p2.accepts, expect { p1, damage = 7 },
    p1.forfeits "Toy Captain", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck",
  },
}

-- Creatures and captives
scenario "A creature attacks even a captive, but neither one that is frozen nor one in a prison" {
  rules = { "CCG-ATK-10" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" }, { "Toy Machine", at = "Toy Plaza" }, { "Toy Hunter", at = "Toy Plaza" } } }, p2 = { inactive = { { "Toy Trooper", on = "Toy Hunter", captive = true } } } },
  steps = { p1.attacks_with("Toy Lizard", "against Light"), p1.passes, p2.passes, expect { p2.lost, exactly = { "Toy Trooper" } }, expect { p2.inactive, count = 0 } },
}
scenario "A captive who is attacked fires his weapon and uses his device; what is on him counts" {
  rules = { "CCG-ATK-10" },
  given = {
    phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" }, { "Toy Hunter", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Filler", "Toy Mentor", "Toy Filler" }, hand = { "Toy Filler" }, inactive = { { "Toy Trooper", on = "Toy Hunter", captive = true }, { "Toy Lance", on = "Toy Trooper" }, { "Toy Abacus", on = "Toy Trooper" }, { "Toy Vigor", on = "Toy Trooper" } } },
  },
  steps = {
    p1.attacks_with("Toy Lizard", "against Light"), p2.passes, p2.may_choose_exactly { "fires Toy Lance", "uses Toy Abacus", pass }, p2.uses "Toy Abacus", p1.passes, expect { p2.hand, count = 2 },
    p2.fires "Toy Lance", p2.chooses "Toy Lizard", expect { p1.lost, exactly = { "Toy Lizard" } }, expect { p2.inactive, count = 4 }, expect { p2.lost, count = 0 },
  },
}
scenario "After the attack, and in no other fight, a captive does nothing" {
  cites = { { "CCG-STATE-INACT-02", "its texts are struck off as long as it is inactive" } },
  given = {
    phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Hunter", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Salute" }, table = { { "Toy Captain", at = "Toy Plaza" } }, inactive = { { "Toy Trooper", on = "Toy Hunter", captive = true }, { "Toy Lance", on = "Toy Trooper" }, { "Toy Abacus", on = "Toy Trooper" } } },
  },
  steps = { p1.battles "Toy Plaza", p2.passes, p2.may_choose_exactly { "plays Toy Salute", pass }, p2.passes, p1.forfeits "Toy Hunter", p2.accepts },
}
scenario "... not one that is frozen" {
  rules = { "CCG-SP-FROZEN-02" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" } } }, p2 = { inactive = { { "Toy Trooper", on = "Toy Plaza", frozen = true } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "... nor one in a prison" {
  rules = { "CCG-SP-CAPTIVE-04" },
  given = { phase = "battle", locations = { "Toy Dungeon" }, p1 = { table = { { "Toy Lizard", at = "Toy Dungeon" } } }, p2 = { inactive = { { "Toy Trooper", on = "Toy Dungeon", imprisoned = true } } } },
  steps = { p1.may_choose_exactly { pass } },
}
