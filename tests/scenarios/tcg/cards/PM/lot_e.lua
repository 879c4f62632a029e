-- The Phantom Menace: Jar Jar Binks (B), Blockade Battleship, Gardulla the Hutt.

-- Jar Jar Binks (B)
local function jarjar(title, claims, dark, target, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 1 },
    p1 = { character = { { dark, tapped = true } } }, p2 = { force = 2, character = { "Jar Jar Binks (B)", "Toy Councillor" } } }
  claims.steps = steps
  scenario ("Jar Jar Binks (B): " .. title) (claims)
end
jarjar("Critical Hit 2 as he attacks a Droid", { rules = { "PM-17/static" } }, "IG-88 (A)", "IG-88 (A)",
  { p2.attacks "IG-88 (A)", p2.passes, p2.is_asked, expect { p1.unit "IG-88 (A)", damage = 3 }, expect { p2.unit "Jar Jar Binks (B)", critical = 0 } })
jarjar("none as he attacks another unit", { quiet = { "PM-17/static" } }, "Toy Mentor", "Toy Mentor",
  { p2.attacks "Toy Mentor", p2.passes, p2.is_asked, expect { p1.unit "Toy Mentor", damage = 1 } })
scenario "Jar Jar Binks (B): none as a Droid attacks him" {
  quiet = { "PM-17/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "TC-14 (A)", { "Toy Guard", tapped = true } } },
    p2 = { force = 2, hand = { "Toy Gift" }, character = { { "Jar Jar Binks (B)", tapped = true } } } },
  steps = { p1.attacks "Jar Jar Binks (B)", p2.is_asked, expect { p2.unit "Jar Jar Binks (B)", critical = 0 },
    p2.passes, p2.passes, p2.passes },
}
scenario "Jar Jar Binks (B) is Lucky 3" {
  rules = { "TCG-KW-LUC-01" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 6, 6 },
    p1 = { character = { { "Toy Mentor", tapped = true } } }, p2 = { character = { "Jar Jar Binks (B)", "Toy Councillor" } } },
  steps = { expect { p2.unit "Jar Jar Binks (B)", lucky = 3 }, p2.attacks "Toy Mentor", p2.uses "Jar Jar Binks (B)",
    p2.chooses(1), p2.chooses(2), p2.is_asked, expect { p1.unit "Toy Mentor", damage = 2 } },
}

-- Blockade Battleship
local function blockade(title, claims, phase, place, steps)
  claims.given = { phase = phase, chance = { 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { [place] = { "Blockade Battleship" }, ground = { "Toy Trooper" } }, p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" } } }
  claims.steps = steps
  scenario ("Blockade Battleship: " .. title) (claims)
end
blockade("your opponent's units cannot retreat, in any arena", { rules = { "PM-64/static" } }, "light retreats", "space",
  { p2.cannot { "retreats", "Toy Fighter" }, p2.cannot { "retreats", "Toy Walker" } })
blockade("they can while it is retreated itself", { quiet = { "PM-64/static" } }, "light retreats", "retreated",
  { p2.may_choose { "retreats Toy Fighter", "retreats Toy Walker" }, p2.retreats "Toy Walker", p2.finishes, expect { p2.unit "Toy Walker", zone = "retreated" } })
blockade("your own units can", { quiet = { "PM-64/static" } }, "dark retreats", "space",
  { p1.retreats "Toy Trooper", p1.retreats "Blockade Battleship" })
scenario "Blockade Battleship: a Battle card retreats none of your opponent's units either" {
  rules = { "PM-64/static" },
  given = { phase = "battle", p1 = { space = { "Blockade Battleship" } },
    p2 = { force = 2, hand = { "Toy Withdrawal", "Toy Gift" }, space = { "Toy Fighter" } } },
  steps = { p2.plays "Toy Withdrawal", expect { p2.space, exactly = { "Toy Fighter" } } },
}

-- Gardulla the Hutt
local function gardulla(title, claims, arena, light, steps)
  claims.given = { phase = "attack", arena = arena, chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { force = 5, character = { "Gardulla the Hutt (A)" }, ground = { "Toy Trooper" } }, p2 = light }
  claims.steps = steps
  scenario ("Gardulla the Hutt: " .. title) (claims)
end
gardulla("a Character of your opponent's for as much Force as it costs", { rules = { "PM-12/activated" } }, "character",
  { force = 1, hand = { "Toy Gift" }, ground = { "Toy Scout" }, character = { "Toy Mentor", "Toy Guard", "Toy Councillor", "Toy Padawan" } },
  { p2.taps "Toy Mentor", p1.uses "Gardulla the Hutt (A)", p1.chooses(4), p1.may_choose_exactly { "Toy Guard", "Toy Councillor" }, p1.chooses "Toy Guard",
    expect { p1, force = 1 }, expect { p1.character, exactly = { "Gardulla the Hutt (A)", "Toy Guard" } } })
gardulla("cards beneath a unit count, and no Jedi is in reach", { rules = { "PM-12/activated" } }, "character",
  { force = 1, hand = { "Toy Gift" }, character = { { "Princess Leia (I)", with = { "Princess Leia (H)" } }, "Toy Guard", "Toy Councillor", "Toy Padawan" } },
  { p2.taps "Princess Leia (I)", p1.uses "Gardulla the Hutt (A)", p1.chooses(5), p1.may_choose_exactly { "Toy Guard", "Toy Councillor" }, p1.chooses "Toy Councillor",
    expect { p1, force = 0 }, expect { p1.character, exactly = { "Gardulla the Hutt (A)", "Toy Councillor" } } })
gardulla("not before the Character battle", { quiet = { "PM-12/activated" } }, "ground",
  { force = 1, hand = { "Toy Gift" }, ground = { "Toy Scout" }, character = { "Toy Guard" } },
  { p2.taps "Toy Scout", p2.may_choose { "plays Toy Gift" }, p1.cannot { "uses", "Gardulla the Hutt (A)" }, p2.passes })
gardulla("not while a unit is attacking, only behind that", { rules = { "PM-12/activated" } }, "character",
  { character = { "Toy Mentor", "Toy Guard" } },
  { p2.attacks "Gardulla the Hutt (A)", p1.is_asked, expect { p1, force = 5 }, expect { p1.unit "Gardulla the Hutt (A)", damage = 4 } })
gardulla("the unit fights for her, and goes back as the battle ends", { rules = { "PM-12/activated" } }, "character",
  { hand = { "Toy Scout" }, character = { "Toy Mentor", "Toy Guard" } },
  { p2.taps "Toy Mentor", p1.uses "Gardulla the Hutt (A)", p1.chooses(3), p1.attacks("Toy Mentor"),
    expect { p2.unit "Toy Mentor", damage = 3 }, p1.taps "Gardulla the Hutt (A)", p2.passes, p1.is_asked,
    expect { p2.character, exactly = { "Toy Mentor", "Toy Guard" } } })
