-- Life Force, the piles, losing and retrieving Force, cards that leave the table (rulebook 1.A), and what battles and moves
-- count.

scenario "Life Force is the Reserve Deck, the Force Pile and the Used Pile" {
  rules = { "CCG-ZONE-LIFE-01" }, cites = { { "CCG-STATE-UNIT-01", "a card is where it lies: nothing off the table is on it" } },
  given = { phase = "draw", locations = { "Toy Plaza" }, p1 = { reserve = 4, force = 3, used = 2, hand = { "Toy Captain" }, lost = 5 } },
  steps = { expect { p1, life_force = 9 }, expect { p1.table, count = 1 } },
}
scenario "Activating one Force moves the top card of the Reserve Deck to the Force Pile" {
  rules = { "CCG-ZONE-FORCE-01" },
  given = { phase = "activate", activation = 2, locations = { "Toy Plaza" }, p1 = { reserve = { "Toy Captain", "Toy Trooper", "Toy Mentor" } } },
  steps = { p1.activates, expect { p1.force, in_order = { "Toy Captain" } }, p1.activates, expect { p1.force, in_order = { "Toy Trooper", "Toy Captain" } }, p1.is_asked },
}
scenario "Using Force moves it to the Used Pile, the top card first" {
  rules = { "CCG-ZONE-USED-01" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Captain" }, force = { "Toy Trooper", "Toy Mentor", "Toy Filler" } } },
  steps = { p1.deploys "Toy Captain", p1.chooses "Toy Plaza", expect { p1.used, in_order = { "Toy Mentor", "Toy Trooper" } }, expect { p1.force, in_order = { "Toy Filler" } } },
}
scenario "Lost Force goes to the loser's Lost Pile, each unit from where he chooses" {
  rules = { "CCG-LOSE-01", "CCG-LOSE-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Tax" } }, p2 = { reserve = { "Toy Captain" }, force = { "Toy Trooper" }, used = { "Toy Mentor" }, hand = { "Toy Machine" } } },
  steps = {
    p1.plays "Toy Tax", p2.passes, p2.passes,
    p2.may_choose_exactly { "loses Reserve Deck", "loses Force Pile", "loses Used Pile", "loses Toy Machine" },
    p2.loses "Toy Machine", p2.loses "Used Pile",
    expect { p2.lost, in_order = { "Toy Mentor", "Toy Machine" } },
  },
}
scenario "A sabacc hand can be lost as well" {
  rules = { "CCG-LOSE-03" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Tax" } }, p2 = { reserve = { "Toy Captain", "Toy Filler" }, sabacc = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Tax", p2.may_choose_exactly { "loses Reserve Deck", "loses Toy Trooper" },
    p2.loses "Toy Trooper", p2.loses "Reserve Deck", expect { p2.lost, in_order = { "Toy Captain", "Toy Trooper" } },
  },
}
scenario "Retrieving moves the top card of the Lost Pile onto the Used Pile" {
  rules = { "CCG-RETR-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Salute" }, lost = { "Toy Captain", "Toy Trooper" } } },
  steps = { p1.plays "Toy Salute", expect { p1.lost, exactly = { "Toy Trooper" } }, expect { p1.used, in_order = { "Toy Salute", "Toy Captain" } } },
}
scenario "A Used Interrupt goes to the Used Pile, a Lost one to the Lost Pile" {
  cites = { { "CCG-INT-USED-01", "the pile is a fact of the kind of Interrupt" }, { "CCG-INT-LOST-01", "the pile is a fact of the kind of Interrupt" }, { "CCG-INT-02", "an Interrupt is played, never deployed: it has no place on table" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Salute", "Toy Pickpocket" }, lost = { "Toy Captain" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p1.plays "Toy Salute", p2.passes, p2.passes, p1.plays "Toy Pickpocket", p2.passes,
    expect { p1.used, exactly = { "Toy Salute", "Toy Captain" } }, expect { p1.lost, exactly = { "Toy Pickpocket" } },
  },
}
scenario "A hand has no limit" {
  cites = { { "CCG-ZONE-HAND-01", "nothing counts a hand after it is drawn" } },
  given = { phase = "draw", locations = { "Toy Plaza" }, p1 = { hand = 14, force = 1 } },
  steps = { p1.draws, expect { p1.hand, count = 15 } },
}
scenario "What leaves the table takes everything on it and in it along" {
  cites = { { "CCG-SHIP-LEAVE-01", "cards aboard are on the starship" }, { "CCG-PLACE-01", "every card knows its owner" } },
  given = { phase = "control", locations = { "Toy Reach" }, p1 = { hand = { "Toy Barrage" }, force = 1 },
    p2 = { table = { { "Toy Hulk", at = "Toy Reach" }, { "Toy Flier", on = "Toy Hulk" }, { "Toy Pistol", on = "Toy Flier" } } } },
  steps = { p1.plays "Toy Barrage", p1.chooses "Toy Hulk", p2.chooses "Toy Hulk", p2.chooses "Toy Flier", expect { p2.table, count = 0 }, expect { p2.lost, exactly = { "Toy Hulk", "Toy Flier", "Toy Pistol" } } },
}
scenario "The drain takes as many Force as there are icons of the other side" {
  cites = { { "CCG-DRAIN-03", "the amount is the icons as modified: there is nothing else to lose" } },
  given = { phase = "control", locations = { "Toy Harbor" }, p1 = { table = { { "Toy Captain", at = "Toy Harbor" } } } },
  steps = { p1.drains "Toy Harbor", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}

-- Battles and moves
scenario "A card battles once in a turn" {
  rules = { "CCG-BTL-05" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" },
    p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" } }, hand = { "Toy Ferry" }, force = 4 },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" } } } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p1.passes,
    p1.plays "Toy Ferry", p1.chooses "Toy Captain",
    p1.battles "Toy Canyon",
    expect { p2.lost, count = 0 }, expect { p1.table, exactly = { "Toy Captain", "Toy Trooper" } }, p1.is_asked,
  },
}
scenario "Cards deploy in their owner's deploy phase" {
  rules = { "CCG-DEP-05" },
  given = { phase = "move", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p1.cannot { "deploys", "Toy Captain", because = "CCG-DEP-05" } },
}
scenario "In battle only what takes part is a target" {
  rules = { "CCG-BTL-WEAP-05" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" }, { "Toy Blaster", on = "Toy Trooper" } }, force = 3 },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.may_choose_exactly { pass }, p1.cannot { "fires", "Toy Blaster", because = "CCG-BTL-WEAP-05" } },
}
