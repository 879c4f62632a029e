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
