-- Dagobah: cards that show a word of the language.

local eisley, EISLEY, waste, WASTE, sullust = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes", "9_60"
local BELLY, SWAMP = "Big One: Asteroid Cave Or Space Slug Belly", "Dagobah: Swamp"

scenario "Imbalance: half of what was retrieved is lost" {
  rules = { "4_144/response" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p1 = { hand = { "Imbalance" } }, p2 = { hand = { "Toy Amnesty" }, lost = 3 } },
  steps = { p2.plays "Toy Amnesty", p1.answers "Imbalance", p2.loses "Reserve Deck", p2.declines, expect { p2.lost, count = 3 } },
}
scenario "Imbalance: not for one's own Force" {
  quiet = { "4_144/response" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Imbalance", "Toy Amnesty" }, lost = 3 } },
  steps = { p1.plays "Toy Amnesty", p1.declines, expect { p1.lost, count = 2 } },
}
scenario "Something Hit Us!: a Force for more attrition" {
  rules = { "4_148/play_in_power_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Something Hit Us!" }, force = 1, reserve = { "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, p1.plays "Something Hit Us!", p1.loses "Reserve Deck", expect { p2, attrition = 4 }, p2.forfeits "Toy Captain" },
}
scenario "WHAAAAAAAAAOOOOW!: who would be eaten lands next door" {
  rules = { "4_71/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p2 = { hand = { "WHAAAAAAAAAOOOOW!" }, force = 1, table = { { "Toy Trooper", at = EISLEY } } }, p1 = { table = { { "Rancor", at = EISLEY } } } },
  steps = { p1.attacks_with "Rancor", p1.passes, p2.passes, p2.answers "WHAAAAAAAAAOOOOW!", expect { p2.card "Toy Trooper", at = WASTE } },
}
scenario "Jedi Levitation: a card from the Used Pile, the cheaper the abler somebody is" {
  rules = { "4_53/play" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Jedi Levitation" }, force = 3, used = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Scion", at = EISLEY }, { "Toy Trooper", at = EISLEY } } } },
  steps = { p2.plays "Jedi Levitation", p2.chooses "Toy Memorial", expect { p2.hand, exactly = { "Toy Memorial" } }, expect { p2.force, count = 0 } },
}
scenario "Jedi Levitation: too dear for an ability of 2" {
  quiet = { "4_53/play" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Jedi Levitation" }, force = 4, used = { "Toy Memorial" }, table = { { "Toy Captain", at = EISLEY } } }, p1 = { table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "A Mynock slows the starfighter that it sits on" {
  rules = { "4_110/constant" },
  given = { turn = p1, phase = "deploy", locations = { sullust }, p2 = { table = { { "X-wing", at = "Sullust" }, { "Mynock", on = "X-wing" }, { "Mynock", on = "X-wing" } } } },
  steps = { expect { p2.card "X-wing", power = 0, hyperspeed = 1 } },
}
scenario "A Mynock attaches to a starfighter, not to a capital starship" {
  rules = { "4_110/prey" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { table = { { "Mynock", at = "Sullust" } } }, p2 = { table = { { "X-wing", at = "Sullust" }, { "Toy Galley", at = "Sullust" } } } },
  steps = { p1.may_choose_exactly { "attacks_with Mynock against Light", pass }, p1.attacks_with "Mynock", p1.passes, p2.passes, expect { p1.card "Mynock", at = "X-wing" } },
}
scenario "Corrosive Damage: Force for all that stays" {
  rules = { "4_119/automatic" },
  given = { turn = p1, phase = "draw", locations = { BELLY }, p1 = { table = { { "Corrosive Damage", at = BELLY }, { "Toy Captain", at = BELLY }, { "Toy Trooper", at = BELLY } } } },
  steps = { p1.passes, p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 }, p2.is_asked },
}
scenario "Corrosive Damage: at the end of the opponent's turn the opponent loses" {
  rules = { "4_119/automatic-2" },
  given = { turn = p2, phase = "draw", locations = { BELLY }, p1 = { table = { { "Corrosive Damage", at = BELLY }, { "Toy Trooper", at = BELLY } } }, p2 = { table = { { "Toy Captain", at = BELLY } } } },
  steps = { p2.passes, p2.loses "Reserve Deck", p1.is_asked, expect { p1.lost, count = 0 } },
}
scenario "Corrosive Damage is canceled with the Space Slug" {
  rules = { "4_119/automatic-3" },
  given = { turn = p2, phase = "deploy", locations = { BELLY }, p1 = { table = { { "Corrosive Damage", at = BELLY }, { "Space Slug", at = BELLY } } }, p2 = { hand = { "Toy Pitfall" } } },
  steps = { p2.plays "Toy Pitfall", p2.chooses "Space Slug", expect { p1.table, exactly = {} } },
}
scenario "Corrosive Damage is not canceled with another creature" {
  quiet = { "4_119/automatic-3" },
  given = { turn = p2, phase = "deploy", locations = { BELLY }, p1 = { table = { { "Corrosive Damage", at = BELLY }, { "Toy Lizard", at = BELLY } } }, p2 = { hand = { "Toy Pitfall" } } },
  steps = { p2.plays "Toy Pitfall", p2.chooses "Toy Lizard", expect { p1.table, exactly = { "Corrosive Damage" } } },
}
scenario "Corrosive Damage deploys into the Space Slug only" {
  rules = { "4_119/deploys" },
  given = { turn = p1, phase = "deploy", locations = { BELLY, eisley }, p1 = { hand = { "Corrosive Damage" } } },
  steps = { p1.deploys "Corrosive Damage", p1.may_choose_exactly { BELLY, decline }, p1.chooses(BELLY), expect { p1.card "Corrosive Damage", at = BELLY } },
}
local four = { SWAMP, "Dagobah: Toy Root", "Dagobah: Toy Log", "Dagobah: Toy Mist" }
local KNIGHT = "Toy Scion, Knight"
local function school(top)
  return { turn = p2, phase = "control", locations = four, p2 = { force = 2, reserve = { top, "Toy Filler", "Toy Memorial", "Toy Filler" },
    table = { { KNIGHT, at = SWAMP }, { "Toy Hermit", at = SWAMP }, { "Size Matters Not", at = SWAMP, targets = KNIGHT, mentor = "Toy Hermit" } } } }
