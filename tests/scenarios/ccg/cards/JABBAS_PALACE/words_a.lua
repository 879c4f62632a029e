-- Jabba's Palace: cards that show a word of the language.

local eisley, EISLEY, waste, SHAFT = "1_295", "Tatooine: Mos Eisley", "1_293", "Death Star: Level 6 Core Shaft Corridor"

scenario "Dengar's Modified Riot Gun captures what it hits" {
  rules = { "6_175/fire" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 4, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Warden", at = EISLEY }, { "Toy Hunter", at = EISLEY }, { "Dengar's Modified Riot Gun", on = "Toy Hunter" } } },
    p2 = { table = { { "Toy Captain", at = EISLEY }, { "Toy Machine", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.fires "Dengar's Modified Riot Gun", p1.may_choose_exactly { "Toy Captain", "Talz", decline }, p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Warden", "Toy Hunter", decline }, p1.chooses "Toy Warden",
    expect { p2.inactive, exactly = { "Toy Captain" } }, p2.forfeits "Talz" },
}
scenario "Dengar's Modified Riot Gun is cheaper for Dengar" {
  rules = { "6_175/constant", "6_175/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Dengar's Modified Riot Gun" }, force = 5, table = { { "Toy Bounty", at = EISLEY }, { "Toy Hunter", at = EISLEY }, { "Toy Captain", at = EISLEY } } } },
  steps = { p1.deploys "Dengar's Modified Riot Gun", p1.may_choose_exactly { "Toy Bounty", "Toy Hunter", decline }, p1.chooses "Toy Bounty", expect { p1.force, count = 3 } },
}
scenario "Dengar's Modified Riot Gun costs 5 for others" {
  quiet = { "6_175/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Dengar's Modified Riot Gun" }, force = 5, table = { { "Toy Hunter", at = EISLEY } } } },
  steps = { p1.deploys "Dengar's Modified Riot Gun", p1.chooses "Toy Hunter", expect { p1.force, count = 0 } },
}
scenario "Kithaba is as strong as the ablest opponent there, and one more" {
  rules = { "6_111/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley, waste }, p1 = { table = { { "Kithaba", at = EISLEY }, { "Toy Mentor", at = EISLEY } } }, p2 = { table = { { "Toy Captain", at = EISLEY }, { "Talz", at = EISLEY }, { "Luke", at = "Tatooine: Jundland Wastes" } } } },
  steps = { expect { p1.card "Kithaba", power = 3 } },
}
scenario "Kithaba adds 1 to the power of what it pilots" {
  rules = { "6_111/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Tank", at = EISLEY }, { "Kithaba", on = "Toy Tank" } } } },
  steps = { expect { p1.card "Toy Tank", power = 5 } },
}
scenario "Kithaba on foot adds to nothing" {
  quiet = { "6_111/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Tank", at = EISLEY }, { "Toy Scion", on = "Toy Tank" }, { "Kithaba", at = EISLEY } } } },
  steps = { expect { p1.card "Toy Tank", power = 4 } },
}
scenario "Kithaba deploys on Tatooine only" {
  rules = { "6_111/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "101_1" }, p1 = { hand = { "Kithaba" }, force = 4 } },
  steps = { p1.deploys "Kithaba", p1.may_choose_exactly { EISLEY, decline }, p1.chooses(EISLEY), expect { p1.card "Kithaba", at = EISLEY } },
}
scenario "Twi'lek Advisor: an Effect from the Reserve Deck for 3 Force" {
  rules = { "6_160/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Twi'lek Advisor" }, force = 3, reserve = { "Toy Memorial", "Toy Captain" } } },
  steps = { p1.plays "Twi'lek Advisor", p1.may_choose_exactly { "Toy Memorial" }, p1.chooses "Toy Memorial", expect { p1.hand, exactly = { "Toy Memorial" } }, expect { p1.force, count = 0 } },
}
scenario "Twi'lek Advisor: 2 Force are too few" {
  quiet = { "6_160/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Twi'lek Advisor" }, force = 2, reserve = { "Toy Memorial", "Toy Captain" } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Twi'lek Advisor at the start: an Effect that deploys for free" {
  rules = { "6_160/starting" },
  given = { setup = true, p1 = { reserve = { "Toy Plaza", "Twi'lek Advisor", "Toy Keepsake", "Toy Monolith", "Toy Captain", "Toy Captain", "Toy Captain", "Toy Captain", "Toy Captain", "Toy Captain", "Toy Captain", "Toy Captain", "Toy Captain" } },
    p2 = { reserve = { "Toy Canyon", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } } },
  steps = { p2.chooses "Toy Canyon", p1.chooses "Twi'lek Advisor", p1.may_choose { "Toy Keepsake" }, p1.may_not_choose { "Toy Monolith" }, p1.chooses "Toy Keepsake", expect { p1.lost, exactly = { "Twi'lek Advisor" } } },
}
scenario "The Rancor deploys to its pit only" {
  rules = { "6_139/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Rancor" }, force = 6 } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Dengar's Modified Riot Gun: 3 more are not enough" {
  rules = { "6_175/fire" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 4, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Hunter", at = EISLEY }, { "Dengar's Modified Riot Gun", on = "Toy Hunter" } } },
    p2 = { table = { { "Toy Mentor", at = EISLEY }, { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.fires "Dengar's Modified Riot Gun", p1.chooses "Toy Mentor", expect { p2.inactive, exactly = {} }, p2.is_asked, p2.declines, p1.forfeits "Toy Hunter", p1.chooses "Toy Hunter", p1.loses "Reserve Deck" },
}
scenario "Kithaba alone has a power of 1" {
  rules = { "6_111/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley, waste }, p1 = { table = { { "Kithaba", at = EISLEY } } }, p2 = { table = { { "Luke", at = "Tatooine: Jundland Wastes" } } } },
  steps = { expect { p1.card "Kithaba", power = 1 } },
}
scenario "Kithaba deploys to Mos Eisley" {
  quiet = { "6_111/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Kithaba" }, force = 4 } },
  steps = { p1.deploys "Kithaba", p1.chooses(EISLEY), expect { p1.card "Kithaba", at = EISLEY } },
}
scenario "Kithaba's power is his own" {
  quiet = { "6_111/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Kithaba", at = EISLEY }, { "Toy Captain", at = EISLEY } } } },
  steps = { expect { p1.card "Toy Captain", power = 3 } },
}
scenario "Dengar's Modified Riot Gun is for bounty hunters of one's own" {
  rules = { "6_175/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Dengar's Modified Riot Gun" }, force = 5, table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { { "Toy Hunter", at = EISLEY } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Dengar's Modified Riot Gun does not aim at droids" {
  rules = { "6_175/fire" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 4, table = { { "Toy Hunter", at = EISLEY }, { "Dengar's Modified Riot Gun", on = "Toy Hunter" } } }, p2 = { table = { { "Toy Machine", at = EISLEY }, { "Toy Flier", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.battles(EISLEY), p1.fires "Dengar's Modified Riot Gun", p1.may_choose_exactly { "Toy Flier", decline }, p1.declines, p1.passes, p2.forfeits "Toy Machine" },
}
