-- The Desolation of Hoth.

scenario "Wampa: it costs 2 less for each Hoth objective, whosever it is" {
  rules = { "TDOH-42.2/constant" },
  given = { phase = "deployment", turn = p1,
    p1 = { support = { "Toy Empire" }, hand = { "Wampa" } }, p2 = { objectives = { "Toy Icefield", "Toy Refuge" } } },
  steps = { p1.plays "Wampa", expect { p1.card "Toy Empire", focus = 1 }, expect { p1.units, exactly = { "Wampa" } } },
}
scenario "Wampa: nothing is left to pay with two of them" {
  rules = { "TDOH-42.2/constant" },
  given = { phase = "deployment", turn = p1,
    p1 = { objectives = { "Toy Icefield" }, support = { "Toy Empire" }, hand = { "Wampa" } }, p2 = { objectives = { "Toy Icefield" } } },
  steps = { p1.plays "Wampa", expect { p1.card "Toy Empire", focus = 0 }, expect { p1.card "Toy Icefield", focus = 0 }, expect { p1.units, exactly = { "Wampa" } } },
}
scenario "Wampa: other objectives and Hoth units do not count" {
  quiet = { "TDOH-42.2/constant" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Wampa" }, objectives = { "Toy Garrison" }, support = { "Toy Empire" }, hand = { "Wampa" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.cannot { "plays", "Wampa", because = "LCG-RSC-05" }, p1.passes },
}
