-- Return of the Jedi: character.

scenario "Admiral Ackbar: 3 power for the Rebel Space units of his side" {
  rules = { "ROTJ-1/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { character = { "Admiral Ackbar (A)" }, space = { "A-Wing", "Toy Freighter" } } },
  steps = {
    expect { p2.unit "A-Wing", power = 5 },
    expect { p2.unit "Toy Freighter", power = 2 },
  },
}

scenario "Anakin Skywalker (K): 6 Force when he is discarded" {
  rules = { "ROTJ-2/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Anakin Skywalker (K)", damage = 4, tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (K)",
    expect { p2, force = 6 },
  },
}

scenario "Anakin Skywalker (K) evades 2 for 2 Force" {
  rules = { "ROTJ-2/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Anakin Skywalker (K)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (K)",
    p2.uses("Anakin Skywalker (K)", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (K)", damage = 1 },
  },
}

scenario "Anakin's Spirit: 2 Force as your build step starts, beside Luke or Leia" {
  rules = { "ROTJ-3/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Anakin's Spirit (A)", "Princess Leia (K)" } } },
  steps = {
    p2.is_asked,
    expect { p2, force = 2 },
  },
}

scenario "Anakin's Spirit alone gains nothing" {
  rules = { "TCG-TRG-01" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Anakin's Spirit (A)" } } },
  steps = {
    p2.is_asked,
    expect { p2, force = 0 },
  },
}

scenario "Anakin's Spirit takes and does no damage, and controls nothing" {
  cites = { { "TCG-GEN-06", "the card overrides the rules of damage for itself" } },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Anakin's Spirit (A)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin's Spirit (A)",
    expect { p2.unit "Anakin's Spirit (A)", damage = 0 },
  },
}

scenario "A Spirit does not hold an arena" {
  cites = { { "TCG-GEN-06", "the card overrides the rule of control for itself" } },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, character = { "Toy Guard" } },
    p2 = { ground = { "Toy Trooper" }, character = { "Yoda's Spirit (A)" } } },
  steps = {
    nobody_is_asked,
    expect { table, winner = "p1" },
  },
}

scenario "Bib Fortuna puts a neutral unit away and grows" {
  rules = { "ROTJ-5/activated" },
  given = { phase = "battle",
    p1 = { character = { "Bib Fortuna (A)" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Bib Fortuna (A)",
    expect { p1.unit "Bib Fortuna (A)", speed = 50, power = 5, health = 6 },
    expect { p1.out, exactly = { "Toy Walker" } },
  },
}

scenario "Chewbacca (J) retaliates with 4 dice" {
  rules = { "ROTJ-6/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Chewbacca (J)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (J)",
    p2.uses "Chewbacca (J)",
    expect { p1.unit "Toy Guard", damage = 2 },
  },
}

scenario "Chewbacca (J) as a Pilot: 2 speed and Accuracy 1" {
  rules = { "ROTJ-6/pilot" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Walker" } },
    p2 = { ground = { { "Speeder Bike Squadron", with = { "Chewbacca (J)" } } } } },
  steps = {
    expect { p2.unit "Speeder Bike Squadron", speed = 62, accuracy = 1 },
  },
}

scenario "Chewbacca (J) retaliates from his Speeder" {
  rules = { "ROTJ-6/pilot_activated" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 2, ground = { { "Speeder Bike Squadron", tapped = true, with = { "Chewbacca (J)" } } } } },
  steps = {
    p1.attacks "Speeder Bike Squadron",
    p2.uses("Chewbacca (J)", "(ability 3)"),
    expect { p1.unit "Toy Walker", damage = 2 },
  },
}

scenario "Darth Vader (P): a unit to disrupt a Battle card, unless 4 Force are paid" {
  rules = { "ROTJ-7/activated" },
  given = { phase = "battle",
    p1 = { character = { "Darth Vader (P)" }, ground = { "Toy Trooper" } },
    p2 = { force = 4, hand = { "Toy Gift" }, ground = { "Toy Walker" } } },
  steps = {
    p1.passes,
    p2.plays "Toy Gift",
    p1.uses "Darth Vader (P)",
    p1.chooses "Toy Trooper",
    p2.declines,
    expect { p2, force = 4 },
  },
}

scenario "Darth Vader (P): with 4 Force the card has its effect" {
  rules = { "TCG-PHR-06" },
  given = { phase = "battle",
    p1 = { character = { "Darth Vader (P)" }, ground = { "Toy Trooper" } },
    p2 = { force = 4, hand = { "Toy Gift" }, ground = { "Toy Walker" } } },
  steps = {
    p1.passes,
    p2.plays "Toy Gift",
    p1.uses "Darth Vader (P)",
    p1.chooses "Toy Trooper",
    p2.accepts,
    expect { p2, force = 2 },
  },
}

scenario "Darth Vader (P): a unit's cost as power until the end of the turn" {
  rules = { "ROTJ-7/activated-2" },
  given = { phase = "battle",
    p1 = { character = { "Darth Vader (P)" }, ground = { "Toy Walker" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.uses("Darth Vader (P)", "(ability 2)"),
    p1.chooses "Toy Walker",
    expect { p1.unit "Darth Vader (P)", power = 12 },
  },
}

scenario "Darth Vader (P) evades 2 for 3 Force" {
  rules = { "ROTJ-7/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 4, character = { { "Darth Vader (P)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (P)",
    p1.passes,
    p1.uses("Darth Vader (P)", "(ability 3)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (P)", damage = 1 },
  },
}

scenario "Emperor Palpatine (E): a corruption counter on a unit" {
  rules = { "ROTJ-9/activated" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 2, hand = { "Toy Scout" }, character = { "Emperor Palpatine (E)" } },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } } },
  steps = {
    p1.uses("Emperor Palpatine (E)", "(ability 2)"),
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", corrupted = true },
    expect { p1, force = 0, build_points = 1 },
  },
}

