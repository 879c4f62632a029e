-- A New Hope: cards drawn by lot.

local function loot(turn, phase, lost)
  return { turn = turn, phase = phase, locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, table = { { "Reegesk", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Filler" }, lost = lost } }
end
scenario "Reegesk: for 1 Force a droid, vehicle, weapon or device of the opponent's Lost Pile comes into hand, once in a phase" {
  rules = { "2_102/optional" },
  given = loot(p1, "control", { "Toy Machine", "Toy Gun Tank", "Toy Lance", "Toy Abacus", "Toy Captain", "Toy Memorial" }),
  steps = { p1.uses "Reegesk", p1.may_choose_exactly { "Toy Machine", "Toy Gun Tank", "Toy Lance", "Toy Abacus", decline }, p1.chooses "Toy Machine", p1.loses "Reserve Deck", p1.passes, p2.passes,
    expect { p1.hand, exactly = { "Toy Filler", "Toy Machine" } }, expect { p1.lost, count = 1 }, p1.may_not_choose { "uses Reegesk" } },
}
scenario "Reegesk: what he took is used as his player's own" {
  rules = { "2_102/optional" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { force = 5, table = { { "Reegesk", at = "Toy Plaza" } } }, p2 = { lost = { "Toy Machine" } } },
  steps = { p1.uses "Reegesk", p1.chooses "Toy Machine", p1.loses "Reserve Deck", p1.passes, p1.deploys "Toy Machine", p1.chooses "Toy Plaza", expect { p1.table, exactly = { "Reegesk", "Toy Machine" } } },
}
scenario "Reegesk: nothing else" {
  quiet = { "2_102/optional" },
  given = loot(p1, "control", { "Toy Captain" }),
  steps = { p1.may_not_choose { "uses Reegesk" } },
}
scenario "Reegesk: not in another phase" {
  quiet = { "2_102/optional" },
  given = loot(p1, "deploy", { "Toy Machine" }),
  steps = { p1.may_not_choose { "uses Reegesk" } },
}
scenario "Reegesk: not in the opponent's turn" {
  quiet = { "2_102/optional" },
  given = loot(p2, "control", { "Toy Machine" }),
  steps = { p2.passes, p1.may_choose_exactly { pass } },
}
