-- Premiere: cards that show a word of the language.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"

scenario "Crash Site Memorial takes a droid that was lost" {
  rules = { "1_45/just" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Toy Hunt" }, force = 1 }, p2 = { table = { "Crash Site Memorial", { "Toy Machine", at = EISLEY } } } },
  steps = { p1.plays "Toy Hunt", p1.chooses "Toy Machine", p2.answers "Crash Site Memorial", p2.passes, expect { p2.inactive, exactly = { "Toy Machine" } }, expect { p2.lost, exactly = {} } },
}
scenario "Crash Site Memorial takes no other character" {
  quiet = { "1_45/just" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Toy Hunt" }, force = 1 }, p2 = { table = { "Crash Site Memorial", { "Talz", at = EISLEY } } } },
  steps = { p1.plays "Toy Hunt", p1.chooses "Talz", expect { p2.lost, exactly = { "Talz" } } },
}
scenario "Crash Site Memorial gives a card back for one from hand, once in a deploy phase" {
  rules = { "1_45/optional" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Toy Filler", "Talz" }, table = { "Crash Site Memorial" }, stacked = { { "Toy Machine", on = "Crash Site Memorial" } } } },
  steps = { p2.uses "Crash Site Memorial", p2.chooses "Toy Filler", p2.chooses "Toy Machine", expect { p2.hand, exactly = { "Toy Machine", "Talz" } }, expect { p2.stacked, exactly = { "Toy Filler" } },
    p2.may_not_choose { "uses Crash Site Memorial" } },
}
scenario "Trinto Duaba: what has the destiny that was drawn is lost" {
  rules = { "1_273/play" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Trinto Duaba" }, reserve = { "Toy Trooper", "Toy Filler" } }, p2 = { used = { "Stormtrooper", "Toy Filler", "Toy Hermit" } } },
  steps = { p1.plays "Trinto Duaba", expect { p2.lost, exactly = { "Stormtrooper", "Toy Hermit" } }, expect { p2.used, exactly = { "Toy Filler" } } },
}
scenario "Trinto Duaba: not in another phase, and not without a Used Pile" {
  quiet = { "1_273/play" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Trinto Duaba" } }, p2 = { used = {} } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Our Most Desperate Hour: Force for everybody who feels the Force" {
  rules = { "1_58/reached" },
  given = { turn = p2, phase = "move", locations = { "Alderaan", "Toy Reach", eisley }, p2 = { force = 3, lost = 6, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" }, { "Luke", on = "Toy Dart" }, { "Toy Scion", at = EISLEY }, { "Our Most Desperate Hour", at = "Alderaan", targets = "Luke" } } } },
  steps = { p2.moves "Toy Dart", p2.chooses "Alderaan", expect { p2.lost, count = 4 } },
}
scenario "Our Most Desperate Hour deploys to Alderaan and targets a Rebel on Tatooine" {
  rules = { "1_58/deploys", "1_58/aims" },
  given = { turn = p2, phase = "deploy", locations = { "Alderaan", eisley, "101_1" }, p2 = { hand = { "Our Most Desperate Hour" }, table = { { "Luke", at = EISLEY }, { "Talz", at = EISLEY }, { "Rebel Trooper", at = "Death Star: Level 6 Core Shaft Corridor" } } } },
  steps = { p2.deploys "Our Most Desperate Hour", p2.may_choose_exactly { "Alderaan", decline }, p2.chooses "Alderaan", p2.may_choose_exactly { "Luke", decline }, p2.chooses "Luke", expect { p2.card "Our Most Desperate Hour", at = "Alderaan", targets = "Luke" } },
}
scenario "Our Most Desperate Hour targets Luke" {
  rules = { "1_58/aims" },
  given = { turn = p2, phase = "deploy", locations = { "Alderaan", eisley }, p2 = { hand = { "Our Most Desperate Hour" }, table = { { "Luke", at = EISLEY } } } },
  steps = { p2.deploys "Our Most Desperate Hour", p2.chooses "Alderaan", p2.chooses "Luke", expect { p2.card "Our Most Desperate Hour", targets = "Luke" } },
}
scenario "Our Most Desperate Hour needs Alderaan" {
  rules = { "1_58/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach", eisley }, p2 = { hand = { "Our Most Desperate Hour" }, table = { { "Luke", at = EISLEY } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Our Most Desperate Hour: Luke alone brings 1 Force" {
  quiet = { "1_58/reached" },
  given = { turn = p2, phase = "move", locations = { "Alderaan", "Toy Reach" }, p2 = { force = 3, lost = 6, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" }, { "Luke", on = "Toy Dart" }, { "Our Most Desperate Hour", at = "Alderaan", targets = "Luke" } } } },
  steps = { p2.moves "Toy Dart", p2.chooses "Alderaan", expect { p2.lost, count = 6 } },
}
