-- Rogues and Scoundrels: character.

scenario "Zutton (A): Upkeep, discard a card from your hand" {
  rules = { "RAS-97/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Zutton (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Zutton (A)", "(Discard a card from your hand)"),
    p1.chooses "Toy Gift",
    expect { p1.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Zutton (A): Upkeep, tap this unit" {
  rules = { "RAS-97/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Zutton (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Zutton (A)", "(Tap this unit)"),
    expect { p1.unit "Zutton (A)", tapped = true },
  },
}

scenario "Zutton draws two cards" {
  rules = { "RAS-97/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "Zutton (A)" }, hand = { "Toy Scout" }, deck = { "Toy Walker", "Toy Trooper" } } },
  steps = {
    p1.pays("Zutton (A)", "(Discard a card from your hand)"),
    p1.uses "Zutton (A)",
    expect { p1.hand, count = 2 },
  },
}

scenario "Leebo (A): Upkeep, pay 1 build point" {
  rules = { "RAS-86/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Leebo (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Leebo (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
  },
}

scenario "Leebo (A): Upkeep, discard a card from your hand" {
  rules = { "RAS-86/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Leebo (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Leebo (A)", "(Discard a card from your hand)"),
    p1.chooses "Toy Gift",
    expect { p1.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Leebo (A): Upkeep, tap this unit" {
  rules = { "RAS-86/upkeep-3" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Leebo (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Leebo (A)", "(Tap this unit)"),
    expect { p1.unit "Leebo (A)", tapped = true },
  },
}

scenario "Leebo repairs a Space or Ground unit" {
  rules = { "RAS-86/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, character = { "Leebo (A)" }, ground = { { "Toy Walker", damage = 4 } } } },
  steps = {
    p1.pays("Leebo (A)", "(Pay 1 build point)"),
    p1.uses "Leebo (A)",
    expect { p1.unit "Toy Walker", damage = 1 },
  },
}

scenario "Dash Rendar (A): Upkeep, pay 1 build point" {
  rules = { "RAS-79/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Dash Rendar (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Dash Rendar (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
  },
}

scenario "Dash Rendar (A): Upkeep, tap this unit" {
  rules = { "RAS-79/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Dash Rendar (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Dash Rendar (A)", "(Tap this unit)"),
    expect { p1.unit "Dash Rendar (A)", tapped = true },
  },
}

scenario "Dash Rendar (A) evades 1 for 0 Force" {
  rules = { "RAS-79/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Dash Rendar (A)", tapped = true } } } },
  steps = {
    p2.attacks "Dash Rendar (A)",
    p1.uses "Dash Rendar (A)",
    expect { p1, force = 1 },
    expect { p1.unit "Dash Rendar (A)", damage = 2 },
  },
}

scenario "Dash Rendar as a Pilot" {
  rules = { "RAS-79/pilot" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Toy Walker" } },
    p1 = { ground = { { "Swoop Bike", with = { "Dash Rendar (A)" } } } } },
  steps = {
    expect { p1.unit "Swoop Bike", accuracy = 1 },
  },
}

scenario "Dash Rendar as a Pilot evades 1 for nothing" {
  rules = { "RAS-79/pilot_activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { ground = { { "Swoop Bike", tapped = true, with = { "Dash Rendar (A)" } } } } },
  steps = {
    p2.attacks "Swoop Bike",
    p1.uses("Dash Rendar (A)", "(ability 3)"),
    expect { p1.unit "Swoop Bike", damage = 0 },
  },
}

scenario "Mara Jade (B): Upkeep, pay 1 Force" {
  rules = { "RAS-22/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Mara Jade (B)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Mara Jade (B)", "(Pay 1 Force)"),
    expect { p1, force = 1 },
  },
}

scenario "Mara Jade (B): Upkeep, tap this unit" {
  rules = { "RAS-22/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Mara Jade (B)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Mara Jade (B)", "(Tap this unit)"),
    expect { p1.unit "Mara Jade (B)", tapped = true },
  },
}

