-- What is asked of a piece that has left play: what it was like then.

scenario "The damage of a defeated character is known although the character is gone" {
  rules = { "TOY-95/after" },
  cites = { { "DST-AFT-01", "the ability waits in the queue until the event is over, and the character that it asks about is gone by then" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Raider" } },
    p2 = { supports = { "Toy Epitaph" }, characters = { "Toy Sentinel", { "Toy Trooper", damage = 4 } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2.characters, exactly = { "Toy Sentinel" } },
    expect { p2, resources = 6 },
  },
}

scenario "Nobody asks about a character of the opponent" {
  quiet = { "TOY-95/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, supports = { "Toy Epitaph" }, characters = { "Toy Raider" } },
    p2 = { characters = { "Toy Sentinel", { "Toy Trooper", damage = 4 } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p1, resources = 0 },
    expect { p2, resources = 0 },
  },
}