scenario "Emperor Palpatine (E): all opposing units corrupted is a win" {
  rules = { "ROTJ-9/activated" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, character = { "Emperor Palpatine (E)" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.uses("Emperor Palpatine (E)", "(ability 2)"),
    p1.chooses "Toy Walker",
    nobody_is_asked,
    expect { table, winner = "p1", ended_by = "TCG-GEN-06" },
  },
}

scenario "Emperor Palpatine (E): his end cleans them" {
  rules = { "ROTJ-9/whenever" },
  given = { phase = "dark builds", chance = { 6, 6, 6 },
    p1 = { force = 2, build_points = 1, character = { { "Emperor Palpatine (E)", damage = 3 } } },
    p2 = { ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p1.uses("Emperor Palpatine (E)", "(ability 2)"),
    p1.chooses "Toy Walker",
    p2.finishes,
    p2.finishes,
    p2.taps "Toy Walker",
    p2.attacks "Emperor Palpatine (E)",
    expect { p2.unit "Toy Walker", corrupted = false },
  },
}

scenario "Emperor Palpatine (E) evades 2 for 1 Force" {
  rules = { "ROTJ-9/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Emperor Palpatine (E)", tapped = true } } } },
  steps = {
    p2.attacks "Emperor Palpatine (E)",
    p1.uses("Emperor Palpatine (E)", "(ability 3)"),
    expect { p1, force = 1 },
    expect { p1.unit "Emperor Palpatine (E)", damage = 1 },
  },
}

