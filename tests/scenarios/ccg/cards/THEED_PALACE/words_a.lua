-- Theed Palace: cards that show a word of the language.

local sullust, eisley, EISLEY, waste, WASTE = "9_60", "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"

scenario "DFS-1015 beside another droid starfighter draws two and chooses one, once in a battle" {
  rules = { "14_116/before" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Mentor", "Toy Filler" }, table = { { "DFS-1015", at = "Sullust" }, { "Toy Drone", at = "Sullust" }, { "Toy Dart", at = "Sullust" }, { "Toy Scion", on = "Toy Dart" } } },
    p2 = { table = { { "X-wing", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", p1.accepts, p1.preempts "DFS-1015", p1.may_choose_exactly { "Toy Trooper", "Toy Mentor" }, p1.chooses "Toy Mentor", expect { p1, battle_destiny = 5 }, p2.forfeits "X-wing", p2.loses "Reserve Deck" },
}
scenario "DFS-1015 without another droid starfighter draws as everybody does" {
  quiet = { "14_116/before" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Mentor", "Toy Filler" }, table = { { "DFS-1015", at = "Sullust" }, { "Toy Dart", at = "Sullust" }, { "Toy Scion", on = "Toy Dart" } } },
    p2 = { table = { { "X-wing", at = "Sullust" }, { "Toy Gnat", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", p1.accepts, expect { p1, battle_destiny = 1 }, p1.forfeits "DFS-1015", p2.forfeits "X-wing" },
}
scenario "Gimme A Lift!: to a battle next door" {
  rules = { "14_42/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 1, table = { { "Toy Captain", at = WASTE } } }, p2 = { hand = { "Gimme A Lift!" }, table = { { "Toy Clown", at = EISLEY }, { "Luke", at = EISLEY }, { "Talz", at = WASTE } } } },
  steps = { p1.battles(WASTE), p2.answers "Gimme A Lift!", expect { p2.card "Toy Clown", at = WASTE }, p2.forfeits "Talz" },
}
scenario "Gimme A Lift!: a longer stride for a turn" {
  rules = { "14_42/play" },
  given = { turn = p2, phase = "move", locations = { eisley, waste }, p2 = { hand = { "Gimme A Lift!" }, table = { { "Toy Clown", at = EISLEY }, { "Luke", at = EISLEY } } } },
  steps = { p2.plays "Gimme A Lift!", p2.may_choose_exactly { "Toy Clown", decline }, p2.chooses "Toy Clown", expect { p2.card "Toy Clown", landspeed = 2 } },
}
scenario "Take This!: three for one when Proton Torpedoes are fired" {
  rules = { "14_44/before_play" },
  given = { turn = p2, phase = "battle", locations = { sullust }, p2 = { hand = { "Take This!" }, force = 2, reserve = { "Toy Trooper", "Toy Mentor", "Toy Captain", "Toy Filler" }, table = { { "X-wing", at = "Sullust" }, { "Proton Torpedoes", on = "X-wing" } } },
    p1 = { table = { { "Toy Needle", at = "Sullust" } } } },
  steps = { p2.battles "Sullust", p2.fires "Proton Torpedoes", p2.chooses "Toy Needle", p2.preempts "Take This!", p2.may_choose_exactly { "Toy Trooper", "Toy Mentor", "Toy Captain" }, p2.chooses "Toy Mentor", expect { p1.card "Toy Needle", hit = true }, p1.forfeits "Toy Needle" },
}
scenario "Take This!: not for another weapon" {
  quiet = { "14_44/before_play" },
  given = { turn = p2, phase = "battle", locations = { sullust }, p2 = { hand = { "Take This!" }, force = 1, reserve = { "Toy Trooper", "Toy Mentor", "Toy Captain", "Toy Filler" }, table = { { "X-wing", at = "Sullust" }, { "Toy Cannon", on = "X-wing" } } },
    p1 = { table = { { "Toy Needle", at = "Sullust" } } } },
  steps = { p2.battles "Sullust", p2.fires "Toy Cannon", p2.chooses "Toy Needle", expect { p1.card "Toy Needle", hit = false }, p2.may_choose_exactly { "plays Take This!", pass }, p2.passes, p1.forfeits "Toy Needle" },
}
local function fetch(title, claims, reserve, steps)
  claims.given = { turn = p2, phase = "control", locations = { sullust }, p2 = { hand = { "Take This!" }, reserve = reserve } }
  claims.steps = steps
  scenario ("Take This!: " .. title) (claims)
end
fetch("Proton Torpedoes or Bravo Fighter from Reserve Deck", { rules = { "14_44/play" } }, { "Toy Trooper", "Proton Torpedoes", "Toy Filler" },
  { p2.plays "Take This!", p2.may_choose_exactly { "Proton Torpedoes" }, p2.chooses "Proton Torpedoes", expect { p2.hand, exactly = { "Proton Torpedoes" }, seen_by_p1 = 1 } })
fetch("and nothing else", { rules = { "CCG-SEARCH-05" } }, { "Toy Trooper", "Toy Filler" },
  { p2.plays "Take This!", p2.finishes, p1.declines, expect { p2.hand, count = 0 } })
scenario "Gimme A Lift!: not to a battle in which he is already" {
  quiet = { "14_42/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 1, table = { { "Toy Captain", at = WASTE } } }, p2 = { hand = { "Gimme A Lift!" }, table = { { "Toy Clown", at = WASTE }, { "Luke", at = EISLEY }, { "Talz", at = WASTE } } } },
  steps = { p1.battles(WASTE), p2.may_not_choose { "answers Gimme A Lift!" }, p2.passes, p1.passes, p2.passes, p2.forfeits "Talz" },
}
