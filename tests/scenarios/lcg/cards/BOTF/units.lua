-- Balance of the Force: units.

scenario "Shistavanen Wolfman: back from the discard pile after a struggle that is won by 3" {
  rules = { "BOTF-91.4/reaction" },
  given = { turn = p2, phase = "force", p2 = { units = { { "Toy Mentor", committed = true } }, discard = { "Shistavanen Wolfman" } } },
  steps = { p2.uses "Shistavanen Wolfman", expect { p2.units, exactly = { "Toy Mentor", "Shistavanen Wolfman" } }, expect { p2.discard, count = 0 } },
}
scenario "Shistavanen Wolfman: not after one that is won by 2" {
  quiet = { "BOTF-91.4/reaction" },
  given = { turn = p2, phase = "force", p2 = { units = { { "Toy Leader", committed = true } }, discard = { "Shistavanen Wolfman" } } },
  steps = { expect { p2.units, exactly = { "Toy Leader" } } },
}
scenario "Shistavanen Wolfman: not from the hand, and not when the opponent wins" {
  quiet = { "BOTF-91.4/reaction" },
  given = { turn = p1, phase = "force",
    p1 = { units = { { "Toy Adept", committed = true } } }, p2 = { hand = { "Shistavanen Wolfman" }, discard = { "Shistavanen Wolfman" } } },
  steps = { expect { p2.units, count = 0 } },
}
