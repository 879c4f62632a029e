-- Contested unique units: open bids of Force (section 4).

scenario "Contested units are bid for: Dark first, raising by turns until neither raises" {
  rules = { "TCG-CONT-02", "TCG-CONT-03", "TCG-GEN-04" },
  given = { phase = "battle",
    p1 = { force = 3, character = { "TOY-50" } },   -- build cost 6
    p2 = { force = 3, character = { "TOY-51" } } },  -- build cost 5
  steps = {
    p1.may_choose_exactly { "bids 0", "bids 1", "bids 2", "bids 3" },
    p1.bids(1),
    p2.may_choose_exactly { "bids 0", "bids 1", "bids 2", "bids 3" },
    p2.bids(0),
    p1.may_choose_exactly { "bids 2", "bids 3", pass },
    p1.passes,
    p2.may_choose_exactly { "bids 1", "bids 2", "bids 3", pass },
    p2.bids(2),
    p1.may_choose_exactly { "bids 2", "bids 3", pass },
    p1.passes,
    p2.may_choose_exactly { "bids 3", pass },
    p2.passes,
    -- 6 + 1 against 5 + 2: a tie
    expect { p1.unit "Toy Mentor", zone = "character" },
    expect { p2.unit "Toy Mentor", zone = "retreated" },
    expect { p1, force = 2 },
    expect { p2, force = 3 },
  },
}

scenario "Bid and build cost count together; the winner pays, the loser does not" {
  rules = { "TCG-CONT-04", "TCG-CONT-05" },
  given = { phase = "battle",
    p1 = { force = 3, character = { "TOY-50" } },
    p2 = { force = 3, character = { "TOY-51" } } },
  steps = {
    p1.bids(2),
    p2.bids(3),
    p1.passes,
    p2.passes,
    -- 6 + 2 against 5 + 3
    expect { p1.unit "Toy Mentor", zone = "character" },
    expect { p2.unit "Toy Mentor", zone = "retreated" },
    expect { p1, force = 1 },
    expect { p2, force = 3 },
  },
}

scenario "The higher sum wins for the Light Side too" {
  rules = { "TCG-CONT-05" },
  given = { phase = "battle",
    p1 = { force = 3, character = { "TOY-52" } },
    p2 = { force = 3, character = { "TOY-53" } } },
  steps = {
    p1.bids(1),
    p2.bids(2),
    p1.passes,
    p2.passes,
    expect { p1.unit "Toy Prodigy", zone = "retreated", tapped = false },
    expect { p2.unit "Toy Prodigy", zone = "character" },
    expect { p1, force = 3 },
    expect { p2, force = 1 },
  },
}

scenario "The losing unit goes to the build zone untapped, even one that can't retreat" {
  rules = { "TCG-CONT-06" },
  given = { phase = "battle",
    p1 = { character = { "TOY-52" } },
    p2 = { character = { "TOY-53" } } },
  steps = {
    p1.bids(0),
    p2.bids(0),
    expect { p2.unit "Toy Prodigy", zone = "retreated", tapped = false },
    expect { p1.unit "Toy Prodigy", zone = "character" },
  },
}

scenario "Of several contested pairs Dark chooses which is bid for first" {
  rules = { "TCG-CONT-07" },
  given = { phase = "battle",
    p1 = { force = 2, character = { "TOY-50", "TOY-52" } },
    p2 = { character = { "TOY-51", "TOY-53" } } },
  steps = {
    p1.may_choose_exactly { "Toy Mentor", "Toy Prodigy" },
    p1.chooses "Toy Prodigy",
    p1.bids(1),
    p1.passes,
    expect { p2.unit "Toy Prodigy", zone = "retreated" },
    expect { p2.unit "Toy Mentor", zone = "character" },
    p1.may_choose_exactly { "bids 0", "bids 1" },
    p1.bids(0),
    p1.passes,
    expect { p2.unit "Toy Mentor", zone = "retreated" },
  },
}

scenario "A contest begins at any moment of the battle phase, in the middle of a chance too" {
  rules = { "TCG-CONT-01" },
  given = { phase = "battle",
    p1 = { character = { "TOY-54" }, hand = { "Toy Gift" } },
    p2 = { force = 4, build = { { "TOY-55", counters = 2 } } } },
  steps = {
    p1.passes,
    p2.deploys "Toy Twin",  -- without Force nobody can disrupt
    p1.may_choose_exactly { "bids 0" },
    p1.bids(0),
    p2.may_choose_exactly { "bids 0", "bids 1" },
    p2.bids(1),
    p1.passes,
    p2.passes,
    expect { p1.unit "Toy Twin", zone = "retreated", tapped = false },
    expect { p2.unit "Toy Twin", zone = "character" },
    p1.may_choose_exactly { "plays Toy Gift", pass },  -- the chance goes on
  },
}

scenario "Outside the battle phase nothing is contested" {
  rules = { "TCG-CONT-01" },
  given = { phase = "light retreats",
    p1 = { character = { "TOY-50" } },
    p2 = { character = { "TOY-51" } } },
  steps = {
    p2.may_choose_exactly { "retreats Toy Mentor", done },
    p2.finishes,
    p1.may_choose_exactly { "bids 0" },
  },
}

scenario "When one contest is settled the next pair follows at once" {
  rules = { "TCG-CONT-01" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "TOY-50", "TOY-52" } },
    p2 = { character = { "TOY-51", "TOY-53" } } },
  steps = {
    p1.chooses "Toy Prodigy",
    p1.bids(0),
    p2.bids(0),
    p1.passes,
    p2.passes,
    p1.may_choose_exactly { "bids 0" },
    p1.bids(0),
    p2.bids(0),
    p1.passes,
    p2.passes,
    expect { p2.retreated, exactly = { "Toy Mentor", "Toy Prodigy" } },
    expect { p2.character, count = 0 },
  },
}

scenario "Anakin Skywalker and Darth Vader are one unique unit: they are contested" {
  rules = { "TCG-CONT-02" },
  given = { phase = "battle",
    p1 = { force = 1, character = { "Darth Vader (N)" } },
    p2 = { force = 1, character = { "Anakin Skywalker (M)" } } },
  steps = {
    p1.bids(1),
    p2.bids(0),
    p1.passes,
    p2.passes,
    expect { p1.unit "Darth Vader (N)", zone = "character" },
    expect { p2.unit "Anakin Skywalker (M)", zone = "retreated" },
  },
}

scenario "Darth Sidious and Chancellor Palpatine are one unique unit; Anakin's Spirit is nobody else" {
  rules = { "TCG-CONT-02" },
  given = { phase = "battle",
    p1 = { force = 1, character = { "Darth Sidious (E)", "Darth Vader (N)" } },
    p2 = { force = 1, character = { "Chancellor Palpatine (A)", "Anakin's Spirit (A)" } } },
  steps = {
    p1.bids(0),
    p2.bids(0),
    p1.passes,
    p2.passes,
    expect { p1.unit "Darth Sidious (E)", zone = "character" },
    expect { p2.unit "Chancellor Palpatine (A)", zone = "retreated" },
    expect { p1.unit "Darth Vader (N)", zone = "character" },
    expect { p2.unit "Anakin's Spirit (A)", zone = "character" },
  },
}
