-- Who may be trained, and when nobody can escape.

scenario "A droid who is a warrior becomes stronger through Ket Maliss; a droid who is none is not trained" {
  rules = { "1_221/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "1_295" }, p1 = { hand = { "Ket Maliss" }, table = { { "Toy Guard Droid", at = "Tatooine: Mos Eisley" }, { "Toy Machine", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.deploys "Ket Maliss", p1.may_choose_exactly { "Toy Guard Droid", decline }, p1.chooses "Toy Guard Droid", expect { p1.card "Toy Guard Droid", power = 2, warrior = 1 } },
}
scenario "A droid who is a warrior becomes stronger through Sai'torr Kal Fas; a droid who is none is not trained" {
  rules = { "1_64/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "1_295" }, p2 = { hand = { "Sai'torr Kal Fas" }, table = { { "Toy Guard Droid", at = "Tatooine: Mos Eisley" }, { "Toy Machine", at = "Tatooine: Mos Eisley" } } } },
  steps = { p2.deploys "Sai'torr Kal Fas", p2.may_choose_exactly { "Toy Guard Droid", decline }, p2.chooses "Toy Guard Droid", expect { p2.card "Toy Guard Droid", power = 2, warrior = 1 } },
}
scenario "Narrow Escape is not played where there is no other site" {
  rules = { "CCG-MOVE-AWAY-04" },
  given = { turn = p1, phase = "battle", locations = { "1_295" }, p1 = { force = 1, table = { { "Toy Captain", at = "Tatooine: Mos Eisley" } } }, p2 = { hand = { "Narrow Escape" }, force = 2, table = { { "Luke", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.battles "Tatooine: Mos Eisley", p2.cannot { "answers", "Narrow Escape", because = "CCG-MOVE-AWAY-04" }, p2.passes, p1.passes, p2.passes, p2.loses "Reserve Deck" },
}
scenario "Narrow Escape is not played without Force to move with" {
  rules = { "CCG-MOVE-AWAY-04" },
  given = { turn = p1, phase = "battle", locations = { "1_295", "1_293" }, p1 = { force = 1, table = { { "Toy Captain", at = "Tatooine: Mos Eisley" } } }, p2 = { hand = { "Narrow Escape" }, force = 0, table = { { "Luke", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.battles "Tatooine: Mos Eisley", p2.cannot { "answers", "Narrow Escape", because = "CCG-MOVE-AWAY-04" }, p2.passes, p1.passes, p2.passes, p2.loses "Reserve Deck" },
}
scenario "Who escapes narrowly walks: he does not shuttle to a starship above" {
  rules = { "CCG-MOVE-AWAY-01" },
  given = { turn = p1, phase = "battle", locations = { "1_127", "1_295", "1_293" }, p1 = { force = 1, table = { { "Toy Captain", at = "Tatooine: Mos Eisley" } } },
    p2 = { hand = { "Narrow Escape" }, force = 2, table = { { "Luke", at = "Tatooine: Mos Eisley" }, { "Toy Galley", at = "Tatooine" } } } },
  steps = { p1.battles "Tatooine: Mos Eisley", p2.answers "Narrow Escape", p2.chooses "Luke", p2.may_choose_exactly { "Tatooine: Jundland Wastes" }, p2.chooses "Tatooine: Jundland Wastes", expect { p2.card "Luke", at = "Tatooine: Jundland Wastes" } },
}
