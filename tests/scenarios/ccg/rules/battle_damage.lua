-- The damage segment and the end of a battle (rulebook 6).

local function at(place, cards)
  local out = {}
  for i = 1, #cards do out[i] = { cards[i], at = place } end
  return out
end

scenario "A card is forfeited only if it is hit or something is pending against its owner" {
  rules = { "CCG-BTL-DMG-03" },
  cites = { { "CCG-BTL-DMG-09", "what is left is a number, and more than 0 of it is pending" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Mentor" }) }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.declines, expect { table, segment = "none" }, expect { p1.table, exactly = { "Toy Mentor" } } },   -- 5 against 5
}
scenario "Force is lost only to battle damage" {
  rules = { "CCG-BTL-DMG-04" },
  cites = { { "CCG-BTL-DAM-02", "forfeits and losses are offered side by side" }, { "CCG-BTL-DMG-11", "each time whatever is legal is offered" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Giant" }) }, p2 = { reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, force = 1, used = 1, hand = { "Toy Trooper" }, table = at("Toy Plaza", { "Toy Captain", "Toy Trooper" }) } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p2.passes, p2.passes,
    p2.may_choose_exactly { "forfeits Toy Captain", "forfeits Toy Trooper", "loses Reserve Deck", "loses Force Pile", "loses Used Pile", "loses Toy Trooper" },
    p2.loses "Used Pile", expect { p2.lost, count = 1 }, expect { p2, damage = 0 }, p2.passes, p2.passes, expect { table, segment = "none" },
  },
}
scenario "What has no forfeit value is not forfeited" {
  rules = { "CCG-BTL-FORF-01" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Mentor" }) }, p2 = { table = at("Toy Plaza", { "Toy Captain", "Toy Statue" }) } },
  steps = { p1.battles "Toy Plaza", p1.declines, p2.may_choose_exactly { "forfeits Toy Captain", "loses Reserve Deck" }, p2.forfeits "Toy Captain" },
}
scenario "What is hit must be forfeited, but not first" {
  rules = { "CCG-BTL-HIT-01" },
  cites = { { "CCG-BTL-ATTR-04", "its value counts as that of any other" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Captain" }) }, p2 = { table = { { "Toy Captain", at = "Toy Plaza", hit = true } } } },
  steps = { p1.battles "Toy Plaza", p2.passes, p2.may_choose_exactly { "forfeits Toy Captain" }, p2.forfeits "Toy Captain", expect { p2.lost, exactly = { "Toy Captain" } } },
}
scenario "Attrition is satisfied by forfeiting, by winner and loser alike" {
  rules = { "CCG-BTL-ATTR-03" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Giant", "Toy Captain", "Toy Trooper" }) }, p2 = { reserve = { "Toy Filler", "Toy Filler" }, table = at("Toy Plaza", { "Toy Mentor" }) } },
  steps = {
    p1.battles "Toy Plaza", p1.declines, p2.accepts, expect { p1, attrition = 3, damage = 0 },
    p1.may_choose_exactly { "forfeits Toy Giant", "forfeits Toy Captain", "forfeits Toy Trooper" }, p1.forfeits "Toy Trooper",
    p2.forfeits "Toy Mentor", p1.may_choose_exactly { "forfeits Toy Giant", "forfeits Toy Captain" }, p1.forfeits "Toy Captain", expect { p1.table, exactly = { "Toy Giant" } },
  },
}
scenario "Attrition that nobody is subject to is ignored" {
  rules = { "CCG-BTL-ATTR-05", "CCG-BTL-IMM-03" },
  cites = { { "CCG-BTL-IMM-05", "who is immune may be forfeited all the same" } },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Galley", at = "Toy Reach" }, { "Toy Flier", on = "Toy Galley" } } }, p2 = { reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = at("Toy Reach", { "Toy Needle", "Toy Needle", "Toy Needle", "Toy Needle" }) } },
  steps = {
    p1.battles "Toy Reach", p1.declines, p2.accepts, expect { p1, attrition = 3 },
    p1.may_choose_exactly { "forfeits Toy Galley#1", "forfeits Toy Galley#2", "forfeits Toy Flier", pass }, p1.passes, p2.forfeits "Toy Needle", p1.passes,
  },
}
scenario "A forfeit satisfies attrition and battle damage at the same time" {
  rules = { "CCG-BTL-DAM-04" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler" }, table = at("Toy Plaza", { "Toy Mentor" }) }, p2 = { table = at("Toy Plaza", { "Toy Giant" }) } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p2, attrition = 3, damage = 2 }, p2.forfeits "Toy Giant", expect { table, segment = "none" }, expect { p2.lost, exactly = { "Toy Giant" } } },
}
scenario "Forfeiting a card loses everything on it, and who is without presence in this segment fights on" {
  cites = { { "CCG-BTL-FORF-05", "it leaves the table as any card does" }, { "CCG-BTL-DMG-10", "presence is asked in the weapons and power segments only" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Giant", "Toy Giant" }) }, p2 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Captain" } } } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.declines, p2.forfeits "Toy Captain", expect { p2.lost, exactly = { "Toy Captain", "Toy Blaster" } }, expect { p2, damage = 6 }, p2.chooses "Toy Blaster",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { table, segment = "none" },
  },
}
scenario "What happens at the end of a battle happens after both have passed" {
  rules = { "CCG-BTL-END-01", "CCG-BTL-END-02" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Bravado" }, force = 1, lost = { "Toy Filler" }, table = { "Toy Aftermath", { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = at("Toy Plaza", { "Toy Captain" }) } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p1.plays "Toy Bravado", p1.chooses "Toy Captain", expect { p2, damage = 2 }, p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p1.lost, count = 0 }, expect { p1.card "Toy Captain", power = 3 },
  },
}
scenario "Immunity from two sources is not added" {
  rules = { "CCG-BTL-IMM-04" },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { table = at("Toy Reach", { "Toy Bastille" }) } },
  steps = { expect { p1.card "Toy Bastille", immunity = 3 } },
}
scenario "A card whose forfeit is 0 may be forfeited" {
  cites = { { "CCG-BTL-FORF-04", "a value of 0 is a value" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Giant" }) }, p2 = { force = 1, table = at("Toy Plaza", { "Toy Captain", "Toy Clerk" }) } },
  steps = { p1.battles "Toy Plaza", p2.forfeits "Toy Clerk", p2.loses "Force Pile", p2.loses "Reserve Deck", expect { p2.lost, count = 3 } },
}
