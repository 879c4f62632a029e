-- New Alliances.

scenario "Ewok Horde: it costs 1 less for each Ewok unit of its player" {
  rules = { "NA-192.3/constant" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { "Ewok Lookout", "Ewok Lookout" }, objectives = { "Toy Academy", "Toy Academy" }, support = { "Toy Temple" }, hand = { "Ewok Horde" } } },
  steps = {
    p2.plays "Ewok Horde", p2.pays_with("Toy Academy", "for 2 resources"), p2.pays_with("Toy Academy", "for 2 resources"),
    expect { p2.card "Toy Temple", focus = 1 }, expect { p2.units, exactly = { "Ewok Lookout", "Ewok Lookout", "Ewok Horde" } },
  },
}
scenario "Ewok Horde: other units do not count" {
  quiet = { "NA-192.3/constant" },
  given = { phase = "deployment", turn = p2,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Ewok Lookout", "Toy Pilgrim" }, objectives = { "Toy Academy", "Toy Academy" }, support = { "Toy Temple" }, hand = { "Ewok Horde" } } },
  steps = { p2.cannot { "plays", "Ewok Horde", because = "LCG-RSC-05" }, p2.passes },
}
scenario "Ewok Horde: five Ewoks save four" {
  rules = { "NA-192.3/constant" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { "Ewok Lookout", "Ewok Lookout", "Ewok Lookout", "Ewok Lookout", "Ewok Lookout" }, objectives = { "Toy Academy" }, support = { "Toy Temple" }, hand = { "Ewok Horde" } } },
  steps = { p2.plays "Ewok Horde", expect { p2.card "Toy Academy", focus = 2 }, expect { p2.card "Toy Temple", focus = 1 }, expect { p2.units, count = 6 } },
}
scenario "Ewok Horde: and not five" {
  quiet = { "NA-192.3/constant" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { "Ewok Lookout", "Ewok Lookout", "Ewok Lookout", "Ewok Lookout", "Ewok Lookout" }, objectives = { "Toy Academy" }, hand = { "Ewok Horde" } } },
  steps = { p2.cannot { "plays", "Ewok Horde", because = "LCG-RSC-05" }, p2.passes },
}
