-- The Empire Strikes Back: Space Slug.

local function slug(title, claims, victim, dice, left, second)
  claims.given = { phase = "attack", arena = "space", chance = dice,
    p1 = { space = { { "Space Slug", damage = 3 } } },
    p2 = { space = { victim, "Trade Federation Battleship" } } }
  claims.steps = { p1.attacks(second), p2.is_asked, expect { p1.unit "Space Slug", damage = left, armor = 1 } }
  scenario ("Space Slug: " .. title) (claims)
end
slug("what it kills takes as many damage counters off it as that cost", { rules = { "ESB-146/whenever" } },
  { "Droid Tri-Fighter", tapped = true, damage = 1 }, { 6, 1, 1, 1, 1 }, 0, "Droid Tri-Fighter")
slug("a cheap unit takes fewer off", { rules = { "ESB-146/whenever" } },
  { "ARC-170 Starfighter", tapped = true, damage = 1 }, { 6, 1, 1, 1, 1 }, 1, "ARC-170 Starfighter")
slug("a unit that is damaged and stays takes none off", { quiet = { "ESB-146/whenever" } },
  { "Toy Freighter", tapped = true }, { 6, 6, 1, 1, 1 }, 3, "Toy Freighter")
scenario "Space Slug: what another unit kills is no food" {
  quiet = { "ESB-146/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { { "Space Slug", tapped = true, damage = 3 }, "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Droid Tri-Fighter", tapped = true, damage = 1 }, { "Toy Freighter", tapped = true } } } },
  steps = { p1.attacks "Droid Tri-Fighter", p1.is_asked, expect { p2.discard, exactly = { "Droid Tri-Fighter" } }, expect { p1.unit "Space Slug", damage = 3 } },
}
scenario "Space Slug, discarded, takes nothing off whoever killed it" {
  quiet = { "ESB-146/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { { "Space Slug", tapped = true, damage = 3 }, { "Toy Freighter", tapped = true } } },
    p2 = { space = { { "Toy Fighter", damage = 1 }, "Toy Freighter" } } },
  steps = { p2.attacks "Space Slug", p2.is_asked, expect { p1.discard, exactly = { "Space Slug" } }, expect { p2.unit "Toy Fighter", damage = 1 } },
}
