-- Return of the Jedi: character.

scenario "Yoda's Spirit: 1 Force for each Spirit as the Character battle ends" {
  rules = { "ROTJ-40/whenever" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" } },
    p2 = { character = { { "Yoda's Spirit (A)", tapped = true }, { "Anakin's Spirit (A)", tapped = true } }, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 6 },
    p1.finishes,
  },
}

scenario "C-3PO (H): two cards, then two cards or a Battle card away" {
  rules = { "ROTJ-43/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "C-3PO (H)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p2.uses "C-3PO (H)",
    p2.chooses(2),
    p2.chooses "Toy Gift",
    expect { p2.hand, exactly = { "Toy Scout", "Toy Luck" } },
  },
}

scenario "Captain Lennox as a Pilot" {
  rules = { "ROTJ-44/pilot" },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter" } },
    p1 = { space = { { "Techno Union Starship", with = { "Captain Lennox (A)" } } } } },
  steps = {
    expect { p1.unit "Techno Union Starship", speed = 60, power = 7 },
  },
}

scenario "Captain Lennox drives his ship too hard" {
  rules = { "ROTJ-44/pilot_whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { space = { { "Techno Union Starship", with = { "Captain Lennox (A)" } }, "Toy Freighter" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    expect { p1.unit "Techno Union Starship", damage = 1 },
  },
}

scenario "Chief Chirpa: a build point and 1 Force" {
  rules = { "ROTJ-45/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Chief Chirpa (A)" }, hand = { "Toy Scout" } } },
  steps = {
    p2.uses("Chief Chirpa (A)", "(ability 2)"),
    expect { p2, build_points = 2, force = 1 },
  },
}

scenario "Chief Chirpa (A): with an Endor Location damage by an opposing unit is prevented unless 2 Force are paid" {
  rules = { "ROTJ-45/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { locations = { "Free Endor" }, character = { { "Chief Chirpa (A)", tapped = true } } } },
  steps = {
    p1.attacks "Chief Chirpa (A)",
    p1.declines,
    expect { p2.unit "Chief Chirpa (A)", damage = 0 },
    expect { p1, force = 2 },
  },
}

scenario "Chief Chirpa (A): whoever pays does the damage" {
  cites = { { "TCG-TRG-04", "a triggered prevention, in its own chance" } },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { locations = { "Free Endor" }, character = { { "Chief Chirpa (A)", tapped = true } } } },
  steps = {
    p1.attacks "Chief Chirpa (A)",
    p1.accepts,
    expect { p2.unit "Chief Chirpa (A)", damage = 2 },
    expect { p1, force = 0 },
  },
}

scenario "Wicket W. Warrick (A): with an Endor Location damage by an opposing unit is prevented unless 2 Force are paid" {
  rules = { "ROTJ-68/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { locations = { "Free Endor" }, character = { { "Wicket W. Warrick (A)", tapped = true } } } },
  steps = {
    p1.attacks "Wicket W. Warrick (A)",
    p1.declines,
    expect { p2.unit "Wicket W. Warrick (A)", damage = 0 },
    expect { p1, force = 2 },
  },
}

scenario "Wicket W. Warrick (A): whoever pays does the damage" {
  cites = { { "TCG-TRG-04", "a triggered prevention, in its own chance" } },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { locations = { "Free Endor" }, character = { { "Wicket W. Warrick (A)", tapped = true } } } },
  steps = {
    p1.attacks "Wicket W. Warrick (A)",
    p1.accepts,
    expect { p2.unit "Wicket W. Warrick (A)", damage = 2 },
    expect { p1, force = 0 },
  },
}

scenario "Darth Vader (N): the opponent's Battle cards cost 2 more" {
  rules = { "ROTJ-46/static" },
  given = { phase = "battle",
    p1 = { character = { "Darth Vader (N)" } },
    p2 = { force = 3, hand = { "Toy Gift" }, character = { "Toy Guard" } } },
  steps = {
    p2.plays "Toy Gift",
    expect { p2, force = 3 },
  },
}

