-- Hoth: each ability with the positive and the negative case.

local DOCK, FAR = "Hoth: Echo Docking Bay", "Toy Reach: Landing"

scenario "K-3PO begins a battle and is battled" {
  rules = { "CCG-BTL-MAY-02" },
  cites = { { "CCG-BTL-MAY-01", "a droid that may be battled" }, },
  given = { turn = p2, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Filler" }, force = 1, table = { { "K-3PO (Kay-Threepio)", at = "Toy Plaza" } } } },
  steps = { p2.battles "Toy Plaza", p2.loses "Reserve Deck" },
}
scenario "K-3PO is stronger on Hoth for each other droid with him" {
  rules = { "3_12/constant" },
  given = { turn = p2, phase = "deploy", locations = { "3_149" }, p2 = { table = { { "K-3PO (Kay-Threepio)", at = "Hoth: North Ridge (4th Marker)" }, { "Toy Machine", at = "Hoth: North Ridge (4th Marker)" }, { "Toy Target", at = "Hoth: North Ridge (4th Marker)" } } } },
  steps = { expect { p2.card "K-3PO (Kay-Threepio)", power = 3 } },
}
scenario "K-3PO gains nothing by other characters, by droids elsewhere or by droids of the opponent" {
  quiet = { "3_12/constant" },
  given = { turn = p2, phase = "deploy", locations = { "3_149", "Toy Plaza" }, p1 = { table = { { "Toy Machine", at = "Hoth: North Ridge (4th Marker)" } } },
    p2 = { table = { { "K-3PO (Kay-Threepio)", at = "Hoth: North Ridge (4th Marker)" }, { "Toy Captain", at = "Hoth: North Ridge (4th Marker)" }, { "Toy Machine", at = "Toy Plaza" } } } },
  steps = { expect { p2.card "K-3PO (Kay-Threepio)", power = 1 } },
}
scenario "K-3PO gains nothing on another planet" {
  quiet = { "3_12/constant" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach: Pier" }, p2 = { table = { { "K-3PO (Kay-Threepio)", at = "Toy Reach: Pier" }, { "Toy Machine", at = "Toy Reach: Pier" } } } },
  steps = { expect { p2.card "K-3PO (Kay-Threepio)", power = 1 } },
}

scenario "Under the energy shield of the Main Power Generators Dark deploys neither there nor to the Echo Docking Bay" {
  rules = { "CCG-DEP-LOC-04" },
  given = { turn = p1, phase = "deploy", locations = { { "3_147", owner = p1 }, "3_61", "3_149" }, p1 = { hand = { "Toy Trooper" }, force = 2 } },
  steps = { p1.deploys "Toy Trooper", p1.may_choose_exactly { "Hoth: North Ridge (4th Marker)", decline }, p1.declines },
}
scenario "Without the Main Power Generators Dark deploys to the Echo Docking Bay" {
  cites = { { "CCG-DEP-LOC-04", "the shield is down" } },
  given = { turn = p1, phase = "deploy", locations = { { "3_147", owner = p1 } }, p1 = { hand = { "Toy Trooper" }, force = 2 } },
  steps = { p1.deploys "Toy Trooper", p1.chooses(DOCK) },
}

local function transit(title, id, ability, who, dark, from, to, price, still)
  scenario (title) {
    rules = { id .. "/" .. ability }, quiet = still and { id .. "/" .. still } or nil,
    given = { turn = who, phase = "move", locations = { { id, owner = p1 }, "Toy Reach: Landing" }, p1 = dark and { force = 9, table = { { "Toy Captain", at = from } } } or nil, p2 = not dark and { force = 9, table = { { "Toy Captain", at = from } } } or nil },
    steps = { who.transits(from), who.chooses(to), who.chooses "Toy Captain", expect { who.used, count = price } },
  }
end
transit("Echo Docking Bay of Dark: Dark leaves it for 2", "3_147", "constant", p1, true, DOCK, FAR, 2)
transit("Echo Docking Bay of Dark: Light leaves it for 1", "3_147", "constant-2", p2, false, DOCK, FAR, 1, "constant")
transit("Echo Docking Bay of Light: Dark leaves it for 3", "3_59", "constant", p1, true, DOCK, FAR, 3)
transit("Echo Docking Bay of Light: Dark comes to it for 4 more", "3_59", "constant-2", p1, true, FAR, DOCK, 4)
transit("Echo Docking Bay of Light: Light leaves it for 1", "3_59", "constant-3", p2, false, DOCK, FAR, 1, "constant")

scenario "Echo Docking Bay of Light: Light comes to it as ever" {
  quiet = { "3_59/constant-2" },
  given = { turn = p2, phase = "move", locations = { "3_59", "Toy Reach: Landing" }, p2 = { force = 9, table = { { "Toy Captain", at = FAR } } } },
  steps = { p2.transits(FAR), p2.chooses(DOCK), p2.chooses "Toy Captain", expect { p2.used, count = 0 } },
}

local RIDGE = "Hoth: North Ridge (4th Marker)"
local walk = { { "3_147", owner = p1 }, "3_149" }
scenario "North Ridge: an AT-AT comes for nothing" {
  rules = { "3_149/constant" },
  given = { turn = p1, phase = "move", locations = walk, p1 = { force = 0, table = { { "Tempest 1", at = DOCK } } } },
  steps = { p1.moves "Tempest 1", p1.chooses(RIDGE), expect { p1.card "Tempest 1", at = RIDGE } },
}
scenario "North Ridge: other vehicles pay, and an AT-AT pays to leave" {
  quiet = { "3_149/constant" },
  given = { turn = p1, phase = "move", locations = walk, p1 = { force = 2, table = { { "Tempest 1", at = RIDGE }, { "Tempest Scout", at = DOCK } } } },
  steps = { p1.moves "Tempest Scout", p1.chooses(RIDGE), expect { p1.used, count = 1 }, p1.moves "Tempest 1", p1.chooses(DOCK), expect { p1.used, count = 2 } },
}

scenario "Ord Mantell: bounty hunters of Dark deploy there for 2 less" {
  rules = { "3_151/constant" },
  given = { turn = p1, phase = "deploy", locations = { "3_151" }, p1 = { hand = { "Toy Hunter" }, force = 2, table = { { "Toy Hulk", at = "Ord Mantell" } } } },
  steps = { p1.deploys "Toy Hunter", p1.chooses "Toy Hulk", expect { p1.used, count = 0 } },
}
scenario "Ord Mantell: others pay, and bounty hunters pay elsewhere" {
  quiet = { "3_151/constant" },
  given = { turn = p1, phase = "deploy", locations = { "3_151", "Toy Plaza" }, p1 = { hand = { "Toy Hunter", "Toy Warden" }, force = 4, table = { { "Toy Argosy", at = "Ord Mantell" } } } },
  steps = { p1.deploys "Toy Hunter", p1.chooses "Toy Plaza", expect { p1.used, count = 2 }, p1.deploys "Toy Warden", p1.chooses "Toy Argosy", expect { p1.used, count = 4 } },
}

local PIER, MEADOW, HILL = "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill"
local coast = { PIER, MEADOW, HILL }
scenario "AT-AT Cannon is for AT-ATs" {
  rules = { "3_158/deploys" },
  given = { turn = p1, phase = "deploy", locations = coast, p1 = { hand = { "AT-AT Cannon" }, force = 2, table = { { "Tempest 1", at = PIER }, { "Tempest Scout", at = PIER } } } },
  steps = { p1.deploys "AT-AT Cannon", p1.may_choose_exactly { "Tempest 1", decline }, p1.chooses "Tempest 1" },
}
scenario "AT-AT Cannon stays in hand without one" {
  quiet = { "3_158/deploys" },
  given = { turn = p1, phase = "deploy", locations = coast, p1 = { hand = { "AT-AT Cannon" }, force = 2, table = { { "Tempest Scout", at = PIER } } } },
  steps = { p1.may_not_choose { "deploys AT-AT Cannon" } },
}
local function cannon(draw, target, pilot)
  return { turn = p1, phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 3, reserve = { draw, "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Tempest 1", at = PIER }, { "AT-AT Cannon", on = "Tempest 1" }, { "Toy Bulwark", at = MEADOW } } },
    p2 = { table = { { target, at = MEADOW }, pilot or { "Toy Trooper", at = HILL } } } }
