-- Allies of Necessity: plots.

scenario "Perilous Escapade: 1 indirect damage after a downgrade, once while it is ready" {
  rules = { "AoN-11/after" },
  given = { turn = p1,
    p1 = { hand = { "Wanted", "Death Mark" }, characters = { "Aurra Sing" }, plots = { "Perilous Escapade" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Wanted",
    p1.chooses "Rey",
    p1.accepts,
    expect { p2.character "Rey", damage = 1 },
    expect { p1.plot "Perilous Escapade", exhausted = true },
    p2.passes,
    p1.plays "Death Mark",
    p1.chooses "Rey",
    p1.declines,  -- nothing is replaced
    p2.is_asked,
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Perilous Escapade: nothing without a yellow character" {
  quiet = { "AoN-11/after" },
  given = { turn = p1,
    p1 = { hand = { "Wanted" }, characters = { "Toy Trooper" }, plots = { "Perilous Escapade" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Wanted",
    p1.chooses "Rey",
    p2.is_asked,
  },
}

scenario "Allies of Necessity are two characters of one color at least" {
  quiet = { "AoN-16/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Sentinel [TOY-2]", "1 Rey [AW-38]", "[plot]", "1 Allies of Necessity [AoN-16]" } },
    deck_is_legal,
  },
}

scenario "Allies of Necessity are two characters of one color at least: the other way round" {
  rules = { "AoN-16/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "1 Rey [AW-38]", "[plot]", "1 Allies of Necessity [AoN-16]" } },
    deck_breaks("", "Allies of Necessity may not be in this team"),
  },
}

scenario "Allies of Necessity cost a card and the resources of set-up" {
  rules = { "AoN-16/after" },
  given = { setup = true, battlefield = { "Toy Plains" }, chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { deck = { "Toy Plains", "Aim", "Block", "Dodge", "Flank", "Scavenge" }, characters = { "Toy Sentinel", "Rey" }, plots = { "Allies of Necessity" } },
    p2 = { deck = { "Aim", "Block", "Dodge", "Flank", "Scavenge" }, characters = { "Toy Warlord" } } },
  steps = {
    p1.finishes,
    p2.finishes,
    p1.chooses "Aim",
    expect { p1.hand, count = 4 },
    expect { p1, resources = 0 },
    expect { p2, resources = 2 },
  },
}

scenario "Allies of Necessity: nothing later in the game" {
  quiet = { "AoN-16/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Aim" }, characters = { "Toy Sentinel", "Rey" }, plots = { "Allies of Necessity" } },
    p2 = { characters = { "Toy Warlord" } } },
  steps = {
    p1.passes,
    expect { p1.hand, count = 1 },
    expect { p1, resources = 2 },
  },
}
