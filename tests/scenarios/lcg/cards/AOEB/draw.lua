-- Assault on Echo Base: cards for the words that they need.

local function attack(unit)
  return { turn = p2, phase = "conflict", p1 = { units = { "Toy Trooper", "Toy Officer" }, objectives = { "Toy Garrison" } },
    p2 = { units = { unit }, hand = { "A Stinging Insult" }, objectives = { "Toy Refuge", "The Last Warrior" } } }
end
scenario "A Stinging Insult: the unit that is named has to defend" {
  rules = { "AOEB-54.5/reaction" },
  given = attack "Duros Saboteur",
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Duros Saboteur", p2.plays "A Stinging Insult", p2.pays_with "The Last Warrior", p2.chooses "Toy Trooper",
    p1.may_choose_exactly { "Toy Trooper" }, p1.cannot { "defends_with", "Toy Officer", says = "another one has to defend, and comes before it" },
    p1.defends_with "Toy Trooper", p1.may_choose_exactly { "Toy Officer", done }, p1.finishes, expect { p1.card "Toy Trooper", participating = true },
  },
}
scenario "A Stinging Insult: not after another unit attacks" {
  quiet = { "AOEB-54.5/reaction" },
  given = attack "Toy Pilgrim",
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Toy Pilgrim", p1.may_choose_exactly { "Toy Trooper", "Toy Officer", done }, p1.finishes },
}
