-- Reacts (special rules): answers in the opponent's turn, once for each card.

local eisley, EISLEY, waste, WASTE, camp, CAMP = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes", "1_292", "Tatooine: Jawa Camp"

scenario "What reacted does not react again this turn" {
  rules = { "CCG-SP-REACT-06" },
  given = { turn = p1, phase = "control", locations = { eisley, waste }, p1 = { table = { { "Stormtrooper", at = EISLEY }, { "Stormtrooper", at = WASTE } } },
    p2 = { force = 3, table = { { "Shistavanen Wolfman", at = WASTE } } } },
  steps = {
    p1.drains(EISLEY), p2.answers "Shistavanen Wolfman", p2.chooses(EISLEY),
    expect { p2.card "Shistavanen Wolfman", at = EISLEY },
    p1.drains(WASTE),
    p2.may_choose { "loses Reserve Deck" },            -- he is beside the drain, but has reacted
    p2.loses "Reserve Deck", p2.loses "Reserve Deck",
  },
}
scenario "Presence brought by a react cancels the drain, and nothing is lost" {
  rules = { "CCG-SP-REACT-04" },
  given = { turn = p1, phase = "control", locations = { eisley, waste }, p1 = { table = { { "Stormtrooper", at = WASTE } } }, p2 = { force = 1, table = { { "Shistavanen Wolfman", at = EISLEY } } } },
  steps = { p1.drains(WASTE), p2.answers "Shistavanen Wolfman", p2.chooses(WASTE), expect { p2.lost, count = 0 } },
}
