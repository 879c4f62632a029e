-- More of what abilities do not do.

scenario "Decoy in hand lets nobody intercept" {
  quiet = { "ROTJ-80/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { force = 2, hand = { "Decoy" }, ground = { { "Toy Tank", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p2.attacks "Toy Tank",
    p1.passes, p1.passes, p1.passes, p1.passes,
    p2.is_asked,
    expect { p1.unit "Toy Tank", damage = 1 },
  },
}

scenario "Pilots in the Character arena give a ship nothing" {
  quiet = { "ROTJ-52/pilot", "ROTJ-57/pilot", "ROTJ-6/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Millennium Falcon (J)" }, character = { "Han Solo (J)", "Lando Calrissian (I)", "Chewbacca (J)" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Millennium Falcon (J)", speed = 50, power = 5, accuracy = 0, lucky = 0 },
  },
}

scenario "Princess Leia (J) draws nothing in the opponent's build step" {
  quiet = { "ROTJ-62/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" } },
    p2 = { character = { "Princess Leia (J)" }, deck = { "Toy Luck" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2.hand, count = 0 },
  },
}

scenario "Mon Mothma makes nobody dearer to attack but herself" {
  quiet = { "ROTJ-28/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Mon Mothma (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p1, force = 2 },
  },
}

scenario "Mon Mothma, tapped, makes no Rebel cheaper" {
  quiet = { "ROTJ-28/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { { "Mon Mothma (A)", tapped = true } }, build = { { "A-Wing", counters = 2 } } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p2.unit "A-Wing", needs = 3 },
  },
}

