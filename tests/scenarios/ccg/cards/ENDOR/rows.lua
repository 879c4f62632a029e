-- Locations by whose text one moves, the Landing Platform of Dark, Lieutenant Arnet.

local BACK, BUNKER, TRAIL, PLATFORM = "Endor: Back Door", "Endor: Bunker", "Endor: Hidden Forest Trail", "Endor: Landing Platform (Docking Bay)"

-- Back Door, of either side: who has the better text moves freely, the other if he controls it
local function door(id, dark)
  local function there(claims, who, given, to, text)
    local me = who == "p1" and p1 or p2
    given.turn, given.phase, given.locations = me, "move", { BUNKER, { id, owner = p1 } }
    claims.given = given
    claims.steps = { me.uses(text or BACK), me.chooses "Toy Captain", me.chooses(to), expect { me.card "Toy Captain", at = to }, expect { me.force, count = 1 }, me.may_not_choose { "moves Toy Captain" } }
    return claims
  end
  local free, other = dark and "p1" or "p2", dark and "p2" or "p1"
  local function mine(place) return { force = 2, table = { { "Toy Captain", at = place } } } end
  scenario("Back Door (" .. id .. "): to the Bunker for 1 Force") (there({ rules = { id .. "/optional" } }, free, { [free] = mine(BACK) }, BUNKER))
  scenario("Back Door (" .. id .. "): and back again") (there({ rules = { id .. "/optional-2" } }, free, { [free] = mine(BUNKER) }, BACK))
  scenario("Back Door (" .. id .. "): the other player too, if he controls it") (there({ rules = { id .. "/optional-3" } }, other, { [other] = mine(BACK) }, BUNKER))
  local given = { [other] = { force = 2, table = { { "Toy Captain", at = BUNKER }, { "Toy Trooper", at = BACK } } } }
  scenario("Back Door (" .. id .. "): and back, if he controls it") (there({ rules = { id .. "/optional-4" } }, other, given, BACK, BACK .. "#2"))
  local me = other == "p1" and p1 or p2
  scenario("Back Door (" .. id .. "): not if he does not control it") {
    quiet = { id .. "/optional", id .. "/optional-2", id .. "/optional-3", id .. "/optional-4" },
    given = { turn = me, phase = "move", locations = { BUNKER, { id, owner = p1 } }, [other] = { force = 2, table = { { "Toy Captain", at = BACK } } }, [free] = { table = { { "Toy Trooper", at = BACK } } } },
    steps = { me.may_not_choose { "uses " .. BACK } },
  }
end
door("8_159", true)
door("8_69", false)
scenario "Back Door: not in another phase, and no vehicle goes inside" {
  quiet = { "8_69/optional" },
  given = { turn = p2, phase = "move", locations = { BUNKER, "8_69" }, p2 = { force = 2, table = { { "Toy Lorry", at = BACK }, { "Toy Chauffeur", on = "Toy Lorry" } } } },
  steps = { p2.may_not_choose { "uses " .. BACK } },
}

-- Hidden Forest Trail
local function trail(claims, phase, mover, from, theirs)
  claims.given = { turn = p2, phase = phase, locations = { { "8_75", owner = p2 }, "8_72" , "8_74", BUNKER }, p1 = { table = theirs }, p2 = { force = 2, table = { { mover, at = from } } } }
  claims.given.locations = { { "8_75", owner = p2 }, "8_74", BUNKER }
  return claims
end
local t = trail({ rules = { "8_75/optional" } }, "move", "Toy Ranger", TRAIL)
t.steps = { p2.uses(TRAIL), p2.chooses "Toy Ranger", p2.may_choose_exactly { "Endor: Great Forest", decline }, p2.chooses "Endor: Great Forest", expect { p2.card "Toy Ranger", at = "Endor: Great Forest" }, expect { p2.force, count = 1 } }
scenario "Hidden Forest Trail: Light's scouts go to any exterior site of Endor" (t)
t = trail({ rules = { "8_75/optional-2" } }, "move", "Toy Ranger", "Endor: Great Forest")
t.steps = { p2.uses(TRAIL), p2.chooses "Toy Ranger", p2.chooses(TRAIL), expect { p2.card "Toy Ranger", at = TRAIL } }
scenario "Hidden Forest Trail: and from there to it" (t)
t = trail({ quiet = { "8_75/optional", "8_75/optional-2" } }, "move", "Toy Captain", TRAIL)
t.steps = { p2.may_not_choose { "uses " .. TRAIL } }
scenario "Hidden Forest Trail: nobody but scouts" (t)
t = trail({ quiet = { "8_75/optional", "8_75/optional-2" } }, "move", "Toy Ranger", TRAIL, { { "Toy Captain", at = TRAIL } })
t.steps = { p2.may_not_choose { "uses " .. TRAIL } }
scenario "Hidden Forest Trail: not while Dark occupies it" (t)

