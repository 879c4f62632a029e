-- The power segment: its order, attrition destinies, its round of optional actions (rulebook 6).

local function at(place, cards)
  local out = {}
  for i = 1, #cards do out[i] = { cards[i], at = place } end
  return out
end

scenario "Attrition destinies come after battle destinies and raise attrition, the initiator's first" {
  rules = { "CCG-BTL-AD-01", "CCG-BTL-ATTR-01" },
  given = {
    phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, reserve = { "Toy Filler", "Toy Captain", "Toy Mentor", "Toy Filler" }, table = { "Toy Wrath", { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Filler", "Toy Trooper", "Toy Filler" }, table = { "Toy Wrath", { "Toy Mentor", at = "Toy Plaza" }, { "Toy Giant", at = "Toy Plaza" } } },
  },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p2.passes, p1.accepts, p2.accepts,
    expect { p2, attrition = 5 }, expect { p1, attrition = 4 }, expect { p1.used, count = 3 }, expect { p2.used, count = 2 },   -- 3 and 2 against Light, 3 and 1 against Dark
    p1.forfeits "Toy Mentor", p2.forfeits "Toy Mentor",
  },
}
scenario "Who has no total battle destiny draws no attrition destiny" {
  rules = { "CCG-BTL-AD-02" },
  given = {
    phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { "Toy Wrath", { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Filler", "Toy Filler" }, table = { { "Toy Giant", at = "Toy Plaza" } } },
  },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.declines, expect { p1.used, count = 1 }, expect { p2, attrition = 0 }, p1.may_choose { "forfeits Toy Mentor" }, p1.forfeits "Toy Mentor" },
}
scenario "After the draws the initiator and then the other player may do what names the power segment, until both pass" {
  rules = { "CCG-BTL-PWR-01", "CCG-BTL-PWR-03" },
  given = {
    phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, hand = { "Toy Onrush", "Toy Bravado" }, table = { "Toy Verdict", { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Verdict", { "Toy Captain", at = "Toy Plaza" } } },
  },
  steps = {
    p1.battles "Toy Plaza", p1.passes, expect { table, segment = "weapons" }, p1.passes, expect { table, segment = "power" },
    p1.may_choose_exactly { "plays Toy Onrush", "uses Toy Verdict", pass }, p1.cannot { "plays", "Toy Bravado", because = "CCG-BTL-PWR-03" }, p1.plays "Toy Onrush",
    p2.may_choose_exactly { "uses Toy Verdict", pass }, p2.passes, p1.uses "Toy Verdict", p2.passes,
    expect { table, segment = "damage" }, expect { p2, damage = 5 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
  },
}
scenario "Attrition is changed only if there is some, be it 0" {
  rules = { "CCG-BTL-PWR-03" },
  given = {
    phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Bombardment", "Toy Filler" }, table = { "Toy Spite", { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Relief", "Toy Spite", { "Toy Giant", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } },
  },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p2.passes, p1.accepts, expect { p1, battle_destiny = 0 }, p1.may_choose_exactly { "uses Toy Spite", pass }, p1.uses "Toy Spite",
    p2.may_choose_exactly { "uses Toy Relief", pass }, p2.passes, p1.passes, expect { p2, attrition = 2 }, p1.forfeits "Toy Mentor", p2.forfeits "Toy Trooper",
  },
}
scenario "Attrition can be reset" {
  cites = { { "CCG-BTL-ATTR-01", "what was played before is applied when attrition is counted" } },
  given = {
    phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Relief", { "Toy Giant", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } },
  },
  steps = { p1.battles "Toy Plaza", p1.passes, p2.passes, p1.accepts, expect { p1, battle_destiny = 3 }, p2.uses "Toy Relief", expect { p2, attrition = 0 }, p2.is_asked, expect { p2.table, count = 3 } },
}
scenario "Who comes in the power segment does not take part" {
  rules = { "CCG-BTL-PWR-02" },
  given = {
    phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, table = { "Toy Detour", { "Toy Captain", at = "Toy Canyon" }, { "Toy Giant", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Canyon" } } },
  },
  steps = { p1.battles "Toy Canyon", p1.passes, p2.passes, p1.uses "Toy Detour", p1.chooses "Toy Giant", p2.passes, p1.passes, expect { p1.card "Toy Giant", at = "Toy Canyon" }, expect { p2, damage = 0 } },
}
scenario "If a side has no presence left in the power segment the battle ends at once" {
  rules = { "CCG-BTL-03" },
  cites = { { "CCG-BTL-PWR-02", "the standing check looks at the power segment too" } },
  given = {
    phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, table = { "Toy Detour", { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Mentor", at = "Toy Plaza" } } },
  },
  steps = { p1.battles "Toy Plaza", p1.passes, p2.passes, p2.declines, p1.uses "Toy Detour", p1.chooses "Toy Captain", expect { table, segment = "none" }, expect { p1.lost, count = 0 } },
}
