-- What has happened: happened(act, period), was(act, period). Every event that is told or can be answered is kept.

local PIER, MEADOW, HILL = "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill"
local function deployer(e) return { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Captain" }, force = 3, table = { e, { "Toy Machine", at = PIER } } } } end

scenario "A deployment of this turn is counted" {
  rules = { "TOY-1707/optional" }, given = deployer "Toy Tally",
  steps = { p1.deploys "Toy Captain", p1.chooses(PIER), p1.uses "Toy Tally", expect { p1.hand, count = 1 } },
}
scenario "... and forgotten with the turn" {
  quiet = { "TOY-1707/optional" }, given = deployer "Toy Tally",
  steps = { p1.may_choose_exactly { "deploys Toy Captain", pass }, p1.deploys "Toy Captain", p1.chooses(PIER), p1.passes, p1.passes, p1.passes, p1.passes, p2.is_asked,
    p2.passes, p1.may_choose_exactly { pass } },
}
scenario "Who was deployed this turn is known" {
  rules = { "TOY-1708/optional" }, given = deployer "Toy Drafter",
  steps = { p1.deploys "Toy Captain", p1.chooses(PIER), p1.uses "Toy Drafter", expect { p1.hand, count = 1 } },
}
scenario "Who was there before was not" {
  quiet = { "TOY-1708/optional" }, given = deployer "Toy Drafter",
  steps = { p1.may_choose_exactly { "deploys Toy Captain", pass } },
}
scenario "Moves are counted" {
  rules = { "TOY-1709/optional" },
  given = { turn = p1, phase = "move", locations = { PIER, MEADOW }, p1 = { force = 2, table = { "Toy Logbook", { "Toy Captain", at = PIER }, { "Toy Trooper", at = PIER } } } },
  steps = { p1.moves "Toy Captain", p1.chooses(MEADOW), p1.may_choose_exactly { "moves Toy Trooper", pass }, p1.moves "Toy Trooper", p1.chooses(MEADOW), p1.uses "Toy Logbook" },
}
scenario "A battle of this turn is counted" {
  rules = { "TOY-1710/optional" },
  given = { turn = p1, phase = "battle", locations = { PIER }, p1 = { force = 1, table = { "Toy Census", { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = PIER } } } },
  steps = { p1.battles(PIER), p1.uses "Toy Census", p2.forfeits "Toy Trooper" },
}
scenario "A text that was used is counted" {
  rules = { "TOY-1711/optional" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { "Toy Encore" }, lost = 3 }, p2 = { table = { "Toy Echo" } } },
  steps = { p1.uses "Toy Encore", p2.uses "Toy Echo" },
}
scenario "Force that was used is counted, unit by unit" {
  rules = { "TOY-1712/optional" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Captain" }, force = 2, table = { "Toy Mill", { "Toy Machine", at = PIER } } } },
  steps = { p1.may_choose_exactly { "deploys Toy Captain", pass }, p1.deploys "Toy Captain", p1.chooses(PIER), p1.uses "Toy Mill" },
}
scenario "What happened in the turn before is known for one turn" {
  rules = { "TOY-1713/optional" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Captain" }, force = 2, table = { { "Toy Machine", at = PIER } } }, p2 = { table = { "Toy Yesterday" } } },
  steps = { p1.deploys "Toy Captain", p1.chooses(PIER), p1.passes, p1.passes, p1.passes, p1.passes, p2.uses "Toy Yesterday" },
}

-- How often in a period
scenario "Twice per turn is twice" {
  rules = { "TOY-1714/optional" }, cites = { { "CCG-ONCE-01", "with a text that may be used twice" } },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { "Toy Encore" }, lost = 5 } },
  steps = { p1.uses "Toy Encore", p1.uses "Toy Encore", p1.may_choose_exactly { pass }, expect { p1.lost, count = 3 } },
}
