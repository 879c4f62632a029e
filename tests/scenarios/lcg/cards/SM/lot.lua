-- Scrap Metal: cards drawn by lot.

scenario "His High Exaltedness: a Scum and Villainy event comes back when an enemy objective is destroyed" {
  rules = { "SM-250.1/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "His High Exaltedness" }, hand = { "Toy Bid" }, discard = { "Hutt's Hospitality", "Force Choke", "Toy Bounty" } },
    p2 = { objectives = { { "Toy Refuge", damage = 4 } } } },
  steps = { p1.plays "Toy Bid", p1.chooses(1), p1.uses "His High Exaltedness", expect { p1.hand, exactly = { "Hutt's Hospitality" } } },
}
scenario "His High Exaltedness: also when it is destroyed itself, and its player picks among such events" {
  rules = { "SM-250.1/interrupt" },
  given = { turn = p2, p1 = { objectives = { { "His High Exaltedness", damage = 4 }, "Toy Garrison" }, units = { "Toy Gunner" }, discard = { "Hutt's Hospitality", "Force Choke", "Toy Bounty", "Hutt's Hospitality" } },
    p2 = { hand = { "Toy Torpedo" }, units = { "Toy Pilgrim" }, support = { "Toy Temple" } },
    engagement = { objective = "His High Exaltedness", attackers = { "Toy Pilgrim" }, defenders = { "Toy Gunner" }, at = "actions after defenders" } },
  steps = { p2.plays "Toy Torpedo", p1.uses "His High Exaltedness", p1.may_choose_exactly { "Hutt's Hospitality", "Hutt's Hospitality#2" },
    p1.chooses "Hutt's Hospitality", expect { p1.hand, exactly = { "Hutt's Hospitality" } }, p1.passes, p1.passes },
}
scenario "His High Exaltedness: nothing comes back without such an event" {
  quiet = { "SM-250.1/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "His High Exaltedness" }, hand = { "Toy Bid" }, discard = { "Force Choke", "Toy Bounty" } },
    p2 = { objectives = { { "Toy Refuge", damage = 4 } } } },
  steps = { p1.plays "Toy Bid", p1.chooses(1), p1.cannot { "uses", "His High Exaltedness" }, expect { p1.hand, exactly = {} } },
}
scenario "His High Exaltedness: not when a unit is destroyed" {
  quiet = { "SM-250.1/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "His High Exaltedness" }, units = { "Toy Gunner" }, discard = { "Hutt's Hospitality" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 }, expect { p1.hand, exactly = {} } },
}

scenario "Hutt's Hospitality: it destroys a character or a droid of cost 2 at most" {
  rules = { "SM-250.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "His High Exaltedness" }, hand = { "Hutt's Hospitality" } },
    p2 = { units = { "Toy Guardian", "R2-D2", "Toy Mentor", "Toy Speeder" } } },
  steps = {
    p1.plays "Hutt's Hospitality", p1.pays_with "His High Exaltedness", p1.may_choose_exactly { "Toy Guardian", "R2-D2" },
    p1.cannot { "chooses", "Toy Mentor" }, p1.cannot { "chooses", "Toy Speeder" },
    p1.chooses "Toy Guardian", expect { p2.units, exactly = { "R2-D2", "Toy Mentor", "Toy Speeder" } },
  },
}
scenario "Hutt's Hospitality: not without such a unit" {
  quiet = { "SM-250.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "His High Exaltedness" }, hand = { "Hutt's Hospitality" } }, p2 = { units = { "Toy Mentor", "Toy Speeder" } } },
  steps = { p1.cannot { "plays", "Hutt's Hospitality", because = "LCG-FX-07" }, p1.passes },
}
