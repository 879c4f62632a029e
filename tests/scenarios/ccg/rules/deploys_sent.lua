-- What a text deploys from a Reserve Deck, where it says that it goes, at the price that it says.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"

scenario "A weapon deploys on the card that fetches it, for less" {
  rules = { "TOY-1950/optional" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { force = 1, table = { { "Toy Armorer", at = EISLEY }, { "Toy Captain", at = EISLEY } }, reserve = { "1_312", "Toy Filler" } } },
  steps = { p1.uses "Toy Armorer", p1.chooses "Blaster Rifle", p1.may_choose_exactly { "Toy Armorer" }, p1.chooses "Toy Armorer", expect { p1.card "Blaster Rifle", at = "Toy Armorer" }, expect { p1.force, exactly = {} } },
}
scenario "Not without the Force for the rest of its price" {
  rules = { "TOY-1950/optional" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { force = 0, table = { { "Toy Armorer", at = EISLEY }, { "Toy Captain", at = EISLEY } }, reserve = { "1_312", "Toy Filler" } } },
  steps = { p1.uses "Toy Armorer", p1.finishes, p2.declines, expect { p1.card "Toy Armorer", power = 1 } },
}
scenario "A character deploys to a site that the text names" {
  rules = { "TOY-1951/optional" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "Toy Plaza", "1_292" }, p1 = { force = 3, table = { { "Toy Sender", at = EISLEY } }, reserve = { "Toy Captain", "Toy Filler" } } },
  steps = { p1.uses "Toy Sender", p1.chooses "Toy Captain", p1.may_choose_exactly { EISLEY, "Tatooine: Jawa Camp" }, p1.chooses "Tatooine: Jawa Camp",
    expect { p1.card "Toy Captain", at = "Tatooine: Jawa Camp" }, expect { p1.force, exactly = { "Toy Filler" } } },
}
scenario "Nothing deploys where the text does not say" {
  rules = { "TOY-1951/optional" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { force = 3, table = { { "Toy Sender", at = "Toy Plaza" } }, reserve = { "Toy Captain", "Toy Filler" } } },
  steps = { p1.uses "Toy Sender", p1.finishes, p2.declines, expect { p1.reserve, count = 2 } },
}
scenario "A character deploys aboard the ship that fetches it" {
  rules = { "TOY-1952/optional" },
  given = { turn = p1, phase = "deploy", locations = { "1_127", eisley }, p1 = { table = { { "Toy Barge Crew", at = "Tatooine" }, { "Toy Captain", at = EISLEY } }, reserve = { "Toy Mentor", "Toy Filler" } } },
  steps = { p1.uses "Toy Barge Crew", p1.chooses "Toy Mentor", p1.may_choose_exactly { "Toy Barge Crew" }, p1.chooses "Toy Barge Crew", expect { p1.card "Toy Mentor", at = "Toy Barge Crew" } },
}
scenario "A character of the Reserve Deck deploys as a react to a battle" {
  rules = { "TOY-1953/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { hand = { "Toy Sally" }, force = 2, table = { { "Toy Captain", at = EISLEY } }, reserve = { "Rebel Trooper", "Toy Filler" } } },
  steps = { p1.battles(EISLEY), p2.answers "Toy Sally", expect { p2.card "Rebel Trooper", at = EISLEY }, expect { p2.force, exactly = { "Toy Filler" } }, p1.declines, p2.forfeits "Toy Captain" },
}
scenario "As a react to a Force drain it cancels the drain" {
  rules = { "TOY-1953/response-2" },
  given = { turn = p1, phase = "control", locations = { eisley, "Toy Plaza" }, p1 = { table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { hand = { "Toy Sally" }, force = 2, reserve = { "Toy Captain", "Toy Filler" } } },
  steps = { p1.drains(EISLEY), p2.answers "Toy Sally", expect { p2.card "Toy Captain", at = EISLEY }, expect { p2.lost, exactly = {} } },
}
scenario "A react is canceled: who moved stays, and the drain goes on" {
  rules = { "TOY-1976/response" },
  given = { turn = p1, phase = "control", locations = { eisley, "1_293" }, p1 = { hand = { "Toy Stay" }, table = { { "Stormtrooper", at = "Tatooine: Jundland Wastes" } } }, p2 = { force = 1, table = { { "Shistavanen Wolfman", at = EISLEY } } } },
  steps = { p1.drains "Tatooine: Jundland Wastes", p2.answers "Shistavanen Wolfman", p2.chooses "Tatooine: Jundland Wastes", p1.answers "Toy Stay", expect { p2.card "Shistavanen Wolfman", at = EISLEY }, p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "A react by deploying is canceled, and the card is lost" {
  rules = { "TOY-1976/response-2" },
  given = { turn = p1, phase = "control", locations = { eisley, "Toy Plaza" }, p1 = { hand = { "Toy Stay" }, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { hand = { "Toy Sally" }, force = 2, reserve = { "Toy Captain", "Toy Filler", "Toy Filler", "Toy Filler" } } },
  steps = { p1.drains(EISLEY), p2.answers "Toy Sally", p1.answers "Toy Stay", p2.loses "Reserve Deck", expect { p2.lost, exactly = { "Toy Captain", "Toy Filler" } } },
}
scenario "What moves and is no react goes on" {
  quiet = { "TOY-1976/response" },
  given = { turn = p2, phase = "move", locations = { eisley, "1_292" }, p1 = { hand = { "Toy Stay" } }, p2 = { force = 2, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.moves "Toy Captain", p2.chooses "Tatooine: Jawa Camp", expect { p2.card "Toy Captain", at = "Tatooine: Jawa Camp" } },
}
