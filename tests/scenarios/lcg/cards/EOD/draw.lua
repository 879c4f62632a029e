-- Edge of Darkness: cards drawn by lot.

scenario "The Shadow of Nar Shaddaa: two focus tokens for one on an attacker" {
  rules = { "EOD-83.1/action" },
  given = { turn = p2, p1 = { objectives = { "The Shadow of Nar Shaddaa" } }, p2 = { units = { "Toy Pilgrim", "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "The Shadow of Nar Shaddaa", attackers = { "Toy Pilgrim" }, defenders = {}, at = "actions after attackers" } },
  steps = { p1.uses "The Shadow of Nar Shaddaa", expect { p2.card "Toy Pilgrim", focus = 1 }, expect { p2.card "Toy Guardian", focus = 0 }, expect { p1.card "The Shadow of Nar Shaddaa", focus = 2 } },
}
scenario "The Shadow of Nar Shaddaa: not when it is exhausted" {
  quiet = { "EOD-83.1/action" },
  given = { turn = p2, p1 = { objectives = { { "The Shadow of Nar Shaddaa", focus = 1 } } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "The Shadow of Nar Shaddaa", attackers = { "Toy Pilgrim" }, defenders = {}, at = "actions after attackers" } },
  steps = { p1.cannot { "uses", "The Shadow of Nar Shaddaa" } },
}
scenario "The Shadow of Nar Shaddaa: not without an attacker" {
  quiet = { "EOD-83.1/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "The Shadow of Nar Shaddaa" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.cannot { "uses", "The Shadow of Nar Shaddaa" } },
}

scenario "Lictor-class Dungeon Ship: two icons more while a card is captured" {
  rules = { "EOD-90.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Lictor-class Dungeon Ship" }, objectives = { "Toy Garrison" }, captured = { { "Toy Pilgrim", on = "Toy Garrison" } } } },
  steps = { expect { p1.card "Lictor-class Dungeon Ship", unit_damage = 1, blast_damage = 2 } },
}
scenario "Lictor-class Dungeon Ship: not without one" {
  quiet = { "EOD-90.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Lictor-class Dungeon Ship" }, objectives = { "Toy Garrison" } } },
  steps = { expect { p1.card "Lictor-class Dungeon Ship", unit_damage = 0, blast_damage = 1 } },
}

scenario "Lando Calrissian: a resource removes a unit from the engagement, once in a turn" {
  rules = { "EOD-71.2/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper", "Toy Walker" }, objectives = { "Toy Garrison" } }, p2 = { units = { "EOD-71.2", "Toy Pilgrim" }, objectives = { "Toy Refuge", "Toy Refuge" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper", "Toy Walker" }, at = "actions after defenders" } },
  steps = { p2.uses "Lando Calrissian", p2.pays_with "Toy Refuge#1", p2.chooses "Toy Walker", expect { p1.card "Toy Walker", participating = false }, p2.cannot { "uses", "Lando Calrissian" } },
}
scenario "Lando Calrissian: not without a resource" {
  quiet = { "EOD-71.2/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { units = { "EOD-71.2", "Toy Pilgrim" }, objectives = { { "Toy Refuge", focus = 1 } } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" }, at = "actions after defenders" } },
  steps = { p2.cannot { "uses", "Lando Calrissian" } },
}
