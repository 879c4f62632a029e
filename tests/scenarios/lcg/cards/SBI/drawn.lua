-- So Be It: cards drawn by lot.

local seven = { "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder" }

scenario "Admiral Ackbar: all his focus tokens go when he refreshes" {
  rules = { "LCG-KW-ELI-01" },
  given = { phase = "refresh", turn = p2,
    p2 = { units = { { "SBI-201.2", focus = 2 } }, objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" }, deck = seven } },
  steps = { expect { p2.card "Admiral Ackbar", focus = 0 } },
}
