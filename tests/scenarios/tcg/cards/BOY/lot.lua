-- Battle of Yavin: Rebel Armored Freerunner.

local function shells(title, claims, dark, steps, tapped)
  claims.given = { phase = "attack", arena = "ground", p1 = dark,
    p2 = { ground = { { "Rebel Armored Freerunner", tapped = tapped }, "Toy Walker" }, space = { "Toy Fighter" } } }
  claims.steps = steps
  scenario ("Rebel Armored Freerunner: " .. title) (claims)
end
local function held(title) return { title, tapped = true } end

shells("3 damage divided between two opposing Ground units", { rules = { "BOY-61/activated" } },
  { ground = { held "Toy Walker", held "Toy Statue", held "Toy Tank" }, space = { held "Toy Freighter" } },
  { p2.uses "Rebel Armored Freerunner", p2.may_choose_exactly { "Toy Walker", "Toy Statue", "Toy Tank" }, p2.chooses "Toy Walker",
    p2.accepts, p2.may_choose_exactly { "Toy Statue", "Toy Tank" }, p2.chooses "Toy Tank", p2.may_choose_exactly { "1", "2" }, p2.chooses(2),
    expect { p1.unit "Toy Walker", damage = 1 }, expect { p1.unit "Toy Tank", damage = 2 }, expect { p1.unit "Toy Statue", damage = 0 },
    expect { p2.unit "Rebel Armored Freerunner", tapped = true } })
shells("all of it on one, though there are two", { rules = { "BOY-61/activated" } },
  { ground = { held "Toy Walker", held "Toy Statue" } },
  { p2.uses "Rebel Armored Freerunner", p2.chooses "Toy Statue", p2.declines,
    expect { p1.unit "Toy Walker", damage = 0 }, expect { p1.unit "Toy Statue", damage = 3 } })
shells("all of it on the only one", { rules = { "BOY-61/activated" } },
  { ground = { held "Toy Walker" }, retreated = { "Toy Tank" } },
  { p2.uses "Rebel Armored Freerunner", p2.is_asked, expect { p1.unit "Toy Walker", damage = 3 }, expect { p1.unit "Toy Tank", damage = 0 } })
shells("each part is prevented by itself, and what was prevented is not done to the other", { rules = { "BOY-61/activated" } },
  { force = 2, hand = { "Toy Barrier", "Toy Gift" }, ground = { held "Toy Walker", held "Toy Statue" } },
  { p2.uses "Rebel Armored Freerunner", p1.passes, p2.chooses "Toy Walker", p2.accepts, p2.chooses(1),
    expect { p1.unit "Toy Walker", pending = 2 }, p1.plays "Toy Barrier", p1.is_asked,
    expect { p1.unit "Toy Walker", damage = 0 }, expect { p1.unit "Toy Statue", damage = 1 } })
shells("prevented twice, nothing is left", { rules = { "BOY-61/activated" } },
  { force = 2, hand = { "Toy Barrier", "Toy Barrier", "Toy Gift" }, ground = { held "Toy Walker", held "Toy Statue" } },
  { p2.uses "Rebel Armored Freerunner", p1.passes, p2.chooses "Toy Walker", p2.accepts, p2.chooses(1),
    p1.plays "Toy Barrier", p1.passes, p1.plays "Toy Barrier", p1.is_asked,
    expect { p1, force = 0 }, expect { p1.unit "Toy Walker", damage = 0, pending = 0 }, expect { p1.unit "Toy Statue", damage = 0 } })
shells("tapped it only attacks no more", { quiet = { "BOY-61/activated" } },
  { ground = { held "Toy Walker" } },
  { p2.may_choose_exactly { "attacks Toy Walker", "taps Toy Walker" } }, true)
shells("units in other arenas and its own side's are out of reach", { rules = { "BOY-61/activated" } },
  { ground = { held "Toy Walker", held "Toy Statue" }, character = { "Toy Guard" } },
  { p2.uses "Rebel Armored Freerunner", p2.may_choose_exactly { "Toy Walker", "Toy Statue" }, p2.chooses "Toy Walker", p2.declines })
scenario "Rebel Armored Freerunner fires only when it would attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { ground = { held "Toy Walker" } }, p2 = { hand = { "Toy Gift" }, ground = { "Rebel Armored Freerunner" } } },
  steps = { p2.cannot { "uses", "Rebel Armored Freerunner", because = "TCG-PHR-08" }, p2.passes },
}
