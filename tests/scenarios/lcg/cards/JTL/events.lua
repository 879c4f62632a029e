-- Jump to Lightspeed: events.

scenario "Well Paid: each vehicle costs less, also one that is drawn later" {
  rules = { "JTL-168.4/action" },
  given = { turn = p2, phase = "deployment", p2 = { hand = { "Well Paid", "Toy Lesson", "Toy Speeder", "Toy Pilgrim" }, objectives = { "Toy Academy", "Toy Refuge", "Toy Spring" }, deck = { "Toy Escort", "Toy Sniper" } } },
  steps = { p2.plays "Well Paid", p2.plays "Toy Lesson", p2.pays_with "Toy Refuge", p2.plays "Toy Escort", p2.pays_with "Toy Spring", expect { p2.units, exactly = { "Toy Escort" } }, expect { p2.card "Toy Academy", focus = 0 } },
}
scenario "Well Paid: no less for a character without the trait" {
  rules = { "JTL-168.4/action" },
  given = { turn = p2, phase = "deployment", p2 = { hand = { "Well Paid", "Toy Sentinel" }, objectives = { "Toy Refuge" } } },
  steps = { p2.plays "Well Paid", p2.cannot { "plays", "Toy Sentinel" } },
}
