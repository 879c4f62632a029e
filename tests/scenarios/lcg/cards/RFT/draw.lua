-- Ready for Takeoff: a card that is whole now.

scenario "Pilot Ready Room: the first pilot of a turn costs 1 less, as a unit or as a pilot" {
  rules = { "RFT-141.5/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Speeder" }, support = { "Pilot Ready Room" }, hand = { "Toy Copilot", "Toy Copilot", "Toy Copilot" } } },
  steps = {
    p2.attaches "Toy Copilot#1", expect { p2.card "Pilot Ready Room", focus = 0 },
    p2.plays "Toy Copilot#1", expect { p2.card "Pilot Ready Room", focus = 1 }, p2.cannot { "plays", "Toy Copilot", because = "LCG-RSC-05" },
  },
}
scenario "Pilot Ready Room: nobody who is no pilot" {
  quiet = { "RFT-141.5/constant" },
  given = { turn = p2, phase = "deployment", p2 = { support = { { "Pilot Ready Room", focus = 1 } }, hand = { "Toy Militia" } } },
  steps = { p2.cannot { "plays", "Toy Militia", because = "LCG-RSC-05" }, p2.passes },
}
