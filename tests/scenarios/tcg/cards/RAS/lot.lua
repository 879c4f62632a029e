-- Rogues and Scoundrels: Human Shield, R2-D2 (H), Death Star Control Room, Cloud City Wing Guard.

-- Human Shield
local function shield(title, claims, arena, dice, dark, light, steps)
  claims.given = { phase = "attack", arena = arena, chance = dice, p1 = dark, p2 = light }
  claims.steps = steps
  scenario ("Human Shield: " .. title) (claims)
end
shield("the damage of an attacking Character is prevented, and it gets as many counters", { rules = { "RAS-51/effect" } }, "character", { 6, 6, 1 },
  { force = 6, hand = { "Human Shield" }, character = { { "Toy Padawan", tapped = true } } },
  { character = { { "Toy Guard", damage = 0 }, "Toy Padawan" } },
  { p2.attacks "Toy Padawan", p1.plays "Human Shield", p2.is_asked,
    expect { p1, force = 0 }, expect { p1.unit "Toy Padawan", damage = 0 }, expect { p2.unit "Toy Guard", damage = 2 } })
shield("so is what would be done later this turn", { rules = { "RAS-51/effect" } }, "character", { 6, 6, 1, 1, 6, 1, 1 },
  { force = 6, hand = { "Human Shield" }, character = { { "Toy Padawan", tapped = true } } },
  { character = { "Toy Mentor", "Toy Guard", "Toy Padawan" } },
  { p2.attacks "Toy Padawan", p1.plays "Human Shield", p2.attacks "Toy Padawan", p2.is_asked,
    expect { p1.unit "Toy Padawan", damage = 0 }, expect { p2.unit "Toy Mentor", damage = 2 }, expect { p2.unit "Toy Guard", damage = 1 } })
shield("the counters may discard the attacker", { rules = { "RAS-51/effect" } }, "character", { 6, 6, 6 },
  { force = 6, hand = { "Human Shield" }, character = { { "Toy Padawan", tapped = true } } },
  { character = { "Toy Guard", "Toy Padawan" } },
  { p2.attacks "Toy Padawan", p1.plays "Human Shield", p2.is_asked, expect { p2.discard, exactly = { "Toy Guard" } } })
shield("an attacker that is no Character gets no counters", { rules = { "RAS-51/effect" } }, "ground", { 6, 6, 6, 6, 6, 1 },
  { force = 6, hand = { "Human Shield" }, ground = { { "Toy Walker", tapped = true } } },
  { ground = { "Toy Walker", "Toy Trooper", "Toy Tank" } },
  { p2.attacks "Toy Walker", p1.plays "Human Shield", p2.attacks "Toy Walker", p2.is_asked,
    expect { p1.unit "Toy Walker", damage = 0 }, expect { p2.unit "Toy Walker", damage = 0 }, expect { p2.unit "Toy Trooper", damage = 0 } })
shield("a Battle card's damage during an attack brings no counters; the attack's does", { rules = { "RAS-51/effect" } }, "character", { 6, 1, 1 },
  { force = 6, hand = { "Human Shield" }, character = { { "Toy Padawan", tapped = true } } },
  { force = 2, hand = { "Toy Barrage" }, character = { "Toy Guard", "Toy Padawan" } },
  { p2.attacks "Toy Padawan", p2.plays "Toy Barrage", p1.plays "Human Shield", p2.is_asked,
    expect { p1.unit "Toy Padawan", damage = 0 }, expect { p2.unit "Toy Guard", damage = 1 } })
shield("the opponent's units are damaged", { rules = { "RAS-51/effect" } }, "character", { 6, 6, 1, 1, 6, 6 },
  { force = 6, hand = { "Human Shield" }, character = { { "Toy Padawan", tapped = true }, "Toy Four" } },
  { character = { "Toy Mentor", { "Toy Padawan", tapped = true }, { "Toy Guard", tapped = true } } },
  { p2.attacks "Toy Padawan", p1.plays "Human Shield", p1.attacks "Toy Padawan", p2.is_asked,
    expect { p2.unit "Toy Padawan", damage = 2 }, expect { p1.unit "Toy Four (A)", damage = 0 } })
shield("the hits of Overkill on a second unit count as well", { rules = { "RAS-51/effect" } }, "character", { 6, 6, 6, 6, 1 },
  { force = 6, hand = { "Human Shield" }, character = { { "Toy Padawan", tapped = true }, { "Toy Four", tapped = true } } },
  { character = { "Chewbacca (L)", "GH-7 Medical Droid" } },
  { p2.attacks "Toy Four (A)", p2.chooses "Toy Padawan", p1.plays "Human Shield", p2.is_asked,
    expect { p1.unit "Toy Padawan", damage = 0 }, expect { p1.unit "Toy Four (A)", damage = 0 }, expect { p2.unit "Chewbacca (L)", damage = 4 } })
