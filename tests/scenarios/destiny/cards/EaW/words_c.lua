-- Empire at War.

scenario "Secret Mission: a resource if the card has the color that was named" {
  rules = { "EaW-102/effect" },
  given = { turn = p1, p1 = { hand = { "Secret Mission" }, characters = { "Rey" } }, p2 = { characters = { "Kylo Ren" }, deck = { "Jetpack", "Dodge" } } },
  steps = {
    p1.plays "Secret Mission", p1.may_choose_exactly { "gray", "red", "yellow", "blue" }, p1.chooses "yellow",
    expect { p2.discard, exactly = { "Jetpack" } }, expect { p1, resources = 1 },
  },
}
scenario "Secret Mission: none if it has another" {
  rules = { "EaW-102/effect" },
  given = { turn = p1, p1 = { hand = { "Secret Mission" }, characters = { "Rey" } }, p2 = { characters = { "Kylo Ren" }, deck = { "Jetpack", "Dodge" } } },
  steps = { p1.plays "Secret Mission", p1.chooses "blue", expect { p2.discard, exactly = { "Jetpack" } }, expect { p1, resources = 0 } },
}
scenario "Secret Mission: nor if there is no card" {
  rules = { "EaW-102/effect" },
  given = { turn = p1, p1 = { hand = { "Secret Mission" }, characters = { "Rey" }, deck = { "Jetpack" } }, p2 = { characters = { "Kylo Ren" }, hand = { "Jetpack" } } },
  steps = { p1.plays "Secret Mission", p1.chooses "yellow", expect { p1, resources = 0 }, expect { p1.deck, count = 1 } },
}
