-- Effects that last for a period (DST-EFF-01), and cards that ask what has happened in one.

scenario "What an effect forbids for the round cannot be done before the round is over" {
  rules = { "DST-EFF-NEG-01", "TOY-111/effect" },
  cites = { { "DST-EFF-01", "the effect lasts as long as it says, after its card was discarded" } },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p1 },
    p1 = { resources = 2, hand = { "Toy Embargo", "Toy Execution" }, characters = { "Toy Trooper", "Toy Trooper" } },
    p2 = { resources = 2, hand = { "Toy Execution", "Toy Remedy" }, characters = { "Toy Veteran", { "Toy Veteran", damage = 1 } } } },
  steps = {
    p1.plays "Toy Embargo",
    p2.cannot { "plays", "Toy Execution", because = "DST-EFF-NEG-01" },
    p2.may_choose { "plays Toy Remedy" },
    p2.passes,
    p1.may_choose { "plays Toy Execution" },  -- it is forbidden to the opponent only
    p1.passes,
    p1.finishes,                              -- the upkeep: nothing is discarded
    p2.finishes,
    p1.passes,
    p2.may_choose { "plays Toy Execution" },  -- the next round
  },
}

scenario "A hand size that is smaller for a round counts in its upkeep" {
  rules = { "TOY-112/effect", "DST-ZONE-16" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p1 },
    p1 = { hand = { "Toy Heavy Bags" }, deck = { "Toy Remedy", "Toy Remedy", "Toy Remedy", "Toy Remedy", "Toy Remedy", "Toy Remedy" },
      characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Remedy", "Toy Remedy", "Toy Remedy", "Toy Remedy", "Toy Remedy", "Toy Remedy" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Heavy Bags",
    p2.passes,
    p1.passes,
    p1.is_asked,
    expect { p1.hand, count = 5 },
    expect { p2.hand, count = 3 },
  },
}

scenario "A keyword that an effect grants for the action phase is there at once" {
  rules = { "TOY-113/effect", "DST-KW-GRD-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Vigil" }, characters = { "Toy Veteran", "Toy Trooper" } },
    p2 = { characters = { "Toy Veteran" }, pool = { { "Toy Veteran", side = "1 melee" } } } },
  steps = {
    p1.plays "Toy Vigil",
    p1.chooses "Toy Veteran",
    p2.passes,
    p1.activates "Toy Veteran",
    p1.chooses "1 melee",
    expect { p1.character "Toy Veteran", damage = 1 },
    expect { p2.pool, count = 0 },
  },
}

scenario "How often something has happened this round is counted" {
  rules = { "TOY-114/effect" },
  given = { turn = p1, p1 = { hand = { "Toy Momentum", "Toy Momentum" }, characters = { "Toy Trooper", "Toy Trooper" } }, p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Toy Trooper",
    p2.activates "Toy Trooper",
    p1.plays "Toy Momentum",
    expect { p1, resources = 1 },  -- the opponent's does not count
    p2.passes,
    p1.activates "Toy Trooper",
    p2.passes,
    p1.plays "Toy Momentum",
    expect { p1, resources = 3 },
    p2.is_asked,
  },
}

scenario "What happened in the last turn is known in this one, and forgotten after it" {
  rules = { "TOY-115/effect" },
  given = { turn = p1, p1 = { hand = { "Toy Backfire" }, characters = { "Toy Trooper", "Toy Scout" } },
    p2 = { hand = { "Toy Old Wound", "Toy Old Wound" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Backfire",
    p1.chooses "Toy Scout",
    p1.chooses "Toy Scout",
    p2.plays "Toy Old Wound",  -- one character fits: nothing is asked
    expect { p1.character "Toy Scout", damage = 3 },
    p1.passes,
    p2.plays "Toy Old Wound",  -- the last turn was the one in which nothing happened
    expect { p1.character "Toy Scout", damage = 3 },
    p1.is_asked,
  },
}
