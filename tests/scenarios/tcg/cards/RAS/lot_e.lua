-- Rogues and Scoundrels: Het Nkik.

local function nkik(title, claims, discard, steps)
  claims.given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, discard = discard, character = { "Het Nkik (A)" } }, p2 = { discard = { "Toy Gift" } } }
  claims.steps = steps
  scenario ("Het Nkik: " .. title) (claims)
end
nkik("Upkeep, a card of your discard pile leaves the game", { rules = { "RAS-13/upkeep" } }, { "Toy Tank", "Toy Luck" },
  { p1.pays("Het Nkik (A)", "(Put a card in your discard pile out of the game)"), p1.may_choose_exactly { "Toy Tank", "Toy Luck" }, p1.chooses "Toy Luck",
    expect { p1.discard, exactly = { "Toy Tank" } }, expect { p1.out, exactly = { "Toy Luck" } }, expect { p1.unit "Het Nkik (A)", tapped = false } })
nkik("Upkeep, tap this unit", { rules = { "RAS-13/upkeep-2" } }, { "Toy Tank", "Toy Luck" },
  { p1.pays("Het Nkik (A)", "(Tap this unit)"), expect { p1.discard, count = 2 }, expect { p1.unit "Het Nkik (A)", tapped = true } })
nkik("he stays untapped if the other Upkeep is paid", { quiet = { "RAS-13/upkeep-2" } }, { "Toy Tank" },
  { p1.pays("Het Nkik (A)", "(Put a card in your discard pile out of the game)"), p1.is_asked, expect { p1.out, exactly = { "Toy Tank" } }, expect { p1.unit "Het Nkik (A)", tapped = false } })
nkik("with no card in your discard pile he taps", { quiet = { "RAS-13/upkeep" } }, {},
  { p1.is_asked, expect { p1.unit "Het Nkik (A)", tapped = true }, expect { p2.discard, exactly = { "Toy Gift" } } })

scenario "Het Nkik: each of your Jawas has 1 power more, he too" {
  rules = { "RAS-13/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Het Nkik (A)", "Jawa Scavenger", "Toy Guard" } }, p2 = { space = { { "Toy Freighter", tapped = true } }, character = { "Jawa Scavenger" } } },
  steps = { p1.is_asked, expect { p1.unit "Het Nkik (A)", power = 4 }, expect { p1.unit "Jawa Scavenger", power = 3 },
    expect { p1.unit "Toy Guard", power = 3 }, expect { p2.unit "Jawa Scavenger", power = 2 } },
}

local function bounty(title, claims, hunters, hand, steps, fresh)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { character = hunters, hand = hand, discard = { "Toy Luck" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker" } },
    p2 = { character = { { "Toy Councillor", tapped = true }, fresh or { "Toy Padawan", tapped = true } } } }
  claims.steps = steps
  scenario ("Het Nkik: " .. title) (claims)
end
bounty("Bounty, a Droid from your hand comes into its arena, tapped", { rules = { "RAS-13/static" } }, { "Het Nkik (A)" },
  { "IG-88 (A)", "Battle Droid Squad", "Toy Scout" },
  { p1.attacks "Toy Councillor", p1.pays("Het Nkik (A)", "(Tap this unit)"), p1.may_choose_exactly { "IG-88 (A)", "Battle Droid Squad" }, p1.chooses "Battle Droid Squad",
    expect { p1.ground, exactly = { "Battle Droid Squad" } }, expect { p1.unit "Battle Droid Squad", tapped = true } })
bounty("the Bounty of another Jawa", { rules = { "RAS-13/static" } }, { { "Het Nkik (A)", tapped = true }, "Jawa Scavenger" },
  { "IG-88 (A)", "Toy Scout" },
  { p1.attacks "Toy Councillor", p1.pays("Het Nkik (A)", "(Tap this unit)"), p1.is_asked, expect { p1.unit "IG-88 (A)", tapped = true, zone = "character" } })
bounty("the Bounty comes though he is gone by then", { rules = { "RAS-13/static" } }, { { "Het Nkik (A)", tapped = true, damage = 3 }, "Jawa Scavenger" },
  { "IG-88 (A)", "Battle Droid Squad", "Toy Scout" },
  { p1.attacks "Toy Councillor", p2.attacks "Het Nkik (A)", p1.chooses "IG-88 (A)", p1.is_asked, expect { p1.character, exactly = { "Jawa Scavenger", "IG-88 (A)" } } }, "Toy Padawan")
bounty("nothing comes if there is no Droid in your hand", { quiet = { "RAS-13/static" } }, { { "Het Nkik (A)", tapped = true }, "Jawa Scavenger" },
  { "Toy Guard", "Toy Scout" },
  { p1.attacks "Toy Councillor", p1.pays("Het Nkik (A)", "(Tap this unit)"), p1.is_asked, expect { p1.character, exactly = { "Het Nkik (A)", "Jawa Scavenger" } } })
bounty("no Bounty for who is no Jawa", { quiet = { "RAS-13/static" } }, { { "Het Nkik (A)", tapped = true }, "Toy Guard" },
  { "IG-88 (A)", "Toy Scout" },
  { p1.attacks "Toy Councillor", p1.pays("Het Nkik (A)", "(Tap this unit)"), p1.is_asked, expect { p1.character, exactly = { "Het Nkik (A)", "Toy Guard" } } })
