-- The fate cards of the Core Set's Jedi and Sith decks.

local ids1 = { "CORE-3.6", "CORE-18.4" }
for i = 1, 2 do
  local id = ids1[i]
  scenario("Heat of Battle: 1 damage to a participating enemy unit (" .. id .. ")") {
    rules = { id .. "/fate" },
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

local ids2 = { "CORE-19.6", "CORE-36.4" }
for i = 1, 2 do
  local id = ids2[i]
  scenario("Heat of Battle, dark side (" .. id .. ")") {
    rules = { id .. "/fate" },
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

local ids3 = { "CORE-4.6", "CORE-18.5" }
for i = 1, 2 do
  local id = ids3[i]
  scenario("Target of Opportunity: 1 damage to the engaged objective (" .. id .. ")") {
    rules = { id .. "/fate" },
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

local ids4 = { "CORE-21.6", "CORE-36.5" }
for i = 1, 2 do
  local id = ids4[i]
  scenario("Target of Opportunity, dark side (" .. id .. ")") {
    rules = { id .. "/fate" },
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
  rules = { "LCG-EDGE-12" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, hand = { "CORE-4.6" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = {
    p2.places "Target of Opportunity",
    expect { p2.card "Toy Refuge", damage = 0 },
    expect { p2.discard, exactly = { "Target of Opportunity" } },
  },
}

local ids5 = { "CORE-5.6", "CORE-18.6" }
for i = 1, 2 do
  local id = ids5[i]
  scenario("Twist of Fate: the edge battle begins anew (" .. id .. ")") {
    rules = { id .. "/fate" },
    given = { turn = p2,
      p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
      p2 = { units = { "Toy Pilgrim" }, hand = { id, "Toy Mentor" } },
      engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" } } },
    steps = {
      p2.places "Twist of Fate",
      p2.passes,
      p2.may_choose_exactly { "places Toy Mentor", pass },
      expect { p2.discard, exactly = { "Twist of Fate" } },
      p2.passes,
    },
  }
end

local ids6 = { "CORE-20.6", "CORE-36.6" }
for i = 1, 2 do
  local id = ids6[i]
  scenario("Twist of Fate, dark side (" .. id .. ")") {
    rules = { id .. "/fate" },
    given = { turn = p1,
      p1 = { units = { "Toy Trooper" }, hand = { id, "Toy Walker" } },
      p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
      engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
    steps = {
      p1.places "Twist of Fate",
      p1.passes,
      p1.may_choose_exactly { "places Toy Walker", pass },
      expect { p1.discard, exactly = { "Twist of Fate" } },
      p1.passes,
    },
  }
end