scenario "Darth Vader (N) evades 1 for 2 Force" {
  rules = { "ROTJ-46/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Vader (N)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (N)",
    p1.uses "Darth Vader (N)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (N)", damage = 2 },
  },
}

scenario "Emperor Palpatine (D): power and health are your Force" {
  rules = { "ROTJ-48/printed" },
  given = { phase = "attack", arena = "character",
    p2 = { character = { "Toy Guard" } },
    p1 = { force = 4, character = { "Emperor Palpatine (D)" } } },
  steps = {
    expect { p1.unit "Emperor Palpatine (D)", power = 4, health = 4 },
  },
}

scenario "Emperor Palpatine (D) without Force is discarded" {
  rules = { "TCG-ZONE-13" },
  quiet = { "ROTJ-48/printed" },
  given = { phase = "attack", arena = "character",
    p1 = { force = 0, character = { "Emperor Palpatine (D)", "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.discard, exactly = { "Emperor Palpatine (D)" } },
  },
}

scenario "Emperor Palpatine (D) evades 3 for 2 Force" {
  rules = { "ROTJ-48/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 8, character = { { "Emperor Palpatine (D)", tapped = true } } } },
  steps = {
    p2.attacks "Emperor Palpatine (D)",
    p1.uses "Emperor Palpatine (D)",
    expect { p1, force = 6 },
    expect { p1.unit "Emperor Palpatine (D)", damage = 0 },
  },
}

scenario "Han Solo (J) as a Pilot: Lucky 3" {
  rules = { "ROTJ-52/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Corellian Star Shuttle", with = { "Han Solo (J)" } } } } },
  steps = {
    expect { p2.unit "Corellian Star Shuttle", lucky = 3 },
  },
}

scenario "Jabba the Hutt (B): 1 power for Bounty Hunters" {
  rules = { "ROTJ-54/static" },
  given = { phase = "attack", arena = "character",
    p2 = { character = { "Toy Guard" } },
    p1 = { character = { "Jabba the Hutt (B)", "Boba Fett (H)" } } },
  steps = {
    expect { p1.unit "Boba Fett (H)", power = 7 },
  },
}

