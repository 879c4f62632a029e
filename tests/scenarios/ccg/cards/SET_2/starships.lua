-- Set 2: Azure Angel.

local function fight(crew, hand) return { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 2, hand = { hand }, table = { { "Toy Sloop", at = "Toy Reach" }, "Toy Well" } },
  p2 = { table = { { "Azure Angel", at = "Toy Reach" }, { "Toy Flier", on = "Azure Angel" }, { crew, on = "Azure Angel" } } } } end
scenario "Azure Angel: immunity with the astromech aboard" {
  rules = { "202_7/constant" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { table = { { "Azure Angel", at = "Toy Reach" }, { "R2-D2 (Artoo-Detoo)", on = "Azure Angel" } } } },
  steps = { expect { p2.card "Azure Angel", immunity = 5 } },
}
scenario "Azure Angel: none without" {
  quiet = { "202_7/constant", "202_7/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { table = { { "Azure Angel", at = "Toy Reach" } } } },
  steps = { expect { p2.card "Azure Angel", immunity = 0 } },
}
scenario "Azure Angel: an Interrupt in a battle is canceled for 1 Force" {
  rules = { "202_7/just" }, given = fight("R2-D2 (Artoo-Detoo)", "Toy Salute"),
  steps = { p1.battles "Toy Reach", p1.plays "Toy Salute", p2.answers "Azure Angel", p2.loses "Reserve Deck", expect { p2.lost, count = 1 }, p1.passes, p1.forfeits "Toy Sloop", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}
scenario "Azure Angel: not one that is immune to Sense" {
  quiet = { "202_7/just" }, given = fight("R2-D2 (Artoo-Detoo)", "Toy Decree"),
  steps = { p1.battles "Toy Reach", p1.plays "Toy Decree", expect { p2.lost, count = 0 }, p1.passes, p1.forfeits "Toy Sloop", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}
