-- Chain of Command.

scenario "Duros Smuggler: as a pilot it costs nothing, as a unit 1" {
  cites = { { "LCG-KW-PIL-01", "its number is what it costs, and nothing here depends on what it may be attached to" } },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { "Toy Speeder" }, support = { "Toy Temple" }, hand = { "Duros Smuggler", "Duros Smuggler" } } },
  steps = {
    p2.attaches "Duros Smuggler", expect { p2.card "Toy Temple", focus = 0 },
    expect { p2.support, exactly = { "Toy Temple", "Duros Smuggler" } },
    p2.plays "Duros Smuggler", expect { p2.card "Toy Temple", focus = 1 }, expect { p2.units, exactly = { "Toy Speeder", "Duros Smuggler" } },
  },
}
