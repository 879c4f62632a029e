-- Virtual Set 4: cards drawn by lot.

local SENATE, REACH, PIER, BAIL, SHIP = "Coruscant: Galactic Senate", "Toy Reach", "Toy Plaza", "Bail Organa", "Toy Courier Ship"
local function drain(title, claims, mine, theirs, steps, where)
  claims.given = { turn = p2, phase = "control", locations = { SENATE, PIER, "Toy Reach: Dungeon" }, p1 = { table = theirs }, p2 = { table = mine } }
  claims.steps = { p2.drains(where or PIER) }
  for _ = 1, steps do claims.steps[#claims.steps + 1] = p1.loses "Reserve Deck" end
  claims.steps[#claims.steps + 1] = expect { p1.lost, count = steps }
  scenario (BAIL .. ": " .. title) (claims)
end
local bail, trooper, tapes = { BAIL, at = SENATE }, { "Rebel Trooper", at = PIER }, { "Stolen Data Tapes", on = "Rebel Trooper" }
local less, more = { "Toy Delegate", at = SENATE }, { "Toy Lobbyist", at = SENATE }
drain("in a senate majority an Alderaanian drains for 1 more", { rules = { "204_2/constant" } }, { bail, trooper }, {}, 3)
drain("not in a minority", { quiet = { "204_2/constant" } }, { bail, trooper }, { less }, 2)
drain("not in a tie", { quiet = { "204_2/constant" } }, { bail, trooper, less }, { more }, 2)
drain("not in a majority that others have", { quiet = { "204_2/constant" } }, { { BAIL, at = PIER }, more }, { less }, 2)
drain("with the Stolen Data Tapes it needs no majority", { rules = { "204_2/constant" } }, { bail, trooper, tapes }, { less }, 3)
drain("at no battleground it adds nothing", { quiet = { "204_2/constant" } }, { bail, trooper, { "Rebel Trooper", at = "Toy Reach: Dungeon" } }, {}, 1, "Toy Reach: Dungeon")
drain("others than Alderaanians drain as ever", { quiet = { "204_2/constant" } }, { bail, { "Talz", at = PIER } }, {}, 2)
scenario "Bail Organa: the Dark Side drains as ever" {
  quiet = { "204_2/constant" },
  given = { turn = p1, phase = "control", locations = { SENATE, PIER }, p1 = { table = { { "Toy Captain", at = PIER } } }, p2 = { table = { bail } } },
  steps = { p1.drains(PIER), p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}

local function battle(title, claims, ship, weapon, steps)
  claims.given = { turn = p2, phase = "battle", locations = { REACH }, p1 = { table = { { "Toy Galley", at = REACH }, weapon } },
    p2 = { force = 1, reserve = { "Toy Memorial", "Toy Filler" }, table = { { SHIP, at = REACH }, { "Toy Argosy", at = REACH }, { BAIL, on = ship } } } }
  claims.steps = steps
  scenario (BAIL .. " " .. title) (claims)
end
local broadside = { "Toy Broadside", on = "Toy Galley" }
battle("aboard a corvette adds a battle destiny", { rules = { "204_2/constant-2" } }, SHIP, nil,
  { p2.battles(REACH), p2.accepts, expect { p2, battle_destiny = 2 }, p1.forfeits "Toy Galley" })
battle("aboard another starship adds none", { quiet = { "204_2/constant-2" } }, "Toy Argosy", nil,
  { p2.battles(REACH), expect { p2, battle_destiny = "none" }, p1.forfeits "Toy Galley" })
battle("aboard a corvette keeps weapons away from it", { rules = { "204_2/constant-3" } }, SHIP, broadside,
  { p2.battles(REACH), p1.fires "Toy Broadside", p1.may_choose_exactly { "Toy Argosy", decline }, p1.chooses "Toy Argosy", p2.accepts, p2.forfeits "Toy Argosy", p1.forfeits "Toy Galley", p1.chooses "Toy Galley" })
battle("aboard another starship does not", { quiet = { "204_2/constant-3" } }, "Toy Argosy", broadside,
  { p2.battles(REACH), p1.fires "Toy Broadside", p1.may_choose_exactly { SHIP, "Toy Argosy", decline }, p1.chooses(SHIP), p2.forfeits(SHIP), p1.forfeits "Toy Galley", p1.chooses "Toy Galley" })
