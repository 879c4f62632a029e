-- The start of the game with Objectives, Starting Effects and cards that may not be in the Life Force.

local function deck(...)
  local d = { ... }
  for _ = 1, 9 do d[#d + 1] = "Toy Filler" end
  return { reserve = d }
end

scenario "Starting Effects come first, one for each player, then what deploys at the start of the game is free" {
  rules = { "CCG-SETUP-01", "CCG-SETUP-02", "CCG-SETUP-07" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Anchor", "Toy Beacon", "Toy Overture", "Macroscan"), p2 = deck("Toy Canyon") },
  steps = {
    p1.may_choose_exactly { "Toy Anchor", "Toy Beacon", "finishes" },
    p1.chooses "Toy Anchor", p2.finishes,
    p1.chooses "Toy Plaza", expect { p1.table, exactly = { "Toy Anchor" } },
    p1.chooses "Toy Overture", p1.chooses "Macroscan",
    expect { p1.table, exactly = { "Toy Anchor", "Macroscan" } }, expect { p1.used, count = 0 },
    expect { table, phase = "activate" },
  },
}
scenario "Starting Effects are shown together and each is resolved" {
  rules = { "CCG-SETUP-08" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Anchor"), p2 = deck("Toy Canyon", "Toy Beacon") },
  steps = {
    p1.chooses "Toy Anchor", expect { p1.table, count = 0 }, p2.chooses "Toy Beacon",
    expect { p1.table, exactly = { "Toy Anchor" } }, expect { p2.table, exactly = { "Toy Beacon" } },
  },
}
scenario "A player with an Objective starts with it and with nothing else" {
  rules = { "CCG-SETUP-04" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Pact", "Toy Reach: Pier"), p2 = deck("Toy Canyon") },
  steps = { p1.finishes, p2.finishes, p1.may_choose_exactly { "Toy Pact" } },
}
scenario "Against an Objective the starting location comes first, and the Objective's copy converts it" {
  rules = { "CCG-SETUP-10", "CCG-SETUP-11" },
  given = { setup = true, p1 = deck("Toy Reach: Pier"), p2 = deck("Toy Siege", "Toy Reach: Pier", "Toy Reach: Meadow") },
  steps = {
    p1.finishes, p2.finishes, p1.chooses "Toy Reach: Pier", p2.chooses "Toy Siege",
    p2.chooses "Toy Reach: Pier", p2.chooses "Toy Reach: Meadow", p2.chooses "1",
    expect { p1.stacked, count = 1 }, expect { p2.stacked, count = 0 },
    expect { p2.table, exactly = { "Toy Siege" } },
  },
}
scenario "A copy of a location that may not be converted goes out of play, and the Objective stands" {
  rules = { "CCG-SETUP-12", "CCG-SETUP-MAND-04" },
  given = { setup = true, p1 = deck("Toy Reach: Keep"), p2 = deck("Toy Claim", "Toy Reach: Keep") },
  steps = {
    p1.finishes, p2.finishes, p1.chooses "Toy Reach: Keep", p2.chooses "Toy Claim", p2.chooses "Toy Reach: Keep",
    expect { table, in_order = { "Toy Reach: Keep" } },
    expect { p2.out_of_play, count = 1 }, expect { p2.table, exactly = { "Toy Claim" } }, expect { p1.stacked, count = 0 },
  },
}
scenario "Of two Objectives the first player's comes first" {
  rules = { "CCG-SETUP-13" },
  given = { setup = true, p1 = deck("Toy Pact", "Toy Reach: Pier"), p2 = deck("Toy Pact", "Toy Reach: Pier") },
  steps = {
    p1.finishes, p2.finishes, p1.chooses "Toy Pact", p2.chooses "Toy Pact",
    expect { p1.stacked, count = 1 }, expect { p2.stacked, count = 0 },
  },
}
scenario "A starting location that may not be converted stays even if its player allows the attempt" {
  rules = { "CCG-SETUP-17" },
  given = { setup = true, p1 = deck("Toy Reach: Keep"), p2 = deck("Toy Reach: Keep") },
  steps = {
    p1.finishes, p2.finishes, p1.chooses "Toy Reach: Keep", p2.chooses "Toy Reach: Keep", p1.accepts,
    expect { p2.out_of_play, exactly = {}, count = 1 }, expect { p1.stacked, count = 0 },
  },
}
scenario "What may not be in the Life Force starts by its own text" {
  rules = { "CCG-SETUP-06" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Monument"), p2 = deck("Toy Canyon") },
  steps = { p1.chooses "Toy Plaza", p2.chooses "Toy Canyon", expect { p1.table, exactly = { "Toy Monument" } } },
}
scenario "What may not be in the Life Force and cannot deploy goes out of play before Starting Interrupts" {
  rules = { "CCG-SETUP-18" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Monument", "Toy Overture"), p2 = deck() },
  steps = {
    p1.chooses "Toy Plaza",
    p1.may_choose { "Toy Overture" }, expect { p1.out_of_play, exactly = { "Toy Monument" } },
    p1.finishes,
  },
}
scenario "Without a legal starting location a player starts without one" {
  cites = { { "CCG-SETUP-LOC-03", "an illegal location is never offered, so none has to be put back" } },
  given = { setup = true, p1 = deck("Toy Nebula"), p2 = deck("Toy Canyon") },
  steps = { p1.finishes, p2.finishes, p1.may_choose_exactly { "finishes" }, p1.finishes, p2.chooses "Toy Canyon", expect { table, in_order = { "Toy Canyon" } } },
}
scenario "Starting cards are resolved in the official order, whatever was chosen first" {
  cites = { { "CCG-SETUP-20", "cards cannot be laid out of order here: each choice has its step" } },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Overture", "Toy Lookout", "Toy Anchor"), p2 = deck("Toy Canyon") },
  steps = {
    p1.cannot { "chooses", "Toy Overture", says = "it is no Starting Effect" },
    p1.chooses "Toy Anchor", p1.chooses "Toy Plaza", p2.chooses "Toy Canyon", p1.chooses "Toy Overture", p1.chooses "Toy Lookout",
    expect { p1.table, exactly = { "Toy Anchor", "Toy Lookout" } },
  },
}
scenario "A location that was set aside is still part of the deck" {
  rules = { "CCG-SETUP-GEN-03" },
  given = { setup = true, p1 = deck("Toy Reach: Pier", "Toy Plaza", "Toy Summons"), p2 = deck("Toy Reach: Pier", "Toy Canyon") },
  steps = {
    p1.chooses "Toy Reach: Pier", p2.chooses "Toy Reach: Pier", p1.declines, p2.declines,
    p1.may_choose_exactly { "Toy Plaza" },
    p1.chooses "Toy Plaza", p2.chooses "Toy Canyon",
    p1.chooses "Toy Summons", p1.chooses "Toy Reach: Pier",
    expect { table, in_order = { "Toy Plaza", "Toy Canyon", "Toy Reach: Pier" } },
  },
}
scenario "What is deployed at the start of the game can be answered" {
  rules = { "CCG-SETUP-GEN-04" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Prelude", "Toy Crier"), p2 = deck("Toy Canyon", "Toy Overture", "Toy Shrine") },
  steps = {
    p1.chooses "Toy Plaza", p2.chooses "Toy Canyon", p1.chooses "Toy Prelude", p2.chooses "Toy Overture",
    p1.chooses "Toy Crier", p2.chooses "Toy Shrine",
    p1.answers "Toy Crier",
    expect { p1.hand, count = 9 },
  },
}
scenario "A Starting Interrupt that says so goes to the Lost Pile" {
  rules = { "CCG-SETUP-EX-04" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Prelude", "Toy Crier"), p2 = deck("Toy Canyon") },
  steps = {
    p1.chooses "Toy Plaza", p2.chooses "Toy Canyon", p1.chooses "Toy Prelude", p1.chooses "Toy Crier",
    expect { p1.lost, exactly = { "Toy Prelude" } }, expect { p1.table, exactly = { "Toy Crier" } },
  },
}
scenario "A Starting Interrupt that cannot do what it must is taken back, with what it deployed" {
  rules = { "CCG-SETUP-MAND-01", "CCG-SETUP-MAND-03" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Discord", "Toy Crier"), p2 = deck("Toy Canyon") },
  steps = {
    p1.chooses "Toy Plaza", p2.chooses "Toy Canyon", p1.chooses "Toy Discord", p1.chooses "Toy Crier", p1.finishes, p2.declines,
    expect { p1.table, count = 1 }, expect { p1.lost, count = 0 }, expect { table, phase = "activate" },
    expect { p1.hand, count = 8 }, expect { p1.reserve, count = 3 },
  },
}
scenario "An Objective that cannot do what it must goes out of play, and its cards go back" {
  rules = { "CCG-SETUP-MAND-02", "CCG-DBL-OBJ-02" },
  given = { setup = true, p1 = deck("Toy Folly", "Toy Reach: Pier"), p2 = deck("Toy Canyon") },
  steps = {
    p1.finishes, p2.finishes, p1.chooses "Toy Folly", p2.chooses "Toy Canyon", p1.chooses "Toy Reach: Pier", p1.finishes, p2.declines,
    expect { p1.out_of_play, exactly = { "Toy Folly" } },
    expect { table, in_order = { "Toy Canyon" } }, expect { p1.reserve, count = 2 },
  },
}
scenario "What an Objective deploys is free and comes before the rest of its text" {
  rules = { "CCG-DBL-OBJ-01" },
  given = { setup = true, p1 = deck("Toy Order", "Toy Reach: Pier", "Toy Envoy"), p2 = deck("Toy Canyon") },
  steps = {
    p1.finishes, p2.finishes, p1.chooses "Toy Order", p2.chooses "Toy Canyon", p1.chooses "Toy Reach: Pier", p1.chooses "Toy Envoy", p1.chooses "Toy Reach: Pier",
    expect { p1.table, exactly = { "Toy Order", "Toy Envoy" } }, expect { p1.used, count = 0 },
  },
}
