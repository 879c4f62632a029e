-- Premiere: cards drawn from those that nobody had written, the second time.

local eisley, EISLEY, waste, WASTE, farm, FARM = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes", "TOY-3904", "Tatooine: Lars' Moisture Farm"

local function warrior(title, claims, mine, steps)
  claims.given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "Lone Warrior" }, reserve = { "Toy Trooper", "Toy Captain", "Toy Mentor", "Toy Filler" }, table = mine }, p2 = { force = 2, table = { { "Talz", at = EISLEY } } } }
  claims.steps = steps
  scenario ("Lone Warrior: " .. title) (claims)
end
warrior("a warrior who defends alone adds a battle destiny", { rules = { "1_258/play" } }, { { "Toy Warden", at = EISLEY } },
  { p2.battles(EISLEY), p2.passes, p1.plays("Lone Warrior"), p2.passes, p1.passes, p1.accepts, expect { p1, battle_destiny = 1 }, p2.forfeits "Talz" })
warrior("not two warriors", { quiet = { "1_258/play", "1_258/play-2" } }, { { "Toy Warden", at = EISLEY }, { "Toy Captain", at = EISLEY } },
  { p2.battles(EISLEY), p2.passes, p1.may_not_choose { "plays Lone Warrior" }, p1.passes, p1.accepts, p2.forfeits "Talz", p2.loses "Reserve Deck" })
warrior("Tagge adds two", { rules = { "1_258/play-2" } }, { { "Toy Staff Officer", at = EISLEY } },
  { p2.battles(EISLEY), p2.passes, p1.plays("Lone Warrior"), p2.passes, p1.passes, p1.accepts, expect { p1, battle_destiny = 3 }, p2.forfeits "Talz" })

scenario "Dathcha is paid for by both players, and is stronger away from Tatooine" {
  rules = { "1_169/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "TOY-1480" }, p1 = { hand = { "Dathcha" }, force = 3, table = { { "Toy Captain", at = EISLEY }, { "Toy Captain", at = "Endor: Bunker" } } }, p2 = { force = 3 } },
  steps = { p1.deploys "Dathcha", p1.may_choose_exactly { EISLEY, decline }, p1.chooses(EISLEY), expect { p1.card "Dathcha", at = EISLEY, power = 2 }, expect { p1.force, count = 1 }, expect { p2.force, count = 1 } },
}
scenario "Dathcha: not if the opponent has no Force for it" {
  rules = { "CCG-ACT-COST-01" }, quiet = { "1_169/constant", "1_169/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Dathcha" }, force = 3, table = { { "Toy Captain", at = EISLEY } } }, p2 = { force = 1 } },
  steps = { p1.may_not_choose { "deploys Dathcha" } },
}
scenario "Dathcha: power 4 at a site of another planet" {
  rules = { "1_169/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "TOY-1480" }, p1 = { table = { { "Dathcha", at = "Endor: Bunker" } } } },
  steps = { expect { p1.card "Dathcha", power = 4 } },
}
scenario "Beru Lars is lost in the opponent's turn: Luke is stronger to the end of the next turn" {
  rules = { "1_2/automatic" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 2, reserve = 9, table = { { "Toy Mentor", at = WASTE } } }, p2 = { force = 0, reserve = 20, table = { { "Beru Lars", at = WASTE }, { "Luke", at = EISLEY } } } },
  steps = { p1.battles(WASTE), p1.declines, p2.forfeits "Beru Lars", expect { p2.card "Luke", power = 5 } },
}
scenario "Beru Lars is lost in its player's own turn: nothing comes of it" {
  quiet = { "1_2/automatic" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { reserve = 9, table = { { "Toy Mentor", at = WASTE } } }, p2 = { force = 2, reserve = 20, table = { { "Beru Lars", at = WASTE }, { "Luke", at = EISLEY } } } },
  steps = { p2.battles(WASTE), p1.declines, p2.forfeits "Beru Lars", expect { p2.card "Luke", power = 2 }, p2.loses "Reserve Deck" },
}
scenario "Owen Lars is lost in the opponent's turn: Luke is stronger to the end of the next turn" {
  rules = { "1_22/automatic" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 2, reserve = 9, table = { { "Toy Mentor", at = WASTE } } }, p2 = { force = 0, reserve = 20, table = { { "Owen Lars", at = WASTE }, { "Luke", at = EISLEY } } } },
  steps = { p1.battles(WASTE), p1.declines, p2.forfeits "Owen Lars", expect { p2.card "Luke", power = 5 } },
}
scenario "Owen Lars is lost in its player's own turn: nothing comes of it" {
  quiet = { "1_22/automatic" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { reserve = 9, table = { { "Toy Mentor", at = WASTE } } }, p2 = { force = 2, reserve = 20, table = { { "Owen Lars", at = WASTE }, { "Luke", at = EISLEY } } } },
  steps = { p2.battles(WASTE), p1.declines, p2.forfeits "Owen Lars", expect { p2.card "Luke", power = 2 } },
}
scenario "Beru and Owen Lars are better together" {
  rules = { "1_2/constant", "1_22/constant-2" },
  given = { turn = p2, phase = "control", locations = { eisley, waste }, p2 = { table = { { "Beru Lars", at = EISLEY }, { "Owen Lars", at = EISLEY } } } },
  steps = { expect { p2.card "Beru Lars", forfeit = 5 }, expect { p2.card "Owen Lars", power = 3 } },
}
scenario "Beru and Owen Lars apart are as printed" {
  quiet = { "1_2/constant", "1_22/constant-2" },
  given = { turn = p2, phase = "control", locations = { eisley, waste }, p2 = { table = { { "Beru Lars", at = EISLEY }, { "Owen Lars", at = WASTE } } } },
  steps = { expect { p2.card "Beru Lars", forfeit = 3 }, expect { p2.card "Owen Lars", power = 1 } },
}
scenario "Owen Lars deploys for free to his farm" {
  rules = { "1_22/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley, farm }, p2 = { hand = { "Owen Lars" }, force = 0, table = { { "Toy Captain", at = EISLEY }, { "Toy Captain", at = FARM } } } },
  steps = { p2.deploys "Owen Lars", p2.may_choose_exactly { FARM, decline }, p2.chooses(FARM), expect { p2.card "Owen Lars", at = FARM } },
}
scenario "Owen Lars costs 2 elsewhere" {
  quiet = { "1_22/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Owen Lars" }, force = 2, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.deploys "Owen Lars", p2.chooses(EISLEY), expect { p2.force, count = 0 } },
}