scenario "Jabba the Hutt (B): 1 Force and 1 build point for what a hunter with a Bounty discards" {
  rules = { "ROTJ-54/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6, 1 },
    p1 = { character = { { "Jabba the Hutt (B)", tapped = true }, "Boba Fett (C)" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.builds "Toy Scout",
    expect { p1, force = 5, build_points = 3 },
  },
}

scenario "Jabba the Hutt (C): the others may intercept for nothing" {
  rules = { "ROTJ-55/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Naboo Security Guard" } },
    p1 = { character = { { "Jabba the Hutt (C)", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p2.chooses "Toy Guard",
    p2.attacks "Jabba the Hutt (C)",
    p1.uses "Toy Padawan",
    expect { p1.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Lando Calrissian (I) as a Pilot" {
  rules = { "ROTJ-57/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "A-Wing", with = { "Lando Calrissian (I)" } } } } },
  steps = {
    expect { p2.unit "A-Wing", accuracy = 1, lucky = 2 },
  },
}

scenario "Luke Skywalker (O) evades 2 for 2 Force" {
  rules = { "ROTJ-58/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Luke Skywalker (O)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (O)",
    p2.passes,
    p2.uses "Luke Skywalker (O)",
    expect { p2, force = 1 },
    expect { p2.unit "Luke Skywalker (O)", damage = 1 },
  },
}

scenario "Luke Skywalker (O): power for the cards of his stack" {
  rules = { "ROTJ-58/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 6, 6 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { { "Luke Skywalker (O)", with = { "Luke Skywalker (M)" } }, "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses("Luke Skywalker (O)", "(ability 2)"),
    expect { p1.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Princess Leia (J) evades 1 for 1 Force" {
  rules = { "ROTJ-62/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Princess Leia (J)", tapped = true } } } },
  steps = {
    p1.attacks "Princess Leia (J)",
    p2.uses("Princess Leia (J)", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Princess Leia (J)", damage = 2 },
  },
}

scenario "Princess Leia (J): one more card in your own draw step, and none in the other player's" {
  rules = { "ROTJ-62/whenever" },
  given = { phase = "ready", chance = { 1 },
    p1 = { hand = { "Toy Scout" }, deck = { "Toy Luck", "Toy Storm" } },
    p2 = { hand = { "Toy Scout" }, character = { "Princess Leia (J)" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm" } } },
  steps = {
    expect { p1.hand, count = 2 },
    expect { p2.hand, count = 1 },
    p1.finishes,
    expect { p2.hand, count = 3 },
    expect { p1.hand, count = 2 },
    p2.is_asked,
  },
}

scenario "R2-D2 (I): 2 power and Accuracy 1 for a Character" {
  rules = { "ROTJ-63/activated" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { "R2-D2 (I)", "Toy Padawan" } } },
  steps = {
    p2.uses "R2-D2 (I)",
    p2.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", power = 4, accuracy = 1 },
  },
}

scenario "Wicket W. Warrick: unique Light Side Characters take 1 build counter less" {
  rules = { "ROTJ-68/static" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Wicket W. Warrick (A)" }, build = { { "Princess Leia (K)", counters = 3 }, { "Toy Guard", counters = 2 } } } },
  steps = {
    p2.may_not_choose { "deploys Toy Guard" },
    p2.deploys "Princess Leia (K)",
  },
}

scenario "Chewbacca (K) retaliates with 5 dice for 1 Force" {
  rules = { "ROTJ-74/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 6, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Chewbacca (K)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (K)",
    p2.uses "Chewbacca (K)",
    expect { p1.unit "Toy Guard", damage = 2 },
  },
}

scenario "Elite Royal Guard evades 1 for 1 Force" {
  rules = { "ROTJ-76/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Elite Royal Guard", tapped = true } } } },
  steps = {
    p2.attacks "Elite Royal Guard",
    p1.uses "Elite Royal Guard",
    expect { p1, force = 1 },
    expect { p1.unit "Elite Royal Guard", damage = 2 },
  },
}

scenario "Darth Vader (O) evades 2 for 2 Force" {
  rules = { "ROTJ-77/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Vader (O)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (O)",
    p1.uses "Darth Vader (O)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (O)", damage = 1 },
  },
}

scenario "Emperor Palpatine (C): X dice of damage for X Force, in place of attacking" {
  rules = { "ROTJ-83/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 4, character = { "Emperor Palpatine (C)", "Jabba's Dancers" } },
    p2 = { force = 2, character = { { "Shaak Ti (A)", tapped = true }, { "Anakin Skywalker (D)", tapped = true }, "Naboo Security Guard" } } },
  steps = {
    p2.taps "Naboo Security Guard",
    p1.uses "Emperor Palpatine (C)",
    p1.chooses(3),
    p1.chooses "Anakin Skywalker (D)",
    p2.uses "Anakin Skywalker (D)",
    expect { p2.unit "Anakin Skywalker (D)", damage = 2 },
    expect { p1, force = 1 },
  },
}

scenario "Emperor Palpatine (C) evades 2 for 2 Force" {
  rules = { "ROTJ-83/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Emperor Palpatine (C)", tapped = true } } } },
  steps = {
    p2.attacks "Emperor Palpatine (C)",
    p1.uses("Emperor Palpatine (C)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Emperor Palpatine (C)", damage = 1 },
  },
}

scenario "Luke Skywalker (M) deflects 1 for 3 Force" {
  rules = { "ROTJ-100/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Luke Skywalker (M)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (M)",
    p2.uses "Luke Skywalker (M)",
    p2.chooses "Toy Padawan",
    expect { p1.unit "Toy Padawan", damage = 1 },
  },
}

scenario "Luke Skywalker (M) evades 2 for 2 Force" {
  rules = { "ROTJ-100/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Luke Skywalker (M)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (M)",
    p2.uses("Luke Skywalker (M)", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Luke Skywalker (M)", damage = 1 },
  },
}

scenario "Oola: Lucky 1 for the Characters of her side" {
  rules = { "ROTJ-103/static" },
  given = { phase = "attack", arena = "character",
    p2 = { character = { "Toy Padawan" } },
    p1 = { character = { "Oola (A)", "Toy Guard" } } },
  steps = {
    expect { p1.unit "Toy Guard", lucky = 1 },
    expect { p2.unit "Toy Padawan", lucky = 0 },
  },
}

scenario "Princess Leia (K): damage by an opposing unit is prevented unless 2 Force are paid" {
  rules = { "ROTJ-104/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Princess Leia (K)", tapped = true } } } },
  steps = {
    p1.attacks "Princess Leia (K)",
    p1.declines,
    expect { p2.unit "Princess Leia (K)", damage = 0 },
  },
}

