-- Virtual Set 8: cards drawn by lot.

local BASE, YARD, CELL = "Starkiller Base", "Starkiller Base: Toy Yard", "Starkiller Base: Toy Cell"
local function base(turn, phase, reserve)
  return { turn = turn, phase = phase, locations = { { "208_51", owner = p1 }, "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, reserve = reserve }, p2 = { hand = { "Toy Filler" } } }
end
scenario "Starkiller Base: a battleground of its own deploys from the Reserve Deck, once in a turn" {
  rules = { "208_51/optional" },
  given = base(p1, "deploy", { "Toy Filler", CELL, YARD, "Toy Harbor", "Toy Filler" }),
  steps = { p1.uses(BASE), p1.passes, p1.may_choose_exactly { YARD }, p1.chooses(YARD), p2.passes, p1.may_choose_exactly { pass }, expect { table, in_order = { BASE, YARD, "Toy Plaza" } } },
}
scenario "Starkiller Base: not in another phase" {
  quiet = { "208_51/optional" },
  given = base(p1, "move", { "Toy Filler", YARD }),
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Starkiller Base: not in the turn of Light" {
  quiet = { "208_51/optional" },
  given = base(p2, "deploy", { "Toy Filler", YARD }),
  steps = { p2.passes, p1.may_choose_exactly { pass } },
}
