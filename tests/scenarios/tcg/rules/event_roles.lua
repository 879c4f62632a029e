-- Where something happened, and what a unit was like that is gone.

scenario "A unit that is discarded from that arena, with the counters that it had" {
  rules = { "TOY-271/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Medic" } },
    p2 = { force = 0, ground = { { "Toy Gravedigger", tapped = true }, { "Toy Scout", tapped = true } } } },
  steps = {
    p1.attacks "Toy Scout",
    expect { p2, force = 4 },
  },
}

scenario "A unit that is deployed into that arena" {
  rules = { "TCG-TRG-01" },
  given = { phase = "dark builds",
    p1 = { force = 0, ground = { "Toy Harbinger" }, build = { { "Toy Scout", counters = 2 }, { "Toy Mentor", counters = 6 } } } },
  steps = {
    p1.deploys "Toy Mentor",
    expect { p1, force = 0 },   -- into the Character arena
    p1.deploys "Toy Scout",
    expect { p1, force = 1 },
  },
}
