-- A Dark Time: cards drawn by lot.

scenario "MTV-7: blast damage against a damaged objective" {
  rules = { "ADT-51.3/constant" },
  given = { turn = p1,
    p1 = { units = { "MTV-7" } },
    p2 = { units = { "Toy Mentor" }, objectives = { { "Toy Refuge", damage = 1 } } },
    engagement = { objective = "Toy Refuge", attackers = { "MTV-7" }, defenders = { "Toy Mentor" } } },
  steps = { expect { p1.card "MTV-7", blast_damage = 1, unit_damage = 1 } },
}

scenario "MTV-7: none against an objective without damage" {
  quiet = { "ADT-51.3/constant" },
  given = { turn = p1,
    p1 = { units = { "MTV-7" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge", { "Toy Academy", damage = 1 } } },
    engagement = { objective = "Toy Refuge", attackers = { "MTV-7" }, defenders = { "Toy Mentor" } } },
  steps = { expect { p1.card "MTV-7", blast_damage = 0 } },
}

scenario "MTV-7: none for a unit that defends" {
  quiet = { "ADT-51.3/constant" },
  given = { turn = p2,
    p1 = { units = { "MTV-7" }, objectives = { { "Toy Garrison", damage = 1 } } },
    p2 = { units = { "Toy Mentor" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Mentor" }, defenders = { "MTV-7" } } },
  steps = { expect { p1.card "MTV-7", blast_damage = 0 } },
}

scenario "Z-95 Headhunter: a unit from the opponent's hand is captured" {
  rules = { "ADT-52.3/interrupt" },
  given = { turn = p1,
    p1 = { units = { "Z-95 Headhunter" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "Toy Speeder" } },
    engagement = { objective = "Toy Refuge", attackers = { "Z-95 Headhunter" }, edge = p2, at = "strike" } },
  steps = { p1.strikes_with "Z-95 Headhunter", p1.uses "Z-95 Headhunter", expect { p1.captured, exactly = { "Toy Speeder" } }, expect { p2.hand, count = 0 } },
}
scenario "Z-95 Headhunter: an event is revealed and stays" {
  rules = { "ADT-52.3/interrupt" },
  given = { turn = p1,
    p1 = { units = { "Z-95 Headhunter" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "Toy Counter" } },
    engagement = { objective = "Toy Refuge", attackers = { "Z-95 Headhunter" }, edge = p2, at = "strike" } },
  steps = { p1.strikes_with "Z-95 Headhunter", p1.uses "Z-95 Headhunter", expect { p1.captured, count = 0 }, expect { p2.hand, faceup = 1 } },
}