-- Landing Platform of Dark
local function transit(title, claims, who, traveler, cost)
  local me = who == "p1" and p1 or p2
  local given = { turn = me, phase = "move", locations = { "8_166", "1_129" }, p1 = {}, p2 = {} }
  given[who] = { force = 8, table = { { traveler, at = PLATFORM } } }
  claims.given = given
  claims.steps = { me.transits(PLATFORM), me.chooses "Tatooine: Docking Bay 94", me.chooses(traveler), expect { me.card(traveler), at = "Tatooine: Docking Bay 94" }, expect { me.force, count = 8 - cost } }
  scenario ("Landing Platform of Dark: " .. title) (claims)
end
transit("Dark's transit costs 1", { rules = { "8_166/constant" }, quiet = { "8_166/constant-2" } }, "p1", "Toy Captain", 1)
transit("Dark's transit is free with an Imperial", { quiet = { "8_166/constant" } }, "p1", "Stormtrooper", 0)
transit("Light's transit costs 7", { rules = { "8_166/constant-3" } }, "p2", "Toy Captain", 7)
transit("Dark does not pay Light's price", { quiet = { "8_166/constant-3" } }, "p1", "Tusken Raider", 1)
scenario "Landing Platform of Dark: its transit is free with an Imperial even if something makes it dearer" {
  rules = { "8_166/constant-2" },
  given = { phase = "move", locations = { "8_166", "1_129" }, p1 = { table = { { "Stormtrooper", at = PLATFORM }, "Toy Toll Gate" } } },
  steps = { p1.transits(PLATFORM), p1.chooses "Tatooine: Docking Bay 94", p1.chooses "Stormtrooper", expect { p1.card "Stormtrooper", at = "Tatooine: Docking Bay 94" } },
}
scenario "Landing Platform of Dark: Light pays 9 more to come there" {
  rules = { "8_166/constant-4" },
  given = { turn = p2, phase = "move", locations = { "8_166", "Toy Reach: Landing" }, p2 = { force = 9, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p2.transits "Toy Reach: Landing", p2.chooses(PLATFORM), p2.chooses "Toy Captain", expect { p2.force, count = 0 } },
}
scenario "Landing Platform of Dark: Dark does not" {
  quiet = { "8_166/constant-4" },
  given = { phase = "move", locations = { "8_166", "Toy Reach: Landing" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.transits "Toy Reach: Landing", p1.chooses(PLATFORM), p1.chooses "Toy Captain", expect { p1.force, count = 1 } },
}

-- Lieutenant Arnet
scenario "Lieutenant Arnet deploys free aboard Blizzard Scout 1" {
  rules = { "8_101/constant-3" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Lieutenant Arnet" }, force = 1, table = { { "Toy Stilts", at = "Toy Reach: Pier" } } } },
  steps = { p1.deploys "Lieutenant Arnet", p1.chooses "Toy Stilts", expect { p1.force, count = 1 } },
}
scenario "Lieutenant Arnet does not deploy free aboard another" {
  quiet = { "8_101/constant-3" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Lieutenant Arnet" }, force = 1, table = { { "Toy Strider", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_not_choose { "deploys Lieutenant Arnet" } },
}
local function fight(vehicle) return { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { force = 1, table = { { vehicle, at = "Toy Reach: Pier" }, { "Lieutenant Arnet", on = vehicle } } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } } end
scenario "Lieutenant Arnet draws battle destiny aboard Tempest Scout 1" {
  rules = { "8_101/constant-4" }, given = fight "Toy Strider", steps = { p1.battles "Toy Reach: Pier", p1.accepts, expect { p2.lost, count = 0 }, p2.is_asked, p2.forfeits "Toy Trooper" },
}
scenario "Lieutenant Arnet draws none aboard another" {
  quiet = { "8_101/constant-4" }, given = fight "Toy Stilts", steps = { p1.battles "Toy Reach: Pier", p2.forfeits "Toy Trooper" },
}
local function rider(place, arnet)
  return { phase = "battle", locations = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Lieutenant Arnet", at = arnet } } },
    p2 = { force = 2, table = { { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Rider", at = place } } } }
end
scenario "Lieutenant Arnet: the opponent does not react to his site" {
  rules = { "8_101/constant-5" }, given = rider("Toy Reach: Meadow", "Toy Reach: Pier"), steps = { p1.battles "Toy Reach: Pier", p1.declines, p2.forfeits "Toy Trooper", p2.loses "Reserve Deck" },
}
scenario "Lieutenant Arnet: nor from it" {
  rules = { "8_101/constant-5" }, given = rider("Toy Reach: Meadow", "Toy Reach: Meadow"), steps = { p1.battles "Toy Reach: Pier", p2.forfeits "Toy Trooper" },
}
scenario "Lieutenant Arnet: elsewhere it reacts" {
  quiet = { "8_101/constant-5" }, given = rider("Toy Reach: Meadow", "Toy Reach: Hill"), steps = { p1.battles "Toy Reach: Pier", p2.answers "Toy Rider", expect { p2.card "Toy Rider", at = "Toy Reach: Pier" }, p1.loses "Reserve Deck" },
}

-- Elite Squadron Stormtrooper
local ELITE = "Elite Squadron Stormtrooper"
scenario "Elite Squadron Stormtrooper: 2 more power with a blaster" {
  rules = { "8_100/constant" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { table = { { ELITE, at = "Toy Reach: Pier" }, { "Imperial Blaster", on = ELITE } } } },
  steps = { expect { p1.card(ELITE), power = 3 } },
}
scenario "Elite Squadron Stormtrooper: not with another weapon" {
  quiet = { "8_100/constant" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { table = { { ELITE, at = "Toy Reach: Pier" }, { "Toy Musket", on = ELITE } } } },
  steps = { expect { p1.card(ELITE), power = 1 } },
}
local function shoots(who, cost)
  return { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { force = 1, hand = { "Toy Filler" }, table = { { who, at = "Toy Reach: Pier" }, { "Imperial Blaster", on = who } } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } }
end
scenario "Elite Squadron Stormtrooper: he fires a blaster for 1 less" {
  rules = { "8_100/constant-2" }, given = shoots(ELITE),
  steps = { p1.battles "Toy Reach: Pier", p1.fires "Imperial Blaster", p1.chooses "Toy Trooper", p2.forfeits "Toy Trooper" },
}
scenario "Elite Squadron Stormtrooper: nobody else does" {
  quiet = { "8_100/constant-2" }, given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { force = 1, table = { { "Toy Warden", at = "Toy Reach: Pier" }, { "Imperial Blaster", on = "Toy Warden" }, { ELITE, at = "Toy Reach: Pier" }, "Toy Well" } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.may_choose_exactly { "uses Toy Well", pass }, p1.passes, p1.accepts, p2.forfeits "Toy Trooper" },
}
scenario "Elite Squadron Stormtrooper: stormtroopers of ability below 2 at his site have 2 more forfeit" {
  rules = { "8_100/constant-3" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { { ELITE, at = "Toy Reach: Pier" }, { "Stormtrooper", at = "Toy Reach: Pier" }, { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { expect { p1.card "Stormtrooper", forfeit = 4 }, expect { p1.card "Toy Trooper", forfeit = 2 }, expect { p1.card(ELITE), forfeit = 3 } },
}
scenario "Elite Squadron Stormtrooper: not those elsewhere" {
  quiet = { "8_100/constant-3" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { { ELITE, at = "Toy Reach: Pier" }, { "Stormtrooper", at = "Toy Reach: Meadow" } } } },
  steps = { expect { p1.card "Stormtrooper", forfeit = 2 } },
}

-- Tempest Scout
local function scout(force, phase)
  return { turn = p2, phase = phase, locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = force, table = { { "Tempest Scout", at = "Toy Reach: Meadow" }, { "Toy Trooper", at = phase == "battle" and "Toy Reach: Pier" or "Toy Reach: Meadow" } } }, p2 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } }
end
scenario "Tempest Scout reacts to a battle for 1 Force more" {
  rules = { "8_171/just" }, given = scout(2, "battle"),
  steps = { p2.battles "Toy Reach: Pier", p1.answers "Tempest Scout", expect { p1.card "Tempest Scout", at = "Toy Reach: Pier" }, expect { p1.force, count = 0 }, p2.is_asked, p2.forfeits "Toy Captain" },
}
scenario "Tempest Scout does not react without that Force" {
  quiet = { "8_171/just" }, given = scout(1, "battle"), steps = { p2.battles "Toy Reach: Pier", p1.forfeits "Toy Trooper" },
}
scenario "Tempest Scout reacts to a Force drain and cancels it" {
  rules = { "8_171/just-2" }, given = scout(2, "control"),
  steps = { p2.drains "Toy Reach: Pier", p1.answers "Tempest Scout", expect { p1.card "Tempest Scout", at = "Toy Reach: Pier" }, expect { p1.force, count = 0 } },
}
scenario "Tempest Scout does not react to its player's own drain" {
  quiet = { "8_171/just-2" }, given = { phase = "control", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 2, table = { { "Tempest Scout", at = "Toy Reach: Meadow" }, { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.drains "Toy Reach: Pier", p2.loses "Reserve Deck", expect { p1.card "Tempest Scout", at = "Toy Reach: Meadow" } },
}
scenario "Tempest Scout: Elite Squadron Stormtroopers deploy to its site for 1 less" {
  rules = { "8_171/constant" }, given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { hand = { ELITE }, force = 1, table = { { "Tempest Scout", at = "Toy Reach: Meadow" } } } },
  steps = { p1.deploys(ELITE), p1.chooses "Toy Reach: Meadow", expect { p1.force, count = 0 } },
}
scenario "Tempest Scout: not to another, and nobody else" {
  quiet = { "8_171/constant" }, given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { hand = { ELITE, "Toy Captain" }, force = 2, table = { { "Tempest Scout", at = "Toy Reach: Meadow" } } } },
  steps = { p1.deploys "Toy Captain", p1.chooses "Toy Reach: Meadow", expect { p1.force, count = 0 }, p1.may_not_choose { "deploys " .. ELITE } },
}

-- Tempest 1
scenario "Tempest 1 adds 1 to its weapon destinies" {
  rules = { "8_170/constant-2" },
  given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Tempest 1", at = "Toy Reach: Pier" }, { "Toy Turret", on = "Tempest 1" }, "Toy Well" } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.fires "Toy Turret", p1.chooses "Toy Trooper", p1.may_choose { "uses Toy Well" }, expect { p2.card "Toy Trooper", hit = true }, p1.passes, p2.forfeits "Toy Trooper" },
}
scenario "Tempest 1 adds nothing to those of others" {
  quiet = { "8_170/constant-2" },
  given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Tempest 1", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" }, "Toy Well" } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.fires "Toy Musket", p1.chooses "Toy Trooper", p1.may_choose { "uses Toy Well" }, expect { p2.card "Toy Trooper", hit = false }, p1.passes, p1.accepts, p2.forfeits "Toy Trooper" },
}
scenario "Tempest 1 is immune to attrition less than 4" {
  rules = { "8_170/constant" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Tempest 1", at = "Toy Reach: Pier" }, { "Tempest Scout", at = "Toy Reach: Pier" } } } },
  steps = { expect { p1.card "Tempest 1", immunity = 4 } },
}
scenario "Tempest 1 makes nobody else immune" {
  quiet = { "8_170/constant" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Tempest 1", at = "Toy Reach: Pier" }, { "Tempest Scout", at = "Toy Reach: Pier" } } } },
  steps = { expect { p1.card "Tempest Scout", immunity = 0 } },
}
scenario "Nothing makes Tempest 1 faster, as any AT-AT" {
  rules = { "CCG-VEH-ATAT-01" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" }, p1 = { force = 1, table = { { "Tempest 1", at = "Toy Reach: Pier" }, "Toy Gallop" } } },
  steps = { p1.moves "Tempest 1", p1.may_choose_exactly { "Toy Reach: Meadow", decline }, p1.declines },
}
