-- A New Hope: each ability with the positive and the negative case.

local HEAP = "Sandcrawler: Droid Junkheap"
scenario "Droid Junkheap: Jawas forfeit for 2 more there" {
  rules = { "2_149/constant" },
  given = { turn = p1, phase = "deploy", locations = { "2_149" }, p1 = { table = { { "1_182", at = HEAP } } }, p2 = { table = { { "1_12", at = HEAP } } } },
  steps = { expect { p1.card "Jawa", forfeit = 3 }, expect { p2.card "Jawa", forfeit = 3 } },
}
scenario "Droid Junkheap: others do not, nor Jawas elsewhere" {
  quiet = { "2_149/constant" },
  given = { turn = p1, phase = "deploy", locations = { "2_149", "Toy Plaza" }, p1 = { table = { { "1_182", at = "Toy Plaza" }, { "Toy Captain", at = HEAP } } } },
  steps = { expect { p1.card "Jawa", forfeit = 1 }, expect { p1.card "Toy Captain", forfeit = 3 } },
}
scenario "Droid Junkheap: it is night there, and not beside it" {
  rules = { "1_31/constant" },
  given = { turn = p1, phase = "deploy", locations = { "2_149", "Toy Plaza" }, p2 = { table = { { "Talz", at = HEAP }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { expect { p2.card "Talz", power = 3 } },
}
