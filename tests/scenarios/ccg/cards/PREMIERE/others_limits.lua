-- Devices, Effects and weapons of the Premiere introductory two-player game: what their texts do not do.

local eisley, EISLEY, camp, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_292", "1_293", "Tatooine: Jundland Wastes"
local shaft, SHAFT = "101_1", "Death Star: Level 6 Core Shaft Corridor"

-- The same story for the cards that both sides have: `mine` and `theirs` are what lies on each side.
local function sides(dark, given, mine, theirs)
  given.p1, given.p2 = dark and mine or theirs, dark and theirs or mine
  given.turn = given.turn or (dark and p1 or p2)
  return given
end

-- Who may not bear it, each alone on the table.
local function refused(title, id, who, what, bearer, foe)
  local dark = who == "p1"
  local me = dark and p1 or p2
  scenario (title .. " (" .. id .. ") does not go on " .. what) {
    rules = { id .. "/deploys" },
    given = sides(dark, { phase = "deploy", locations = { eisley } }, { hand = { id }, force = 3, table = { { bearer, at = EISLEY } } }, { table = { { foe, at = EISLEY } } }),
    steps = { me.may_choose_exactly { pass }, me.cannot { "deploys", title, because = "CCG-DEP-02" } },
  }
end
refused("Stormtrooper Utility Belt", "1_207", "p1", "a droid or an alien of the opponent", "LIN-V8M (Elleyein-Veeateemm)", "Talz")
refused("Tatooine Utility Belt", "1_40", "p2", "a droid or an alien of the opponent", "CZ-3 (Seezee-Three)", "Tusken Raider")
refused("Ket Maliss", "1_221", "p1", "droids", "LIN-V8M (Elleyein-Veeateemm)", "CZ-3 (Seezee-Three)")
refused("Sai'torr Kal Fas", "1_64", "p2", "droids", "CZ-3 (Seezee-Three)", "LIN-V8M (Elleyein-Veeateemm)")
refused("Blaster Rifle", "1_312", "p1", "who is no warrior, nor on a warrior of the opponent", "Tusken Raider", "Rebel Trooper")
refused("Imperial Blaster", "1_317", "p1", "who is no warrior, nor on a warrior of the opponent", "Tusken Raider", "Rebel Trooper")
refused("Blaster", "1_152", "p2", "who is no warrior, nor on a warrior of the opponent", "Talz", "Stormtrooper")
refused("Blaster Rifle", "1_153", "p2", "who is no warrior, nor on a warrior of the opponent", "Talz", "Stormtrooper")
refused("Gaderffii Stick", "1_315", "p1", "who is no Tusken Raider", "Stormtrooper", "Talz")
refused("Electrobinoculars", "1_35", "p2", "who is no warrior, nor on a warrior of the opponent", "Talz", "Stormtrooper")
refused("Timer Mine", "1_322", "p1", "a site without a mining droid of one's own", "Stormtrooper", "LIN-V8K (Elleyein-Veeatekay)")
refused("Timer Mine", "1_162", "p2", "a site without a mining droid of one's own", "Rebel Trooper", "LIN-V8M (Elleyein-Veeateemm)")

