-- Rivals: cards drawn by lot.

scenario "Tinker: a side with a value of 1" {
  rules = { "RIV-9/effect" },
  given = { turn = p1,
    p1 = { hand = { "Tinker" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Tinker",
    p1.chooses "blank",
    p1.may_choose_exactly { "1 melee", "1 discard", "1 resource", "+1 resource" },
    p1.picks "1 discard",
    expect { p1.pool, exactly = { "1 discard" } },
  },
}

scenario "Tinker: no die of an opponent" {
  quiet = { "RIV-9/effect" },
  given = { turn = p1,
    p1 = { hand = { "Tinker" }, characters = { "Rey" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } } },
  steps = {
    p1.plays "Tinker",
    p2.is_asked,
  },
}
