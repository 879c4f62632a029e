-- Where a card came from and where it went, and what it was like that is gone.

scenario "A character that moves away from that site, and to it" {
  rules = { "TOY-1521/automatic" }, quiet = { "TOY-1522/automatic" },
  given = { phase = "control", locations = { { "Toy Reach: Tunnel", owner = p1 }, "Toy Outpost: Gate" },
    p1 = { force = 1, lost = 3, table = { "Toy Turnstile", "Toy Doormat", { "Toy Captain", at = "Toy Reach: Tunnel" } } } },
  steps = {
    p1.uses "Toy Reach: Tunnel",
    p1.chooses "Toy Captain",
    p1.chooses "Toy Outpost: Gate",
    expect { p1.card "Toy Captain", at = "Toy Outpost: Gate" },
    expect { p1.lost, count = 2 },   -- of the Turnstile, not of the Doormat
  },
}

scenario "A character lost from that location, with the power that it had there" {
  rules = { "TOY-1523/automatic" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trapdoor" }, lost = 9, table = { "Toy Epitaph", { "Toy Captain", at = "Toy Plaza" }, { "Toy Vigor", on = "Toy Captain" } } } },
  steps = {
    p1.plays "Toy Trapdoor",
    p1.chooses "Toy Captain",
    p1.chooses "Toy Vigor",
    expect { p1.lost, count = 5 },   -- 9, and 2 lost, less 3 of its own and 3 of the Vigor
  },
}

scenario "A character lost elsewhere" {
  quiet = { "TOY-1523/automatic" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Outpost: Gate" },
    p1 = { hand = { "Toy Trapdoor" }, lost = 9, table = { "Toy Epitaph", { "Toy Captain", at = "Toy Outpost: Gate" } } } },
  steps = {
    p1.plays "Toy Trapdoor",
    p1.chooses "Toy Captain",
    expect { p1.lost, count = 10 },
  },
}
