-- The enhancements of the Core Set's Jedi and Sith decks: strikes.

scenario "Detained: an attacking character is captured when it has resolved a strike" {
  rules = { "CORE-32.4/reaction" },
  given = { turn = p2, p2 = { units = { "Toy Pilgrim" } }, p1 = { units = { { "Toy Walker", focus = 1 } }, objectives = { "Toy Garrison", "Toy Shipyard" }, hand = { "Detained" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Pilgrim", p1.plays "Detained", p1.pays_with("Toy Shipyard", "for 2 resources"), p1.chooses "Toy Garrison", expect { p1.captured, exactly = { "Toy Pilgrim" } } },
}
scenario "Detained: no vehicle" {
  quiet = { "CORE-32.4/reaction" },
  given = { turn = p2, p2 = { units = { "Toy Speeder" } }, p1 = { units = { { "Toy Walker", focus = 1 } }, objectives = { "Toy Garrison", "Toy Shipyard" }, hand = { "Detained" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Speeder" }, defenders = { "Toy Walker" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Speeder", expect { p1.captured, count = 0 } },
}
