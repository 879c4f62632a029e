-- Reflections II: undercover spies.

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"
scenario "Corran Horn breaks the cover of a spy at his site" {
  rules = { "10_5/optional" },
  given = { turn = p2, phase = "move", locations = { PIER, MEADOW }, p1 = { inactive = { { "Toy Mole", at = PIER, undercover = true }, { "Toy Plant", at = MEADOW, undercover = true } } }, p2 = { force = 1, table = { { "Corran Horn", at = PIER } } } },
  steps = { p2.uses "Corran Horn", p2.may_choose_exactly { "Toy Mole", decline }, p2.chooses "Toy Mole", expect { p1.table, exactly = { "Toy Mole" } }, expect { p1.inactive, exactly = { "Toy Plant" } } },
}
scenario "Corran Horn: not without Force" {
  quiet = { "10_5/optional" },
  given = { turn = p2, phase = "move", locations = { PIER, MEADOW }, p1 = { inactive = { { "Toy Mole", at = PIER, undercover = true } } }, p2 = { hand = { "Toy Filler" }, table = { { "Corran Horn", at = PIER } } } },
  steps = { p2.may_not_choose { "uses Corran Horn" } },
}
scenario "Corran Horn fights spies better" {
  rules = { "10_5/constant-3" },
  quiet = { "10_5/constant", "10_5/constant-2" },
  given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { "Toy Mole", at = PIER } } }, p2 = { force = 1, table = { { "Corran Horn", at = PIER } } } },
  steps = { expect { p2.card "Corran Horn", power = 2 }, p2.battles(PIER), expect { p2.card "Corran Horn", power = 5, immunity = 3 }, p2.declines, p1.forfeits "Toy Mole", p1.loses "Reserve Deck" },
}
scenario "Corran Horn pilots" {
  rules = { "10_5/constant", "10_5/constant-2", "10_5/constant-4" },
  quiet = { "10_5/constant-3" },
  given = { turn = p2, phase = "battle", locations = { PIER }, p2 = { table = { { "Toy Cart", at = PIER }, { "Corran Horn", on = "Toy Cart" } } } },
  steps = { expect { p2.card "Toy Cart", power = 4, maneuver = 4 }, expect { p2.card "Corran Horn", immunity = 3 } },
}
scenario "Arica deploys as an undercover spy" {
  rules = { "CCG-SP-SPY-10" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "10_31" }, force = 5, table = { { "Toy Cart", at = PIER } } } },
  steps = { p1.deploys "Arica", p1.may_choose_exactly { PIER, decline }, p1.chooses(PIER), expect { p1.inactive, exactly = { "Arica" } } },
}
scenario "Arica is immune to attrition less than 4" {
  rules = { "10_31/constant" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { "Arica", at = PIER } } } },
  steps = { expect { p1.card "Arica", immunity = 4 } },
}