end
scenario "Size Matters Not: the attempt, and what the test gives" {
  rules = { "4_79/optional", "4_79/constant", "4_79/optional-2" },
  given = school "Intruder Missile",
  steps = { p2.uses "Size Matters Not", expect { p2.card "Size Matters Not", at = KNIGHT }, expect { p2.card(KNIGHT), immunity = 3 }, p2.uses "Size Matters Not", p2.chooses "Toy Memorial",
    expect { p2.hand, exactly = { "Toy Memorial" } }, expect { p2.force, count = 0 } },
}
scenario "Size Matters Not: 15 are too few" {
  rules = { "4_79/optional" }, quiet = { "4_79/constant", "4_79/optional-2" },
  given = school "It's Worse",
  steps = { p2.uses "Size Matters Not", expect { p2.card "Size Matters Not", at = SWAMP }, expect { p2.card(KNIGHT), immunity = 0 }, p2.may_not_choose { "uses Size Matters Not" } },
}
scenario "Size Matters Not deploys to a swamp, on an apprentice anywhere and a mentor on Dagobah" {
  rules = { "4_79/deploys", "4_79/aims", "4_79/aims-2" },
  given = { turn = p2, phase = "deploy", locations = { SWAMP, "Dagobah: Toy Root", eisley }, p2 = { hand = { "Size Matters Not" }, table = { { "Toy Captain", at = EISLEY }, { "Toy Hermit", at = "Dagobah: Toy Root" }, { "Toy Mentor", at = EISLEY } } } },
  steps = { p2.deploys "Size Matters Not", p2.may_choose_exactly { SWAMP, decline }, p2.chooses(SWAMP), p2.may_choose_exactly { "Toy Captain", decline }, p2.chooses "Toy Captain", p2.may_choose_exactly { "Toy Hermit", decline }, p2.chooses "Toy Hermit",
    expect { p2.card "Size Matters Not", targets = "Toy Captain", mentor = "Toy Hermit" } },
}
scenario "WHAAAAAAAAAOOOOW!: not from another creature" {
  quiet = { "4_71/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p2 = { hand = { "WHAAAAAAAAAOOOOW!" }, force = 1, table = { { "Toy Trooper", at = EISLEY } } }, p1 = { table = { { "Toy Lizard", at = EISLEY } } } },
  steps = { p1.attacks_with "Toy Lizard", p1.passes, p2.passes, expect { p2.lost, exactly = { "Toy Trooper" } } },
}
scenario "A Mynock that is on nothing slows nobody" {
  quiet = { "4_110/constant" },
  given = { turn = p1, phase = "deploy", locations = { sullust }, p2 = { table = { { "X-wing", at = "Sullust" }, { "Mynock", at = "Sullust" } } } },
  steps = { expect { p2.card "X-wing", hyperspeed = 5 } },
}
scenario "A Mynock attaches to no capital starship" {
  quiet = { "4_110/prey" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { table = { { "Mynock", at = "Sullust" } } }, p2 = { table = { { "Toy Galley", at = "Sullust" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Corrosive Damage deploys to its place" {
  rules = {}, cites = { { "CCG-DEP-LOC-01", "beside the scenario above, which shows where it may not go" } },
  given = { turn = p1, phase = "deploy", locations = { BELLY }, p1 = { hand = { "Corrosive Damage" } } },
  steps = { p1.deploys "Corrosive Damage", p1.chooses(BELLY), expect { p1.card "Corrosive Damage", at = BELLY } },
}
scenario "Something Hit Us!: not before the power segment" {
  quiet = { "4_148/play_in_power_segment" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Something Hit Us!" }, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Size Matters Not: one apprentice, one mentor, one swamp" {
  rules = { "4_79/aims", "4_79/aims-2" },
  given = { turn = p2, phase = "deploy", locations = { SWAMP }, p2 = { hand = { "Size Matters Not" }, table = { { "Toy Captain", at = SWAMP }, { "Toy Hermit", at = SWAMP } } } },
  steps = { p2.deploys "Size Matters Not", p2.chooses(SWAMP), p2.chooses "Toy Captain", p2.chooses "Toy Hermit", expect { p2.card "Size Matters Not", targets = "Toy Captain", mentor = "Toy Hermit" } },
}
scenario "Size Matters Not is for no apprentice of the opponent's" {
  quiet = { "4_79/aims" },
  given = { turn = p2, phase = "deploy", locations = { SWAMP }, p1 = { table = { { "Toy Captain", at = SWAMP } } }, p2 = { hand = { "Size Matters Not" }, table = { { "Toy Hermit", at = SWAMP } } } },
  steps = { p2.may_choose_exactly { pass } },
}
