-- Texts on the table for a moment between phases: the end of a turn or a battle, the start of a turn.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
scenario "The end of a turn: its player is offered a text that names it" {
  rules = { "TOY-3950/optional" },
  given = { turn = p1, phase = "draw", locations = { eisley }, p1 = { lost = 2, table = { { "Toy Nightwatch", at = EISLEY } } } },
  steps = { p1.passes, p1.may_choose_exactly { "uses Toy Nightwatch", pass }, p1.uses "Toy Nightwatch", expect { p1.lost, count = 1 } },
}
scenario "The end of a turn: not in the opponent's turn" {
  quiet = { "TOY-3950/optional" },
  given = { turn = p2, phase = "draw", locations = { eisley }, p1 = { lost = 2, table = { { "Toy Nightwatch", at = EISLEY } } } },
  steps = { p2.passes, p1.passes, p1.may_not_choose { "uses Toy Nightwatch" }, expect { table, turn = "p1" } },
}
scenario "The start of a turn: each player is offered a text that names it" {
  rules = { "TOY-3951/optional" },
  given = { turn = p2, phase = "draw", locations = { eisley }, p1 = { table = { { "Toy Cockerel", at = EISLEY } } } },
  steps = { p2.passes, p1.passes, p1.may_choose_exactly { "uses Toy Cockerel", pass }, p1.uses "Toy Cockerel", expect { p1.hand, count = 1 } },
}
scenario "The end of a battle: a text that names it is offered" {
  rules = { "TOY-3952/optional" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Captain" }, table = { { "Toy Pallbearer", at = EISLEY }, { "Toy Mentor", at = EISLEY } } }, p2 = { reserve = 9, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.declines, p2.forfeits "Toy Captain", p1.uses "Toy Pallbearer", expect { p1.hand, count = 1 } },
}
scenario "The Force of the player whom a text names is used" {
  rules = { "TOY-3953/optional" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { force = 4, table = { "Toy Exaction" } }, p2 = { force = 2 } },
  steps = { p1.uses "Toy Exaction", p2.accepts, expect { p2.force, count = 0 }, expect { p1.force, count = 4 } },
}
scenario "Who has not that much Force does not choose to use it" {
  rules = { "TOY-3953/optional" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { force = 4, table = { "Toy Exaction" } }, p2 = { force = 1 } },
  steps = { p1.uses "Toy Exaction", p2.loses "Reserve Deck", expect { p2.force, count = 1 }, expect { p1.force, count = 4 } },
}
scenario "A weapon with two texts for firing offers both" {
  rules = { "TOY-3954/fire-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 3, table = { { "Toy Captain", at = EISLEY }, { "Toy Twin Barrel", on = "Toy Captain" } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.may_choose { "fires Toy Twin Barrel", "fires Toy Twin Barrel#2" }, p1.fires("Toy Twin Barrel#2"), p1.chooses "Talz", expect { p2.lost, exactly = { "Talz" } } },
}
scenario "A combo card is meant by each of its titles" {
  rules = { "CCG-SP-COMBO-03" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { hand = { "10_1" }, table = { { "Toy Mentor", at = EISLEY } } }, p2 = { table = { "Secret Plans" } } },
  steps = { p1.may_not_choose { "plays Alter & Friendly Fire" } },
}
scenario "A unique combo card and a card of one of its titles are not on table together" {
  rules = { "CCG-SP-COMBO-03" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Toy Vow" }, table = { "Toy Oath & Toy Vow" } } },
  steps = { p1.may_not_choose { "deploys Toy Vow" } },
}
scenario "Until the end of your next turn: said in one's own turn it outlasts that one and the opponent's" {
  rules = { "TOY-3961/play" },
  given = { turn = p1, phase = "draw", locations = { eisley }, p1 = { hand = { "Toy Long Breath" }, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.plays "Toy Long Breath", p1.chooses "Toy Captain", p1.passes, p2.activates, expect { table, turn = "p2" }, expect { p1.card "Toy Captain", power = 5 },
    p2.passes, p2.passes, p2.passes, p2.passes, p2.passes, p2.passes, p1.activates, expect { table, turn = "p1" }, expect { p1.card "Toy Captain", power = 5 },
    p1.passes, p1.passes, p1.passes, p1.passes, p1.passes, p1.passes, p2.activates, expect { table, turn = "p2" }, expect { p1.card "Toy Captain", power = 3 } },
}
scenario "Until the end of your next turn: said in the opponent's turn it ends with one's own" {
  rules = { "TOY-3961/play" },
  given = { turn = p2, phase = "draw", locations = { eisley }, p1 = { hand = { "Toy Long Breath" }, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.passes, p1.plays "Toy Long Breath", p1.chooses "Toy Captain", p1.activates, expect { table, turn = "p1" }, expect { p1.card "Toy Captain", power = 5 },
    p1.passes, p1.passes, p1.passes, p1.passes, p1.passes, p1.passes, p2.activates, expect { table, turn = "p2" }, expect { p1.card "Toy Captain", power = 3 } },
}
