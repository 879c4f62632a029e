-- A New Hope: cards that show a word of the language.

local sullust, eisley, EISLEY, bay, BAY = "9_60", "1_295", "Tatooine: Mos Eisley", "1_285", "Death Star: Docking Bay 327"
local R2 = "R2-D2 (Artoo-Detoo)"

scenario "R2-D2 helps any starfighter that carries it" {
  rules = { "2_14/constant" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { table = { { "Toy Dart", at = "Sullust" }, { "Toy Scion", on = "Toy Dart" }, { R2, on = "Toy Dart" } } } },
  steps = { expect { p2.card "Toy Dart", power = 4, maneuver = 5, hyperspeed = 4 } },
}
scenario "R2-D2 helps no capital starship" {
  quiet = { "2_14/constant" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { table = { { "Toy Galley", at = "Sullust" }, { R2, on = "Toy Galley" } } } },
  steps = { expect { p2.card "Toy Galley", power = 5, hyperspeed = 3 } },
}
scenario "R2-D2 helps Red 5 most" {
  rules = { "2_14/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { table = { { "Toy Fifth Red", at = "Sullust" }, { "Toy Scion", on = "Toy Fifth Red" }, { R2, on = "Toy Fifth Red" } } } },
  steps = { expect { p2.card "Toy Fifth Red", power = 5, maneuver = 6, hyperspeed = 5 } },
}
scenario "R2-D2 at a scomp link: a low destiny of the opponent activates Force" {
  rules = { "2_14/just" },
  given = { turn = p1, phase = "deploy", locations = { bay }, p1 = { reserve = { "Toy Filler", "Toy Filler" }, table = { "Toy Oracle" } }, p2 = { table = { { R2, at = BAY } } } },
  steps = { p1.uses "Toy Oracle", p2.answers(R2), expect { p2.force, count = 1 }, expect { p2.hand, count = 0 } },
}
scenario "R2-D2 at a scomp link: a middling destiny of the opponent draws a card" {
  rules = { "2_14/just-2" },
  given = { turn = p1, phase = "deploy", locations = { bay }, p1 = { reserve = { "Toy Mentor", "Toy Filler" }, lost = 1, table = { "Toy Limbo" } }, p2 = { table = { { R2, at = BAY } } } },
  steps = { p1.uses "Toy Limbo", p2.answers(R2), expect { p2.force, count = 0 }, expect { p2.hand, count = 1 } },
}
scenario "R2-D2 away from scomp links, and with a destiny of 0 or 7: nothing" {
  quiet = { "2_14/just", "2_14/just-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { reserve = { "Toy Filler", "Toy Mentor", "Toy Filler" }, table = { "Toy Oracle", "Toy Limbo" } }, p2 = { table = { { R2, at = EISLEY } } } },
  steps = { p1.uses "Toy Oracle", p1.uses "Toy Limbo", expect { p2.force, count = 0 }, expect { p2.hand, count = 0 } },
}
scenario "Program Trap: a destiny as large as the crowd, and the droid explodes" {
  rules = { "2_124/automatic" },
  given = { turn = p1, phase = "deploy", locations = { eisley, bay }, p1 = { reserve = { "Toy Filler", "Toy Filler" }, table = { "Toy Oracle", { "Toy Captain", at = EISLEY }, { "Toy Trooper", at = BAY }, { "Toy Machine", at = EISLEY }, { "Program Trap", on = "Toy Machine" } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.uses "Toy Oracle", p1.chooses "Toy Machine", p1.chooses "Program Trap", expect { p1.table, exactly = { "Toy Oracle", "Toy Trooper" } }, expect { p2.lost, exactly = { "Talz" } } },
}
scenario "Program Trap: another destiny does nothing" {
  quiet = { "2_124/automatic" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { reserve = { "Toy Captain", "Toy Filler" }, table = { "Toy Oracle", { "Toy Captain", at = EISLEY }, { "Toy Machine", at = EISLEY }, { "Program Trap", on = "Toy Machine" } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.uses "Toy Oracle", expect { p1.table, exactly = { "Toy Oracle", "Toy Captain", "Toy Machine", "Program Trap" } } },
}
scenario "Program Trap deploys on droids, but not on R2-D2" {
  rules = { "2_124/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Program Trap" }, force = 2, table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { { "Toy Machine", at = EISLEY }, { R2, at = EISLEY } } } },
  steps = { p1.deploys "Program Trap", p1.may_choose_exactly { "Toy Machine", decline }, p1.chooses "Toy Machine", expect { p1.force, count = 0 } },
}
scenario "Program Trap deploys on one's own droid" {
  rules = { "2_124/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Program Trap" }, force = 2, table = { { "Toy Machine", at = EISLEY } } } },
  steps = { p1.deploys "Program Trap", p1.chooses "Toy Machine", expect { p1.card "Program Trap", at = "Toy Machine" } },
}
