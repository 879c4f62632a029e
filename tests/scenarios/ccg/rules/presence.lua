-- Presence, control, Force drains; where characters, vehicles and starships deploy; firing weapons; single actions.

scenario "Ability of 1 is presence; a droid has none" {
  cites = { { "CCG-PRES-01", "the ability of what is there is added up" }, { "CCG-CONTROL-01", "control is asked for whenever it matters and kept nowhere" }, { "CCG-PRES-03", "a card is at one location" } },
  given = { phase = "control", locations = { "Toy Plaza", "Toy Canyon", "Toy Harbor" }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Machine", at = "Toy Canyon" }, { "Toy Captain", at = "Toy Harbor" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Harbor" } } } },
  steps = { p1.may_choose_exactly { "drains Toy Plaza", pass }, p1.cannot { "drains", "Toy Canyon", because = "CCG-DRAIN-01" }, p1.cannot { "drains", "Toy Harbor", because = "CCG-DRAIN-01" } },
}
scenario "Who is inside a starship gives presence" {
  cites = { { "CCG-PRES-02", "who is aboard is at the location" }, { "CCG-PRESENT-01", "what a card is on is one piece" } },
  given = { phase = "control", locations = { "Toy Reach" }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Hulk", at = "Toy Reach" }, { "Toy Flier", on = "Toy Hulk" } } } },
  steps = { p1.may_choose_exactly { "drains Toy Reach", pass } },
}
scenario "Both may occupy a location, and then nobody controls it" {
  cites = { { "CCG-CONTROL-03", "to occupy is to have presence" }, { "CCG-CONTROL-02", "without presence of either there is neither battle nor drain" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, hand = { "Toy Filler" }, table = { { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "battles Toy Plaza", pass }, p1.cannot { "battles", "Toy Canyon", because = "CCG-BTL-02" } },
}
scenario "A location without icons is drained for nothing" {
  cites = { { "CCG-DRAIN-04", "the amount is the number of icons, which may be 0" } },
  given = { phase = "control", locations = { "Toy Reach: Vault" }, p1 = { table = { { "Toy Captain", at = "Toy Reach: Vault" } } } },
  steps = { p1.drains "Toy Reach: Vault", expect { p2.lost, count = 0 }, p2.is_asked },
}
scenario "What answers a Force drain does so before anything is lost" {
  cites = { { "CCG-DRAIN-TIME-01", "the window stands between initiation and result" }, { "CCG-GEN-04", "what changes a drain changes nothing else" } },
  given = { phase = "control", locations = { "Toy Harbor" }, p1 = { table = { "Toy Sluice", { "Toy Captain", at = "Toy Harbor" } } } },
  steps = { p1.drains "Toy Harbor", expect { p2.lost, count = 0 }, p1.answers "Toy Sluice", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 3 } },
}

-- Where cards deploy
scenario "A character deploys to a site or aboard a craft of his own, to a system only aboard" {
  cites = { { "CCG-CHAR-DEP-01", "places and craft with room are offered" }, { "CCG-CHAR-DEP-02", "a character may not exist at a system, but aboard a starship there" }, { "CCG-VEH-DEP-03", "vehicles with room are offered" } },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Reach: Vault" }, p1 = { hand = { "Toy Captain" }, force = 2, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Galley", at = "Toy Reach" } } } },
  steps = { p1.deploys "Toy Captain", p1.may_choose_exactly { "Toy Reach: Pier", "Toy Cart", "Toy Galley", decline }, p1.chooses "Toy Galley", expect { p1.card "Toy Captain", at = "Toy Galley" } },
}
scenario "A starfighter with a pilot deploys to systems, docking bays and holds" {
  rules = { "CCG-SHIP-DEP-05" },
  cites = { { "CCG-SHIP-DEP-01", "what has room is offered" }, { "CCG-VEH-DEP-01", "vehicles go to exterior sites" } },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Landing", "Toy Reach: Pier" }, p1 = { hand = { "Toy Needle", "Toy Tank" }, force = 5, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = {
    p1.deploys "Toy Needle", p1.may_choose_exactly { "Toy Reach", "Toy Reach: Landing", "Toy Galley", decline }, p1.chooses "Toy Galley", p1.passes,
    p1.deploys "Toy Tank", p1.may_choose_exactly { "Toy Reach: Landing", "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Tank", at = "Toy Reach: Pier" },
  },
}
scenario "One without a pilot deploys alone to a docking bay or a hold, elsewhere with a pilot, who then pilots it" {
  cites = { { "CCG-SHIP-DEP-06", "a pilot from hand is asked for at a system only" }, { "CCG-SHIP-PILOT-02", "he takes the pilot's seat" }, { "CCG-SHIP-DEP-02", "systems with an icon or presence" } },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Landing" }, p1 = { hand = { "Toy Dart", "Toy Dart", "Toy Flier" }, force = 5, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = {
    p1.deploys "Toy Dart#1", p1.chooses "Toy Reach: Landing", p1.passes,
    p1.deploys "Toy Dart", p1.chooses "Toy Reach", p1.chooses "Toy Flier", expect { p1.card "Toy Flier", pilots = true },
  },
}
scenario "What has no deploy cost deploys free; a site needs no system" {
  cites = { { "CCG-ATTR-04", "no cost is nothing to pay" }, { "CCG-LOC-05", "a location asks for its place in the row only" }, { "CCG-EFF-02", "an Effect deploys in its owner's deploy phase" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler", "Toy Reach: Pier" } } },
  steps = { p1.deploys "Toy Filler", p1.passes, p1.deploys "Toy Reach: Pier", expect { table, in_order = { "Toy Plaza", "Toy Reach: Pier" } }, expect { p1.table, exactly = { "Toy Filler" } } },
}

-- Weapons
scenario "What is hit and was not forfeited is lost when the battle ends at once" {
  rules = { "CCG-BTL-WEAP-07" },
  cites = { { "CCG-BTL-BRIEF-02", "the end of a battle is the same, however it comes" }, { "CCG-WEAP-HIT-01", "hit is a mark on the card until the battle is over" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Ferry" }, force = 2, table = { { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza", hit = true }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.plays "Toy Ferry", p1.chooses "Toy Trooper", expect { p2.lost, exactly = { "Toy Captain" } } },
}
scenario "Only one's own weapons are fired, at cards of the opponent that take part, and their cost is paid" {
  cites = { { "CCG-WEAP-USE-03", "the texts of the other player's cards are not offered" }, { "CCG-WEAP-FIRE-04", "its text names what may be targeted" }, { "CCG-WEAP-FIRE-03", "its price is a cost of the text" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Trooper" } } }, p2 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza", hit = true }, { "Toy Blaster", on = "Toy Captain" }, { "Toy Machine", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.cannot { "fires", "Toy Blaster", because = "CCG-ACT-COST-01" }, p2.may_choose_exactly { "fires Toy Blaster", pass }, p2.passes, p1.forfeits "Toy Trooper", p1.chooses "Toy Blaster", p2.forfeits "Toy Captain", p2.chooses "Toy Blaster" },
}
scenario "Who is hit takes part to the end and may still fire" {
  cites = { { "CCG-BTL-WEAP-06", "the mark keeps nobody from anything" }, { "CCG-WEAP-FIRE-05", "responses, then the destiny, then the comparison" }, { "CCG-WEAP-DEST-02", "only battle destiny may be declined" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { reserve = { "Toy Filler", "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Plaza", hit = true }, { "Toy Blaster", on = "Toy Captain" } } } },
  steps = { p1.battles "Toy Plaza", p2.fires "Toy Blaster", p2.chooses "Toy Trooper", expect { p1.card "Toy Trooper", hit = true }, p1.forfeits "Toy Trooper", p2.forfeits "Toy Captain", p2.chooses "Toy Blaster" },
}

-- Single actions
scenario "Each play, each draw and each Force is an action of its own" {
  cites = { { "CCG-ACT-01", "each has its own initiation, responses and result" }, { "CCG-ACT-03", "Force moves one card at a time" }, { "CCG-ONE-03", "another copy is another action" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Salute", "Toy Salute", "Toy Filler" }, lost = { "Toy Captain", "Toy Trooper" } } },
  steps = { p1.plays "Toy Salute#1", p1.passes, expect { p1.lost, count = 1 }, p1.plays "Toy Salute", p1.passes, expect { p1.lost, count = 0 } },
}
scenario "What a card makes a player activate or draw is activated and drawn in full" {
  rules = { "CCG-ACTV-08", "CCG-DRAW-03" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scholar", "Toy Stew" }, force = 1, reserve = 5 }, p2 = { reserve = 1, used = 1 } },
  steps = { p1.deploys "Toy Scholar", p1.chooses "Toy Plaza", p1.passes, expect { p1.hand, count = 3 }, p1.plays "Toy Stew", p1.passes, p1.chooses "p1", expect { p1.force, count = 2 }, expect { p2.force, count = 1 } },
}
scenario "A card that is immune is no target" {
  cites = { { "CCG-ACT-IMM-01", "what may not be done to a card does not make it a target" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Purge", "Toy Filler" } }, p2 = { table = { "Toy Bastion", "Toy Memorial" } } },
  steps = { p1.plays "Toy Purge", p1.may_choose_exactly { "Toy Memorial", decline }, p1.chooses "Toy Memorial", p1.passes, expect { p2.lost, exactly = { "Toy Memorial" } } },
}
