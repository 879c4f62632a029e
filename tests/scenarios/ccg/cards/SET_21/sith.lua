-- Set 21.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
scenario "Asajj Ventress: the opponent cancels no battle with her" {
  rules = { "221_8/constant-3" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 2, table = { { "Asajj Ventress", at = EISLEY }, "Toy Well" } }, p2 = { hand = { "Toy Injunction" }, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.passes, p1.declines, p2.loses "Reserve Deck", p2.forfeits "Toy Captain" },
}
scenario "Asajj Ventress: elsewhere the opponent does" {
  quiet = { "221_8/constant-3" },
  given = { turn = p1, phase = "battle", locations = { eisley, "Toy Reach: Pier" }, p1 = { force = 2, table = { { "Asajj Ventress", at = "Toy Reach: Pier" }, { "Toy Trooper", at = EISLEY } } }, p2 = { hand = { "Toy Injunction" }, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.answers "Toy Injunction", expect { table, segment = "none" } },
}
scenario "Asajj Ventress: no permanent weapon aims at her" {
  rules = { "221_8/constant-4" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Asajj Ventress", at = EISLEY } } }, p2 = { force = 2, table = { { "Toy Bandit", at = EISLEY }, "Toy Well" } } },
  steps = { p2.battles(EISLEY), p2.may_not_choose { "fires Toy Bandit" }, p2.passes, p1.declines, p2.loses "Reserve Deck", p2.forfeits "Toy Bandit", p2.loses "Reserve Deck" },
}
scenario "Asajj Ventress: another weapon does" {
  quiet = { "221_8/constant-4" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Asajj Ventress", at = EISLEY } } }, p2 = { force = 2, table = { { "Toy Captain", at = EISLEY }, { "Toy Volley", on = "Toy Captain" }, "Toy Well" } } },
  steps = { p2.battles(EISLEY), p2.may_choose { "fires Toy Volley" }, p2.passes, p1.declines, p2.loses "Reserve Deck", p2.forfeits "Toy Captain", p2.chooses "Toy Volley" },
}
scenario "Asajj Ventress: who loses a battle there loses 1 Force" {
  rules = { "221_8/automatic-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Asajj Ventress", at = EISLEY } } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.declines, p2.loses "Reserve Deck", expect { p2, damage = 2 }, p2.forfeits "Toy Captain" },
}
scenario "Asajj Ventress: immune to attrition less than 4" {
  rules = { "221_8/constant-5" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Asajj Ventress", at = EISLEY } } } },
  steps = { expect { p1.card "Asajj Ventress", immunity = 4 } },
}
local function scan(other) return { turn = p1, phase = "control", locations = { eisley, "Toy Reach: Pier" }, p1 = { hand = { "ComScan Detection" }, force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Sense", "Sense" }, force = 3, table = other } } end
scenario "ComScan Detection: a spy at a site of one's own is lost; Sense does not answer that text" {
  rules = { "221_13/play", "CCG-ACT-IMM-01" }, given = scan { { "Toy Snoop", at = EISLEY }, { "Toy Mentor", at = "Toy Reach: Pier" } },
  steps = { p1.plays "ComScan Detection", p1.chooses "Toy Snoop", expect { p2.lost, exactly = { "Toy Snoop" } }, expect { p2.hand, count = 2 } },
}
scenario "ComScan Detection: a starship weapon is not fired this turn" {
  rules = { "221_13/play-2" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 2, hand = { "ComScan Detection" }, table = { { "Toy Sloop", at = "Toy Reach" } } }, p2 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Flier", on = "Toy Argosy" }, { "Toy Broadside", on = "Toy Argosy" }, "Toy Well" } } },
  steps = { p1.plays "ComScan Detection", p1.chooses "Toy Broadside", p2.passes, p1.battles "Toy Reach", p2.cannot { "fires", "Toy Broadside", says = "a text keeps it from being fired" }, p2.passes, p1.forfeits "Toy Sloop", p1.loses "Reserve Deck" },
}
local function drain(more) return { turn = p2, phase = "control", locations = { "Toy Reach" }, p1 = { hand = { "ComScan Detection" } }, p2 = { table = { { "Toy Falcon", at = "Toy Reach" }, more } } } end
scenario "ComScan Detection: a Force drain of the Falcon alone is canceled" {
  rules = { "221_13/response-2" }, given = drain(nil),
  steps = { p2.drains "Toy Reach", p1.answers "ComScan Detection", expect { p1.lost, count = 0 } },
}
scenario "ComScan Detection: not beside another starship" {
  quiet = { "221_13/response-2" }, given = drain { "Toy Sloop", at = "Toy Reach" },
  steps = { p2.drains "Toy Reach", p1.loses "Reserve Deck", expect { p1.hand, count = 1 } },
}
