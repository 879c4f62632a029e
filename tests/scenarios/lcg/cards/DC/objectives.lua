-- Desperate Circumstances: objectives.

scenario "Knives in the Night: committed units have one more edge-enabled unit damage icon" {
  rules = { "DC-273.1/constant" },
  given = { turn = p1,
    p1 = { units = { { "Toy Trooper", committed = true }, "Toy Walker" }, objectives = { "Knives in the Night" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Mentor" }, edge = p1, at = "strike" } },
  steps = {
    expect { p1.card "Toy Trooper", unit_damage = 2 },
    expect { p1.card "Toy Walker", unit_damage = 1 },
  },
}
scenario "Knives in the Night: nothing without the edge" {
  quiet = { "DC-273.1/constant" },
  given = { turn = p1,
    p1 = { units = { { "Toy Trooper", committed = true } }, objectives = { "Knives in the Night" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, edge = p2, at = "strike" } },
  steps = { expect { p1.card "Toy Trooper", unit_damage = 1 } },
}

scenario "Desert Recruitment: two units without a common affiliation are declared together" {
  rules = { "DC-270.1/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Speeder", { "Toy Guardian", damage = 2, focus = 1 } }, objectives = { "Desert Recruitment" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p2.attacks_with "Toy Speeder", p2.uses "Desert Recruitment", expect { p2.card "Toy Guardian", damage = 1 } },
}
scenario "Desert Recruitment: not two of one affiliation" {
  quiet = { "DC-270.1/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Sentinel", { "Toy Guardian", damage = 2, focus = 1 } }, objectives = { "Desert Recruitment" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p2.attacks_with "Toy Sentinel", expect { p2.card "Toy Guardian", damage = 2 } },
}
