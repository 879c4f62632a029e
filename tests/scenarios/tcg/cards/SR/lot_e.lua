-- Sith Rising: Jango Fett (E), Geonosian Picadors, Battle Droid Assault Squad.

-- Jango Fett (E)
local function hunter(title, claims, light, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { character = { { "Jango Fett (E)", tapped = true }, { "Toy Mentor", tapped = true } } }, p2 = { character = light } }
  claims.steps = steps
  scenario ("Jango Fett (E): " .. title) (claims)
end
hunter("a Jedi who attacks him has 3 power less", { rules = { "SR-13/static" } }, { "Mace Windu (A)", "Toy Guard" },
  { p2.attacks "Jango Fett (E)", p2.is_asked, expect { p1.unit "Jango Fett (E)", damage = 5 }, expect { p2.unit "Mace Windu (A)", power = 8 } })
hunter("not one who attacks another unit", { quiet = { "SR-13/static" } }, { "Anakin Skywalker (F)", "Toy Guard" },
  { p2.attacks "Toy Mentor", p2.is_asked, expect { p1.character, exactly = { "Jango Fett (E)" } } })
hunter("not one who is no Jedi", { quiet = { "SR-13/static" } }, { "Toy Guard", "Toy Councillor" },
  { p2.attacks "Jango Fett (E)", p2.is_asked, expect { p1.unit "Jango Fett (E)", damage = 3 } })
scenario "Jango Fett (E) weakens no Jedi whom he attacks" {
  quiet = { "SR-13/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (E)", "Toy Mentor" } }, p2 = { character = { { "Mace Windu (A)", tapped = true } } } },
  steps = { p1.attacks "Mace Windu (A)", p1.is_asked, expect { p2.unit "Mace Windu (A)", power = 8 } },
}

-- Geonosian Picadors
local function riders(title, claims, place, steps)
  claims.given = { phase = "attack", arena = "space",
    p1 = { space = { "Space Slug" }, character = { "Sleen" }, [place] = { "Geonosian Picadors" } },
    p2 = { space = { { "Space Slug", tapped = true } } } }
  claims.steps = steps
  scenario ("Geonosian Picadors: " .. title) (claims)
end
riders("each of your Creatures has 1 power more, in every arena", { rules = { "SR-11/static" } }, "ground",
  { p1.is_asked, expect { p1.unit "Space Slug", power = 6 }, expect { p1.unit "Sleen", power = 3 } })
riders("your opponent's Creatures and what is no Creature have not", { rules = { "SR-11/static" } }, "ground",
  { p1.is_asked, expect { p1.unit "Space Slug", power = 6 }, expect { p2.unit "Space Slug", power = 5 }, expect { p1.unit "Geonosian Picadors", power = 1 } })
riders("nothing while they are retreated", { quiet = { "SR-11/static" } }, "retreated",
  { p1.is_asked, expect { p1.unit "Space Slug", power = 5 }, expect { p1.unit "Sleen", power = 2 } })

-- Battle Droid Assault Squad
scenario "Battle Droid Assault Squad: a 6 is one hit more" {
  cites = { { "TCG-KW-CRI-01", "the keyword is the card's" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 4, 1, 1 },
    p1 = { ground = { "Battle Droid Assault Squad", "Toy Trooper" } }, p2 = { ground = { { "Toy Tank", tapped = true }, { "Toy Statue", tapped = true } } } },
  steps = { p1.attacks "Toy Statue", p1.is_asked, expect { p2.unit "Toy Statue", damage = 3 } },
}
