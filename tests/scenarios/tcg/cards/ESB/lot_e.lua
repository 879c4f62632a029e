-- The Empire Strikes Back: Chewbacca (G), Kiss from Your Sister, Vader's Imperial Shuttle.

local function held(title) return { title, tapped = true } end

-- Chewbacca (G)
local function repair(title, claims, points, discard, steps)
  claims.given = { phase = "light builds", p1 = { discard = { "IG-88 (A)" } },
    p2 = { build_points = points, hand = { "Toy Scout" }, discard = discard, character = { "Chewbacca (G)" } } }
  claims.steps = steps
  scenario ("Chewbacca (G): " .. title) (claims)
end
repair("a Droid Character from your discard pile, with 1 damage counter", { rules = { "ESB-11/activated" } }, 3,
  { "R2-D2 (G)", "2-1B Medical Droid (A)", "Battle Droid Squad", "Toy Guard" },
  { p2.uses "Chewbacca (G)", p2.may_choose_exactly { "R2-D2 (G)", "2-1B Medical Droid (A)" }, p2.chooses "R2-D2 (G)",
    expect { p2.unit "R2-D2 (G)", damage = 1, tapped = false, zone = "character" }, expect { p2, build_points = 2 }, expect { p2.discard, count = 3 } })
repair("once each turn", { rules = { "ESB-11/activated" } }, 3,
  { "R2-D2 (G)", "2-1B Medical Droid (A)" },
  { p2.uses "Chewbacca (G)", p2.chooses "R2-D2 (G)", p2.may_not_choose { "uses Chewbacca (G)" }, expect { p2, build_points = 2 } })
repair("not without a build point", { quiet = { "ESB-11/activated" } }, 0, { "R2-D2 (G)" },
  { expect { p2.discard, exactly = { "R2-D2 (G)" } } })
local function roar(title, claims, force, steps)
  claims.given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 6, 6, 1, 1, 1, 1 },
    p1 = { character = { "Toy Mentor", "Toy Prodigy" } }, p2 = { force = force, character = { held "Chewbacca (G)" } } }
  claims.steps = steps
  scenario ("Chewbacca (G): " .. title) (claims)
end
roar("Retaliate 6 for 3 Force", { rules = { "ESB-11/activated-2" } }, 3,
  { p1.attacks "Chewbacca (G)", p2.uses "Chewbacca (G)", p1.is_asked, expect { p2, force = 0 }, expect { p1.unit "Toy Mentor", damage = 2 } })
roar("not for 2", { quiet = { "ESB-11/activated-2" } }, 2,
  { p1.attacks "Chewbacca (G)", p1.is_asked, expect { p2, force = 2 }, expect { p1.unit "Toy Mentor", damage = 0 } })

-- Kiss from Your Sister
local function kiss(title, claims, light, steps)
  light.hand, light.force = { "Kiss from Your Sister", "Toy Gift" }, 0
  claims.given = { phase = "battle", p1 = { character = { "Toy Mentor" } }, p2 = light }
  claims.steps = steps
  scenario ("Kiss from Your Sister: " .. title) (claims)
end
kiss("Leia taps, Luke is healed, 4 Force", { rules = { "ESB-33/effect" } },
  { character = { "Princess Leia (H)", { "Luke Skywalker (J)", damage = 3 }, { "Toy Guard", damage = 1 } } },
  { p2.plays "Kiss from Your Sister", expect { p2, force = 4 }, expect { p2.unit "Luke Skywalker (J)", damage = 0 },
    expect { p2.unit "Princess Leia (H)", tapped = true }, expect { p2.unit "Toy Guard", damage = 1 } })
kiss("a Luke who is retreated is healed too", { rules = { "ESB-33/effect" } },
  { character = { "Princess Leia (H)" }, retreated = { { "Luke Skywalker (J)", damage = 3 } } },
  { p2.plays "Kiss from Your Sister", expect { p2, force = 4 }, expect { p2.unit "Luke Skywalker (J)", damage = 0 } })
kiss("without Luke there is still the Force", { rules = { "ESB-33/effect" } },
  { character = { "Princess Leia (H)" } },
  { p2.plays "Kiss from Your Sister", expect { p2, force = 4 } })
kiss("not when Leia is tapped", { quiet = { "ESB-33/effect" } },
  { character = { held "Princess Leia (H)", { "Luke Skywalker (J)", damage = 3 } } },
  { p2.cannot { "plays", "Kiss from Your Sister" }, p2.passes })
kiss("not when Leia is retreated", { quiet = { "ESB-33/effect" } },
  { retreated = { "Princess Leia (H)" }, character = { { "Luke Skywalker (J)", damage = 3 } } },
  { p2.cannot { "plays", "Kiss from Your Sister" }, p2.passes })

-- Vader's Imperial Shuttle
local function shuttle(title, claims, tapped, place, steps)
  claims.given = { phase = "dark builds", p1 = { build_points = 1, hand = { "Toy Scout" }, deck = { "Toy Gift", "Darth Vader (Q)", "Vader's Imperial Shuttle (A)", "Toy Luck" } } }
  claims.given.p1[place] = { { "Vader's Imperial Shuttle (A)", tapped = tapped } }
  claims.steps = steps
  scenario ("Vader's Imperial Shuttle: " .. title) (claims)
end
shuttle("a Darth Vader comes from the deck into your hand", { rules = { "ESB-62/activated" } }, false, "space",
  { p1.uses "Vader's Imperial Shuttle (A)", p1.accepts, expect { p1.hand, exactly = { "Toy Scout", "Darth Vader (Q)" } }, expect { p1.hand, open = 1 },
    expect { p1.deck, count = 3 }, expect { p1.unit "Vader's Imperial Shuttle (A)", tapped = true } })
shuttle("or none", { rules = { "ESB-62/activated" } }, false, "space",
  { p1.uses "Vader's Imperial Shuttle (A)", p1.declines, expect { p1.hand, exactly = { "Toy Scout" } }, expect { p1.deck, count = 4 },
    expect { p1.unit "Vader's Imperial Shuttle (A)", tapped = true } })
shuttle("not when it is tapped", { quiet = { "ESB-62/activated" } }, true, "space",
  { p1.may_not_choose { "uses Vader's Imperial Shuttle (A)" } })
shuttle("not while it is retreated", { quiet = { "ESB-62/activated" } }, false, "retreated",
  { p1.may_not_choose { "uses Vader's Imperial Shuttle (A)" } })