scenario "Human Shield: with 5 Force it is not played" {
  quiet = { "RAS-51/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 5, hand = { "Human Shield" }, character = { { "Toy Padawan", tapped = true } } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = { p2.attacks "Toy Padawan", p2.is_asked, expect { p1.unit "Toy Padawan", damage = 2 } },
}

-- R2-D2 (H)
scenario "R2-D2 (H) gives its Starfighter 10 speed and 1 power" {
  rules = { "RAS-60/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true, with = { "R2-D2 (H)" } }, { "Jedi Starfighter 3R3", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "ARC-170 Starfighter", speed = 60, power = 3 }, expect { p2.unit "Jedi Starfighter 3R3", speed = 50, power = 3 },
  },
}
scenario "R2-D2 (H) in the Character arena gives nothing" {
  quiet = { "RAS-60/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true } }, character = { "R2-D2 (H)" } } },
  steps = { p1.is_asked, expect { p2.unit "ARC-170 Starfighter", speed = 50, power = 2 } },
}
scenario "R2-D2 (H): as the Space battle starts a damage counter comes off its unit, no other" {
  rules = { "RAS-60/pilot_whenever" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Walker" }, space = { { "Toy Freighter", tapped = true } } },
    p2 = { force = 2, space = { { "ARC-170 Starfighter", damage = 1, with = { "R2-D2 (H)" } }, { "Toy Freighter", damage = 2 } } } },
  steps = {
    p2.is_asked,
    expect { p2.unit "ARC-170 Starfighter", damage = 0 }, expect { p2.unit "Toy Freighter", damage = 2 },
  },
}
scenario "R2-D2 (H) repairs nothing as the Ground battle starts" {
  quiet = { "RAS-60/pilot_whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1 },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true, damage = 1, with = { "R2-D2 (H)" } } }, ground = { { "Toy Tank", tapped = true } } } },
  steps = { p1.attacks "ARC-170 Starfighter", p1.is_asked, expect { p2.unit "ARC-170 Starfighter", damage = 1 } },
}
scenario "R2-D2 (H): another Pilot may come beside it" {
  quiet = { "RAS-60/pilot_whenever" },
  cites = { { "TCG-PIL-14", "the unit has room for both" } },
  given = { phase = "light builds",
    p2 = { space = { { "ARC-170 Starfighter", with = { "R2-D2 (H)" } } }, character = { "Anakin Skywalker (M)" } } },
  steps = {
    p2.boards("Anakin Skywalker (M)", "on ARC-170 Starfighter"),
    expect { p2.unit "ARC-170 Starfighter", speed = 70, power = 3, armor = 1 },
  },
}

-- Death Star Control Room
scenario "Death Star Control Room: your Space units have Accuracy 1" {
  rules = { "RAS-45/static" },
  given = { phase = "attack", arena = "space", chance = { 3, 3, 2 },
    p1 = { locations = { "Death Star Control Room" }, space = { "Toy Fighter", "Toy Freighter" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter", p1.is_asked,
    expect { p2.unit "Toy Freighter", damage = 2, accuracy = 0 }, expect { p1.unit "Toy Freighter", accuracy = 1 },
    expect { p1.unit "Toy Walker", accuracy = 0 },
  },
}
scenario "Death Star Control Room: no Accuracy for the opponent's Space units" {
  rules = { "RAS-45/static" },
  given = { phase = "attack", arena = "space", chance = { 3, 3, 3 },
    p1 = { locations = { "Death Star Control Room" }, space = { { "Toy Fighter", tapped = true } } },
    p2 = { space = { "Toy Fighter", "Toy Freighter" } } },
  steps = { p2.attacks "Toy Fighter", p2.is_asked, expect { p1.unit "Toy Fighter", damage = 0, accuracy = 1 }, expect { p2.unit "Toy Fighter", accuracy = 0 } },
}

-- Cloud City Wing Guard
scenario "Cloud City Wing Guard: 2 power with Lando Calrissian, anybody's" {
  rules = { "RAS-43/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Cloud City Wing Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Lando Calrissian (H)" } } },
  steps = { p1.is_asked, expect { p1.unit "Cloud City Wing Guard", power = 6, accuracy = 1 } },
}
scenario "Cloud City Wing Guard: Lando Calrissian on a unit is in its arena" {
  rules = { "RAS-43/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { ground = { "Cloud City Wing Guard" }, space = { { "Republic Cruiser", tapped = true, with = { "Lando Calrissian (I)" } } } } },
  steps = { p1.is_asked, expect { p2.unit "Cloud City Wing Guard", power = 6 } },
}
scenario "Cloud City Wing Guard: Lando Calrissian retreated does not help, nor does another Smuggler" {
  quiet = { "RAS-43/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { ground = { "Cloud City Wing Guard" }, space = { { "Toy Fighter", tapped = true } }, character = { "Han Solo (K)" }, retreated = { "Lando Calrissian (H)" } } },
  steps = { p1.is_asked, expect { p2.unit "Cloud City Wing Guard", power = 4 } },
}
local function guard(title, claims, force, steps)
  claims.given = { phase = "battle",
    p1 = { force = force, hand = { "Toy Walker" }, ground = { "Toy Walker" } },
    p2 = { force = 3, ground = { "Cloud City Wing Guard", "Toy Scout" } } }
  claims.steps = steps
  scenario ("Cloud City Wing Guard: " .. title) (claims)
end
guard("3 Force by the opponent tap it as the Ground battle starts", { rules = { "RAS-43/whenever" } }, 3,
  { p1.passes, p1.may_choose_exactly { accept, decline }, p1.accepts, p2.is_asked,
    expect { p1, force = 0 }, expect { p2, force = 3 }, expect { p2.unit "Cloud City Wing Guard", tapped = true }, expect { p2.unit "Toy Scout", tapped = false } })
guard("the opponent need not pay", { rules = { "RAS-43/whenever" } }, 3,
  { p1.declines, p2.is_asked, expect { p1, force = 3 }, expect { p2.unit "Cloud City Wing Guard", tapped = false } })
scenario "Cloud City Wing Guard asks for nothing as the Character battle starts" {
  quiet = { "RAS-43/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { force = 3, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { ground = { { "Cloud City Wing Guard", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = { p1.attacks "Cloud City Wing Guard", p1.attacks "Toy Guard", p1.is_asked, expect { p1, force = 3 } },
}
