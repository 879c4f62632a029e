-- The Desolation of Hoth.

scenario "Succumb to the Cold!: the token is placed again" {
  rules = { "TDOH-42.4/reaction" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Icefield" }, hand = { "Succumb to the Cold!" } },
    p2 = { units = { { "Toy Pilgrim", focus = 1 }, "Toy Medic" }, hand = { "Toy Release" } } },
  steps = {
    p2.plays "Toy Release", p2.chooses "Toy Pilgrim", p1.plays "Succumb to the Cold!",
    expect { p2.card "Toy Pilgrim", focus = 1 }, expect { p2.card "Toy Medic", focus = 0 },
  },
}
scenario "Succumb to the Cold!: not without a Hoth objective of one's own" {
  quiet = { "TDOH-42.4/reaction" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Garrison" }, hand = { "Succumb to the Cold!" } },
    p2 = { units = { { "Toy Pilgrim", focus = 1 } }, objectives = { "Toy Icefield" }, hand = { "Toy Release" } } },
  steps = { p2.plays "Toy Release", expect { p2.card "Toy Pilgrim", focus = 0 }, expect { p1.hand, count = 1 } },
}
scenario "Succumb to the Cold!: not for one's own unit" {
  quiet = { "TDOH-42.4/reaction" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Tinker", { "Toy Walker", focus = 1 } }, objectives = { "Toy Icefield" }, hand = { "Succumb to the Cold!" } } },
  steps = { p1.uses "Toy Tinker", expect { p1.card "Toy Walker", focus = 0 }, expect { p1.hand, count = 1 } },
}
