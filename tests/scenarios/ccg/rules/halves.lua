-- What the texts of locations say to the side that a half is for, and where captives are. Dark is p1.

local CHAPEL, BELFRY, DUNGEON, PIER, PRISON = "Toy Reach: Chapel", "Toy Reach: Belfry", "Toy Reach: Dungeon", "Toy Reach: Pier", "Toy Reach: Prison"
local function battle(place, owner)
  return { turn = p1, phase = "battle", locations = { { place, owner = owner } }, p1 = { force = 1, lost = 2, table = { { "Toy Captain", at = place } } }, p2 = { table = { { "Toy Trooper", at = place } } } }
end

scenario "An automatic text speaks to the side that its half is for: Dark's location" {
  rules = { "TOY-1715/automatic", "TOY-1715/automatic-2" }, cites = { { "CCG-LOC-03", "both players, each by the half of their side" } }, given = battle(CHAPEL, p1),
  steps = { p1.battles(CHAPEL), p1.resolves(CHAPEL, "(ability 1)"), expect { p1.lost, count = 1 }, expect { p2.hand, count = 1 }, p2.forfeits "Toy Trooper" },
}
scenario "... and Light's" {
  rules = { "TOY-1715/automatic", "TOY-1715/automatic-2" }, given = battle(CHAPEL, p2),
  steps = { p1.battles(CHAPEL), p1.resolves(CHAPEL, "(ability 1)"), expect { p1.lost, count = 1 }, expect { p2.hand, count = 1 }, p2.forfeits "Toy Trooper" },
}
scenario "A just action of the opponent's location is yours if its half is" {
  rules = { "TOY-1716/just" }, given = battle(BELFRY, p1),
  steps = { p1.battles(BELFRY), p2.answers(BELFRY), expect { p2.hand, count = 1 }, p2.forfeits "Toy Trooper" },
}
scenario "... and not the owner's" {
  rules = { "TOY-1716/just" }, given = { turn = p2, phase = "battle", locations = { { BELFRY, owner = p1 } }, p2 = { force = 1, table = { { "Toy Captain", at = BELFRY } } }, p1 = { table = { { "Toy Trooper", at = BELFRY } } } },
  steps = { p2.battles(BELFRY), p2.may_choose_exactly { "answers " .. BELFRY, pass }, p2.passes, p1.forfeits "Toy Trooper" },
}
scenario "A captive is where its prison is" {
  rules = { "TOY-1717/optional" }, cites = { { "CCG-SP-CAPTIVE-01", "inactive, and yet at a place" } },
  given = { turn = p2, phase = "control", locations = { { DUNGEON, owner = p1 } }, p2 = { table = { { "Toy Trooper", at = DUNGEON } }, inactive = { { "Toy Captain", on = DUNGEON, imprisoned = true } } } },
  steps = { p2.uses(DUNGEON), p2.chooses "Toy Captain" },
}
scenario "A captive elsewhere is not" {
  quiet = { "TOY-1717/optional" },
  given = { turn = p2, phase = "control", locations = { { DUNGEON, owner = p1 }, PRISON }, p2 = { table = { { "Toy Trooper", at = DUNGEON } }, inactive = { { "Toy Captain", on = PRISON, imprisoned = true } } } },
  steps = { p2.may_choose_exactly { "drains " .. DUNGEON, pass } },
}
scenario "A captive is where its escort is" {
  rules = { "TOY-1718/optional" },
  given = { turn = p2, phase = "control", locations = { PIER, PRISON }, p1 = { table = { { "Toy Warden", at = PIER } } }, p2 = { table = { "Toy Pardon" }, inactive = { { "Toy Captain", on = "Toy Warden", captive = true }, { "Toy Trooper", on = PRISON, imprisoned = true } } } },
  steps = { p2.uses "Toy Pardon", p2.may_choose_exactly { "Toy Captain", decline }, p2.declines },
}
scenario "A captive is on the planet of its prison" {
  rules = { "TOY-1719/optional" },
  given = { turn = p2, phase = "control", locations = { PRISON }, p2 = { table = { "Toy Clemency" }, inactive = { { "Toy Trooper", on = PRISON, imprisoned = true } } } },
  steps = { p2.uses "Toy Clemency", p2.chooses "Toy Trooper" },
}
scenario "Why a text of the opponent's location cannot be used is its own reason" {
  rules = { "CCG-ACT-TGT-01" },
  given = { turn = p2, phase = "control", locations = { { DUNGEON, owner = p1 } }, p2 = { table = { { "Toy Trooper", at = DUNGEON } } } },
  steps = { p2.cannot { "uses", DUNGEON, because = "CCG-ACT-TGT-01" } },
}
