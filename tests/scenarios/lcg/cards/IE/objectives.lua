-- Imperial Entanglements: objectives.

scenario "Planning the Rescue: cards of the deck lie at enemy objectives" {
  rules = { "IE-177.1/forced_reaction" },
  given = { phase = "replace objectives", turn = p2, p1 = { objectives = { "Toy Garrison", "Toy Shipyard" } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy" }, objective_deck = { "Planning the Rescue" }, deck = { "Toy Pilgrim", "Toy Mentor", "Toy Sniper" } } },
  steps = { p2.chooses "Toy Garrison", p2.chooses "Toy Shipyard", expect { p1.captured, exactly = { "Toy Pilgrim", "Toy Mentor" } }, expect { p1.captured, seen_by_p2 = 2 } },
}
scenario "Planning the Rescue: nothing for another objective" {
  quiet = { "IE-177.1/forced_reaction" },
  given = { phase = "replace objectives", turn = p2, p1 = { objectives = { "Toy Garrison", "Toy Shipyard" } },
    p2 = { objectives = { "Planning the Rescue", "Toy Academy" }, objective_deck = { "Toy Refuge" }, deck = { "Toy Pilgrim", "Toy Mentor", "Toy Sniper" } } },
  steps = { expect { p1.captured, count = 0 } },
}

scenario "Phantoms of Imdaar: a shield after two fighters were declared" {
  rules = { "IE-182.1/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "TIE Advanced", "CORE-21.3" }, objectives = { "Phantoms of Imdaar" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "TIE Advanced", p1.attacks_with "TIE Advanced", p1.uses "Phantoms of Imdaar", p1.chooses "TIE Advanced", expect { p1.card "TIE Advanced", shields = 1 } },
}
scenario "Phantoms of Imdaar: none after one" {
  quiet = { "IE-182.1/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "TIE Advanced", { "CORE-21.3", focus = 1 } }, objectives = { "Phantoms of Imdaar" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "TIE Advanced", expect { p1.card "TIE Advanced", shields = 0 } },
}
