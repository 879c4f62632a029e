-- Reserve Pilot aboard the starships of Black Squadron that his card names.
local ships = { "", "Toy Rook", "Black 3", "Toy Pawn" }
for n = 2, 4 do
  local ship = ships[n]
  local given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { ship, at = "Toy Reach" }, { "Reserve Pilot", on = ship } } }, p2 = { table = { { "Toy Sloop", at = "Toy Reach" } } } }
  scenario("Reserve Pilot aboard Black " .. n .. ": 1 more maneuver, and a battle destiny") {
    rules = { "2_103/constant-" .. n },
    given = given,
    steps = { expect { p1.card(ship), maneuver = 4 }, p1.battles "Toy Reach", p1.accepts, p2.forfeits "Toy Sloop" },
  }
end
scenario "Reserve Pilot aboard another: neither" {
  quiet = { "2_103/constant-2", "2_103/constant-3", "2_103/constant-4" },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Toy Plain Tie", at = "Toy Reach" }, { "Reserve Pilot", on = "Toy Plain Tie" } } }, p2 = { table = { { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { expect { p1.card "Toy Plain Tie", maneuver = 3 }, p1.battles "Toy Reach", p2.forfeits "Toy Sloop" },
}
scenario "Reserve Pilot on foot adds to nothing" {
  quiet = { "2_103/constant" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Reserve Pilot", at = "Toy Reach: Pier" } } } },
  steps = { expect { p1.card "Reserve Pilot", power = 2 } },
}
