-- Texts that watch a condition in place of an event: becomes(condition).

scenario "A condition that becomes true is answered once" {
  rules = { "TOY-1520/automatic" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper", "Toy Trooper" }, force = 4, table = { "Toy Floodgate", { "Toy Trooper", at = "Toy Plaza" } }, lost = 3 } },
  steps = {
    expect { p1.lost, count = 3 },
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    expect { p1.lost, count = 2 },
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    expect { p1.lost, count = 2 },   -- it was true before
  },
}

scenario "A condition that is false is not answered" {
  quiet = { "TOY-1520/automatic" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper" }, force = 4, table = { "Toy Floodgate" }, lost = 3 } },
  steps = {
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    expect { p1.lost, count = 3 },
  },
}
