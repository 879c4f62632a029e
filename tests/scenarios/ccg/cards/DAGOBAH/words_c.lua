-- Dagobah: cards that show a word of the language.

local eisley, EISLEY, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"

scenario "Tunnel Vision takes any card of one's Force Pile into hand" {
  rules = { "4_67/play" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { force = { "Toy Mentor" } }, p2 = { hand = { "Tunnel Vision" }, force = { "Toy Captain", "Toy Pistol", "Toy Filler" } } },
  steps = { p2.plays "Tunnel Vision", p2.may_choose_exactly { "Toy Captain", "Toy Pistol", "Toy Filler" }, p2.chooses "Toy Pistol", expect { p2.hand, exactly = { "Toy Pistol" } }, expect { p2.force, exactly = { "Toy Captain", "Toy Filler" } }, expect { p2.lost, exactly = { "Tunnel Vision" } } },
}
scenario "Tunnel Vision needs a Force Pile of one's own" {
  quiet = { "4_67/play" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { force = { "Toy Mentor" } }, p2 = { hand = { "Tunnel Vision" } } },
  steps = { p2.may_choose_exactly { pass } },
}

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"
local function brawl(title, claims, first, second)
  claims.given = { turn = p1, phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, table = { { "4-LOM", at = PIER }, first, second } }, p2 = { table = { { "Toy Captain", at = PIER } } } }
  scenario (title) (claims)
