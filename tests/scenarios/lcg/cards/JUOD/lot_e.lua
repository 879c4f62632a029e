-- Join Us or Die: a card drawn by lot.

scenario "Jawa Scrap Dealers: from the hand into play after a friendly unit is destroyed" {
  rules = { "JUOD-116.3/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { units = { { "Toy Trooper", damage = 1 } }, hand = { "Jawa Scrap Dealers" } }, p2 = { units = { "Toy Slinger" } } },
  steps = { p2.uses "Toy Slinger", p1.uses "Jawa Scrap Dealers", expect { p1.units, exactly = { "Jawa Scrap Dealers" } }, expect { p1.hand, count = 0 } },
}
scenario "Jawa Scrap Dealers: not after an enemy unit is destroyed" {
  quiet = { "JUOD-116.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" }, hand = { "Jawa Scrap Dealers" } }, p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 }, expect { p1.hand, exactly = { "Jawa Scrap Dealers" } } },
}
scenario "Jawa Scrap Dealers: not after a unit is sacrificed" {
  quiet = { "JUOD-116.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Trooper" }, hand = { "Toy Tithe", "Jawa Scrap Dealers" } } },
  steps = { p1.plays "Toy Tithe", expect { p1.units, count = 0 }, expect { p1.hand, exactly = { "Jawa Scrap Dealers" } } },
}
