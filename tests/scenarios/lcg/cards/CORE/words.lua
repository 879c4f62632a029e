-- Core Set: cards beyond the starter decks.

scenario "Battlefield Engineers: a focus token off an enhancement when they attack" {
  rules = { "CORE-9.3/reaction" },
  given = { phase = "conflict", turn = p2, p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Battlefield Engineers" }, support = { { "Toy Ban", focus = 1 } } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Battlefield Engineers", p2.uses "Battlefield Engineers", expect { p2.card "Toy Ban", focus = 0 } },
}
scenario "Battlefield Engineers: not when they defend" {
  quiet = { "CORE-9.3/reaction" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Battlefield Engineers" }, objectives = { "Toy Refuge" }, support = { { "Toy Ban", focus = 1 } } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper", p2.defends_with "Battlefield Engineers", expect { p2.card "Toy Ban", focus = 1 } },
}
scenario "Battlefield Engineers: no enhancement of the opponent's" {
  quiet = { "CORE-9.3/reaction" },
  given = { phase = "conflict", turn = p2, p1 = { objectives = { "Toy Garrison" }, support = { { "Toy Embargo", focus = 1 } } },
    p2 = { units = { "Battlefield Engineers" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Battlefield Engineers", expect { p1.card "Toy Embargo", focus = 1 } },
}

scenario "Han Solo: 1 damage to an enemy unit when he attacks" {
  rules = { "CORE-15.2/reaction" },
  given = { phase = "conflict", turn = p2, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Han Solo" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Han Solo", p2.uses "Han Solo", expect { p1.card "Toy Walker", damage = 1 } },
}
scenario "Han Solo: ... and when he defends" {
  rules = { "CORE-15.2/reaction" },
  given = { phase = "conflict", turn = p1, p1 = { units = { "Toy Walker" } }, p2 = { units = { "Han Solo", "Toy Pilgrim" }, objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Walker", p2.defends_with "Han Solo", p2.finishes, p2.uses "Han Solo", expect { p1.card "Toy Walker", damage = 1 } },
}
scenario "Han Solo: not when another unit attacks" {
  quiet = { "CORE-15.2/reaction" },
  given = { phase = "conflict", turn = p2, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Han Solo", "Toy Pilgrim" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p1.defends_with "Toy Walker", expect { p1.card "Toy Walker", damage = 0 } },
}

scenario "Rescue Mission: a unit that is rescued comes into play" {
  rules = { "CORE-16.5/action" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } } },
    p2 = { objectives = { "Toy Academy" }, hand = { "Rescue Mission" } } },
  steps = { p2.plays "Rescue Mission", p2.accepts, expect { p2.units, exactly = { "Toy Mentor" } }, expect { p1.captured, count = 0 } },
}
scenario "Rescue Mission: it may stay in the hand" {
  rules = { "CORE-16.5/action" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } } },
    p2 = { objectives = { "Toy Academy" }, hand = { "Rescue Mission" } } },
  steps = { p2.plays "Rescue Mission", p2.declines, expect { p2.units, count = 0 }, expect { p2.hand, exactly = { "Toy Mentor" } } },
}
scenario "Rescue Mission: an event goes to the hand" {
  rules = { "CORE-16.5/action" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Garrison" }, captured = { { "Toy Lesson", on = "Toy Garrison" } } },
    p2 = { objectives = { "Toy Academy" }, hand = { "Rescue Mission" } } },
  steps = { p2.plays "Rescue Mission", expect { p2.hand, exactly = { "Toy Lesson" } } },
}
