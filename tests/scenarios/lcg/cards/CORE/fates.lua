-- The fate cards of the Core Set's Jedi and Sith decks.

for _, id in ipairs { "CORE-3.6", "CORE-18.4" } do
  scenario("Heat of Battle: 1 damage to a participating enemy unit (" .. id .. ")") {
    given = { turn = p2,
      p1 = { units = { "Toy Walker", "Toy Officer" }, objectives = { "Toy Garrison" } },
      p2 = { units = { "Toy Pilgrim" }, hand = { id } },
      engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" } } },
    steps = {
      p2.places "Heat of Battle",
      expect { p1.card "Toy Walker", damage = 1 },
      expect { p1.card "Toy Officer", damage = 0 },
    },
  }
end

for _, id in ipairs { "CORE-19.6", "CORE-36.4" } do
  scenario("Heat of Battle, dark side (" .. id .. ")") {
    given = { turn = p1,
      p1 = { units = { "Toy Trooper" }, hand = { id } },
      p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
      engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
    steps = {
      p1.places "Heat of Battle",
      expect { p2.card "Toy Mentor", damage = 1 },
    },
  }
end

for _, id in ipairs { "CORE-4.6", "CORE-18.5" } do
  scenario("Target of Opportunity: 1 damage to the engaged objective (" .. id .. ")") {
    given = { turn = p2,
      p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
      p2 = { units = { "Toy Pilgrim" }, hand = { id } },
      engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" } } },
    steps = {
      p2.places "Target of Opportunity",
      expect { p1.card "Toy Garrison", damage = 1 },
    },
  }
end

for _, id in ipairs { "CORE-21.6", "CORE-36.5" } do
  scenario("Target of Opportunity, dark side (" .. id .. ")") {
    given = { turn = p1,
      p1 = { units = { "Toy Trooper" }, hand = { id } },
      p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
      engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
    steps = {
      p1.places "Target of Opportunity",
      expect { p2.card "Toy Refuge", damage = 1 },
    },
  }
end

scenario "Target of Opportunity: nothing for the defender" {
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "CORE-4.6" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = {
    p2.places "Target of Opportunity",
    expect { p2.card "Toy Refuge", damage = 0 },
  },
}

for _, id in ipairs { "CORE-5.6", "CORE-18.6" } do
  scenario("Twist of Fate: the edge battle begins anew (" .. id .. ")") {
    given = { turn = p2,
      p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
      p2 = { units = { "Toy Pilgrim" }, hand = { id, "Toy Mentor" } },
      engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" } } },
    steps = {
      p2.places "Twist of Fate",
      p2.passes,
      p2.may_choose_exactly { "places Toy Mentor", pass },
      expect { p2.discard, exactly = { "Twist of Fate" } },
    },
  }
end

for _, id in ipairs { "CORE-20.6", "CORE-36.6" } do
  scenario("Twist of Fate, dark side (" .. id .. ")") {
    given = { turn = p1,
      p1 = { units = { "Toy Trooper" }, hand = { id, "Toy Walker" } },
      p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
      engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
    steps = {
      p1.places "Twist of Fate",
      p1.passes,
      p1.may_choose_exactly { "places Toy Walker", pass },
      expect { p1.discard, exactly = { "Twist of Fate" } },
    },
  }
end