-- Comlink
scenario "Comlink does not react to a battle of its own player" {
  quiet = { "1_201/just", "1_201/deploys" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { hand = { "Stormtrooper" }, force = 4, table = { { "Tusken Raider", at = EISLEY }, { "Comlink", on = "Tusken Raider" }, { "Toy Captain", at = WASTE } } },
    p2 = { table = { { "Talz", at = WASTE } } } },
  steps = { p1.battles(WASTE), p2.forfeits "Talz" },
}
scenario "Comlink does not react to a Force drain of its own player" {
  quiet = { "1_201/just-2" },
  given = { turn = p1, phase = "control", locations = { eisley, "1_130" }, p1 = { hand = { "Stormtrooper" }, force = 4, table = { { "LIN-V8M (Elleyein-Veeateemm)", at = EISLEY }, { "Comlink", on = "LIN-V8M (Elleyein-Veeateemm)" }, { "Toy Captain", at = "Tatooine: Dune Sea" } } } },
  steps = { p1.drains "Tatooine: Dune Sea", p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}
scenario "Comlink does not reach a battle two sites away" {
  quiet = { "1_201/just" },
  given = { turn = p2, phase = "battle", locations = { eisley, camp, waste }, p2 = { force = 1, table = { { "Toy Captain", at = WASTE } } },
    p1 = { hand = { "Stormtrooper" }, force = 4, table = { { "Tusken Raider", at = EISLEY }, { "Comlink", on = "Tusken Raider" }, { "Stormtrooper", at = WASTE } } } },
  steps = { p2.battles(WASTE), p1.forfeits "Stormtrooper" },
}
scenario "Comlink does not reach a Force drain two sites away" {
  quiet = { "1_201/just-2" },
  given = { turn = p2, phase = "control", locations = { eisley, camp, "1_130" }, p2 = { table = { { "Talz", at = "Tatooine: Dune Sea" } } },
    p1 = { hand = { "Stormtrooper" }, force = 4, table = { { "Tusken Raider", at = EISLEY }, { "Comlink", on = "Tusken Raider" } } } },
  steps = { p2.drains "Tatooine: Dune Sea", p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Comlink does not go on a vehicle" {
  rules = { "1_201/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Comlink" }, force = 2, table = { { "Toy Cart", at = EISLEY } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Comlink", because = "CCG-DEP-02" } },
}

-- Belts
scenario "Stormtrooper Utility Belt helps its bearer and nobody beside" {
  rules = { "1_207/constant" },
  given = { turn = p1, phase = "deploy", locations = { shaft }, p1 = { table = { { "Stormtrooper", at = SHAFT }, { "Stormtrooper Utility Belt", on = "Stormtrooper" }, { "Death Star Trooper", at = SHAFT } } } },
  steps = { expect { p1.card "Stormtrooper", power = 3, forfeit = 4 }, expect { p1.card "Death Star Trooper", power = 2, forfeit = 3 } },
}
scenario "Stormtrooper Utility Belt is nothing for a droid" {
  quiet = { "1_207/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Stormtrooper Utility Belt" }, force = 1, table = { { "LIN-V8M (Elleyein-Veeateemm)", at = EISLEY } } } },
  steps = { p1.cannot { "deploys", "Stormtrooper Utility Belt", because = "CCG-DEP-02" }, expect { p1.card "LIN-V8M (Elleyein-Veeateemm)", power = 0, forfeit = 4 } },
}
scenario "Tatooine Utility Belt is worth nothing on the Death Star" {
  quiet = { "1_40/constant" },
  given = { turn = p2, phase = "deploy", locations = { shaft }, p2 = { table = { { "Rebel Trooper", at = SHAFT }, { "Tatooine Utility Belt", on = "Rebel Trooper" } } } },
  steps = { expect { p2.card "Rebel Trooper", power = 1, forfeit = 2 } },
}

-- Trainers: who is a warrior by its own icon is stronger, and needs no skill
local function trainer(title, id, who, warrior)
  local dark = who == "p1"
  local me = dark and p1 or p2
  scenario (title .. " teaches a warrior nothing that it is not") {
    quiet = { id .. "/constant-2" },
    given = sides(dark, { phase = "deploy", locations = { eisley } }, { table = { { warrior, at = EISLEY }, { title, on = warrior } } }, {}),
    steps = { expect { me.card(warrior), warrior = true, power = 2 } },
  }
end
trainer("Ket Maliss", "1_221", "p1", "Stormtrooper")
trainer("Sai'torr Kal Fas", "1_64", "p2", "Rebel Trooper")

-- Looking at the next card
scenario "Macroscan costs Force each time" {
  rules = { "1_224/any_time" },
  given = { turn = p1, phase = "deploy", p1 = { table = { "Macroscan" } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "uses", "Macroscan", because = "CCG-ACT-COST-01" } },
}
scenario "Electrobinoculars cost 2 Force" {
  rules = { "1_35/any_time" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { force = 1, reserve = { "Luke", "Toy Filler" }, table = { { "Rebel Trooper", at = EISLEY }, { "Electrobinoculars", on = "Rebel Trooper" } } } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "uses", "Electrobinoculars", because = "CCG-ACT-COST-01" } },
}

