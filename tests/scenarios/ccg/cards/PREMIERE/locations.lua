-- Sites of the Premiere introductory two-player game: each side's text speaks to the player on that side.


scenario "Detention Block Corridor adds to Dark's weapon destiny there" {
  rules = { "1_284/constant" },
  given = { turn = p1, phase = "battle", locations = { "1_284", "1_295" },
    p1 = { hand = { "Toy Filler" }, force = 3, reserve = { "Comlink", "Toy Filler", "Toy Filler" },
      table = { { "Stormtrooper", at = "Death Star: Detention Block Corridor" }, { "1_317", on = "Stormtrooper" } } },
    p2 = { table = { { "Luke", at = "Death Star: Detention Block Corridor" } } } },
  steps = {
    p1.battles "Death Star: Detention Block Corridor", p1.passes,
    p1.fires "Imperial Blaster", p1.chooses "Luke",
    expect { p2.card "Luke", hit = true },                  -- 3 + 1 is more than 3
    p1.loses "Reserve Deck", p2.forfeits "Luke",
  },
}
scenario "Detention Block Corridor adds to Light's Force drain there" {
  rules = { "1_284/constant-2" },
  given = { turn = p2, phase = "control", locations = { "1_284" }, p2 = { table = { { "Luke", at = "Death Star: Detention Block Corridor" } } } },
  steps = {
    p2.drains "Death Star: Detention Block Corridor",
    p1.loses "Reserve Deck", p1.loses "Reserve Deck",
    expect { p1.lost, count = 2 },
  },
}

local function transit(id, from, FROM, to, TO, who, cost)
  local dark = who == "dark"
  scenario (FROM .. " (" .. id .. "), " .. who .. " side: docking bay transit costs " .. cost) {
    rules = { id .. (dark and "/constant" or "/constant-2") },
    given = { turn = dark and p1 or p2, phase = "move", locations = { id, to },
      p1 = { force = 3, table = dark and { { "Stormtrooper", at = FROM }, { "Death Star Trooper", at = FROM } } or {} },
      p2 = { force = 3, table = dark and {} or { { "Rebel Trooper", at = FROM }, { "Luke", at = FROM } } } },
    steps = dark and {
      p1.transits(FROM), p1.chooses(TO), p1.chooses "Stormtrooper", p1.chooses "Death Star Trooper",
      expect { p1.force, count = 3 - cost }, expect { p1.card "Death Star Trooper", at = TO },
    } or {
      p2.transits(FROM), p2.chooses(TO), p2.chooses "Rebel Trooper", p2.finishes,
      expect { p2.force, count = 3 - cost }, expect { p2.card "Rebel Trooper", at = TO }, expect { p2.card "Luke", at = FROM },
    },
  }
end
local B327, B94 = "Death Star: Docking Bay 327", "Tatooine: Docking Bay 94"
transit("1_285", "1_285", B327, "1_291", B94, "light", 2)
transit("1_291", "1_291", B94, "1_285", B327, "dark", 1)
transit("1_291", "1_291", B94, "1_285", B327, "light", 2)
transit("1_124", "1_124", B327, "1_129", B94, "dark", 1)
transit("1_124", "1_124", B327, "1_129", B94, "light", 1)
transit("1_129", "1_129", B94, "1_124", B327, "dark", 2)
transit("1_129", "1_129", B94, "1_124", B327, "light", 1)

scenario "Docking Bay 327 of Dark: its transit is free even if something makes it dearer" {
  rules = { "1_285/constant" },
  given = { turn = p1, phase = "move", locations = { "1_285", "1_291" }, p1 = { table = { { "Stormtrooper", at = B327 }, "Toy Toll Gate" } } },
  steps = { p1.transits(B327), p1.chooses(B94), p1.chooses "Stormtrooper", expect { p1.card "Stormtrooper", at = B94 } },
}

