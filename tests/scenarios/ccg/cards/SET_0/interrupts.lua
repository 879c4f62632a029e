-- Set 0: interrupts.

local eisley, EISLEY, LEVITATION = "1_295", "Tatooine: Mos Eisley", "200_56"
local TITLE = "Starship Levitation"

scenario "Starship Levitation: 3 Force for a starship of the Lost Pile" {
  rules = { "200_56/play" },
  given = { turn = p2, phase = "control", locations = { eisley }, p2 = { hand = { LEVITATION }, force = 3, lost = { "Toy Filler", "Toy Frigate", "Toy Captain" } } },
  steps = { p2.plays(TITLE), expect { p2.hand, exactly = { "Toy Frigate" } }, expect { p2.lost, in_order = { TITLE, "Toy Filler", "Toy Captain" } } },
}
scenario "Starship Levitation: not with 2 Force" {
  quiet = { "200_56/play" },
  given = { turn = p2, phase = "control", locations = { eisley }, p2 = { hand = { LEVITATION }, force = 2, lost = { "Toy Frigate" } } },
  steps = { p2.may_not_choose { "plays " .. TITLE } },
}
local function drawn(card)
  return { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { LEVITATION }, force = 1, reserve = { card, "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } } }
end
scenario "Starship Levitation: a starship that was drawn for destiny is taken into hand and redrawn" {
  rules = { "200_56/response" },
  given = drawn("Toy Frigate"),
  steps = { p2.battles(EISLEY), p2.passes, p2.accepts, p2.answers(TITLE), expect { p2.hand, exactly = { "Toy Frigate" } }, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain" },
}
scenario "Starship Levitation: nothing but a starship" {
  quiet = { "200_56/response" },
  given = drawn("Toy Trooper"),
  steps = { p2.battles(EISLEY), p2.passes, p2.accepts, p2.may_not_choose { "answers " .. TITLE }, p1.forfeits "Toy Captain" },
}
