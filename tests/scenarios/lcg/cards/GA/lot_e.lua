-- Galactic Ambitions: a card drawn by lot.

local function strike(holder, enemy)
  return { turn = p1, phase = "deployment", balance = holder, p1 = { units = { "Toy Officer", "Toy Trooper" }, hand = { "Telekinetic Strike" }, objectives = { "Toy Furnace" } }, p2 = { units = enemy } }
end
scenario "Telekinetic Strike: a focus token on an enemy unit that costs no more than the unit that is focused" {
  rules = { "GA-217.5/action" },
  given = strike(p2, { "Toy Guardian", "Toy Mentor", "Toy Pilgrim", "Toy Speeder", "Toy Eel" }),
  steps = { p1.plays "Telekinetic Strike", p1.may_choose_exactly { "Toy Officer", "Toy Trooper", decline }, p1.chooses "Toy Officer", p1.may_choose_exactly { "Toy Guardian", "Toy Pilgrim", "Toy Eel" }, p1.chooses "Toy Guardian",
    expect { p1.card "Toy Officer", focus = 1 }, expect { p2.card "Toy Guardian", focus = 1 } },
}
scenario "Telekinetic Strike: two with the Balance of the Force" {
  rules = { "GA-217.5/action" },
  given = strike(p1, { "Toy Guardian", "Toy Pilgrim" }),
  steps = { p1.plays "Telekinetic Strike", p1.chooses "Toy Officer", p1.chooses "Toy Guardian", expect { p2.card "Toy Guardian", focus = 2 } },
}
scenario "Telekinetic Strike: only a unit that costs enough may be focused" {
  rules = { "GA-217.5/action" },
  given = strike(p1, { "Toy Guardian" }),
  steps = { p1.plays "Telekinetic Strike", expect { p1.card "Toy Officer", focus = 1 }, expect { p2.card "Toy Guardian", focus = 2 } },
}
scenario "Telekinetic Strike: not without an enemy unit" {
  quiet = { "GA-217.5/action" },
  given = strike(p1, {}),
  steps = { p1.cannot { "plays", "Telekinetic Strike" } },
}
scenario "Telekinetic Strike: not with nothing cheap enough" {
  quiet = { "GA-217.5/action" },
  given = strike(p1, { "Toy Mentor", "Toy Speeder" }),
  steps = { p1.cannot { "plays", "Telekinetic Strike" } },
}
