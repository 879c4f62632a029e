-- What lasts as long as a condition holds: change and forbid among effects, with as_long_as.

local two = { "Toy Plaza", "Toy Canyon" }

scenario "A change that depends on where its card is ends as the card moves away" {
  cites = { { "CCG-VAL-AUTO-01", "whether a condition holds is looked at whenever anybody looks" } },
  given = { turn = p1, phase = "move", locations = two, p1 = { force = 2, hand = { "Toy Vigil", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Vigil", p1.chooses "Toy Captain", expect { p1.card "Toy Captain", power = 5 },
    p1.moves "Toy Captain", p1.chooses "Toy Canyon", expect { p1.card "Toy Captain", power = 3 },
  },
}
scenario "... and with its period, though the condition holds" {
  cites = { { "CCG-ACT-DUR-01", "the text says both, how long and as long as what" } },
  given = { turn = p1, phase = "draw", locations = two, p1 = { hand = { "Toy Vigil" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Vigil", p1.chooses "Toy Captain", expect { p1.card "Toy Captain", power = 5 },
    p1.passes, p2.may_choose { "activates", pass }, expect { p1.card "Toy Captain", power = 3 },
  },
}
scenario "A change may depend on another card than the one that it is about" {
  cites = { { "CCG-ACT-DUR-01", "no period is said: for as long as the condition holds" } },
  given = { turn = p1, phase = "move", locations = two,
    p1 = { force = 2, hand = { "Toy Bond", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Canyon" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Bond", p1.chooses "Toy Captain", p1.chooses "Toy Trooper",
    expect { p1.card "Toy Captain", power = 5 }, expect { p1.card "Toy Trooper", power = 2 },
    p1.moves "Toy Trooper", p1.chooses "Toy Canyon", expect { p1.card "Toy Captain", power = 3 },
  },
}
scenario "Two of them, each with its own card, are two changes" {
  cites = { { "CCG-VAL-MOD-02", "of one card each is about; the one changes nothing of the other" } },
  given = { turn = p1, phase = "move", locations = two,
    p1 = { force = 2, hand = { "Toy Bond", "Toy Bond" }, table = { { "Toy Captain", at = "Toy Canyon" }, { "Toy Giant", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Bond", p1.chooses "Toy Captain", p1.chooses "Toy Trooper",
    p1.plays "Toy Bond", p1.chooses "Toy Giant", p1.chooses "Toy Giant",
    expect { p1.card "Toy Captain", power = 5 }, expect { p1.card "Toy Giant", power = 8 },
    p1.moves "Toy Trooper", p1.chooses "Toy Canyon",
    expect { p1.card "Toy Captain", power = 3 }, expect { p1.card "Toy Giant", power = 8 },
  },
}
scenario "A number of a player changes as long as a card is there" {
  cites = { { "CCG-ACT-DUR-01", "the Interrupt is gone, its condition is looked at" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza", "Toy Fortress" }, p1 = { hand = { "Toy Excise" },
    table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Fortress" } } }, p2 = { reserve = 12 } },
  steps = {
    p1.plays "Toy Excise", p1.drains "Toy Plaza",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 3 },
  },
}
scenario "... and not while no such card is there" {
  cites = { { "CCG-ACT-DUR-01", "the Interrupt is gone, its condition is looked at" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Excise" },
    table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { reserve = 12 } },
  steps = {
    p1.plays "Toy Excise", p1.drains "Toy Plaza", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 },
  },
}

local coast = { "Toy Reach: Pier", "Toy Reach: Meadow" }
local duel = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" } }

scenario "A character may not be hit as long as another one is there" {
  cites = { { "CCG-WEAP-HIT-03", "the text says as long as what" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Doublet", "Toy Sniper", "Toy Filler" }, table = duel },
    p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Meadow" } } } },
  steps = {
    p1.plays "Toy Doublet", p1.chooses "Toy Trooper", p1.plays "Toy Sniper", p1.chooses "Toy Musket", p1.chooses "Toy Trooper",
    expect { p2.lost, count = 0 }, expect { p2.card "Toy Trooper", hit = false },
  },
}
scenario "... and may be hit without that one" {
  cites = { { "CCG-WEAP-HIT-03", "the text says as long as what" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Doublet", "Toy Sniper", "Toy Filler" }, table = duel },
    p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.plays "Toy Doublet", p1.chooses "Toy Trooper", p1.plays "Toy Sniper", p1.chooses "Toy Musket", p1.chooses "Toy Trooper",
    expect { p2.lost, exactly = { "Toy Trooper" } },
  },
}
