-- Assault on Echo Base: cards drawn by lot.

scenario "Forward Command Post: a shielded unit has one blast damage more" {
  rules = { "AOEB-58.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Forward Command Post" }, units = { { "Toy Trooper", shields = 1 }, { "Toy Walker", shields = 1 } }, hand = { "Toy Bid" } }, p2 = {} },
  steps = { p1.is_asked, expect { p1.card "Toy Trooper", blast_damage = 1 }, expect { p1.card "Toy Walker", blast_damage = 3 }, p1.passes },
}
scenario "Forward Command Post: no unit without a shield, and none of the enemy" {
  quiet = { "AOEB-58.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Forward Command Post" }, units = { "Toy Trooper" }, hand = { "Toy Bid" } }, p2 = { units = { { "Toy Pilgrim", shields = 1 } } } },
  steps = { p1.is_asked, expect { p1.card "Toy Trooper", blast_damage = 0 }, expect { p2.card "Toy Pilgrim", blast_damage = 0 }, p1.passes },
}
scenario "Snowtrooper Vanguard: as it is declared it shields a unit of the engagement" {
  rules = { "LCG-KW-SHI-01" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Snowtrooper Vanguard", "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim" } } },
  steps = { p1.is_asked, p1.engages "Toy Refuge", p1.attacks_with "Snowtrooper Vanguard", p1.finishes, p1.may_choose_exactly { "puts a shield on Snowtrooper Vanguard", "puts a shield on Toy Refuge", pass }, p1.puts_a_shield_on "Snowtrooper Vanguard", expect { p1.card "Snowtrooper Vanguard", shields = 1 } },
}