scenario "Jawa Camp of Dark: his Jawas deploy there for his own Force only" {
  rules = { "1_292/constant" },
  given = { turn = p1, phase = "deploy", locations = { "1_292" }, p1 = { hand = { "1_182" }, force = 1 } },
  steps = { p1.deploys "Jawa", p1.chooses "Tatooine: Jawa Camp", expect { p1.card "Jawa", at = "Tatooine: Jawa Camp" }, expect { p2.used, count = 0 } },
}
scenario "Jawa Camp of Dark: Light's Jawas are weak there" {
  rules = { "1_292/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "1_292" }, p1 = { table = { { "1_182", at = "Tatooine: Jawa Camp" } } }, p2 = { table = { { "1_12", at = "Tatooine: Jawa Camp" } } } },
  steps = { expect { p2.card "Jawa", power = 0, forfeit = 0 }, expect { p1.card "Jawa", power = 1, forfeit = 1 } },
}
scenario "Jawa Camp of Light: his Jawas deploy there for his own Force only" {
  rules = { "1_131/constant" },
  given = { turn = p2, phase = "deploy", locations = { "1_131" }, p2 = { hand = { "1_12" }, force = 1 } },
  steps = { p2.deploys "Jawa", p2.chooses "Tatooine: Jawa Camp", expect { p2.card "Jawa", at = "Tatooine: Jawa Camp" } },
}
scenario "Jawa Camp of Light: his Jawas deploy there free beside a Sandcrawler" {
  rules = { "1_131/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "1_131" }, p2 = { hand = { "1_12" }, table = { { "Sandcrawler", at = "Tatooine: Jawa Camp" } } } },
  steps = { p2.deploys "Jawa", p2.chooses "Tatooine: Jawa Camp", expect { p2.card "Jawa", at = "Tatooine: Jawa Camp" } },
}

scenario "Jundland Wastes: Dark's Tusken Raiders forfeit for more" {
  rules = { "1_293/constant" },
  given = { turn = p1, phase = "deploy", locations = { "1_293" }, p1 = { table = { { "Tusken Raider", at = "Tatooine: Jundland Wastes" }, { "Stormtrooper", at = "Tatooine: Jundland Wastes" } } } },
  steps = { expect { p1.card "Tusken Raider", forfeit = 2 }, expect { p1.card "Stormtrooper", forfeit = 2 } },
}
scenario "Jundland Wastes: Dark's Force drain there is higher" {
  rules = { "1_293/constant-2" },
  given = { turn = p1, phase = "control", locations = { "1_293" }, p1 = { table = { { "Tusken Raider", at = "Tatooine: Jundland Wastes" } } } },
  steps = { p1.drains "Tatooine: Jundland Wastes", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Jundland Wastes: Light needs ability 6 for battle destiny" {
  rules = { "1_293/constant-3" },
  given = { turn = p2, phase = "battle", locations = { "1_293" }, p1 = { table = { { "Toy Captain", at = "Tatooine: Jundland Wastes" } } },
    p2 = { hand = { "Toy Filler" }, force = 1, table = { { "Luke", at = "Tatooine: Jundland Wastes" }, { "Talz", at = "Tatooine: Jundland Wastes" } } } },
  steps = { p2.battles "Tatooine: Jundland Wastes", p2.passes, p2.passes, expect { table, segment = "none" } },
}
scenario "Dune Sea: Dark needs ability 6 for battle destiny" {
  rules = { "1_130/constant" },
  given = { turn = p1, phase = "battle", locations = { "1_130" }, p2 = { table = { { "Toy Captain", at = "Tatooine: Dune Sea" } } },
    p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Stormtrooper", at = "Tatooine: Dune Sea" }, { "Stormtrooper", at = "Tatooine: Dune Sea" }, { "Stormtrooper", at = "Tatooine: Dune Sea" }, { "Stormtrooper", at = "Tatooine: Dune Sea" } } } },
  steps = { p1.battles "Tatooine: Dune Sea", p1.passes, p1.passes, expect { p1, battle_destiny = "none" }, p2.forfeits "Toy Captain" },
}
scenario "Mos Eisley: Dark's smugglers and their like are stronger there" {
  rules = { "1_295/constant" },
  given = { turn = p1, phase = "deploy", locations = { "1_295" }, p1 = { table = { { "Toy Smuggler", at = "Tatooine: Mos Eisley" }, { "Stormtrooper", at = "Tatooine: Mos Eisley" } } },
    p2 = { table = { { "Toy Smuggler", at = "Tatooine: Mos Eisley" } } } },
  steps = { expect { p1.card "Toy Smuggler", power = 2, forfeit = 3 }, expect { p2.card "Toy Smuggler", power = 1, forfeit = 2 }, expect { p1.card "Stormtrooper", power = 1 } },
}
scenario "Lars' Moisture Farm adds to Dark's weapon destiny there" {
  rules = { "1_132/constant" },
  given = { turn = p1, phase = "battle", locations = { "1_132" },
    p1 = { hand = { "Toy Filler" }, force = 3, reserve = { "Comlink", "Toy Filler", "Toy Filler" }, table = { { "Stormtrooper", at = "Tatooine: Lars' Moisture Farm" }, { "1_317", on = "Stormtrooper" } } },
    p2 = { table = { { "Luke", at = "Tatooine: Lars' Moisture Farm" } } } },
  steps = {
    p1.battles "Tatooine: Lars' Moisture Farm", p1.passes,
    p1.fires "Imperial Blaster", p1.chooses "Luke",
    expect { p2.card "Luke", hit = true },
    p1.loses "Reserve Deck", p2.forfeits "Luke",
  },
}
scenario "Lars' Moisture Farm makes Luke cheaper there" {
  rules = { "1_132/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "1_132", "1_130" }, p2 = { hand = { "Luke" }, force = 3 } },
  steps = { p2.deploys "Luke", p2.may_choose_exactly { "Tatooine: Lars' Moisture Farm", decline }, p2.chooses "Tatooine: Lars' Moisture Farm", expect { p2.force, count = 0 } },
}
