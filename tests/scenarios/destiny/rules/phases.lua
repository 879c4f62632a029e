-- Where phases begin and end.

scenario "What waits for the end of the action phase comes before the upkeep" {
  rules = { "TOY-137/effect", "DST-RND-04" },
  given = { turn = p1,
    p1 = { hand = { "Toy Countdown" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Countdown",
    p2.passes,
    p1.passes,
    -- 3, and 2 of the upkeep.
    expect { p1, resources = 5 },
  },
}

scenario "... and not before it" {
  quiet = { "TOY-137/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Countdown" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Countdown",
    p2.passes,
    expect { p1, resources = 0 },
    p1.activates "Toy Trooper",
    p2.passes,
    expect { p1, resources = 0 },
  },
}
