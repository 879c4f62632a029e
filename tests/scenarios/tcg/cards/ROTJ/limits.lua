-- What abilities do not do: when they keep quiet, whom they do not reach, and that they must be paid.

scenario "Darth Vader (P) disrupts nothing but a Battle card that is being played" {
  quiet = { "ROTJ-7/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, character = { "Darth Vader (P)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", "uses Darth Vader (P) (ability 2)", pass },
    p1.passes,
  },
}

scenario "Darth Vader (P) gives up a unit of his own for a Battle card, a retreated one or himself among them" {
  rules = { "ROTJ-7/activated" },
  given = { phase = "battle",
    p1 = { character = { "Darth Vader (P)" }, ground = { "Toy Trooper" }, retreated = { "Toy Scout" } },
    p2 = { hand = { "Toy Gift" }, force = 0, character = { "Toy Guard" }, ground = { "Toy Walker" } } },
  steps = {
    p1.passes,
    p2.plays "Toy Gift",
    p1.uses "Darth Vader (P)",
    p1.may_choose_exactly { "Darth Vader (P)", "Toy Trooper", "Toy Scout" },
    p1.chooses "Toy Trooper",
    expect { p2, force = 0 },
  },
}

scenario "Darth Vader (P) grows by a unit of his own only, and not beyond the turn" {
  rules = { "ROTJ-7/activated-2" },
  given = { phase = "battle", chance = { 1 },
    p1 = { character = { "Darth Vader (P)" }, ground = { { "Toy Trooper", tapped = true } } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.uses "Darth Vader (P)",
    p1.may_choose_exactly { "Darth Vader (P)", "Toy Trooper" },
    p1.chooses "Toy Trooper",
    expect { p1.unit "Darth Vader (P)", power = 8 },
    p1.taps "Darth Vader (P)",
    expect { p1.unit "Darth Vader (P)", power = 6 },
  },
}

scenario "Darth Vader (P) does not evade with 2 Force" {
  quiet = { "ROTJ-7/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Darth Vader (P)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (P)",
    p1.passes, p1.passes,
    p2.is_asked,
    expect { p1.unit "Darth Vader (P)", damage = 2 },
    expect { p1, force = 2 },
  },
}

scenario "Jabba's Dancers gain nothing when another unit attacks, or when they are attacked" {
  quiet = { "ROTJ-20/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", { "Jabba's Dancers", tapped = true } } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.attacks "Jabba's Dancers",
    p2.is_asked,
    expect { p1, force = 0 },
  },
}

scenario "Occupied Tatooine does nothing in the opponent's build step" {
  quiet = { "ROTJ-30/whenever" },
  given = { phase = "light builds",
    p1 = { locations = { "Occupied Tatooine" }, discard = { "Toy Gift" }, deck = { "Toy Luck" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1.deck, in_order = { "Toy Luck" } },
  },
}

scenario "Occupied Tatooine takes no card of the opponent's discard pile" {
  rules = { "ROTJ-30/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Tatooine" }, discard = { "Toy Gift", "Toy Storm" }, deck = { "Toy Luck" } },
    p2 = { discard = { "Toy Walker" } } },
  steps = {
    p1.accepts,
    p1.may_choose_exactly { "Toy Gift", "Toy Storm" },
    p1.chooses "Toy Gift",
    expect { p1.deck, in_order = { "Toy Luck", "Toy Gift" } },
  },
}

scenario "Occupied Tatooine asks nothing without a discarded card" {
  quiet = { "ROTJ-30/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Tatooine" }, deck = { "Toy Luck" } } },
  steps = {
    p1.may_choose_exactly { "builds Toy Scout", done },
    p1.builds "Toy Scout",
    expect { p1.deck, in_order = { "Toy Luck" } },
  },
}

scenario "Free Tatooine asks nothing without a discarded card" {
  quiet = { "ROTJ-15/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Tatooine" }, deck = { "Toy Luck" } } },
  steps = {
    p2.may_choose_exactly { "builds Toy Scout", done },
    p2.builds "Toy Scout",
    expect { p2.deck, in_order = { "Toy Luck" } },
  },
}

