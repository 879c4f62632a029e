-- A New Hope.

scenario "Rebel Marine: no attack without a unit in the Space arena" {
  rules = { "ANH-103/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1, 1 },
    p1 = { character = { { "Toy Guard", tapped = true } } }, p2 = { character = { "Rebel Marine" } } },
  steps = { p2.may_choose_exactly { "taps Rebel Marine" } },
}
scenario "Rebel Marine: it attacks with one" {
  quiet = { "ANH-103/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1, 1 },
    p1 = { character = { { "Toy Guard", tapped = true } } }, p2 = { character = { "Rebel Marine", "Toy Padawan" }, space = { { "Toy Fighter", tapped = true } } } },
  steps = { p2.may_choose_exactly { "attacks Toy Guard", "taps Rebel Marine" }, p2.attacks "Toy Guard", expect { p1.unit "Toy Guard", damage = 2 } },
}
scenario "Rebel Marine: an opponent's does not help it" {
  rules = { "ANH-103/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } }, space = { { "Toy Fighter", tapped = true } } }, p2 = { character = { "Rebel Marine", "Toy Padawan" } } },
  steps = { p2.may_choose_exactly { "taps Rebel Marine" } },
}
