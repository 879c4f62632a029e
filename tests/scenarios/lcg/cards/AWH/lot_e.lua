-- A Wretched Hive: cards drawn by lot.

scenario "General Vanden Willard: a card after an event of his player, once per turn" {
  rules = { "AWH-236.2/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { units = { "General Vanden Willard" }, hand = { "Toy Dart", "Toy Dart" }, deck = { "Toy Pilgrim", "Toy Medic" } } },
  steps = { p2.plays "Toy Dart", p2.chooses "Toy Walker", p2.uses "General Vanden Willard", expect { p2.hand, exactly = { "Toy Dart", "Toy Pilgrim" } },
    p2.plays "Toy Dart", p2.chooses "Toy Walker", expect { p2.hand, exactly = { "Toy Pilgrim" } } },
}
scenario "General Vanden Willard: not after an event of the opponent" {
  quiet = { "AWH-236.2/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Signal" } }, p2 = { units = { "General Vanden Willard" }, deck = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Signal", expect { p2.hand, count = 0 } },
}
scenario "General Vanden Willard: not after a unit" {
  quiet = { "AWH-236.2/reaction" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "General Vanden Willard" }, hand = { "Toy Sluggard" }, objectives = { "Toy Refuge" }, deck = { "Toy Pilgrim" } } },
  steps = { p2.plays "Toy Sluggard", expect { p2.hand, count = 0 } },
}
