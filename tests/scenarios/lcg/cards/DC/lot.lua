-- Desperate Circumstances: cards drawn by lot.

scenario "Unseen Sabotage: another enemy unit leaves the engagement, and a card is drawn" {
  rules = { "DC-270.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker", "Toy Officer", "Toy Reaper" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "Unseen Sabotage" }, deck = { "Toy Pilgrim", "Toy Speeder" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker", "Toy Officer" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Trooper", p2.plays "Unseen Sabotage", p2.may_choose_exactly { "Toy Walker", "Toy Officer" },
    p2.cannot { "chooses", "Toy Trooper" }, p2.cannot { "chooses", "Toy Reaper" }, p2.cannot { "chooses", "Toy Mentor" },
    p2.chooses "Toy Walker", expect { p1.card "Toy Walker", participating = false, focus = 0 }, expect { p1.card "Toy Trooper", participating = true }, expect { p2.hand, exactly = { "Toy Pilgrim" } },
    p2.strikes_with "Toy Mentor", p2.chooses "Toy Trooper",
  },
}
scenario "Unseen Sabotage: not if the striking unit is alone" {
  quiet = { "DC-270.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "Unseen Sabotage" }, deck = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p2.card "Toy Mentor", damage = 1 }, expect { p2.hand, exactly = { "Unseen Sabotage" } }, p2.passes },
}
scenario "Unseen Sabotage: not when a unit of its own player strikes" {
  quiet = { "DC-270.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "Unseen Sabotage" }, deck = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Mentor" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Mentor", p2.chooses "Toy Walker", expect { p2.hand, exactly = { "Unseen Sabotage" } }, expect { p1.card "Toy Walker", damage = 3 }, p1.concedes },
}
