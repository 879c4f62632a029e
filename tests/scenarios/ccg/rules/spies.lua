-- Undercover spies (rulebook appendix C).

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"
local function spy(title) return { title, at = PIER, undercover = true } end

scenario "A spy goes undercover to its site, even out of an enclosed vehicle" {
  rules = { "CCG-SP-SPY-01" },
  cites = { { "CCG-SP-SPY-02", "an undercover spy lies among what is inactive" } },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Disguise" }, force = 3, table = { { "Toy Kite", at = PIER }, { "Toy Mole", on = "Toy Kite" } } } },
  steps = { p1.deploys "Toy Disguise", p1.chooses "Toy Mole", expect { p1.inactive, exactly = { "Toy Mole" } }, expect { p1.card "Toy Mole", at = PIER }, expect { p1.card "Toy Disguise", at = "Toy Mole" } },
}
scenario "Its text goes on, and it gives no presence" {
  cites = { { "CCG-SP-SPY-03", "its texts stay on their lists" }, { "CCG-SP-SPY-23", "what looks at the table does not find it" } },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Filler" }, inactive = { spy "Toy Mole" }, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = MEADOW } } } },
  steps = { expect { p1.card "Toy Captain", power = 4 }, p1.cannot { "drains", MEADOW, because = "CCG-DRAIN-01" }, p1.may_choose { "drains Toy Reach: Pier" } },
}
scenario "Its player deploys a weapon on it, and what it bears is not inactive" {
  rules = { "CCG-SP-SPY-04" },
  cites = { { "CCG-SP-SPY-20", "a weapon deploys on an undercover character" } },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Derringer" }, force = 3, inactive = { spy "Toy Mole" } } },
  steps = { p1.deploys "Toy Derringer", p1.may_choose_exactly { "Toy Mole", decline }, p1.chooses "Toy Mole", expect { p1.table, exactly = { "Toy Derringer" } }, expect { p1.card "Toy Derringer", at = "Toy Mole" } },
}
scenario "... not the opponent" {
  cites = { { "CCG-SP-SPY-04", "only its player deploys on it" } },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Derringer" }, force = 3 }, p2 = { inactive = { spy "Toy Mole" } } },
  steps = { p1.cannot { "deploys", "Toy Derringer", because = "CCG-DEP-02" } },
}
scenario "Interrupts target it outside a battle" {
  rules = { "CCG-SP-SPY-05" },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Assassin" } }, p2 = { inactive = { spy "Toy Mole" } } },
  steps = { p1.plays "Toy Assassin", p1.may_choose_exactly { "Toy Mole", decline }, p1.chooses "Toy Mole", expect { p2.lost, exactly = { "Toy Mole" } }, expect { p2.inactive, count = 0 } },
}
scenario "So does any text that makes somebody lost" {
  rules = { "CCG-SP-SPY-05" },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { table = { "Toy Manhunt" } }, p2 = { inactive = { spy "Toy Mole" } } },
  steps = { p1.uses "Toy Manhunt", p1.chooses "Toy Mole", expect { p2.lost, exactly = { "Toy Mole" } } },
}
scenario "... but no other text of a card on the table" {
  cites = { { "CCG-SP-SPY-05", "what does no harm and asks for no spy does not reach it" } },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Filler" }, table = { "Toy Lookout Post" } }, p2 = { inactive = { spy "Toy Mole" } } },
  steps = { p1.cannot { "uses", "Toy Lookout Post", because = "CCG-ACT-TGT-01" } },
}
scenario "The opponent does not drain where it is" {
  rules = { "CCG-SP-SPY-08" },
  cites = { { "CCG-SP-SPY-21", "the opponent controls the place and drains nothing" } },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { table = { { "Toy Captain", at = PIER }, { "Toy Trooper", at = MEADOW } }, hand = { "Toy Filler" } }, p2 = { inactive = { spy "Toy Mole" } } },
  steps = { p1.may_choose { "drains Toy Reach: Meadow" }, p1.cannot { "drains", PIER, because = "CCG-SP-SPY-08" } },
}
scenario "Its player deploys where it is without presence or icons" {
  rules = { "CCG-SP-SPY-09" },
  given = { phase = "deploy", locations = { "Toy Reach: Vault", MEADOW }, p1 = { hand = { "Toy Captain" }, force = 3, inactive = { { "Toy Mole", at = "Toy Reach: Vault", undercover = true } } } },
  steps = { p1.deploys "Toy Captain", p1.may_choose_exactly { "Toy Reach: Vault", MEADOW, decline }, p1.chooses "Toy Reach: Vault", expect { p1.card "Toy Captain", at = "Toy Reach: Vault" } },
}
scenario "... only there" {
  cites = { { "CCG-SP-SPY-09", "where it is not presence or icons are needed" } },
  given = { phase = "deploy", locations = { "Toy Reach: Vault", MEADOW }, p1 = { hand = { "Toy Captain" }, force = 3, inactive = { { "Toy Mole", at = MEADOW, undercover = true } } } },
  steps = { p1.deploys "Toy Captain", p1.may_choose_exactly { MEADOW, decline }, p1.declines },
}
scenario "Who deploys as an undercover spy goes to a site, never aboard, and was deployed like any other first" {
  rules = { "CCG-SP-SPY-10" },
  cites = { { "CCG-SP-SPY-12", "what answers a deployed character answers this one" } },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Plant" }, force = 3, table = { { "Toy Cart", at = PIER } } }, p2 = { table = { "Toy Lookout" } } },
  steps = { p1.deploys "Toy Plant", p1.may_choose_exactly { PIER, MEADOW, decline }, p1.chooses(PIER), p2.may_choose { "answers Toy Lookout" }, p2.passes, expect { p1.inactive, exactly = { "Toy Plant" } } },
}
scenario "Canceling its text does not uncover it" {
  cites = { { "CCG-SP-SPY-11", "that it is undercover is no text of its own any more" } },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Hush" } }, p2 = { inactive = { spy "Toy Plant" } } },
  steps = { p1.plays "Toy Hush", p1.chooses "Toy Plant", expect { p2.inactive, exactly = { "Toy Plant" } } },
}
scenario "It moves in the opponent's move phase" {
  rules = { "CCG-SP-SPY-13" },
  given = { phase = "move", turn = p2, locations = { PIER, MEADOW }, p1 = { force = 3, inactive = { spy "Toy Mole" } } },
  steps = { p2.passes, p1.moves "Toy Mole", p1.may_choose_exactly { MEADOW, decline }, p1.chooses(MEADOW), expect { p1.card "Toy Mole", at = MEADOW }, expect { p1.inactive, exactly = { "Toy Mole" } } },
}
scenario "... not in its player's" {
  cites = { { "CCG-SP-SPY-13", "its player has moved on by then" } },
  given = { phase = "move", turn = p1, locations = { PIER, MEADOW }, p1 = { force = 3, hand = { "Toy Filler" }, inactive = { spy "Toy Mole" } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "It goes aboard nothing" {
  rules = { "CCG-SP-SPY-14" },
  cites = { { "CCG-SP-SPY-15", "what moves the opponent's cards does not find it" } },
  given = { phase = "move", turn = p2, locations = { PIER, MEADOW }, p1 = { force = 3, inactive = { spy "Toy Mole" }, table = { { "Toy Cart", at = PIER } } } },
  steps = { p2.passes, p1.moves "Toy Mole", p1.may_choose_exactly { MEADOW, decline }, p1.declines },
}
scenario "It breaks cover in its player's deploy phase, for nothing" {
  rules = { "CCG-SP-SPY-16" },
  cites = { { "CCG-SP-SPY-22", "then it moves and battles like any other" } },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { inactive = { spy "Toy Mole" } } },
  steps = { p1.breaks_cover "Toy Mole", expect { p1.table, exactly = { "Toy Mole" } }, expect { p1.card "Toy Mole", at = PIER }, expect { p1.inactive, count = 0 } },
}
scenario "... in no other phase" {
  cites = { { "CCG-SP-SPY-16", "the phase is part of the rule" } },
  given = { phase = "control", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Filler" }, inactive = { spy "Toy Mole" } } },
  steps = { p1.cannot { "breaks_cover", "Toy Mole", because = "CCG-SP-SPY-16" } },
}
scenario "When its cover is broken, what made it undercover is lost" {
  rules = { "CCG-SP-SPY-18" },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Disguise" }, force = 3, table = { { "Toy Mole", at = PIER } } }, p2 = { hand = { "Toy Unmasking" } } },
  steps = {
    p1.deploys "Toy Disguise", p1.chooses "Toy Mole", expect { p1.inactive, exactly = { "Toy Mole" } },
    p2.plays "Toy Unmasking", p2.chooses "Toy Mole", expect { p1.table, exactly = { "Toy Mole" } }, expect { p1.lost, exactly = { "Toy Disguise" } },
  },
}
scenario "When what made it undercover is gone, its cover is broken" {
  cites = { { "CCG-SP-SPY-18", "the card that it bears says whether it is undercover" } },
  given = { phase = "deploy", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Disguise" }, force = 3, table = { { "Toy Mole", at = PIER } } }, p2 = { hand = { "Toy Unveiling" } } },
  steps = { p1.deploys "Toy Disguise", p1.chooses "Toy Mole", p2.plays "Toy Unveiling", p2.chooses "Toy Disguise", expect { p1.table, exactly = { "Toy Mole" } } },
}
scenario "It takes no part in a battle at its site" {
  cites = { { "CCG-SP-SPY-21", "it does not fight" } },
  given = { phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 3, table = { { "Toy Captain", at = PIER } } }, p2 = { inactive = { spy "Toy Mole" } } },
  steps = { p1.cannot { "battles", PIER, because = "CCG-BTL-02" } },
}
