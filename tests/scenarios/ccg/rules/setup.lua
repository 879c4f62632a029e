-- The start of the game (rulebook 1.G): starting locations, Starting Interrupts, shuffling, hands, the first turn.

local rest = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }
local function deck(...)
  local d = { ... }
  for i = 1, 9 do d[#d + 1] = rest[i] end
  return { reserve = d }
end

scenario "Each player starts with one location, then hands of eight are drawn and Dark begins" {
  rules = { "CCG-SETUP-03", "CCG-SETUP-HAND-01", "CCG-SETUP-B-02" },
  given = { setup = true, p1 = deck("Toy Reach: Pier", "Toy Far Reach"), p2 = deck("Toy Reach", "Toy Canyon") },
  steps = {
    p1.finishes, p2.finishes,
    p1.may_choose_exactly { "Toy Reach: Pier", "Toy Far Reach" },
    p1.chooses "Toy Reach: Pier",
    p2.may_choose_exactly { "Toy Reach", "Toy Canyon" },
    p2.chooses "Toy Reach",
    expect { table, in_order = { "Toy Reach", "Toy Reach: Pier" } },
    expect { p1.hand, count = 8 }, expect { p2.hand, count = 8 },
    expect { table, turn = "p1", phase = "activate" },
  },
}
scenario "Two different starting locations are deployed together" {
  rules = { "CCG-SETUP-14" },
  given = { setup = true, p1 = deck("Toy Reach: Pier", "Toy Plaza"), p2 = deck("Toy Far Reach", "Toy Canyon") },
  steps = { p1.chooses "Toy Reach: Pier", p2.chooses "Toy Far Reach", expect { table, in_order = { "Toy Reach: Pier", "Toy Far Reach" } } },
}
scenario "A sector cannot be a starting location" {
  rules = { "CCG-SETUP-LOC-02" },
  given = { setup = true, p1 = deck("Toy Nebula", "Toy Reach: Pier", "Toy Plaza"), p2 = deck("Toy Far Reach") },
  steps = { p1.finishes, p2.finishes, p1.may_choose_exactly { "Toy Reach: Pier", "Toy Plaza" }, p1.chooses "Toy Plaza", expect { table, in_order = { "Toy Plaza", "Toy Far Reach" } } },
}
scenario "Of the same starting location Dark says first whether his is converted" {
  rules = { "CCG-SETUP-15", "CCG-SETUP-09" },
  given = { setup = true, p1 = deck("Toy Reach: Pier", "Toy Plaza"), p2 = deck("Toy Reach: Pier", "Toy Plaza") },
  steps = {
    p1.chooses "Toy Reach: Pier", p2.chooses "Toy Reach: Pier",
    p1.may_choose_exactly { accept, decline },
    p1.declines, p2.accepts,
    expect { table, in_order = { "Toy Reach: Pier" } },
    expect { p2.stacked, count = 1 },
  },
}
scenario "If both refuse, both choose again" {
  rules = { "CCG-SETUP-16" },
  given = { setup = true, p1 = deck("Toy Reach: Pier", "Toy Plaza"), p2 = deck("Toy Reach: Pier", "Toy Canyon") },
  steps = {
    p1.chooses "Toy Reach: Pier", p2.chooses "Toy Reach: Pier",
    p1.declines, p2.declines,
    expect { table, in_order = { "Toy Plaza", "Toy Canyon" } },
  },
}
scenario "A Starting Interrupt is played before hands are drawn, Dark's first" {
  rules = { "CCG-SETUP-05", "CCG-SETUP-19", "CCG-INT-START-01" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Overture", "Toy Lookout"), p2 = deck("Toy Canyon", "Toy Overture", "Toy Herald") },
  steps = {
    p1.chooses "Toy Overture", p2.chooses "Toy Overture",
    p1.chooses "Toy Lookout", p2.chooses "Toy Herald",
    expect { p1.table, exactly = { "Toy Lookout" } }, expect { p2.table, exactly = { "Toy Herald" } },
  },
}
scenario "The Reserve Decks are shuffled" {
  rules = { "CCG-SETUP-B-01" },
  given = { setup = true, chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, p1 = { reserve = { "Toy Plaza", "Toy Captain", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } }, p2 = deck("Toy Canyon") },
  steps = { expect { p1.reserve, in_order = { "Toy Captain" } } },
}
scenario "Before the first turn nobody acts" {
  rules = { "CCG-TURN-02" },
  given = { setup = true, p1 = deck("Toy Plaza"), p2 = deck("Toy Canyon") },
  steps = { p1.chooses "Toy Plaza", p2.chooses "Toy Canyon", p1.finishes, p2.finishes, p1.may_choose_exactly { "activates", pass } },
}
scenario "Starting Interrupts are resolved one after the other, the first player's first" {
  rules = { "CCG-INT-START-02" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Overture", "Toy Lookout"), p2 = deck("Toy Canyon", "Toy Overture", "Toy Herald") },
  steps = { p1.chooses "Toy Overture", p2.chooses "Toy Overture", p1.may_choose { "Toy Lookout" }, p1.chooses "Toy Lookout", p2.chooses "Toy Herald" },
}
scenario "What is deployed at the start of the game is free" {
  rules = { "CCG-SETUP-GEN-01" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Overture", "Macroscan"), p2 = deck("Toy Canyon") },
  steps = { p1.chooses "Toy Overture", p1.may_choose { "Macroscan" }, p1.chooses "Macroscan", expect { p1.table, exactly = { "Macroscan" } } },
}
scenario "No Force is lost during the start of the game" {
  rules = { "CCG-SETUP-GEN-05" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Fanfare"), p2 = deck("Toy Canyon") },
  steps = { p1.chooses "Toy Fanfare", expect { p2.lost, count = 0 }, expect { table, phase = "activate" } },
}