end
brawl("4-LOM: total power is 1 more for a pair of an alien and a droid", { rules = { "4_91/constant" }, steps = { p1.battles(PIER), expect { p2, damage = 2 }, p2.forfeits "Toy Captain" } }, { "Toy Insect Hunter", at = PIER })
brawl("4-LOM: a second alien has no droid left", { rules = { "4_91/constant" }, steps = { p1.battles(PIER), expect { p2, damage = 4 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck" } }, { "Toy Insect Hunter", at = PIER }, { "Toy Lizardman", at = PIER })
brawl("4-LOM: no pair without an alien", { quiet = { "4_91/constant" }, steps = { p1.battles(PIER), expect { p2, damage = 1 }, p2.forfeits "Toy Captain" } }, { "Toy Trooper", at = PIER }, { "Toy Insect Hunter", at = MEADOW })
scenario "4-LOM: no pair aboard a starship at a system" {
  quiet = { "4_91/constant" },
  given = { turn = p1, phase = "battle", locations = { "9_60" }, p1 = { force = 1, table = { { "Toy Galley", at = "Sullust" }, { "4-LOM", on = "Toy Galley" }, { "Toy Insect Hunter", on = "Toy Galley" } } }, p2 = { table = { { "X-wing", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", expect { p2, damage = 2 }, p2.forfeits "X-wing" },
}

local function rummage(title, claims, friend, force)
  claims.given = { turn = p1, phase = "battle", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Filler" }, force = force, used = { "Toy Filler", "Toy Trooper" }, table = { { "4-LOM", at = PIER }, friend } },
    p2 = { used = { "Toy Mentor", "Toy Pistol", "Toy Captain" }, table = { { "Toy Captain", at = PIER } } } }
  scenario (title) (claims)
end
rummage("4-LOM with Zuckuss: a character of the opponent's Used Pile is lost", { rules = { "4_91/any_time" }, steps = { p1.battles(PIER), p1.uses "4-LOM", p1.chooses(2), p1.may_choose_exactly { "Toy Mentor", "Toy Captain" }, p1.chooses "Toy Mentor", expect { p2.lost, exactly = { "Toy Mentor" } }, p2.forfeits "Toy Captain" } }, { "Toy Insect Hunter", at = PIER }, 3)
rummage("4-LOM with Zuckuss: or one of one's own", { rules = { "4_91/any_time" }, steps = { p1.battles(PIER), p1.uses "4-LOM", p1.chooses(1), p1.chooses "Toy Trooper", expect { p1.lost, exactly = { "Toy Trooper" } }, p2.forfeits "Toy Captain" } }, { "Toy Insect Hunter", at = PIER }, 2)
rummage("4-LOM without Zuckuss looks through nothing", { quiet = { "4_91/any_time" }, steps = { p1.battles(PIER), p1.may_choose_exactly { pass }, p1.passes, p1.loses "Toy Filler" } }, { "Toy Insect Hunter", at = MEADOW }, 2)
rummage("4-LOM looks through nothing before a battle", { quiet = { "4_91/any_time" }, steps = { p1.may_not_choose { "uses 4-LOM" } } }, { "Toy Insect Hunter", at = PIER }, 2)

local function saberDrain(title, claims, card)
  claims.given = { turn = p1, phase = "control", locations = { PIER }, p1 = { table = { { "101_5", at = PIER }, card } }, p2 = { hand = { "Away Put Your Weapon" } } }
  scenario (title) (claims)
end
saberDrain("Away Put Your Weapon: a lightsaber that strengthened a Force drain goes to its owner's Used Pile", { rules = { "4_45/response" }, steps = { p1.drains(PIER), p1.answers "Vader's Lightsaber", p2.answers "Away Put Your Weapon", expect { p1.used, exactly = { "Vader's Lightsaber" } }, p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } } }, { "Vader's Lightsaber", on = "Vader" })
saberDrain("Away Put Your Weapon: no other card that answers a drain", { quiet = { "4_45/response" }, steps = { p1.drains(PIER), p1.answers "Toy Applauder", p1.chooses(PIER), p2.loses "Reserve Deck", p2.loses "Reserve Deck" } }, "Toy Applauder")
scenario "Away Put Your Weapon: no weapon of a vehicle, and nothing of the opponent's" {
  rules = { "4_45/play" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Trooper", at = PIER }, { "Toy Carbine", on = "Toy Trooper" }, { "Toy Abacus", on = "Toy Trooper" } } },
    p2 = { hand = { "Away Put Your Weapon" }, table = { { "Toy Tank", at = PIER }, { "Toy Turret", on = "Toy Tank" }, { "Toy Flier", on = "Toy Tank" } } } },
  steps = { p2.plays "Away Put Your Weapon", expect { p2.used, count = 0 }, expect { p1.used, count = 0 }, expect { p2.lost, exactly = { "Away Put Your Weapon" } } },
}
scenario "Away Put Your Weapon: devices and weapons of characters of one's own come off the table, as many as one likes" {
  rules = { "4_45/play" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Trooper", at = PIER }, { "Toy Carbine", on = "Toy Trooper" } } },
    p2 = { hand = { "Away Put Your Weapon" }, table = { { "Toy Captain", at = PIER }, { "Toy Pistol", on = "Toy Captain" }, { "Toy Abacus", on = "Toy Captain" }, { "Toy Tank", at = PIER }, { "Toy Turret", on = "Toy Tank" }, { "Toy Flier", on = "Toy Tank" } } } },
  steps = { p2.plays "Away Put Your Weapon", p2.may_choose_exactly { "Toy Abacus", done }, p2.chooses "Toy Abacus", p2.may_choose_exactly { "Toy Pistol", done }, p2.chooses "Toy Pistol",
    expect { p2.used, exactly = { "Toy Abacus", "Toy Pistol" } }, expect { p2.lost, exactly = { "Away Put Your Weapon" } } },
}

local function snake(id, dark)
  local me, other = dark and p1 or p2, dark and p2 or p1
  local function story(what, claims, turn, phase, mine, theirs, ...)
    claims.given = { turn = turn, phase = phase, locations = { "1_292", "3_149" }, p1 = dark and mine or theirs, p2 = dark and theirs or mine }
    claims.steps = { ... }
    scenario ("Vine Snake (" .. id .. ") " .. what) (claims)
  end
  local CAMP = "Tatooine: Jawa Camp"
  local function host(who, draw) return { reserve = { draw, "Toy Filler" }, table = { { who, at = CAMP }, { id, on = who } } }, {} end
  story("lives at sites of planets but Hoth", { rules = { id .. "/deploys" } }, me, "deploy", { hand = { id }, force = 2 }, {}, me.deploys "Vine Snake", me.may_choose_exactly { CAMP, decline }, me.chooses(CAMP))
  story("stays in hand with Hoth alone", { rules = { id .. "/deploys" } }, me, "deploy", { hand = { id, "Toy Trooper" }, force = 2 }, {}, me.deploys "Vine Snake", me.may_not_choose { "Hoth: North Ridge (4th Marker)" }, me.declines)
  story("clings to a character", { rules = { id .. "/prey" } }, me, "battle", { table = { { id, at = CAMP } } }, { table = { { "Toy Captain", at = CAMP } } }, me.attacks_with "Vine Snake", me.passes, other.passes, expect { me.card "Vine Snake", at = "Toy Captain" })
  story("clings to no droid", { quiet = { id .. "/prey" } }, me, "battle", { table = { { id, at = CAMP } } }, { table = { { "Toy Machine", at = CAMP } } }, me.may_not_choose { "attacks_with Vine Snake" })
  local a, b = host("Toy Captain", "Toy Mentor")
  story("weakens its host by 1 with a destiny above its ability", { rules = { id .. "/mandatory" } }, me, "move", a, b, me.performs "Vine Snake", expect { me.card "Toy Captain", power = 2 })
  a, b = host("Toy Captain", "Toy Trooper")
  story("leaves a host alone with a lower one", { rules = { id .. "/mandatory" } }, me, "move", a, b, me.performs "Vine Snake", expect { me.card "Toy Captain", power = 3 })
  a, b = host("Toy Captain", "Toy Mentor")
  story("sleeps in other phases", { quiet = { id .. "/mandatory" } }, me, "deploy", a, b, expect { me.card "Toy Captain", power = 3 })
  a, b = host("Toy Usher", "Toy Mentor")
  story("eats a host without power", { rules = { id .. "/automatic" } }, other, "move", a, b, me.performs "Vine Snake", expect { me.lost, exactly = { "Toy Usher" } }, expect { me.card "Vine Snake", at = CAMP })
  a, b = host("Toy Captain", "Toy Mentor")
  story("eats no host with power", { quiet = { id .. "/automatic" } }, other, "move", a, b, me.performs "Vine Snake", expect { me.lost, count = 0 })
end
snake("4_7", false)
snake("4_113", true)