scenario "Princess Leia (K) as a Pilot" {
  rules = { "ROTJ-104/pilot" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Walker" } },
    p2 = { ground = { { "Speeder Bike Squadron", with = { "Princess Leia (K)" } } } } },
  steps = {
    expect { p2.unit "Speeder Bike Squadron", speed = 80, lucky = 1 },
  },
}

scenario "Princess Leia (K) protects the unit that she is on" {
  rules = { "ROTJ-104/pilot_whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1 },
    p1 = { force = 2, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Speeder Bike Squadron", tapped = true, with = { "Princess Leia (K)" } } } } },
  steps = {
    p1.attacks "Speeder Bike Squadron",
    p2.passes,
    p1.declines,
    expect { p2.unit "Speeder Bike Squadron", damage = 0 },
  },
}

scenario "Scout Trooper as a Pilot" {
  rules = { "ROTJ-107/pilot" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker" } },
    p1 = { ground = { { "Imperial Speeder Bike", with = { "Scout Trooper" } } } } },
  steps = {
    expect { p1.unit "Imperial Speeder Bike", speed = 60, accuracy = 2 },
  },
}

scenario "Bib Fortuna: of a stack every card counts; a Dark Side unit cannot be put under him" {
  rules = { "ROTJ-5/activated" },
  given = { phase = "battle",
    p1 = { character = { "Bib Fortuna (A)", { "Jabba the Hutt (A)", with = { "Jabba the Hutt (B)" } } }, space = { "Geonosian Fighter" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Bib Fortuna (A)",
    p1.may_choose_exactly { "Jabba the Hutt (A)", "Toy Walker" },
    p1.chooses "Jabba the Hutt (A)",
    expect { p1.unit "Bib Fortuna (A)", speed = 70, power = 7, health = 8 },
    expect { p1.out, exactly = { "Jabba the Hutt (A)", "Jabba the Hutt (B)" } },
    expect { p1.discard, count = 0 },
  },
}

scenario "R2-D2 (I): his help ends with the Character battle, even if that battle comes first" {
  rules = { "ROTJ-63/activated" },
  given = { phase = "light builds", chance = { 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { ground = { { "Toy Walker", tapped = true } }, character = { { "Toy Guard", tapped = true } } },
    p2 = { build_points = 1, hand = { "Unexpected Attack" }, ground = { "Toy Trooper", "Toy Scout" }, character = { "R2-D2 (I)", "Toy Padawan" } } },
  steps = {
    p2.completes "Unexpected Attack",
    p2.finishes,
    p2.finishes,
    p2.uses "R2-D2 (I)",
    p2.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", power = 4, accuracy = 1 },
    p2.attacks "Toy Guard",
    p2.is_asked,
    expect { table, phase = "battle" },
    expect { p2.unit "Toy Padawan", power = 2, accuracy = 0, tapped = true },
  },
}
