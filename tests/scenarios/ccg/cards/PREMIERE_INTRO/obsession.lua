-- Vader comes from an adjacent site, or there is no duel.

scenario "Vader's Obsession is not played when Vader came from a docking bay far away" {
  quiet = { "101_6/response" },
  given = { turn = p1, phase = "move", locations = { { "1_291", owner = p1 }, "1_285" }, p1 = { hand = { "Vader's Obsession" }, force = 2, table = { { "Vader", at = "Tatooine: Docking Bay 94" } } }, p2 = { table = { { "Luke", at = "Death Star: Docking Bay 327" } } } },
  steps = {
    p1.transits "Tatooine: Docking Bay 94", p1.chooses "Death Star: Docking Bay 327", p1.chooses "Vader", expect { p1.card "Vader", at = "Death Star: Docking Bay 327" },
    p1.may_choose_exactly { pass }, p1.passes,
  },
}
