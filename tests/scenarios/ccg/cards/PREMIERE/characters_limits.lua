-- Characters of the Premiere introductory two-player game: what their texts do not do.

local eisley, EISLEY, camp, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_292", "1_293", "Tatooine: Jundland Wastes"
local shaft, SHAFT = "101_1", "Death Star: Level 6 Core Shaft Corridor"

-- The same story for the cards that both sides have: `mine` and `theirs` are what lies on each side.
local function sides(dark, given, mine, theirs)
  given.p1, given.p2 = dark and mine or theirs, dark and theirs or mine
  given.turn = given.turn or (dark and p1 or p2)
  return given
end

local function settler(title, id, who, place)
  local me = who == "p1" and p1 or p2
  scenario (title .. " (" .. id .. ") stays in hand without a site of its home") {
    rules = { id .. "/deploys" },
    given = sides(who == "p1", { phase = "deploy", locations = { place } }, { hand = { id }, force = 3 }, { force = 1 }),
    steps = { me.may_choose_exactly { pass }, me.cannot { "deploys", title, because = "CCG-DEP-02" } },
  }
end
settler("Death Star Trooper", "1_170", "p1", eisley)
settler("Jawa", "1_182", "p1", shaft)
settler("Jawa", "1_12", "p2", shaft)
settler("Tusken Raider", "1_196", "p1", shaft)

local function guard(title, id, who, victim)
  local dark = who == "p1"
  local me = dark and p1 or p2
  scenario (title .. " that attacks has no power") {
    quiet = { id .. "/constant" },
    given = sides(dark, { phase = "battle", locations = { eisley } }, { hand = { "Toy Filler" }, force = 2, table = { { title, at = EISLEY } } },
      { table = { { victim, at = EISLEY } } }),
    steps = { me.battles(EISLEY), me.is_asked, expect { me.card(title), power = 0 }, me.forfeits(title) },
  }
end
guard("Imperial Trooper Guard", "1_181", "p1", "Talz")
guard("Rebel Guard", "1_26", "p2", "Tusken Raider")

local function sapper(title, id, who, mine, weapon, warrior, scope, on)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " does not defuse in the opponent's turn") {
    quiet = { id .. "/any_time" },
    given = sides(dark, { turn = you, phase = "deploy", locations = { eisley } },
      { force = 3, table = { { title, at = EISLEY }, { mine, at = EISLEY }, { warrior, at = EISLEY }, { scope, on = on } } }, { hand = { "Toy Filler" } }),
    steps = { you.passes, me.may_choose_exactly { "uses " .. scope, pass } },
  }
  scenario (title .. " defuses no mine of another site and no other weapon") {
    quiet = { id .. "/any_time" },
    given = sides(dark, { phase = "deploy", locations = { eisley, waste } },
      { force = 2, table = { { title, at = EISLEY }, { mine, at = WASTE }, { warrior, at = EISLEY }, { weapon, on = warrior } } }, {}),
    steps = { me.may_choose_exactly { pass } },
  }
  scenario (title .. " without Force defuses nothing") {
    quiet = { id .. "/any_time" },
    given = sides(dark, { phase = "deploy", locations = { eisley } }, { table = { { title, at = EISLEY }, { mine, at = EISLEY } } }, {}),
    steps = { me.may_choose_exactly { pass } },
  }
end
sapper("LIN-V8M (Elleyein-Veeateemm)", "1_186", "p1", "1_322", "1_317", "Stormtrooper", "Macroscan")
sapper("LIN-V8K (Elleyein-Veeatekay)", "1_18", "p2", "1_162", "1_152", "Rebel Trooper", "Electrobinoculars", "Rebel Trooper")

local function recruit(title, id, who, foe)
  local dark = who == "p1"
  local me = dark and p1 or p2
  scenario (title .. " pays its cost beside weak ones, strangers and foes") {
    quiet = { id .. "/constant" },
    given = sides(dark, { phase = "deploy", locations = { eisley } },
      { hand = { title }, table = { { title, at = EISLEY }, { "Toy Mentor", at = EISLEY } } }, { table = { { foe, at = EISLEY } } }),
    steps = { me.may_choose_exactly { pass }, me.cannot { "deploys", title, because = "CCG-ACT-COST-01" } },
  }
end
recruit("Stormtrooper", "1_194", "p1", "Vader")
recruit("Rebel Trooper", "1_28", "p2", "Luke")

