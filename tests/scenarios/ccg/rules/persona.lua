-- Persona replacement (rulebook 5), and the order of cards lost together (rulebook 1.A).

scenario "In his deploy phase a player exchanges his unique character for another version from hand" {
  cites = { { "CCG-PERS-REPL-01", "the next scenario shows when it may not; that it may is what this one is about" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scion, Knight" }, force = 0, table = { { "Toy Scion", at = "Toy Plaza" } } } },
  steps = {
    p1.may_choose_exactly { "replaces Toy Scion, Knight", pass }, p1.replaces "Toy Scion, Knight",
    expect { p1.table, exactly = { "Toy Scion, Knight" } }, expect { p1.card "Toy Scion, Knight", at = "Toy Plaza" }, expect { p1.lost, exactly = { "Toy Scion" } },
  },
}
scenario "... not in another phase" {
  rules = { "CCG-PERS-REPL-01" },
  given = { turn = p1, phase = "move", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scion, Knight" }, table = { { "Toy Scion", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "replaces", "Toy Scion, Knight", because = "CCG-PERS-REPL-01" } },
}
scenario "The same version replaces nothing" {
  rules = { "CCG-PERS-REPL-02" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scion" }, force = 5, table = { { "Toy Scion", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "replaces", "Toy Scion", because = "CCG-PERS-REPL-02" } },
}
scenario "A version in a pilot's seat is replaced by a pilot only" {
  rules = { "CCG-PERS-REPL-03" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "Toy Scion, Envoy", "Toy Scion With Lance" },
    table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Scion", on = "Toy Dart" } } } },
  steps = {
    p1.may_choose_exactly { "replaces Toy Scion With Lance", "switches Toy Scion", pass }, p1.cannot { "replaces", "Toy Scion, Envoy", because = "CCG-PERS-REPL-03" },
    p1.replaces "Toy Scion With Lance", expect { p1.card "Toy Scion With Lance", at = "Toy Dart", pilots = true },
  },
}
scenario "The new version has no less power and no less ability" {
  rules = { "CCG-PERS-REPL-04" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scion, Youth" }, table = { { "Toy Scion", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "replaces", "Toy Scion, Youth", because = "CCG-PERS-REPL-04" } },
}
scenario "What modifies the one on table does not help the one in hand" {
  rules = { "CCG-PERS-REPL-10" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scion, Knight" }, table = { { "Toy Scion", at = "Toy Plaza" }, { "Toy Vigor", on = "Toy Scion" } } } },
  steps = { expect { p1.card "Toy Scion", power = 6 }, p1.may_choose_exactly { pass }, p1.cannot { "replaces", "Toy Scion, Knight", because = "CCG-PERS-REPL-04" } },
}
scenario "A permanent weapon whose persona is on table keeps its bearer in hand" {
  rules = { "CCG-PERS-REPL-05" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scion With Lance" }, table = { { "Toy Scion", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Lance", on = "Toy Trooper" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "replaces", "Toy Scion With Lance", because = "CCG-PERS-REPL-05" } },
}
scenario "A restriction on the new version's own card counts" {
  rules = { "CCG-PERS-REPL-06" }, cites = { { "CCG-PERS-REPL-07", "the example with cards of our own: a version that deploys to one site only" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { hand = { "Toy Scion, Hermit" }, table = { { "Toy Scion", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "replaces", "Toy Scion, Hermit", because = "CCG-PERS-REPL-06" } },
}
scenario "... and is met where it is met" {
  cites = { { "CCG-PERS-REPL-07", "the example with cards of our own: a version that deploys to one site only" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { hand = { "Toy Scion, Hermit" }, table = { { "Toy Scion", at = "Toy Reach: Meadow" } } } },
  steps = { p1.may_choose_exactly { "replaces Toy Scion, Hermit", pass }, p1.replaces "Toy Scion, Hermit", expect { p1.card "Toy Scion, Hermit", at = "Toy Reach: Meadow" } },
}
scenario "What is on the old version passes to the new one; what may not be there is lost with it, and nobody was just lost" {
  rules = { "CCG-PERS-REPL-08" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Meadow" }, p1 = { hand = { "Toy Scion, Hermit", "Toy Keener" }, force = 0,
    table = { "Toy Keener", { "Toy Scion", at = "Toy Reach: Meadow" }, { "Toy Lance", on = "Toy Scion" }, { "Toy Carbine", on = "Toy Scion" } } } },
  steps = {
    p1.replaces "Toy Scion, Hermit", p1.chooses "Toy Carbine",
    expect { p1.card "Toy Lance", at = "Toy Scion, Hermit" }, expect { p1.lost, in_order = { "Toy Scion", "Toy Carbine" } }, expect { p1.reserve, count = 12 },
  },
}
scenario "What was done to the character is done to the new version" {
  rules = { "CCG-PERS-REPL-09" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Duress", "Toy Scion, Knight" }, table = { { "Toy Scion", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Duress", p1.chooses "Toy Scion", p1.replaces "Toy Scion, Knight", expect { p1.card "Toy Scion, Knight", barred = true } },
}
scenario "Replacing is no deployment: nothing was just deployed, nothing is paid, nobody needs presence or icons" {
  rules = { "CCG-PERS-REPL-11" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Vault" }, p1 = { hand = { "Toy Scion, Knight" }, force = 0, table = { "Toy Keener", { "Toy Scion", at = "Toy Reach: Vault" } } } },
  steps = { p1.replaces "Toy Scion, Knight", expect { p1.reserve, count = 12 }, expect { p1.card "Toy Scion, Knight", at = "Toy Reach: Vault" } },
}
scenario "Only a character replaces a character" {
  rules = { "CCG-PERS-04" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach", "Toy Plaza" }, p1 = { hand = { "Toy Scion In Galley" }, force = 0, table = { { "Toy Scion", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "replaces", "Toy Scion In Galley", because = "CCG-PERS-04" } },
}
scenario "Another player's version is neither replaced nor joined" {
  rules = { "CCG-PERS-REPL-15" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scion, Knight" }, force = 9 }, p2 = { table = { { "Toy Scion", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Scion, Knight", because = "CCG-UNIQ-01" } },
}

-- Cards lost together
scenario "The owner of cards lost together chooses their order in his Lost Pile" {
  rules = { "CCG-LEAVE-03" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Assassin" } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Captain" }, { "Toy Vigor", on = "Toy Captain" } } } },
  steps = {
    p1.plays "Toy Assassin", p1.chooses "Toy Captain",
    p2.may_choose_exactly { "Toy Captain", "Toy Blaster", "Toy Vigor" }, p2.chooses "Toy Blaster", p2.may_choose_exactly { "Toy Captain", "Toy Vigor" }, p2.chooses "Toy Captain",
    expect { p2.lost, in_order = { "Toy Vigor", "Toy Captain", "Toy Blaster" } },
  },
}
scenario "One card alone is placed without a question, and so are each player's own" {
  cites = { { "CCG-LEAVE-03", "with one card, or one of each owner, there is no order" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Assassin" }, table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Assassin", p1.chooses "Toy Trooper", expect { p2.lost, exactly = { "Toy Trooper" } } },
}
scenario "They leave the table at one moment: whichever of them may be answered" {
  rules = { "CCG-LEAVE-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Assassin" } },
    p2 = { table = { "Toy Infirmary", "Toy Rack", { "Toy Captain", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Captain" } } } },
  steps = {
    p1.plays "Toy Assassin", p1.chooses "Toy Captain", p2.chooses "Toy Captain",
    p2.may_choose_exactly { "answers Toy Infirmary", "answers Toy Rack", pass }, p2.answers "Toy Rack", p2.passes,
    expect { p2.lost, exactly = { "Toy Captain" } },
  },
}

scenario "Cards of one title are one persona, on either side" {
  rules = { "CCG-UNIQ-01" }, cites = { { "CCG-PERS-06", "a card without a persona of its own is told by its title" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Squire" }, force = 2 }, p2 = { table = { { "Toy Squire", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Squire", because = "CCG-UNIQ-01" } },
}
