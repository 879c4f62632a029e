-- Sites of the Premiere introductory two-player game: what each side's text does not do for the other, or elsewhere.

local block, BLOCK, farm, FARM = "1_284", "Death Star: Detention Block Corridor", "1_132", "Tatooine: Lars' Moisture Farm"
local eisley, EISLEY, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"
local dunes, DUNES, CAMP = "1_130", "Tatooine: Dune Sea", "Tatooine: Jawa Camp"

local function range(title, id, PLACE)
  scenario (title .. " adds nothing to Light's weapon destiny") {
    quiet = { id .. "/constant" },
    given = { turn = p2, phase = "battle", locations = { id }, p1 = { table = { { "Stormtrooper", at = PLACE }, { "Stormtrooper", at = PLACE } } },
      p2 = { hand = { "Toy Filler" }, force = 2, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Rebel Trooper", at = PLACE }, { "1_152", on = "Rebel Trooper" } } } },
    steps = { p2.battles(PLACE), p2.fires "Blaster", p2.chooses "Stormtrooper", expect { p1.card "Stormtrooper", hit = false }, p2.loses "Reserve Deck" },
  }
  scenario (title .. " adds nothing to Dark's weapon destiny elsewhere") {
    quiet = { id .. "/constant" },
    given = { turn = p1, phase = "battle", locations = { id, eisley }, p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "Rebel Trooper", at = EISLEY } } },
      p1 = { hand = { "Toy Filler" }, force = 2, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Stormtrooper", at = EISLEY }, { "1_317", on = "Stormtrooper" }, { "Stormtrooper", at = PLACE } } } },
    steps = { p1.battles(EISLEY), p1.fires "Imperial Blaster", p1.chooses "Rebel Trooper", expect { p2.card "Rebel Trooper", hit = false }, p1.loses "Reserve Deck" },
  }
end
range("Detention Block Corridor", block, BLOCK)
range("Lars' Moisture Farm", farm, FARM)

scenario "Detention Block Corridor adds nothing to Dark's Force drain, nor to Light's elsewhere" {
  quiet = { "1_284/constant-2" },
  given = { turn = p2, phase = "control", locations = { block, eisley }, p1 = { table = { { "Stormtrooper", at = BLOCK } } }, p2 = { table = { { "Luke", at = EISLEY } } } },
  steps = { p2.drains(EISLEY), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}
scenario "Detention Block Corridor: Dark drains there for what the icons give" {
  quiet = { "1_284/constant-2" },
  given = { turn = p1, phase = "control", locations = { block }, p1 = { hand = { "Toy Filler" }, table = { { "Stormtrooper", at = BLOCK } } } },
  steps = { p1.drains(BLOCK), p1.is_asked, expect { p2.lost, count = 0 } },
}

-- A docking bay's two prices: what each side pays does not hang on the other side's text.
local function transit(id, to, FROM, TO, dark_cost, light_cost)
  scenario (FROM .. " (" .. id .. "): Dark's price is not Light's") {
    quiet = { id .. "/constant" },
    given = { turn = p2, phase = "move", locations = { id, to }, p2 = { force = 3, table = { { "Luke", at = FROM } } } },
    steps = { p2.transits(FROM), p2.chooses(TO), p2.chooses "Luke", expect { p2.card "Luke", at = TO }, expect { p2.force, count = 3 - light_cost } },
  }
  scenario (FROM .. " (" .. id .. "): Light's price is not Dark's") {
    quiet = { id .. "/constant-2" },
    given = { turn = p1, phase = "move", locations = { id, to }, p1 = { force = 3, table = { { "Stormtrooper", at = FROM } } } },
    steps = { p1.transits(FROM), p1.chooses(TO), p1.chooses "Stormtrooper", expect { p1.card "Stormtrooper", at = TO }, expect { p1.force, count = 3 - dark_cost } },
  }
end
local B327, B94 = "Death Star: Docking Bay 327", "Tatooine: Docking Bay 94"
transit("1_285", "1_291", B327, B94, 0, 2)
transit("1_291", "1_285", B94, B327, 1, 2)
transit("1_124", "1_129", B327, B94, 1, 1)
transit("1_129", "1_124", B94, B327, 2, 1)
scenario "Docking bays: without the Force for it there is no transit" {
  rules = { "1_291/constant-2" },
  given = { turn = p2, phase = "move", locations = { "1_291", "1_285" }, p2 = { force = 1, table = { { "Luke", at = B94 } } } },
  steps = { p2.may_not_choose { "transits " .. B94 } },
}

scenario "Jawa Camp of Dark: at another site his Jawas cost the opponent's Force too" {
  rules = { "1_292/constant" },
  given = { turn = p1, phase = "deploy", locations = { "1_292", eisley }, p1 = { hand = { "1_182" }, force = 1 } },
  steps = { p1.deploys "Jawa", p1.may_choose_exactly { CAMP, decline }, p1.chooses(CAMP) },
}
scenario "Jawa Camp of Dark: Light's Jawas cost Dark's Force" {
  quiet = { "1_292/constant" },
  given = { turn = p2, phase = "deploy", locations = { "1_292" }, p2 = { hand = { "1_12" }, force = 1 } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Jawa Camp of Dark: Light's Jawas elsewhere and his others there are as they are" {
  quiet = { "1_292/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "1_292", eisley }, p2 = { table = { { "1_12", at = EISLEY }, { "Talz", at = CAMP } } } },
  steps = { expect { p2.card "Jawa", power = 1, forfeit = 1 }, expect { p2.card "Talz", power = 1, forfeit = 4 } },
}
scenario "Jawa Camp of Light: Dark's Jawas cost Light's Force" {
  quiet = { "1_131/constant" },
  given = { turn = p1, phase = "deploy", locations = { "1_131" }, p1 = { hand = { "1_182" }, force = 1 } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Jawa Camp of Light: at another site his Jawas cost the opponent's Force too" {
  rules = { "1_131/constant" },
  given = { turn = p2, phase = "deploy", locations = { "1_131", eisley }, p2 = { hand = { "1_12" }, force = 1 } },
  steps = { p2.deploys "Jawa", p2.may_choose_exactly { CAMP, decline }, p2.chooses(CAMP) },
}
scenario "Jawa Camp of Light: a Sandcrawler elsewhere makes nothing free" {
  quiet = { "1_131/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "1_131", eisley }, p1 = { force = 1 }, p2 = { hand = { "1_12", "Talz" }, table = { { "Sandcrawler", at = EISLEY }, { "Toy Cart", at = CAMP } } } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", "Jawa", because = "CCG-ACT-COST-01" } },
}
scenario "Jawa Camp of Light: beside a Sandcrawler only his Jawas, only there, are free" {
  rules = { "1_131/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "1_131", eisley }, p1 = { force = 1 }, p2 = { hand = { "1_12", "Talz" }, table = { { "Sandcrawler", at = CAMP } } } },
  steps = { p2.may_choose_exactly { "deploys Jawa", pass }, p2.deploys "Jawa", p2.may_choose_exactly { CAMP, decline }, p2.chooses(CAMP), expect { p1.force, count = 1 } },
}
scenario "Jawa Camp of Light: Dark's Jawas are not free beside a Sandcrawler" {
  quiet = { "1_131/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "1_131" }, p1 = { hand = { "1_182" } }, p2 = { force = 1, table = { { "Sandcrawler", at = CAMP } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Jawa", because = "CCG-ACT-COST-01" } },
}

scenario "Jundland Wastes: Tusken Raiders elsewhere or of the opponent forfeit for what they have" {
  quiet = { "1_293/constant" },
  given = { turn = p1, phase = "deploy", locations = { waste, eisley }, p1 = { table = { { "Tusken Raider", at = EISLEY } } }, p2 = { table = { { "Tusken Raider", at = WASTE } } } },
  steps = { expect { p1.card "Tusken Raider", forfeit = 1 }, expect { p2.card "Tusken Raider", forfeit = 1 } },
}
scenario "Jundland Wastes: Light's Force drain there is not higher" {
  quiet = { "1_293/constant-2" },
  given = { turn = p2, phase = "control", locations = { waste }, p2 = { table = { { "Talz", at = WASTE } } } },
  steps = { p2.drains(WASTE), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Jundland Wastes: Dark's Force drain elsewhere is not higher" {
  quiet = { "1_293/constant-2" },
  given = { turn = p1, phase = "control", locations = { waste, eisley }, p1 = { table = { { "Tusken Raider", at = WASTE }, { "Stormtrooper", at = EISLEY } } } },
  steps = { p1.drains(EISLEY), p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}

-- Battle destiny with ability 4: the side that the text does not speak to, and a battle elsewhere.
local function desert(title, id, ability, PLACE, who)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  local function fight(at)
    local mine = { hand = { "Toy Filler" }, force = 1, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Toy Captain", at = at }, { "Toy Captain", at = at } } }
    local theirs = { table = { { "Toy Captain", at = at } } }
    return { phase = "battle", locations = { id, eisley } }, mine, theirs
  end
  local other, mine, theirs = fight(PLACE)
  other.turn, other.p1, other.p2 = dark and p2 or p1, dark and theirs or mine, dark and mine or theirs
  scenario (title .. ": the other side draws battle destiny with ability 4") {
    quiet = { ability },
    given = other,
    steps = { you.battles(PLACE), you.accepts, me.forfeits "Toy Captain", me.loses "Reserve Deck" },
  }
  local elsewhere, ours, yours = fight(EISLEY)
  elsewhere.turn, elsewhere.p1, elsewhere.p2 = me, dark and ours or yours, dark and yours or ours
  scenario (title .. ": elsewhere ability 4 is enough for battle destiny") {
    quiet = { ability },
    given = elsewhere,
    steps = { me.battles(EISLEY), me.accepts, you.forfeits "Toy Captain", you.loses "Reserve Deck" },
  }
end
desert("Jundland Wastes", waste, "1_293/constant-3", WASTE, "p2")
desert("Dune Sea", dunes, "1_130/constant", DUNES, "p1")

scenario "Mos Eisley: Dark's smugglers elsewhere are as they are" {
  quiet = { "1_295/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, waste }, p1 = { table = { { "Toy Smuggler", at = WASTE } } }, p2 = { table = { { "Toy Smuggler", at = EISLEY } } } },
  steps = { expect { p1.card "Toy Smuggler", power = 1, forfeit = 2 }, expect { p2.card "Toy Smuggler", power = 1, forfeit = 2 } },
}
scenario "Lars' Moisture Farm makes nobody else cheaper, and Luke not elsewhere" {
  quiet = { "1_132/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { farm, dunes }, p2 = { hand = { "Luke", "Shistavanen Wolfman" }, force = 2 } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", "Shistavanen Wolfman", because = "CCG-ACT-COST-01" } },
}