scenario "Ephant Mon: Upkeep is a build point or tapping" {
  rules = { "ROTJ-13/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { "Ephant Mon (A)" } } },
  steps = {
    p1.pays("Ephant Mon (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
    expect { p1.unit "Ephant Mon (A)", tapped = false },
  },
}

scenario "Ephant Mon: tapping pays the Upkeep too" {
  rules = { "ROTJ-13/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { "Ephant Mon (A)" } } },
  steps = {
    p1.pays("Ephant Mon (A)", "(Tap this unit)"),
    expect { p1, build_points = 1 },
    expect { p1.unit "Ephant Mon (A)", tapped = true },
  },
}

scenario "Ephant Mon, attacking, takes a Battle or Mission card from the opponent's hand or deck" {
  rules = { "ROTJ-13/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Ephant Mon (A)", "Toy Padawan" } },
    p2 = { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Walker", "Toy Survey" }, deck = { "Toy Gift", "Toy Scout" } } },
  steps = {
    p1.chooses "Ephant Mon (A)",
    p1.attacks "Toy Guard",
    p1.accepts,
    p1.may_choose_exactly { "Toy Survey", "Toy Gift" },
    p1.chooses "Toy Gift",
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Han Solo (K) shares his luck" {
  rules = { "ROTJ-16/static" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Walker" } },
    p2 = { character = { "Han Solo (K)" }, ground = { "Rebel Scouts", "Toy Walker" } } },
  steps = {
    expect { p2.unit "Rebel Scouts", lucky = 2 },
    expect { p2.unit "Toy Walker", lucky = 0 },
    expect { p2.unit "Han Solo (K)", lucky = 2 },
  },
}

scenario "Jabba the Hutt (A): 1 power for each Tatooine unit" {
  rules = { "ROTJ-19/static" },
  given = { phase = "attack", arena = "character",
    p2 = { character = { "Toy Guard" }, ground = { "Rickshaw" } },
    p1 = { character = { "Jabba the Hutt (A)" }, ground = { "Rancor" } } },
  steps = {
    expect { p1.unit "Jabba the Hutt (A)", power = 6 },
  },
}

scenario "Jabba's Dancers gain 1 Force as they attack" {
  rules = { "ROTJ-20/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1 },
    p1 = { character = { "Jabba's Dancers" } },
    p2 = { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.is_asked,
    expect { p1, force = 1 },
  },
}

scenario "Jabba's Spies: discarded to disrupt a Battle card, unless 3 Force are paid" {
  rules = { "ROTJ-22/activated" },
  given = { phase = "battle",
    p1 = { character = { "Jabba's Spies" }, ground = { "Toy Trooper" } },
    p2 = { force = 2, hand = { "Toy Gift" }, ground = { "Toy Walker" } } },
  steps = {
    p2.plays "Toy Gift",
    p1.uses "Jabba's Spies",
    expect { p2, force = 2 },
    expect { p1.discard, exactly = { "Jabba's Spies" } },
  },
}

scenario "Lando Calrissian (H): 4 power more or less for a neutral unit" {
  rules = { "ROTJ-23/activated" },
  given = { phase = "battle",
    p1 = { ground = { "Rancor" } },
    p2 = { character = { "Lando Calrissian (H)" }, ground = { "Clone Squad" } } },
  steps = {
    p2.uses "Lando Calrissian (H)",
    p2.chooses(2),
    expect { p1.unit "Rancor", power = 5 },
    expect { p2.unit "Lando Calrissian (H)", tapped = true },
  },
}

scenario "Luke Skywalker (N) evades 2 for 5 Force" {
  rules = { "ROTJ-24/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 6, character = { { "Luke Skywalker (N)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (N)",
    p2.uses "Luke Skywalker (N)",
    expect { p2, force = 1 },
    expect { p2.unit "Luke Skywalker (N)", damage = 1 },
  },
}

scenario "Luke Skywalker (N) turns a Dark Side Character until the Character battle ends, and does not untap next turn" {
  rules = { "ROTJ-24/activated-2" },
  given = { phase = "battle",
    p1 = { character = { "Jango Fett (D)", "Darth Vader (Q)" }, ground = { "Toy Walker" } },
    p2 = { force = 5, character = { "Luke Skywalker (N)", "Toy Guard" } } },
  steps = {
    p2.uses("Luke Skywalker (N)", "(ability 2)"),
    expect { p2.character, exactly = { "Luke Skywalker (N)", "Toy Guard", "Jango Fett (D)" } },
    expect { p2, force = 1 },
  },
}

scenario "Malakili: Creatures are stronger" {
  rules = { "ROTJ-25/static" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker" } },
    p1 = { character = { "Malakili (A)" }, ground = { "Worrt", "Toy Walker" } } },
  steps = {
    expect { p1.unit "Worrt", power = 4, health = 4 },
  },
}

scenario "Malakili: Creatures may intercept for 1 Force" {
  rules = { "ROTJ-25/static" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { force = 1, character = { "Malakili (A)" }, ground = { { "Worrt", tapped = true }, { "Toy Trooper", tapped = true } } } },
  steps = {
    p2.attacks "Toy Trooper",
    p1.uses "Worrt",
    expect { p1, force = 0 },
  },
}

scenario "Max Rebo Band: an attack of an opposing Character costs 1 Force" {
  rules = { "ROTJ-26/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { { "Max Rebo Band (A)", tapped = true } } },
    p2 = { force = 1, character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.attacks "Max Rebo Band (A)",
    expect { p2, force = 0 },
    p2.may_choose_exactly { "taps Toy Padawan" },
  },
}

scenario "Mon Mothma: Rebel units take 1 build counter less this turn" {
  rules = { "ROTJ-28/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Mon Mothma (A)" }, build = { { "A-Wing", counters = 2 }, { "Toy Walker", counters = 5 } } } },
  steps = {
    p2.uses "Mon Mothma (A)",
    p2.deploys "A-Wing",
    p2.may_not_choose { "deploys Toy Walker" },
  },
}

scenario "Mon Mothma: 1 power and Accuracy 1 for the Rebel units" {
  rules = { "ROTJ-28/activated-2" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { character = { "Mon Mothma (A)" }, space = { "A-Wing", "Toy Freighter" } } },
  steps = {
    p2.uses("Mon Mothma (A)", "(ability 2)"),
    expect { p2.unit "A-Wing", power = 3, accuracy = 1 },
    expect { p2.unit "Toy Freighter", power = 2 },
  },
}

scenario "Mon Mothma: to attack her costs 2 Force" {
  rules = { "ROTJ-28/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Mon Mothma (A)", tapped = true } } } },
  steps = {
    p1.attacks "Mon Mothma (A)",
    expect { p1, force = 0 },
  },
}

scenario "Nien Nunb beside another Pilot" {
  rules = { "ROTJ-29/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Millennium Falcon (J)", with = { "Nien Nunb (A)", "Lando Calrissian (I)" } }, { "A-Wing", with = { "Nien Nunb (A)" } } } } },
  steps = {
    expect { p2.unit "Millennium Falcon (J)", speed = 80, power = 8, accuracy = 3 },
    expect { p2.unit "A-Wing", speed = 70, power = 2 },
  },
}

scenario "Salacious B. Crumb: a unit must attack the one you choose" {
  rules = { "ROTJ-34/activated", "TCG-ATKFX-05" },
  given = { phase = "battle",
    p1 = { character = { "Salacious B. Crumb (A)" }, ground = { { "Toy Trooper", tapped = true }, { "Toy Scout", tapped = true } } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.uses "Salacious B. Crumb (A)",
    p1.chooses "Toy Trooper",
    p2.may_not_choose { "attacks Toy Scout", "taps Toy Walker" },
    expect { p2.unit "Toy Walker", power = 2 },
    p2.attacks "Toy Trooper",
  },
}
