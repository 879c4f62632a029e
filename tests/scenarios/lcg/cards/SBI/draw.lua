-- So Be It: cards for the words that they need.

scenario "Interdictor-class Heavy Cruiser: a unit has to defend" {
  rules = { "SBI-205.2/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Interdictor-class Heavy Cruiser" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Pilgrim", "Toy Guardian" }, objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Interdictor-class Heavy Cruiser", p1.uses "Interdictor-class Heavy Cruiser", p1.chooses "Toy Pilgrim", p2.may_choose_exactly { "Toy Pilgrim" }, p2.defends_with "Toy Pilgrim" },
}
scenario "Interdictor-class Heavy Cruiser: not as a defender" {
  quiet = { "SBI-205.2/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Interdictor-class Heavy Cruiser" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Pilgrim", "Toy Guardian" }, objectives = { "Toy Refuge" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Guardian", p1.defends_with "Interdictor-class Heavy Cruiser", p1.cannot { "uses", "Interdictor-class Heavy Cruiser" } },
}
