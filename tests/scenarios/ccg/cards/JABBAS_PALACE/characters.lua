-- Jabba's Palace: characters.

local eisley, EISLEY, CHAMBER = "1_295", "Tatooine: Mos Eisley", "Jabba's Palace: Audience Chamber"

scenario "Abyssin: forfeited, goes to the Used Pile for 2 Force" {
  rules = { "6_91/just" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { force = 2, table = { { "Abyssin", at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.forfeits "Abyssin", p1.answers "Abyssin", expect { p1.used, in_order = { "Abyssin", "Toy Filler", "Toy Filler" } } },
}
scenario "Abyssin: not without the Force for it" {
  quiet = { "6_91/just" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Abyssin", at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.forfeits "Abyssin", expect { p1.lost, exactly = { "Abyssin" } } },
}
scenario "Abyssin: another one that is lost is no matter of its own" {
  quiet = { "6_91/just" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { force = 2, table = { { "Abyssin", at = EISLEY }, { "Toy Trooper", at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.declines, p1.forfeits "Toy Trooper", expect { p1.lost, exactly = { "Toy Trooper" } } },
}
scenario "Abyssin: stronger while Myo is at the Audience Chamber" {
  rules = { "6_91/constant" },
  given = { turn = p1, phase = "control", locations = { eisley, "6_81" }, p1 = { table = { { "Abyssin", at = EISLEY }, { "Toy Hothead", at = CHAMBER } } } },
  steps = { expect { p1.card "Abyssin", power = 4, forfeit = 3 } },
}
scenario "Abyssin: not while Myo is elsewhere" {
  quiet = { "6_91/constant" },
  given = { turn = p1, phase = "control", locations = { eisley, "6_81" }, p1 = { table = { { "Abyssin", at = CHAMBER }, { "Toy Hothead", at = EISLEY } } } },
  steps = { expect { p1.card "Abyssin", power = 2, forfeit = 2 } },
}
scenario "Ishi Tib: a card of the hand under the Used Pile for another one" {
  rules = { "6_19/optional" },
  given = { turn = p2, phase = "draw", locations = { eisley }, p2 = { hand = { "Toy Captain", "Toy Trooper" }, used = { "Toy Filler" }, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Ishi Tib", at = EISLEY } } } },
  steps = { p2.uses "Ishi Tib", p2.chooses "Toy Captain", expect { p2.used, in_order = { "Toy Filler", "Toy Captain" } }, expect { p2.hand, exactly = { "Toy Trooper", "Toy Mentor" } }, p2.may_not_choose { "uses Ishi Tib" } },
}
scenario "Ishi Tib: not without a card in hand" {
  quiet = { "6_19/optional" },
  given = { turn = p2, phase = "draw", locations = { eisley }, p2 = { force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Ishi Tib", at = EISLEY } } } },
  steps = { p2.may_not_choose { "uses Ishi Tib" } },
}
scenario "Ishi Tib: stronger in a swamp" {
  rules = { "6_19/constant" },
  given = { turn = p2, phase = "control", locations = { "TOY-1895" }, p2 = { table = { { "Ishi Tib", at = "Toy Fen" } } } },
  steps = { expect { p2.card "Ishi Tib", power = 2 } },
}
scenario "Ishi Tib: not elsewhere" {
  quiet = { "6_19/constant" },
  given = { turn = p2, phase = "control", locations = { eisley }, p2 = { table = { { "Ishi Tib", at = EISLEY } } } },
  steps = { expect { p2.card "Ishi Tib", power = 1 } },
}