scenario "Occupied Tatooine need not be used" {
  rules = { "ROTJ-30/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Tatooine" }, discard = { "Toy Gift" }, deck = { "Toy Luck" } } },
  steps = {
    p1.declines,
    expect { p1.deck, in_order = { "Toy Luck" } },
    expect { p1.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Sarlacc swallows no Character of its own side and no unit of another arena" {
  rules = { "ROTJ-35/activated" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Sarlacc (A)" }, character = { "Toy Padawan" } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.uses "Sarlacc (A)",
    p1.may_choose_exactly { "Toy Guard", "Toy Padawan" },
    p1.chooses "Toy Guard",
    p1.is_asked,
    expect { p2.unit "Toy Guard", damage = 2 },
    expect { p2.unit "Toy Padawan", damage = 0 },
  },
}

scenario "Sarlacc does not swallow before it would attack" {
  quiet = { "ROTJ-35/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, ground = { "Sarlacc (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
  },
}

scenario "Sarlacc, tapped without having swallowed anybody, hurts nobody" {
  quiet = { "ROTJ-35/whenever" },
  given = { phase = "battle",
    p1 = { ground = { { "Sarlacc (A)", tapped = true } }, character = { "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Sarlacc, untapped again, lets go at once" {
  quiet = { "ROTJ-35/whenever" },
  given = { phase = "attack", arena = "ground",
    p1 = { force = 2, hand = { "Toy Second Wind" }, ground = { "Sarlacc (A)" }, character = { "Toy Padawan" } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.uses "Sarlacc (A)",
    p1.plays "Toy Second Wind",
    p1.chooses "Sarlacc (A)",
    p1.taps "Sarlacc (A)",
    p1.is_asked,
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Sarlacc, left tapped, keeps its Character tapped and hurts it again" {
  rules = { "ROTJ-35/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 1 },
    p1 = { ground = { "Sarlacc (A)" }, character = { { "Toy Padawan", tapped = true } } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, character = { { "Toy Padawan", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.uses "Sarlacc (A)",
    p1.chooses "Toy Padawan",
    p1.accepts,
    expect { p2.unit "Toy Padawan", damage = 2, tapped = true },
    expect { p2.unit "Toy Guard", tapped = false },
  },
}

scenario "Captain Lennox in the Character arena gives nothing" {
  quiet = { "ROTJ-44/pilot", "ROTJ-44/pilot_whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { space = { "Techno Union Starship", "Toy Freighter" }, character = { "Captain Lennox (A)" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    expect { p1.unit "Techno Union Starship", speed = 30, power = 6 },
    p1.attacks "Toy Freighter",
    p1.is_asked,
    expect { p1.unit "Techno Union Starship", damage = 0, tapped = true },
  },
}

scenario "Captain Lennox's ship takes no damage when another attacks" {
  quiet = { "ROTJ-44/pilot_whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1 },
    p1 = { space = { "Toy Fighter", { "Techno Union Starship", tapped = true, with = { "Captain Lennox (A)" } }, "Toy Freighter" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    expect { p1.unit "Techno Union Starship", damage = 0 },
    expect { p1.unit "Toy Fighter", damage = 0 },
  },
}

scenario "Captain Lennox boards no Starfighter" {
  quiet = { "ROTJ-44/pilot" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, space = { "TIE Interceptor" }, character = { "Captain Lennox (A)" } } },
  steps = {
    p1.may_not_choose { "boards TIE Interceptor", "boards Captain Lennox (A)" },
    p1.builds "Toy Scout",
    expect { p1.unit "TIE Interceptor", speed = 60, power = 3 },
  },
}

scenario "Cantina Bar Mob does not retaliate without Force" {
  quiet = { "ROTJ-73/activated" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 0, hand = { "Toy Storm" }, ground = { { "Cantina Bar Mob", tapped = true } } } },
  steps = {
    p1.attacks "Cantina Bar Mob",
    p1.is_asked,
    expect { p1.unit "Toy Walker", damage = 0 },
  },
}

scenario "Cantina Bar Mob does not retaliate for another unit" {
  quiet = { "ROTJ-73/activated" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 4, ground = { { "Cantina Bar Mob", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p1.is_asked,
    expect { p1.unit "Toy Walker", damage = 0 },
    expect { p2, force = 4 },
  },
}

scenario "Forest AT-AT strips nobody when another unit attacks" {
  quiet = { "ROTJ-88/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 4, 4, 4, 4 },
    p1 = { ground = { "Toy Walker", { "Forest AT-AT", tapped = true }, "Toy Trooper" } },
    p2 = { ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    expect { p2.unit "Toy Tank", damage = 0, armor = true },
  },
}

scenario "Forest AT-AT strips for its own attack only" {
  rules = { "ROTJ-88/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 4, 1, 1, 1 },
    p1 = { ground = { "Forest AT-AT", "Toy Trooper" } },
    p2 = { ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p1.is_asked,
    expect { p2.unit "Toy Tank", damage = 1, armor = true },
  },
}

scenario "Forests of Endor: for 2 Force the damage is done" {
  rules = { "ROTJ-91/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { force = 2, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { locations = { "Forests of Endor" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.accepts,
    expect { p1, force = 0 },
    expect { p2.unit "Toy Walker", damage = 3 },
  },
}

scenario "Forests of Endor prevent nothing to units of the other side" {
  quiet = { "ROTJ-91/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p2 = { force = 2, ground = { "Toy Walker", "Toy Trooper" }, locations = { "Forests of Endor" } },
    p1 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p2.attacks "Toy Walker",
    expect { p1.unit "Toy Walker", damage = 3 },
    expect { p2, force = 2 },
  },
}

scenario "Forests of Endor prevent no damage in the Character arena" {
  quiet = { "ROTJ-91/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { locations = { "Forests of Endor" }, ground = { { "Toy Walker", tapped = true } }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 1 },
    expect { p1, force = 2 },
  },
}

scenario "Scout Trooper in the Character arena makes no Speeder better" {
  quiet = { "ROTJ-107/pilot" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker" } },
    p1 = { ground = { "Imperial Speeder Bike" }, character = { "Scout Trooper" } } },
  steps = {
    expect { p1.unit "Imperial Speeder Bike", speed = 50, accuracy = 1 },
  },
}

scenario "Scout Trooper boards no Walker" {
  quiet = { "ROTJ-107/pilot" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, ground = { "Forest AT-AT" }, character = { "Scout Trooper" } } },
  steps = {
    p1.may_not_choose { "boards Forest AT-AT", "boards Scout Trooper" },
    p1.builds "Toy Scout",
    expect { p1.unit "Forest AT-AT", speed = 30 },
  },
}

scenario "TIE Interceptor does not intercept without Force" {
  quiet = { "ROTJ-109/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p2 = { space = { "Toy Fighter", "Toy Freighter" } },
    p1 = { force = 0, hand = { "Toy Storm" }, space = { { "TIE Interceptor", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.attacks "Toy Freighter",
    p2.is_asked,
    expect { p1.unit "Toy Freighter", damage = 1 },
  },
}

scenario "TIE Interceptor intercepts no attack in another arena" {
  quiet = { "ROTJ-109/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { force = 2, space = { { "TIE Interceptor", tapped = true } }, ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p2.attacks "Toy Tank",
    p2.is_asked,
    expect { p1, force = 2 },
    expect { p1.unit "Toy Tank", damage = 1 },
  },
}

scenario "TIE Interceptor does not intercept an attack on itself" {
  quiet = { "ROTJ-109/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p2 = { space = { "Toy Fighter", "Toy Freighter" } },
    p1 = { force = 2, space = { { "TIE Interceptor", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.attacks "TIE Interceptor",
    p2.is_asked,
    expect { p1, force = 2 },
    expect { p1.unit "TIE Interceptor", damage = 1 },
  },
}

scenario "Forests of Endor: a unit with Endor in its name only is no Endor unit" {
  rules = { "ROTJ-91/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { force = 0, ground = { "Endor Attack Squad", "Toy Trooper" } },
    p2 = { locations = { "Forests of Endor" }, ground = { { "Toy Statue", tapped = true } } } },
  steps = {
    p1.attacks "Toy Statue",
    p1.is_asked,
    expect { p2.unit "Toy Statue", damage = 0 },
  },
}

scenario "Forests of Endor prevent no damage by a Battle card" {
  quiet = { "ROTJ-91/whenever" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Barrage" }, ground = { "Toy Walker" } },
    p2 = { locations = { "Forests of Endor" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.plays "Toy Barrage",
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Princess Leia (K): for 2 Force the damage is done to her" {
  rules = { "ROTJ-104/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 3, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Princess Leia (K)", tapped = true } } } },
  steps = {
    p1.attacks "Princess Leia (K)",
    p1.accepts,
    expect { p1, force = 1 },
    expect { p2.unit "Princess Leia (K)", damage = 2 },
  },
}

scenario "Princess Leia (K) prevents no damage to another Character" {
  quiet = { "ROTJ-104/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 0, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Princess Leia (K)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p2.unit "Toy Guard", damage = 2 },
  },
}

scenario "Princess Leia (K) prevents no damage by a card of her own side" {
  quiet = { "ROTJ-104/whenever" },
  given = { phase = "battle",
    p2 = { force = 3, hand = { "Toy Storm" }, character = { { "Princess Leia (K)", tapped = true } } },
    p1 = { force = 0, character = { "Toy Padawan" } } },
  steps = {
    p2.plays "Toy Storm",
    expect { p2.unit "Princess Leia (K)", damage = 1 },
  },
}

scenario "Princess Leia (K) protects the Speeder that she pilots, and no other" {
  quiet = { "ROTJ-104/pilot_whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { force = 0, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Ewok Glider", tapped = true, with = { "Princess Leia (K)" } }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.is_asked,
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

scenario "Princess Leia (K) in the Character arena protects no Speeder" {
  quiet = { "ROTJ-104/pilot_whenever", "ROTJ-104/pilot" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { force = 0, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Ewok Glider", tapped = true } }, character = { "Princess Leia (K)" } } },
  steps = {
    p1.attacks "Ewok Glider",
    p1.is_asked,
    expect { p2.unit "Ewok Glider", damage = 1, speed = 40, lucky = 0 },
  },
}

scenario "Wicket W. Warrick (A) is hurt where no Endor Location lies" {
  quiet = { "ROTJ-68/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { force = 0, locations = { "Rancor Pit" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Wicket W. Warrick (A)", tapped = true } } } },
  steps = {
    p1.attacks "Wicket W. Warrick (A)",
    p1.is_asked,
    expect { p2.unit "Wicket W. Warrick (A)", damage = 1 },
  },
}

scenario "Wicket W. Warrick (A) makes no unit cheaper but a unique Light Side Character of his side" {
  quiet = { "ROTJ-68/static" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Wicket W. Warrick (A)" },
      build = { { "Toy Guard", counters = 2 }, { "Anakin's Starfighter (A)", counters = 3 } } } },
  steps = {
    expect { p2.unit "Toy Guard", needs = 3 },
    p2.builds "Toy Scout",
  },
}

scenario "Bib Fortuna takes neither himself, nor the opponent's unit, nor one in the build zone" {
  rules = { "ROTJ-5/activated" },
  given = { phase = "battle",
    p1 = { character = { "Bib Fortuna (A)", "Jabba's Dancers" }, ground = { "Toy Walker" }, retreated = { "Toy Scout" }, space = { "TIE Interceptor" } },
    p2 = { ground = { { "Toy Trooper", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Bib Fortuna (A)",
    p1.may_choose_exactly { "Jabba's Dancers", "Toy Walker" },
    p1.chooses "Toy Walker",
    expect { p1.unit "Bib Fortuna (A)", speed = 50, power = 5, health = 6 },
  },
}

scenario "Bib Fortuna: who was put under him is not in play, and goes nowhere when he is discarded" {
  rules = { "ROTJ-5/activated" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { character = { { "Bib Fortuna (A)", damage = 3, tapped = true } }, ground = { { "Toy Walker", tapped = true } } },
    p2 = { ground = { { "Toy Trooper", tapped = true } }, character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p1.uses "Bib Fortuna (A)",
    expect { p1.unit "Bib Fortuna (A)", health = 6 },
    p2.attacks "Bib Fortuna (A)",
    expect { p1.discard, exactly = { "Bib Fortuna (A)" } },
    expect { p1.out, exactly = { "Toy Walker" } },
  },
}
