-- Combat icons as what an act is done with, numbers that are named, what has left play, and whom a lasting effect means.

scenario "A player names a number" {
  rules = { "TOY-345/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Bid" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Bid", p1.may_choose_exactly { "0", "1", "2" }, p1.chooses(2), expect { p2.card "Toy Refuge", damage = 2 } },
}
scenario "A number that is named may be 0" {
  rules = { "TOY-345/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Bid" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Bid", p1.chooses(0), expect { p2.card "Toy Refuge", damage = 0 } },
}
scenario "What has left play was damaged, and a vehicle" {
  rules = { "TOY-346/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Autopsy" }, deck = { "Toy Walker", "Toy Walker" } }, p2 = { units = { { "Toy Speeder", damage = 1 } } } },
  steps = { p1.plays "Toy Autopsy", expect { p2.hand, exactly = { "Toy Speeder" } }, expect { p1.hand, count = 1 } },
}
scenario "What has left play undamaged is not remembered as damaged" {
  rules = { "TOY-346/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Autopsy" }, deck = { "Toy Walker", "Toy Walker" } }, p2 = { units = { "Toy Speeder" } } },
  steps = { p1.plays "Toy Autopsy", expect { p2.hand, exactly = { "Toy Speeder" } }, expect { p1.hand, count = 0 } },
}
scenario "All units of the moment have an icon more, and none that comes later" {
  rules = { "TOY-347/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Cadre", "Toy Trooper", "Toy Trooper" }, units = { "Toy Gunner" }, objectives = { "Toy Shipyard" } } },
  steps = { p1.plays "Toy Cadre", p1.plays "Toy Trooper", expect { p1.card "Toy Gunner", unit_damage = 2 }, expect { p1.card "Toy Trooper", unit_damage = 1 } },
}
scenario "Whatever unit fits has an icon more, also one that comes later" {
  rules = { "TOY-348/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Draft", "Toy Trooper", "Toy Trooper" }, units = { "Toy Gunner" }, objectives = { "Toy Shipyard" } } },
  steps = { p1.plays "Toy Draft", p1.plays "Toy Trooper", expect { p1.card "Toy Gunner", unit_damage = 2 }, expect { p1.card "Toy Trooper", unit_damage = 2 } },
}
scenario "Damage by combat icons is answered" {
  rules = { "TOY-349/reaction" },
  given = { turn = p2, p2 = { units = { "Toy Pilgrim" } }, p1 = { units = { "Toy Avenging Droid" }, objectives = { "Toy Garrison" }, deck = { "Toy Walker", "Toy Walker" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Avenging Droid" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Pilgrim", p1.uses "Toy Avenging Droid", expect { p1.hand, count = 1 } },
}
scenario "Damage by an effect is none by combat icons" {
  quiet = { "TOY-349/reaction" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Militia" } }, p1 = { units = { "Toy Avenging Droid" }, deck = { "Toy Walker", "Toy Walker" } } },
  steps = { p2.uses "Toy Militia", expect { p1.card "Toy Avenging Droid", damage = 1 }, expect { p1.hand, count = 0 } },
}

scenario "Cards that nobody has shown are chosen without their titles" {
  rules = { "TOY-351/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Pickpocket" }, objectives = { "Toy Garrison" } }, p2 = { hand = { "Toy Pilgrim", "Toy Mentor" } } },
  steps = {
    p1.plays "Toy Pickpocket", p1.may_choose_exactly { "a facedown card", "a facedown card", decline }, p1.chooses "a facedown card",
    expect { p1.captured, count = 1 },
  },
}
scenario "No card is captured from a hand that is empty" {
  quiet = { "TOY-351/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Pickpocket" }, objectives = { "Toy Garrison" } }, p2 = {} },
  steps = { p1.cannot { "plays", "Toy Pickpocket" } },
}
