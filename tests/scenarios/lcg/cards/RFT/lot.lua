-- Ready for Takeoff: cards drawn by lot.

scenario "Novice Starship Thief: a cheap vehicle without a pilot is destroyed" {
  rules = { "RFT-145.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Novice Starship Thief" }, objectives = { "Toy Shipyard" } },
    p2 = { units = { "Toy Speeder", "Skipray Blastboat", "Tydirium", "Toy Guardian", "Toy Escort" }, support = { { "Toy Copilot", on = "Toy Escort" } } } },
  steps = {
    p1.plays "Novice Starship Thief", p1.uses "Novice Starship Thief", p1.may_choose_exactly { "Toy Speeder", "Skipray Blastboat" },
    p1.cannot { "chooses", "Tydirium" }, p1.cannot { "chooses", "Toy Guardian", says = "it is no Vehicle unit" }, p1.cannot { "chooses", "Toy Escort" },
    p1.chooses "Toy Speeder", expect { p2.units, exactly = { "Skipray Blastboat", "Tydirium", "Toy Guardian", "Toy Escort" } },
  },
}
scenario "Novice Starship Thief: nothing if every cheap vehicle is piloted" {
  quiet = { "RFT-145.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Novice Starship Thief" }, objectives = { "Toy Shipyard" } },
    p2 = { units = { "Tydirium", "Toy Escort" }, support = { { "Toy Copilot", on = "Toy Escort" } } } },
  steps = { p1.plays "Novice Starship Thief", p1.cannot { "uses", "Novice Starship Thief" }, expect { p2.units, count = 2 } },
}
scenario "Novice Starship Thief: nothing when another unit enters play" {
  quiet = { "RFT-145.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Novice Starship Thief" }, hand = { "Toy Recluse" } }, p2 = { units = { "Toy Speeder" } } },
  steps = { p1.plays "Toy Recluse", p1.cannot { "uses", "Novice Starship Thief" }, expect { p2.units, count = 1 } },
}