-- Weapons: `dull` is a card whose destiny is not enough against Toy Captain.
local function blaster(title, id, who, cost, dull)
  local dark = who == "p1"
  local me, you, bearer = dark and p1 or p2, dark and p2 or p1, dark and "Stormtrooper" or "Rebel Trooper"
  local name = title .. " (" .. id .. ")"
  local function fight(force, reserve, mine)
    return sides(dark, { phase = "battle", locations = { eisley, waste } },
      { hand = { "Toy Filler" }, force = force, reserve = reserve, table = { { bearer, at = EISLEY }, { id, on = bearer }, { "Toy Mentor", at = mine } } },
      { table = { { "Toy Captain", at = EISLEY }, { "Talz", at = WASTE } } })
  end
  scenario (name .. " does not hit with a destiny equal to the defense value, and fires once in a battle") {
    rules = { id .. "/fire" },
    given = fight(2 * cost + 1, { dull, "Toy Filler", "Toy Filler", "Toy Filler" }, EISLEY),
    steps = { me.battles(EISLEY), me.fires(title), me.may_choose_exactly { "Toy Captain", decline }, me.chooses "Toy Captain", expect { you.card "Toy Captain", hit = false },
      me.declines, you.forfeits "Toy Captain" },
  }
  scenario (name .. " costs " .. cost .. " Force") {
    quiet = { id .. "/fire" },
    given = fight(cost, { "Ommni Box", "Toy Filler" }, WASTE),
    steps = { me.battles(EISLEY), me.is_asked, expect { you.card "Toy Captain", hit = false }, me.forfeits(bearer), me.chooses(title) },
  }
end
local function through_armor(title, id, who, cost)
  local dark = who == "p1"
  local me, you, bearer = dark and p1 or p2, dark and p2 or p1, dark and "Stormtrooper" or "Rebel Trooper"
  scenario (title .. " (" .. id .. ") is fired at a vehicle, not at who is inside it") {
    rules = { id .. "/fire" },
    given = sides(dark, { phase = "battle", locations = { eisley } },
      { hand = { "Toy Filler" }, force = cost + 1, reserve = { "Ommni Box", "Toy Filler" }, table = { { bearer, at = EISLEY }, { id, on = bearer }, { "Toy Hero", at = EISLEY } } },
      { table = { { "Toy Skiff", at = EISLEY }, { "Toy Captain", on = "Toy Skiff" } } }),
    steps = { me.battles(EISLEY), me.fires(title), me.may_choose_exactly { "Toy Skiff", decline }, me.declines, me.passes, you.forfeits "Toy Skiff", you.chooses "Toy Skiff" },
  }
end
through_armor("Blaster Rifle", "1_312", "p1", 2)
through_armor("Imperial Blaster", "1_317", "p1", 1)
through_armor("Blaster", "1_152", "p2", 1)
through_armor("Blaster Rifle", "1_153", "p2", 2)
blaster("Blaster Rifle", "1_312", "p1", 2, "Stormtrooper")
blaster("Imperial Blaster", "1_317", "p1", 1, "Tusken Raider")
blaster("Blaster", "1_152", "p2", 1, "Tusken Raider")
blaster("Blaster Rifle", "1_153", "p2", 2, "Stormtrooper")

scenario "Gaderffii Stick with a total of 5 knocks nothing away" {
  rules = { "1_315/just" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "Toy Filler" }, reserve = { "Comlink", "Tusken Raider", "Toy Filler", "Toy Filler" },
      table = { { "Tusken Raider", at = EISLEY }, { "Gaderffii Stick", on = "Tusken Raider" }, { "Stormtrooper", at = EISLEY } } },
    p2 = { hand = { "Toy Filler" }, force = 3, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Rebel Trooper", at = EISLEY }, { "1_152", on = "Rebel Trooper" } } } },
  steps = { p2.battles(EISLEY), p1.answers "Gaderffii Stick", p1.may_choose_exactly { "Rebel Trooper" }, p1.chooses "Rebel Trooper",
    p2.fires "Blaster", p2.chooses "Stormtrooper", p2.loses "Reserve Deck" },
}
scenario "Gaderffii Stick is not used in a battle elsewhere" {
  quiet = { "1_315/just" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { table = { { "Tusken Raider", at = EISLEY }, { "Gaderffii Stick", on = "Tusken Raider" }, { "Stormtrooper", at = WASTE } } },
    p2 = { force = 1, table = { { "Toy Captain", at = WASTE }, { "Talz", at = EISLEY } } } },
  steps = { p2.battles(WASTE), p1.forfeits "Stormtrooper" },
}

local function mine(id, who, victim)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario ("Timer Mine (" .. id .. ") does not explode as the opponent's turn begins") {
    quiet = { id .. "/automatic" },
    given = sides(dark, { phase = "draw", locations = { eisley } }, { table = { { id, at = EISLEY } } }, { table = { { victim, at = EISLEY } } }),
    steps = { me.passes, you.is_asked, expect { you.card(victim), at = EISLEY }, expect { me.card "Timer Mine", at = EISLEY } },
  }
end
mine("1_322", "p1", "Talz")
mine("1_162", "p2", "Tusken Raider")
