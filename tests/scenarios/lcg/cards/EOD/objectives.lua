-- Edge of Darkness: objectives.

for n = 0, 1 do
  scenario("Embers of Hope: " .. (n == 0 and "undamaged, the opponent's cards draw nothing" or "damaged, they do")) {
    rules = n == 0 and { "EOD-76.1/constant" } or nil, quiet = n == 1 and { "EOD-76.1/constant" } or nil,
    given = { turn = p1, phase = "actions after drawing",
      p1 = { units = { "Toy Scavenger", "Toy Trooper" }, objectives = { "Toy Shipyard" }, hand = { "Toy Execution" }, deck = { "Toy Walker", "Toy Walker" } },
      p2 = { units = { "Toy Guardian" }, objectives = { { "Embers of Hope", damage = n } } } },
    steps = {
      p1.plays "Toy Execution", p1.chooses "Toy Trooper",
      n == 1 and p1.uses "Toy Scavenger" or expect { p1.hand, count = 0 },
      expect { p1.hand, count = n },
    },
  }
end
scenario "Embers of Hope: its own player's cards draw" {
  quiet = { "EOD-76.1/constant" },
  given = { turn = p2, phase = "refresh", p2 = { objectives = { "Embers of Hope", "Toy Beacon", "Toy Refuge" }, deck = { "Toy Speeder", "Toy Speeder" } } },
  steps = { p2.uses "Toy Beacon", expect { p2.hand, count = 1 } },
}

scenario "Opening Moves: the first engagement is against a Yavin 4 objective" {
  rules = { "EOD-79.1/constant" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Toy Trooper", "Toy Gunner" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Opening Moves", "Toy Refuge" } } },
  steps = {
    p1.may_choose_exactly { "engages Opening Moves", pass }, p1.engages "Opening Moves", p1.attacks_with "Toy Trooper", p1.finishes,
    p1.strikes_with "Toy Trooper", p1.engages "Toy Refuge", p1.attacks_with "Toy Gunner",
  },
}
scenario "Opening Moves: another one, if none of Yavin 4 can be engaged" {
  quiet = { "EOD-79.1/constant" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, support = {} }, p2 = { objectives = { "Toy Refuge" }, units = {}, hand = { "EOD-79.1" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper" },
}