end
scenario "AT-AT Cannon hits a character beside it with a destiny and 1" {                    -- and 1 for Tempest 1
  rules = { "3_158/fire" },
  given = cannon("Toy Trooper", "Toy Captain"),
  steps = { p1.battles(MEADOW), p1.fires "AT-AT Cannon", p1.may_choose_exactly { "Toy Captain", decline }, p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = true }, expect { p1.force, count = 0 }, p1.forfeits "Toy Bulwark" },
}
scenario "AT-AT Cannon misses a character with the defense value itself" {
  rules = { "3_158/fire" },
  given = cannon("Toy Zero", "Toy Captain"),
  steps = { p1.battles(MEADOW), p1.fires "AT-AT Cannon", p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = false }, p1.forfeits "Toy Bulwark" },
}
scenario "AT-AT Cannon hits a vehicle with a destiny and 2" {
  rules = { "3_158/fire" },
  given = cannon("Toy Captain", "Toy Tank", { "Toy Flier", on = "Toy Tank" }),
  steps = { p1.battles(MEADOW), p1.fires "AT-AT Cannon", p1.chooses "Toy Tank", expect { p2.card "Toy Tank", hit = true }, p1.forfeits "Toy Bulwark", p2.chooses "Toy Flier" },
}
scenario "Concussion Grenade is for warriors" {
  rules = { "3_73/deploys" },
  given = { turn = p2, phase = "deploy", locations = coast, p2 = { hand = { "Concussion Grenade" }, force = 2, table = { { "Toy Warden", at = PIER }, { "Toy Captain", at = PIER } } } },
  steps = { p2.deploys "Concussion Grenade", p2.may_choose_exactly { "Toy Warden", decline }, p2.chooses "Toy Warden" },
}
scenario "Concussion Grenade stays in hand without one" {
  quiet = { "3_73/deploys" },
  given = { turn = p2, phase = "deploy", locations = coast, p2 = { hand = { "Concussion Grenade" }, force = 2, table = { { "Toy Captain", at = PIER } } } },
  steps = { p2.may_not_choose { "deploys Concussion Grenade" } },
}
local function throw(draw)
  return { turn = p2, phase = "battle", locations = coast, p1 = { table = { { "Toy Captain", at = PIER }, { "1_317", on = "Toy Captain" }, { "Toy Machine", at = PIER }, { "Toy Lantern Belt", on = "Toy Machine" }, { "Toy Trooper", at = MEADOW } } },
    p2 = { force = 2, reserve = { draw, "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Warden", at = PIER }, { "Concussion Grenade", on = "Toy Warden" }, { "Toy Bulwark", at = PIER } } } }
