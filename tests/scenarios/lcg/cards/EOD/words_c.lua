-- Edge of Darkness.

scenario "Bib Fortuna: he is sacrificed with the fourth focus token" {
  rules = { "EOD-86.2/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { { "Bib Fortuna", focus = 3 }, { "Toy Walker", focus = 3 } } }, p2 = { hand = { "Toy Resolve" }, support = { "Toy Temple" } } },
  steps = {
    p2.plays "Toy Resolve", p2.chooses "Bib Fortuna",
    expect { p1.units, exactly = { "Toy Walker" } }, expect { p1.discard, exactly = { "Bib Fortuna" } },
  },
}
scenario "Bib Fortuna: not with the third" {
  quiet = { "EOD-86.2/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { { "Bib Fortuna", focus = 2 } } }, p2 = { hand = { "Toy Resolve" }, support = { "Toy Temple" } } },
  steps = { p2.plays "Toy Resolve", expect { p1.card "Bib Fortuna", focus = 3 }, expect { p1.discard, count = 0 } },
}
scenario "Bib Fortuna: the tokens of another unit do not count" {
  quiet = { "EOD-86.2/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { { "Bib Fortuna", focus = 3 }, { "Toy Walker", focus = 3 } } }, p2 = { hand = { "Toy Resolve" }, support = { "Toy Temple" } } },
  steps = {
    p2.plays "Toy Resolve", p2.chooses "Toy Walker",
    expect { p1.card "Toy Walker", focus = 4 }, expect { p1.card "Bib Fortuna", focus = 3 },
  },
}
