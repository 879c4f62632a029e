-- A New Hope: cards drawn from those that nobody had written, the second time.

local eisley, EISLEY, waste, WASTE, camp, CAMP = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes", "1_292", "Tatooine: Jawa Camp"

local function red(title, claims, pilot, immunity)
  claims.given = { turn = p2, phase = "control", locations = { "TOY-711" }, p2 = { table = { { "Red 2", at = "Toy Reach" }, { pilot, on = "Red 2" } } } }
  claims.steps = { expect { p2.card "Red 2", immunity = immunity } }
  scenario ("Red 2 " .. title) (claims)
end
red("is immune to attrition less than 3 with Wedge", { rules = { "2_70/constant" } }, "Toy Wingmate", 3)
red("is not immune with somebody else", { quiet = { "2_70/constant" } }, "Toy Scion", 0)

local function bantha(title, claims, at, table, force, steps)
  claims.given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 1, table = table }, p2 = { force = force, table = { { "Rogue Bantha", at = at }, { "Talz", at = EISLEY } } } }
  claims.steps = steps
  scenario ("Rogue Bantha " .. title) (claims)
end
bantha("tramples a Tusken Raider with it as a battle begins", { rules = { "2_76/automatic" } }, EISLEY, { { "Toy Nomad", at = EISLEY }, { "Toy Captain", at = EISLEY } }, 0,
  { p1.battles(EISLEY), expect { p1.lost, exactly = { "Toy Nomad" } }, p2.is_asked })
bantha("tramples nobody else", { quiet = { "2_76/automatic" } }, EISLEY, { { "Toy Bothan", at = EISLEY }, { "Toy Captain", at = EISLEY } }, 0,
  { p1.battles(EISLEY), expect { p1.lost, count = 0 }, p2.forfeits "Talz" })
bantha("moves to a battle as a react", { rules = { "2_76/just" } }, WASTE, { { "Toy Captain", at = EISLEY } }, 1,
  { p1.battles(EISLEY), p2.answers "Rogue Bantha", p2.chooses(EISLEY), expect { p2.card "Rogue Bantha", at = EISLEY } })
bantha("does not react without the Force", { quiet = { "2_76/just" } }, WASTE, { { "Toy Captain", at = EISLEY } }, 0,
  { p1.battles(EISLEY), p2.may_not_choose { "answers Rogue Bantha" }, p2.forfeits "Talz" })
local function bdrain(title, claims, force, steps)
  claims.given = { turn = p1, phase = "control", locations = { eisley, waste }, p1 = { table = { { "Toy Captain", at = EISLEY } } }, p2 = { force = force, table = { { "Rogue Bantha", at = WASTE } } } }
  claims.steps = steps
  scenario ("Rogue Bantha " .. title) (claims)
end
bdrain("moves to a Force drain as a react", { rules = { "2_76/just-2" } }, 1, { p1.drains(EISLEY), p2.answers "Rogue Bantha", p2.chooses(EISLEY), expect { p2.card "Rogue Bantha", at = EISLEY }, p2.loses "Reserve Deck" })
bdrain("does not react to a Force drain without the Force", { quiet = { "2_76/just-2" } }, 0, { p1.drains(EISLEY), p2.loses "Reserve Deck", expect { p2.card "Rogue Bantha", at = WASTE } })

local FLOATER = "Mobquet A-1 Deluxe Floater"
local function floater(title, claims, fighter, steps)
  claims.given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { force = 0, reserve = 9, table = { { FLOATER, at = WASTE }, { "Toy Warden", on = FLOATER }, { fighter, at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } }
  claims.steps = steps
  scenario (FLOATER .. ": " .. title) (claims)
end
floater("to a battle of a bounty hunter for free", { rules = { "2_157/just" } }, "Toy Hunter", { p2.battles(EISLEY), p1.answers(FLOATER), p1.chooses(EISLEY), expect { p1.card(FLOATER), at = EISLEY }, p2.forfeits "Toy Captain" })
floater("not to a battle of somebody else", { quiet = { "2_157/just" } }, "Toy Trooper", { p2.battles(EISLEY), p1.may_not_choose { "answers " .. FLOATER }, p1.forfeits "Toy Trooper" })
local function ride(title, claims, rider, steps)
  claims.given = { turn = p1, phase = "move", locations = { eisley, waste }, p1 = { force = 0, table = { { FLOATER, at = WASTE }, { rider, on = FLOATER } } } }
  claims.steps = steps
  scenario (FLOATER .. ": " .. title) (claims)
end
ride("moves free with a bounty hunter", { rules = { "2_157/constant" } }, "Toy Hunter", { p1.moves(FLOATER), p1.chooses(EISLEY), expect { p1.card(FLOATER), at = EISLEY } })
ride("costs Force with anybody else", { quiet = { "2_157/constant" } }, "Toy Captain", { p1.may_not_choose { "moves " .. FLOATER } })
