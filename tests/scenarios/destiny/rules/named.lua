-- Values that a player names, and what pieces have in common.

scenario "A color that is named" {
  rules = { "TOY-134/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Verdict" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel", "Toy Veteran", "Toy Mentor" } } },
  steps = {
    p1.plays "Toy Verdict",
    p1.may_choose_exactly { "gray", "red", "yellow", "blue" },
    p1.chooses "blue",
    expect { p2.character "Toy Sentinel", damage = 1 },
    expect { p2.character "Toy Mentor", damage = 1 },
    expect { p2.character "Toy Veteran", damage = 0 },
  },
}

scenario "... that nobody has" {
  rules = { "TOY-134/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Verdict" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Verdict",
    p1.chooses "yellow",
    expect { p2.character "Toy Sentinel", damage = 0 },
  },
}

scenario "A subtype that is named" {
  rules = { "TOY-136/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Ban" }, characters = { "Rebel Trooper" } },
    p2 = { characters = { "Luke Skywalker", "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Ban",
    p1.chooses "trooper",
    expect { p1.character "Rebel Trooper", exhausted = 1 },
    expect { p2.character "Toy Veteran", exhausted = 0 },
  },
}

scenario "... that nobody has" {
  rules = { "TOY-136/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Ban", "Toy Haste" }, characters = { "Rebel Trooper" } },
    p2 = { characters = { "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Ban",
    p1.chooses "vehicle",
    expect { p1.character "Rebel Trooper", exhausted = 0 },
  },
}

scenario "Two dice that show different symbols" {
  rules = { "TOY-135/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Medley" }, characters = { "Toy Raider" } },
    p2 = { characters = { "Toy Trooper", "Toy Veteran", "Toy Sentinel" },
      pool = { { "Toy Trooper", side = "1 shield" }, { "Toy Veteran", side = "1 shield" }, { "Toy Sentinel", side = "1 resource" } } } },
  steps = {
    p1.plays "Toy Medley",
    p1.chooses "1 shield",
    p1.may_choose_exactly { "1 resource" },
    p1.chooses "1 resource",
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "... of which there are none" {
  quiet = { "TOY-135/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Medley", "Toy Haste" }, characters = { "Toy Raider" } },
    p2 = { characters = { "Toy Trooper", "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Medley",
    expect { p2.pool, count = 0 },
  },
}