scenario "Mara Jade (B) deflects 1 for 1 Force" {
  rules = { "RAS-22/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Mara Jade (B)", tapped = true } } } },
  steps = {
    p2.attacks "Mara Jade (B)",
    p1.uses "Mara Jade (B)",
    p1.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 1 },
  },
}

scenario "Mara Jade (B): 4 Force as the next build step starts, for a unit she discarded" {
  rules = { "RAS-22/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { character = { "Mara Jade (B)" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.pays("Mara Jade (B)", "(Pay 1 Force)"),
    p1.builds "Toy Scout",
    expect { p1, force = 7 },
  },
}

scenario "Boba Fett (C): 2 build points" {
  rules = { "RAS-75/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6 },
    p1 = { character = { "Boba Fett (C)" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.builds "Toy Scout",
    expect { p1, build_points = 7 },
  },
}

scenario "A Bounty waits for the next build step" {
  rules = { "TCG-KW-BOU-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 1 },
    p1 = { character = { "Boba Fett (C)", "Toy Guard" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    expect { p1, build_points = 0 },
  },
}

scenario "No Bounty for a unit that stands" {
  cites = { { "TCG-KW-BOU-01", "nothing was discarded" } },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1, 4 },
    p1 = { character = { "Boba Fett (C)" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.builds "Toy Scout",
    expect { p1, build_points = 3 },
  },
}

scenario "Greedo (B): Upkeep, discard a card from your hand" {
  rules = { "RAS-47/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Greedo (B)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Greedo (B)", "(Discard a card from your hand)"),
    p1.chooses "Toy Gift",
    expect { p1.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Greedo (B): Upkeep, tap this unit" {
  rules = { "RAS-47/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Greedo (B)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Greedo (B)", "(Tap this unit)"),
    expect { p1.unit "Greedo (B)", tapped = true },
  },
}

scenario "Greedo (B): two cards" {
  rules = { "RAS-47/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { character = { "Greedo (B)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.pays("Greedo (B)", "(Tap this unit)"),
    p1.builds "Toy Scout",
    expect { p1.hand, count = 3 },
  },
}

scenario "Kyle Katarn (A): Upkeep, pay 1 Force" {
  rules = { "RAS-84/upkeep" },
  given = { phase = "light builds",
    p2 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Kyle Katarn (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p2.pays("Kyle Katarn (A)", "(Pay 1 Force)"),
    expect { p2, force = 1 },
  },
}

scenario "Kyle Katarn (A): Upkeep, tap this unit" {
  rules = { "RAS-84/upkeep-2" },
  given = { phase = "light builds",
    p2 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Kyle Katarn (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p2.pays("Kyle Katarn (A)", "(Tap this unit)"),
    expect { p2.unit "Kyle Katarn (A)", tapped = true },
  },
}

scenario "Kyle Katarn (A) evades 1 for 1 Force" {
  rules = { "RAS-84/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Kyle Katarn (A)", tapped = true } } } },
  steps = {
    p1.attacks "Kyle Katarn (A)",
    p2.uses "Kyle Katarn (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Kyle Katarn (A)", damage = 2 },
  },
}

scenario "Kyle Katarn: 2 Force" {
  rules = { "RAS-84/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6 },
    p2 = { character = { "Kyle Katarn (A)" }, hand = { "Toy Scout" } },
    p1 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p2.attacks "Naboo Security Guard",
    p2.pays("Kyle Katarn (A)", "(Pay 1 Force)"),
    p2.builds "Toy Scout",
    expect { p2, force = 5 },
  },
}

scenario "IG-88: Upkeep taps one of your Droids" {
  rules = { "RAS-16/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { "IG-88 (A)" }, ground = { "Battle Droid Squad" } } },
  steps = {
    p1.pays "IG-88 (A)",
    p1.chooses "Battle Droid Squad",
    expect { p1.unit "Battle Droid Squad", tapped = true },
  },
}

scenario "IG-88: three cards" {
  rules = { "RAS-16/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { character = { "IG-88 (A)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker", "Toy Fog" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.pays "IG-88 (A)",
    p1.builds "Toy Scout",
    expect { p1.hand, count = 4 },
  },
}

scenario "Dengar (A): Upkeep, put 1 damage counter on this unit" {
  rules = { "RAS-9/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Dengar (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Dengar (A)", "(Put 1 damage counter on this unit)"),
    expect { p1.unit "Dengar (A)", damage = 1 },
  },
}

scenario "Dengar is whole again" {
  rules = { "RAS-9/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { character = { "Dengar (A)" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.pays "Dengar (A)",
    p1.builds "Toy Scout",
    expect { p1.unit "Dengar (A)", damage = 0 },
  },
}

scenario "Garindan (A): Upkeep, pay 1 build point" {
  rules = { "RAS-46/upkeep" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Garindan (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Garindan (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
  },
}

scenario "Garindan (A): Upkeep, discard a card from your hand" {
  rules = { "RAS-46/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Garindan (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Garindan (A)", "(Discard a card from your hand)"),
    p1.chooses "Toy Gift",
    expect { p1.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Garindan (A): Upkeep, tap this unit" {
  rules = { "RAS-46/upkeep-3" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { "Garindan (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Garindan (A)", "(Tap this unit)"),
    expect { p1.unit "Garindan (A)", tapped = true },
  },
}

scenario "Garindan: a card of the opponent's hand" {
  rules = { "RAS-46/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6 },
    p1 = { character = { "Garindan (A)" }, hand = { "Toy Scout" } },
    p2 = { hand = { "Toy Walker", "Toy Fighter" }, character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.pays("Garindan (A)", "(Tap this unit)"),
    p1.chooses "Toy Walker",
    expect { p2.discard, exactly = { "Naboo Security Guard", "Toy Walker" } },
  },
}

scenario "A retreated unit owes Upkeep too" {
  rules = { "TCG-KW-UPK-01" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, retreated = { "Dengar (A)" } } },
  steps = {
    p1.pays "Dengar (A)",
    expect { p1.unit "Dengar (A)", damage = 1 },
  },
}

scenario "Of several Upkeep costs one is paid, and only one that can be paid is offered" {
  rules = { "TCG-KW-UPK-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { "Garindan (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.pays("Garindan (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 0 },
    expect { p1.unit "Garindan (A)", tapped = false },
    expect { p1.hand, count = 1 },
  },
}

scenario "A unit whose Upkeep cannot be paid stays as it is" {
  cites = { { "TCG-KW-UPK-03", "decided in docs/decisions/029: nothing happens" } },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { { "Mara Jade (B)", tapped = true } }, force = 0 } },
  steps = {
    p1.builds "Toy Scout",
    expect { p1.unit "Mara Jade (B)", zone = "character" },
  },
}

scenario "With strict Upkeep a unit whose Upkeep cannot be paid is discarded, in battle and retreated" {
  rules = { "TCG-KW-UPK-03" },
  given = { phase = "dark builds", format = "strict",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { { "Mara Jade (B)", tapped = true }, "Toy Guard" },
      retreated = { { "Garindan (A)", tapped = true } }, force = 0 } },
  steps = {
    p1.pays("Garindan (A)", "(Pay 1 build point)"),
    expect { p1.discard, exactly = { "Mara Jade (B)" } },
    expect { p1.retreated, exactly = { "Garindan (A)" } },
    expect { p1.character, exactly = { "Toy Guard" } },
  },
}

scenario "With strict Upkeep a unit whose Upkeep can be paid stays" {
  cites = { { "TCG-KW-UPK-03", "the other half: it is about units none of whose costs can be paid" } },
  given = { phase = "dark builds", format = "strict",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { { "Mara Jade (B)", tapped = true } }, force = 1 } },
  steps = {
    p1.builds "Toy Scout",
    expect { p1.unit "Mara Jade (B)", zone = "character" },
    expect { p1, force = 0 },
  },
}
