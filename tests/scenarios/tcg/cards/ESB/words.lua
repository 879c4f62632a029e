-- The Empire Strikes Back.

scenario "Princess Leia (H): Rebel Characters need 1 build counter less" {
  rules = { "ESB-115/static" },
  given = { phase = "light builds", p2 = { build_points = 3, character = { "Princess Leia (H)" }, build = { { "Rebel Marine", counters = 1 } } } },
  steps = { expect { p2.unit "Rebel Marine", needs = 1 } },
}
scenario "Princess Leia (H): others do not" {
  quiet = { "ESB-115/static" },
  given = { phase = "light builds", p1 = { build = { { "Rebel Marine", counters = 1 } } }, p2 = { build_points = 3, character = { "Princess Leia (H)" }, build = { { "Toy Guard", counters = 1 } } } },
  steps = { expect { p2.unit "Toy Guard", needs = 3 }, expect { p1.unit "Rebel Marine", needs = 2 } },
}
scenario "Princess Leia (H): not attacked beside another Rebel Character" {
  rules = { "ESB-115/static-2" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard", "Toy Padawan" } }, p2 = { character = { { "Princess Leia (H)", tapped = true }, { "Rebel Marine", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = { p1.may_choose_exactly { "attacks Rebel Marine", "attacks Toy Guard", "taps Toy Guard" } },
}
scenario "Princess Leia (H): attacked beside another Character" {
  quiet = { "ESB-115/static-2" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard", { "Rebel Marine", tapped = true } } }, p2 = { character = { { "Princess Leia (H)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = { p1.may_choose { "attacks Princess Leia (H)", "attacks Toy Guard" } },
}

scenario "Cloud City Dining Hall: Characters do not retreat" {
  rules = { "ESB-151/static" },
  given = { phase = "dark retreats", p1 = { character = { "Toy Guard" }, ground = { "Toy Scout" } }, p2 = { locations = { { "Cloud City Dining Hall", arena = "character" } } } },
  steps = { p1.may_choose_exactly { "retreats Toy Scout", done } },
}
scenario "Cloud City Dining Hall: nor by an ability" {
  rules = { "ESB-151/static" },
  given = { phase = "battle", p1 = { character = { "Toy Guard" } }, p2 = { force = 2, hand = { "Go to the Temple" }, character = { "Toy Padawan" }, locations = { { "Cloud City Dining Hall", arena = "character" } } } },
  steps = { p2.plays "Go to the Temple", p2.chooses "Character", p2.chooses "Toy Padawan", expect { p2.unit "Toy Padawan", zone = "character" } },
}
scenario "Cloud City Dining Hall: other units retreat by one" {
  quiet = { "ESB-151/static" },
  given = { phase = "battle", p1 = { character = { "Toy Guard" } }, p2 = { force = 2, hand = { "Go to the Temple" }, ground = { "Toy Scout" }, character = { "Toy Padawan" }, locations = { { "Cloud City Dining Hall", arena = "character" } } } },
  steps = { p2.plays "Go to the Temple", p2.chooses "Ground", p2.chooses "Toy Scout", expect { p2.unit "Toy Scout", zone = "retreated" } },
}
