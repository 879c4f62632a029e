-- Jump to Lightspeed: cards drawn by lot.

scenario "Tycho Celchu: a fighter that he pilots protects vehicles" {
  rules = { "JTL-167.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Alliance X-Wing", "Toy Speeder" }, support = { { "Tycho Celchu", on = "Alliance X-Wing" } } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Speeder", p2.protects_with("Alliance X-Wing", "for 1 damage"), expect { p2.card "Alliance X-Wing", damage = 1 } },
}
scenario "Tycho Celchu: no other vehicle" {
  quiet = { "JTL-167.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Toy Escort", "Toy Speeder" }, support = { { "Tycho Celchu", on = "Toy Escort" } } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Speeder", expect { p2.card "Toy Speeder", damage = 1 } },
}
