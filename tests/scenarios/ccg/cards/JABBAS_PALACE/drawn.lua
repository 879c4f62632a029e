-- Jabba's Palace: cards drawn by lot.

local eisley, EISLEY, CELLAR = "1_295", "Tatooine: Mos Eisley", "Toy Palace: Cellar"

-- Jabba's Palace: Dungeon
local DUNGEON = "Jabba's Palace: Dungeon"
local function prison(title, claims, turn, force, guard, steps, free)
  claims.given = { turn = turn, phase = "control", locations = { DUNGEON, eisley }, p1 = { table = { { "Toy Hunter", at = EISLEY }, guard } },
    p2 = { force = force, table = { not free and { "Toy Trooper", at = DUNGEON } or { "Toy Trooper", at = EISLEY } },
      inactive = { { "Toy Captain", on = DUNGEON, imprisoned = true }, { "Toy Scholar", on = "Toy Hunter", captive = true } } } }
  claims.steps = steps
  scenario ("Dungeon: " .. title) (claims)
end
prison("Light, in control, releases an imprisoned captive for 3 Force", { rules = { "6_164/optional" } }, p2, 3, nil,
  { p2.uses(DUNGEON), p2.may_choose_exactly { "Toy Captain", decline }, p2.chooses "Toy Captain", expect { p2.force, count = 0 }, expect { p2.card "Toy Captain", at = DUNGEON } })
prison("not for 2", { quiet = { "6_164/optional" } }, p2, 2, nil, { p2.may_not_choose { "uses " .. DUNGEON } })
prison("not while Dark is there", { quiet = { "6_164/optional" } }, p2, 3, { "Toy Usher", at = DUNGEON }, { p2.may_not_choose { "uses " .. DUNGEON } })
prison("nor without being there", { quiet = { "6_164/optional" } }, p2, 3, nil, { p2.may_not_choose { "uses " .. DUNGEON } }, true)
scenario "Dungeon: Dark releases nobody" {
  quiet = { "6_164/optional" },
  given = { phase = "control", locations = { DUNGEON }, p1 = { force = 3, table = { { "Toy Usher", at = DUNGEON } } }, p2 = { inactive = { { "Toy Captain", on = DUNGEON, imprisoned = true } } } },
  steps = { p1.may_not_choose { "uses " .. DUNGEON } },
}

-- None Shall Pass
local NONE = "None Shall Pass"
local function pass_by(title, claims, guest, place, mine, steps, back)
  claims.given = { turn = p2, phase = "deploy", locations = { CELLAR, eisley }, p1 = { hand = { NONE }, table = { mine } }, p2 = { hand = { guest }, force = 4 } }
  claims.steps = { p2.deploys(guest), p2.chooses(place) }
  for i = 1, #steps do claims.steps[i + 2] = steps[i] end
  scenario ("None Shall Pass: " .. title) (claims)
end
pass_by("a Rebel that comes to a site of Jabba's Palace goes back to hand", { rules = { "6_157/response" } }, "Rebel Guard", CELLAR, nil,
  { p1.answers(NONE), expect { p2.hand, exactly = { "Rebel Guard" } }, expect { p2.force, count = 2 } })
pass_by("not one that comes to another site", { quiet = { "6_157/response" } }, "Rebel Guard", EISLEY, nil, { p2.is_asked, expect { p1.hand, exactly = { NONE } }, p2.may_choose_exactly { pass } })
pass_by("not who is no Rebel", { quiet = { "6_157/response" } }, "Talz", CELLAR, nil, { p2.may_choose_exactly { pass } })
pass_by("not beside an Imperial at such a site", { quiet = { "6_157/response" } }, "Rebel Guard", CELLAR, { "Stormtrooper", at = CELLAR }, { p2.may_choose_exactly { pass } })
pass_by("an Imperial elsewhere is no hindrance", { rules = { "6_157/response" } }, "Rebel Guard", CELLAR, { "Stormtrooper", at = EISLEY },
  { p1.answers(NONE), expect { p2.hand, exactly = { "Rebel Guard" } } })
scenario "None Shall Pass: nor one of its player's own side" {
  quiet = { "6_157/response" },
  given = { phase = "deploy", locations = { CELLAR }, p1 = { hand = { NONE, "Rebel Guard", "Toy Filler" }, force = 2 } },
  steps = { p1.deploys "Rebel Guard", p1.chooses(CELLAR), p1.may_choose_exactly { pass }, p1.deploys "Toy Filler", expect { p1.hand, exactly = { NONE } } },
}
