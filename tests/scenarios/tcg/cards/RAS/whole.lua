-- Rogues and Scoundrels: numbers in place of printed ones, cards of one name.

scenario "Lando Calrissian (G): his numbers are those of Bespin units in battle" {
  rules = { "RAS-19/printed", "RAS-19/printed-2" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Walker" } },
    p2 = { character = { "Lando Calrissian (G)", "E-3PO" }, retreated = { "Lobot" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    expect { p2.unit "Lando Calrissian (G)", speed = 20, power = 2, health = 2 },
  },
}

scenario "Lando Calrissian (G) in the build zone has them too" {
  rules = { "RAS-19/printed", "RAS-19/printed-2" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Walker" }, character = { "E-3PO" } },
    p2 = { retreated = { "Lando Calrissian (G)" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    expect { p2.unit "Lando Calrissian (G)", speed = 10, power = 1, health = 1 },
  },
}

scenario "Lando Calrissian (G): other units get nothing" {
  quiet = { "RAS-19/printed", "RAS-19/printed-2" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Walker" } },
    p2 = { character = { "Lando Calrissian (G)", "E-3PO" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    expect { p2.unit "E-3PO (A)", power = 2, speed = 10 },
  },
}

scenario "Take a Prisoner: up to four Characters of one name from the opposing deck" {
  rules = { "RAS-30/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Take a Prisoner", counters = 1 } }, ground = { "Toy Walker" } },
    p2 = { deck = { "Toy Guard", "Toy Padawan", "Toy Guard", "Toy Walker", "Toy Guard" } } },
  steps = {
    p1.completes "Take a Prisoner",
    p1.chooses "Toy Guard#1",
    p1.may_choose_exactly { "Toy Guard", "Toy Guard", done },
    p1.chooses "Toy Guard",
    p1.finishes,
    expect { p2.discard, count = 2 },
    expect { p2.deck, count = 3 },
  },
}

scenario "Take a Prisoner finds no other cards than Characters" {
  quiet = { "RAS-30/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Take a Prisoner", counters = 1 } }, ground = { "Toy Walker" } },
    p2 = { deck = { "Toy Walker", "Toy Gift" } } },
  steps = {
    p1.completes "Take a Prisoner",
    expect { p2.discard, count = 0 },
    expect { p2.deck, count = 2 },
  },
}
