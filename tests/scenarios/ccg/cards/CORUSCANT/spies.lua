-- Coruscant: an undercover spy.

local PIER = "Toy Reach: Pier"
local function given(phase, reserve, theirs)
  return { phase = phase, locations = { PIER }, p1 = { hand = { "Toy Filler" }, reserve = reserve, inactive = { { "Keder The Black", at = PIER, undercover = true } } }, p2 = { table = theirs } }
end
scenario "Keder The Black breaks cover, and takes a politician along" {
  rules = { "12_109/optional" },
  given = given("control", { "Toy Captain", "Toy Filler" }, { { "Toy Senator", at = PIER }, { "Toy Trooper", at = PIER } }),
  steps = { p1.uses "Keder The Black", p1.may_choose_exactly { "Toy Senator", decline }, p1.chooses "Toy Senator", expect { p1.table, exactly = { "Keder The Black" } }, expect { p1.inactive, count = 0 } },
}
scenario "Keder The Black: a destiny of 3 is enough for politics of 3" {
  rules = { "12_109/optional" },
  given = given("control", { "Toy Filler", "Toy Filler" }, { { "Toy Senator", at = PIER } }),
  steps = { p1.uses "Keder The Black", p1.chooses "Toy Senator", expect { p1.lost, exactly = { "Keder The Black" } }, expect { p2.lost, exactly = { "Toy Senator" } } },
}
scenario "Keder The Black: no politician there" {
  quiet = { "12_109/optional" },
  given = given("control", 3, { { "Toy Trooper", at = PIER } }),
  steps = { p1.may_not_choose { "uses Keder The Black" } },
}
