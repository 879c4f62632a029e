-- Set 0: who breaks the cover of spies.

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"
scenario "Probot breaks the cover of a spy at its site" {
  rules = { "200_88/optional" },
  given = { phase = "move", locations = { PIER, MEADOW }, p1 = { force = 1, table = { { "Probot", at = PIER } } }, p2 = { inactive = { { "Toy Mole", at = PIER, undercover = true }, { "Toy Plant", at = MEADOW, undercover = true } } } },
  steps = { p1.uses "Probot", p1.may_choose_exactly { "Toy Mole", decline }, p1.chooses "Toy Mole", expect { p2.table, exactly = { "Toy Mole" } } },
}
scenario "Probot: no spy there" {
  quiet = { "200_88/optional" },
  given = { phase = "move", locations = { PIER, MEADOW }, p1 = { force = 1, hand = { "Toy Filler" }, table = { { "Probot", at = PIER } } }, p2 = { inactive = { { "Toy Plant", at = MEADOW, undercover = true } } } },
  steps = { p1.may_not_choose { "uses Probot" } },
}
scenario "Probot: power, immunity" {
  rules = { "200_88/constant-2", "200_88/constant-3" },
  given = { phase = "move", locations = { PIER, MEADOW }, p1 = { table = { { "Probot", at = PIER } } }, p2 = { table = { { "Theron Nett", at = PIER } } } },
  steps = { expect { p1.card "Probot", power = 5, immunity = 3 } },
}
scenario "Probot: no smuggler there" {
  quiet = { "200_88/constant-2" },
  given = { phase = "move", locations = { PIER, MEADOW }, p1 = { table = { { "Probot", at = PIER } } }, p2 = { table = { { "Theron Nett", at = MEADOW } } } },
  steps = { expect { p1.card "Probot", power = 3 } },
}