end
scenario "Concussion Grenade: all characters, weapons and devices of that destiny there are lost" {
  rules = { "3_73/fire" },
  given = throw "Toy Machine",
  steps = { p2.battles(PIER), p2.fires "Concussion Grenade", p2.may_choose_exactly { PIER, MEADOW, decline }, p2.chooses(PIER), p1.chooses "Toy Machine", expect { p1.lost, exactly = { "Toy Machine", "Toy Lantern Belt" } }, expect { p2.lost, exactly = { "Concussion Grenade" } } },
}
scenario "Concussion Grenade: a weapon of that destiny is lost without its bearer" {
  rules = { "3_73/fire" },
  given = throw "Toy Filler",
  steps = { p2.battles(PIER), p2.fires "Concussion Grenade", p2.chooses(PIER), expect { p1.lost, exactly = { "Imperial Blaster" } }, expect { p2.lost, exactly = { "Concussion Grenade" } }, p2.forfeits "Toy Bulwark" },
}
scenario "Concussion Grenade: with 0 its bearer alone is lost" {
  rules = { "3_73/fire" },
  given = throw "Toy Zero",
  steps = { p2.battles(PIER), p2.fires "Concussion Grenade", p2.chooses(PIER), p2.chooses "Toy Warden", expect { p1.lost, count = 0 }, expect { p2.lost, exactly = { "Toy Warden", "Concussion Grenade" } }, p2.forfeits "Toy Bulwark" },
}

local GENERATORS = "Hoth: Main Power Generators (1st Marker)"
scenario "Main Power Generators power the artillery that is there" {
  cites = { { "CCG-WEAP-ART-01", "a site that says so" } },
  given = { turn = p2, phase = "battle", locations = { { "3_61", owner = p2 } }, p1 = { table = { { "Toy Captain", at = GENERATORS } } },
    p2 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Captain", at = GENERATORS }, { "Toy Mortar", at = GENERATORS } } } },
  steps = { p2.battles(GENERATORS), p2.passes, p2.may_choose_exactly { "fires Toy Mortar", pass }, p2.passes },
}
scenario "North Ridge powers nothing" {
  rules = { "CCG-WEAP-ART-01" },
  given = { turn = p2, phase = "battle", locations = { { "3_149", owner = p2 } }, p1 = { table = { { "Toy Captain", at = RIDGE } } },
    p2 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Captain", at = RIDGE }, { "Toy Mortar", at = RIDGE } } } },
  steps = { p2.battles(RIDGE), p2.passes, p2.may_not_choose { "fires Toy Mortar" }, p2.passes },
}
