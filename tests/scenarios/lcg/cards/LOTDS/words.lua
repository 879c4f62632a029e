-- Lure of the Dark Side.

scenario "4-LOM: back from the discard pile after a rescue" {
  rules = { "LOTDS-106.3/reaction" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } }, discard = { "LOTDS-106.3" } }, p2 = { hand = { "Toy Jailbreak" } } },
  steps = { p2.plays "Toy Jailbreak", p1.uses "4-LOM", expect { p1.units, exactly = { "4-LOM" } }, expect { p1.discard, count = 0 } },
}
scenario "4-LOM: not from the hand" {
  rules = { "LOTDS-106.3/reaction" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } }, discard = { "LOTDS-106.3" }, hand = { "LOTDS-106.3" } }, p2 = { hand = { "Toy Jailbreak" } } },
  steps = { p2.plays "Toy Jailbreak", p1.uses "4-LOM", expect { p1.hand, exactly = { "4-LOM" } } },
}
scenario "4-LOM: not after a card is captured" {
  quiet = { "LOTDS-106.3/reaction" },
  given = { phase = "deployment", turn = p1, p1 = { objectives = { "Toy Garrison" }, hand = { "Toy Snare" }, discard = { "LOTDS-106.3" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Snare", expect { p1.units, count = 0 } },
}

scenario "Rebel Commando: into the engagement from the hand after a fate card of the opponent" {
  rules = { "LOTDS-102.3/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Walker" }, hand = { "Toy Ambush" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" }, hand = { "Rebel Commando" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Guardian" } } },
  steps = {
    p1.places "Toy Ambush", p2.passes, p2.uses "Rebel Commando",
    expect { p2.card "Rebel Commando", participating = true }, expect { p2.hand, count = 0 },
  },
}
scenario "Rebel Commando: not after one's own" {
  quiet = { "LOTDS-102.3/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" }, hand = { "Toy Volley", "Rebel Commando" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Guardian" } } },
  steps = { p2.places "Toy Volley", p2.passes, expect { p1.card "Toy Walker", damage = 1 }, expect { p2.units, exactly = { "Toy Guardian" } } },
}