scenario "Yoda's Spirit in the build zone gains nothing" {
  quiet = { "ROTJ-40/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1 },
    p1 = { character = { "Toy Guard" }, hand = { "Toy Scout" } },
    p2 = { retreated = { "Yoda's Spirit (A)" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.taps "Toy Guard",
    p1.builds "Toy Scout",
    expect { p2, force = 4 },
  },
}

scenario "Darth Vader (N) makes no Battle card of his own side dearer" {
  quiet = { "ROTJ-46/static" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Barrage" }, character = { "Darth Vader (N)" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    expect { p1, force = 0 },
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Emperor Palpatine (C) does not use his ability before he would attack" {
  quiet = { "ROTJ-83/activated" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Gift" }, character = { "Emperor Palpatine (C)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
  },
}

scenario "Ephant Mon looks through nothing when another attacks" {
  rules = { "ROTJ-13/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", { "Ephant Mon (A)", tapped = true }, "Toy Padawan" } },
    p2 = { hand = { "Toy Gift" }, deck = { "Toy Luck" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.passes,
    p2.passes,
    p1.may_choose { "attacks Toy Padawan" },
    expect { p2.hand, count = 1 },
  },
}

scenario "Jabba the Hutt (B) makes neither who hunts nobody stronger, nor hunters of the other side" {
  quiet = { "ROTJ-54/static" },
  given = { phase = "attack", arena = "character",
    p2 = { character = { "Toy Guard", "Boba Fett (H)" } },
    p1 = { character = { "Jabba the Hutt (B)", { "Toy Guard", tapped = true } } } },
  steps = {
    p2.is_asked,
    expect { p2.unit "Boba Fett (H)", power = 6 },
    expect { p1.unit "Toy Guard", power = 3 },
  },
}

scenario "Jabba the Hutt (B) pays nothing for what a unit without a Bounty discards" {
  quiet = { "ROTJ-54/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1 },
    p1 = { character = { { "Jabba the Hutt (B)", tapped = true }, "Toy Guard" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.builds "Toy Scout",
    expect { p1, force = 4 },
  },
}

scenario "Endor Shield Generator, untapped, shields nobody" {
  quiet = { "ROTJ-12/activated" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Endor Shield Generator" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Fighter", shields = 0 },
  },
}

scenario "Jabba's Guards do not intercept in another arena" {
  quiet = { "ROTJ-97/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p2 = { space = { "Toy Fighter", "Toy Freighter" } },
    p1 = { space = { { "Toy Freighter", tapped = true } }, ground = { "Jabba's Guards" } } },
  steps = {
    p2.attacks "Toy Freighter",
    p2.is_asked,
    expect { p1.unit "Toy Freighter", damage = 1 },
  },
}

scenario "Ewok Village prevents no damage by a card of its own side" {
  quiet = { "ROTJ-49/whenever" },
  given = { phase = "battle",
    p2 = { force = 3, hand = { "Toy Storm" }, locations = { "Ewok Village" }, ground = { { "Toy Walker", tapped = true } } },
    p1 = { ground = { "Toy Walker" } } },
  steps = {
    p2.plays "Toy Storm",
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

scenario "Rancor Pit forbids nothing in the Ground battle" {
  quiet = { "ROTJ-64/static" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { locations = { "Rancor Pit" }, ground = { "Toy Walker", "Toy Trooper" }, hand = { "Toy Gift" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Toy Gift",
    expect { p1, force = 2 },
  },
}

scenario "Dune Sea hurts no Tatooine unit and no Character" {
  quiet = { "ROTJ-81/whenever" },
  given = { phase = "attack", arena = "ground",
    p1 = { locations = { "Dune Sea" }, ground = { "Cantina Bar Mob" }, character = { "Toy Guard" } },
    p2 = { ground = { { "Cantina Bar Mob", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.taps "Cantina Bar Mob",
    p1.is_asked,
    expect { p1.unit "Cantina Bar Mob", damage = 0 },
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Millennium Falcon (J) is not lucky for 2 Force" {
  quiet = { "ROTJ-59/activated" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { force = 2, hand = { "Toy Gift" }, space = { "Millennium Falcon (J)" } } },
  steps = {
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
  },
}

scenario "Emperor Palpatine (E) takes no counters away when another is discarded" {
  quiet = { "ROTJ-9/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Emperor Palpatine (E)", tapped = true }, { "Toy Guard", tapped = true } } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.attacks "Toy Guard",
    p2.is_asked,
    expect { p1.discard, exactly = { "Toy Guard" } },
  },
}

scenario "Luke Skywalker (N) turns nobody whose build cost he cannot pay" {
  quiet = { "ROTJ-24/activated-2" },
  given = { phase = "battle",
    p1 = { character = { "Jango Fett (D)" } },
    p2 = { force = 3, hand = { "Toy Gift" }, character = { "Luke Skywalker (N)" } } },
  steps = {
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
    expect { p1.character, exactly = { "Jango Fett (D)" } },
  },
}

scenario "Jabba the Hutt (A): who is not of Tatooine does not count" {
  rules = { "ROTJ-19/static" },
  given = { phase = "attack", arena = "character",
    p2 = { character = { "Toy Guard" }, ground = { "Toy Walker" } },
    p1 = { character = { "Jabba the Hutt (A)" }, ground = { "Toy Trooper" } } },
  steps = {
    expect { p1.unit "Jabba the Hutt (A)", power = 4 },
  },
}

scenario "Jabba the Hutt (C) lets nobody of the other side intercept" {
  quiet = { "ROTJ-55/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", { "Jabba the Hutt (C)", tapped = true }, "Toy Padawan" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.may_choose { "attacks Toy Padawan" },
  },
}

scenario "Reactor Core harms nobody when another Location is discarded" {
  quiet = { "ROTJ-33/whenever-2" },
  given = { phase = "light builds",
    p1 = { locations = { "Reactor Core", "Dune Sea" }, space = { "Toy Freighter", "Toy Fighter" } },
    p2 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Ewok Village", counters = 3 } } } },
  steps = {
    p2.puts_down "Ewok Village",
    expect { p1.discard, exactly = { "Dune Sea" } },
    expect { p1.unit "Toy Freighter", damage = 0 },
  },
}

scenario "Force Lightning is not played to prevent damage" {
  quiet = { "ROTJ-87/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, hand = { "Force Lightning", "Toy Barrier" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p2.attacks "Toy Guard",
    p1.passes,
    p1.passes,
    p1.may_choose_exactly { "plays Toy Barrier", pass },
    p1.passes,
    expect { p1.unit "Toy Guard", damage = 1 },
  },
}

scenario "Emperor Palpatine (D) has his player's Force in the build zone too" {
  rules = { "ROTJ-48/printed" },
  given = { phase = "attack", arena = "space",
    p1 = { force = 3, space = { "Toy Fighter" }, retreated = { { "Emperor Palpatine (D)", damage = 2 } } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Emperor Palpatine (D)", power = 3, health = 3, damage = 2 },
  },
}

scenario "Emperor Palpatine (D), damaged in the build zone, is discarded when Force is paid" {
  rules = { "TCG-ZONE-13" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" }, space = { "Toy Fighter" }, retreated = { { "Emperor Palpatine (D)", damage = 2 } } },
    p2 = { space = { "Toy Freighter" } } },
  steps = {
    p1.plays "Toy Barrage",   -- it costs 2 Force
    expect { p1.unit "Emperor Palpatine (D)", zone = "discard" },
  },
}

scenario "Emperor Palpatine (D): Force of the other player is none of his" {
  rules = { "ROTJ-48/printed" },
  given = { phase = "attack", arena = "space",
    p1 = { force = 1, space = { "Toy Fighter" }, retreated = { "Emperor Palpatine (D)" } },
    p2 = { force = 5, space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Emperor Palpatine (D)", power = 1 },
  },
}
