-- Abilities that watch a condition in place of an event: becomes(condition).

scenario "A condition that becomes true is answered once" {
  rules = { "TOY-270/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Scout", "Toy Herald", "Toy Walker" } },
    p2 = { force = 0, ground = { { "Toy Floodgate", tapped = true, damage = 1 }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
    expect { p2, force = 1 },
    p1.attacks "Toy Walker",
    expect { p2, force = 1 },
  },
}

scenario "A condition that stays true is not answered again" {
  rules = { "TOY-270/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Toy Scout", "Toy Walker" } },
    p2 = { force = 0, ground = { { "Toy Floodgate", tapped = true, damage = 1 }, { "Toy Walker", tapped = true, damage = 1 } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 3 },
    expect { p2, force = 1 },   -- it was true from the start, when the Floodgate came
  },
}

scenario "A condition that is false is not answered" {
  quiet = { "TOY-270/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Toy Scout", "Toy Walker" } },
    p2 = { force = 0, ground = { { "Toy Floodgate", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
    expect { p2, force = 0 },
  },
}
