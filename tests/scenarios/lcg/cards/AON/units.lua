-- Allies of Necessity: units.

local troopers = { "AON-264.3", "AON-264.4" }
for i = 1, 2 do
  local id = troopers[i]
  scenario("Death Trooper: it protects Director Krennic (" .. id .. ")") {
    rules = { id .. "/constant" },
    given = { turn = p2, phase = "deployment", p1 = { units = { "AON-264.2", id } }, p2 = { units = { "Toy Militia" } } },
    steps = { p2.uses "Toy Militia", p2.chooses "Director Krennic", p1.protects_with "Death Trooper", expect { p1.card "Death Trooper", damage = 1 }, expect { p1.card "Director Krennic", damage = 0 } },
  }
  scenario("Death Trooper: nobody else (" .. id .. ")") {
    quiet = { id .. "/constant" },
    given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper", id } }, p2 = { units = { "Toy Militia" } } },
    steps = { p2.uses "Toy Militia", p2.chooses "Toy Trooper", expect { p1.card "Toy Trooper", damage = 1 } },
  }
end

scenario "Director Krennic: each Death Trooper has the keyword that is chosen" {
  rules = { "AON-264.2/reaction" },
  given = { turn = p1, phase = "conflict begins", p1 = { units = { "Director Krennic", "AON-264.4" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.uses "Director Krennic", p1.chooses(3), expect { p1.card "Death Trooper", edge_value = 1 }, expect { p1.card "Toy Garrison", focus = 1 } },
}
scenario "Director Krennic: nothing without a ready resource" {
  quiet = { "AON-264.2/reaction" },
  given = { turn = p1, phase = "conflict begins", p1 = { units = { "Director Krennic", "AON-264.4" }, objectives = { { "Toy Garrison", focus = 1 } } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { expect { p1.card "Death Trooper", edge_value = 0 } },
}