scenario "A Tusken Raider elsewhere does not help" {
  quiet = { "1_196/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, waste }, p1 = { table = { { "Tusken Raider", at = EISLEY }, { "Stormtrooper", at = EISLEY }, { "Toy Captain", at = EISLEY } } },
    p2 = { table = { { "Tusken Raider", at = WASTE } } } },
  steps = { expect { p1.card "Tusken Raider", power = 1 }, expect { p2.card "Tusken Raider", power = 1 } },
}
scenario "Three Tusken Raiders, one of the opponent and one elsewhere add nothing to the total power" {
  quiet = { "1_196/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste },
    p1 = { force = 1, table = { { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "Stormtrooper", at = EISLEY }, { "Tusken Raider", at = WASTE } } },
    p2 = { hand = { "Toy Filler" }, table = { { "Tusken Raider", at = EISLEY } } } },
  steps = {
    p1.battles(EISLEY), p2.passes, p1.declines,
    expect { p2, damage = 5 },                       -- three of power 2 and one of 1, against 2
    p2.forfeits "Tusken Raider", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
  },
}

scenario "A unique Tusken Raider neither helps another nor counts for the total power" {
  quiet = { "1_196/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste },
    p1 = { force = 1, table = { { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "Toy Chieftain", at = EISLEY } } },
    p2 = { hand = { "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY }, { "Talz", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.passes, p1.declines, p2.declines, expect { table, segment = "none" }, expect { p2.lost, count = 0 } },   -- 7 against 7
}
scenario "A Tusken Raider beside a unique one only is as strong as it is" {
  quiet = { "1_196/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Tusken Raider", at = EISLEY }, { "Toy Chieftain", at = EISLEY } } } },
  steps = { expect { p1.card "Tusken Raider", power = 1 } },
}

-- Reacts: not to one's own battles and Force drains, and not from afar.
local function reactor(title, id)
  scenario (title .. " does not react to a battle of its own player") {
    quiet = { id .. "/just" },
    given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { table = { { "Tusken Raider", at = WASTE } } },
      p2 = { hand = { "Rebel Trooper" }, force = 4, table = { { title, at = EISLEY }, { "Toy Captain", at = WASTE } } } },
    steps = { p2.battles(WASTE), p1.forfeits "Tusken Raider" },
  }
  scenario (title .. " does not react to a Force drain of its own player") {
    quiet = { id .. "/just-2" },
    given = { turn = p2, phase = "control", locations = { eisley, waste }, p2 = { hand = { "Rebel Trooper" }, force = 4, table = { { title, at = EISLEY }, { "Talz", at = WASTE } } } },
    steps = { p2.drains(WASTE), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
  }
  scenario (title .. " does not react to a battle two sites away") {
    quiet = { id .. "/just" },
    given = { turn = p1, phase = "battle", locations = { eisley, camp, waste }, p1 = { force = 1, table = { { "Toy Captain", at = WASTE } } },
      p2 = { hand = { "Rebel Trooper" }, force = 4, table = { { title, at = EISLEY }, { "Talz", at = WASTE } } } },
    steps = { p1.battles(WASTE), p2.forfeits "Talz" },
  }
  scenario (title .. " does not react to a Force drain two sites away") {
    quiet = { id .. "/just-2" },
    given = { turn = p1, phase = "control", locations = { eisley, camp, "1_130" }, p1 = { table = { { "Stormtrooper", at = "Tatooine: Dune Sea" } } },
      p2 = { hand = { "Rebel Trooper" }, force = 4, table = { { title, at = EISLEY } } } },
    steps = { p1.drains "Tatooine: Dune Sea", p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
  }
end
reactor("CZ-3 (Seezee-Three)", "1_6")
reactor("Shistavanen Wolfman", "1_30")

-- Talz
scenario "A Talz by day has the power that it has" {
  quiet = { "1_31/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "Toy Glade" }, p2 = { table = { { "Talz", at = EISLEY }, { "Rebel Trooper", at = "Toy Glade" } } } },
  steps = { expect { p2.card "Talz", power = 1 }, expect { p2.card "Rebel Trooper", power = 1 } },
}
scenario "A Talz at another site, or of the opponent, does not stand in for who is hit" {
  quiet = { "1_31/in_damage_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste },
    p1 = { hand = { "Toy Filler" }, force = 4, reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "Stormtrooper", at = EISLEY }, { "1_317", on = "Stormtrooper" }, { "Talz", at = EISLEY } } },
    p2 = { table = { { "Talz", at = WASTE }, { "Rebel Trooper", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.fires "Imperial Blaster", p1.chooses "Rebel Trooper", p2.forfeits "Rebel Trooper", expect { p2.lost, exactly = { "Rebel Trooper" } } },
}
