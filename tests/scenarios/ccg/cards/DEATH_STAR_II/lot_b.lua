-- Death Star II: cards drawn from those that nobody had written, the second time.

local PILOT = "Green Squadron Pilot"
local function flies(title, claims, ship, power, forfeit)
  claims.given = { turn = p2, phase = "control", locations = { "TOY-711" }, p2 = { table = { { ship, at = "Toy Reach" }, { PILOT, on = ship } } } }
  claims.steps = { expect { p2.card(ship), power = power }, expect { p2.card(PILOT), forfeit = forfeit } }
  scenario (PILOT .. " " .. title) (claims)
end
flies("is forfeit +2 in an A-wing", { rules = { "9_17/constant-2" } }, "Toy Skimmer Wing", 5, 5)
flies("adds 2 to the power of any other ship", { rules = { "9_17/constant" }, quiet = { "9_17/constant-2" } }, "Toy Dart", 4, 3)

local ACCUSER = "Accuser"
local function react(title, claims, turn, force, steps)
  claims.given = { turn = turn, phase = "battle", locations = { "TOY-711", "1_295" }, p1 = { hand = { ACCUSER }, force = force, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Drone", at = "Toy Reach" } } }, p2 = { force = 1, table = { { "X-wing", at = "Toy Reach" } } } }
  claims.steps = steps
  scenario (ACCUSER .. ": " .. title) (claims)
end
react("deploys as a react for 3 Force less", { rules = { "9_152/response" } }, p2, 5,
  { p2.battles "Toy Reach", p1.answers(ACCUSER), p1.chooses "Toy Reach", expect { p1.card(ACCUSER), at = "Toy Reach" }, expect { p1.force, count = 0 }, p2.forfeits "X-wing", p2.loses "Reserve Deck" })
react("not for less than that", { quiet = { "9_152/response" } }, p2, 4, { p2.battles "Toy Reach", p1.may_not_choose { "answers " .. ACCUSER }, p1.forfeits "Toy Drone" })
react("not to a battle of its own player's", { quiet = { "9_152/response" } }, p1, 9, { p1.battles "Toy Reach", p1.may_not_choose { "answers " .. ACCUSER }, p1.forfeits "Toy Drone" })
local function drain(title, claims, force, steps)
  claims.given = { turn = p2, phase = "control", locations = { "TOY-711", "1_295" }, p1 = { hand = { ACCUSER }, force = force }, p2 = { force = 1, table = { { "X-wing", at = "Toy Reach" } } } }
  claims.steps = steps
  scenario (ACCUSER .. ": " .. title) (claims)
end
drain("a react to a Force drain cancels it by presence", { rules = { "9_152/response-2", "CCG-SP-REACT-04" } }, 5, { p2.drains "Toy Reach", p1.answers(ACCUSER), p1.chooses "Toy Reach", expect { p1.lost, count = 0 } })
drain("without the Force the drain goes on", { quiet = { "9_152/response-2" } }, 4, { p2.drains "Toy Reach", p1.may_not_choose { "answers " .. ACCUSER }, p1.loses "Reserve Deck", expect { p1.lost, count = 1 } })
scenario "Green Squadron Pilot at a site pilots nothing" {
  quiet = { "9_17/constant", "9_17/constant-2" },
  given = { turn = p2, phase = "control", locations = { "1_295" }, p2 = { table = { { PILOT, at = "Tatooine: Mos Eisley" } } } },
  steps = { expect { p2.card(PILOT), power = 2, forfeit = 3 } },
}
