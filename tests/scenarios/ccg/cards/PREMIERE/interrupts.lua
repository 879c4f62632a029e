-- Interrupts of the Premiere introductory two-player game.

local eisley, EISLEY, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"

-- An accident at the beginning of a battle
scenario "Collateral Damage: one of the opponent's characters is lost, his choice" {
  rules = { "1_237/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Collateral Damage" }, force = 1, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "1_152", on = "Rebel Trooper" }, { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.answers "Collateral Damage", p2.may_choose_exactly { "Rebel Trooper", "Talz" }, p2.chooses "Rebel Trooper", p2.chooses "Blaster",
    expect { p2.lost, exactly = { "Rebel Trooper", "Blaster" } }, p2.forfeits "Talz" },
}
scenario "Friendly Fire: one of the opponent's characters is lost, his choice" {
  rules = { "1_80/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { hand = { "Friendly Fire" }, force = 1, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY } } },
    p1 = { table = { { "Stormtrooper", at = EISLEY }, { "1_317", on = "Stormtrooper" }, { "Tusken Raider", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.answers "Friendly Fire", p1.may_choose_exactly { "Stormtrooper", "Tusken Raider" }, p1.chooses "Stormtrooper", p1.chooses "Stormtrooper",
    expect { p1.lost, exactly = { "Stormtrooper", "Imperial Blaster" } }, p1.forfeits "Tusken Raider", p1.loses "Reserve Deck" },
}
scenario "Collateral Damage does nothing against a single character" {
  rules = {}, cites = { { "CCG-ACT-COND-01", "the condition of the scenario above, not met" } },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Collateral Damage" }, force = 1, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "1_152", on = "Rebel Trooper" } } } },
  steps = { p1.battles(EISLEY), p1.may_choose_exactly { pass }, p1.passes, p1.passes, p2.forfeits "Rebel Trooper", p2.chooses "Blaster" },
}

-- Against Force drains
scenario "Counter Assault cancels a Force drain, and the lower total loses the difference" {
  rules = { "1_238/response" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { hand = { "Counter Assault" }, force = 1, reserve = { "Ommni Box", "Toy Filler", "Toy Filler", "Toy Filler" } }, p2 = { table = { { "Luke", at = EISLEY } } } },
  steps = { p2.drains(EISLEY), p1.answers "Counter Assault", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 3 }, expect { p1.lost, exactly = { "Counter Assault" } } },
}
scenario "Surprise Assault cancels a Force drain, and the lower total loses the difference" {
  rules = { "1_113/response" },
  given = { turn = p1, phase = "control", locations = { eisley }, p2 = { hand = { "Surprise Assault" }, force = 1, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler", "Toy Filler" } }, p1 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.drains(EISLEY), p2.answers "Surprise Assault", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 3 } },
}

-- Barriers
scenario "Imperial Barrier keeps a deployed character from battling and moving this turn" {
  rules = { "1_249/response" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p1 = { hand = { "Imperial Barrier" }, force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Talz" }, force = 2 } },
  steps = { p2.deploys "Talz", p2.chooses(EISLEY), p1.answers "Imperial Barrier", expect { p2.card "Talz", barred = true }, p2.is_asked },
}
scenario "Rebel Barrier keeps a deployed character from battling and moving this turn" {
  rules = { "1_105/response" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p2 = { hand = { "Rebel Barrier" }, force = 1 }, p1 = { hand = { "Tusken Raider" }, force = 2 } },
  steps = { p1.deploys "Tusken Raider", p1.chooses(EISLEY), p2.passes, p2.answers "Rebel Barrier", expect { p1.card "Tusken Raider", barred = true }, p1.is_asked },
}

-- Reinforcements
scenario "Imperial Reinforcements retrieve stormtroopers" {
  rules = { "1_251/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Imperial Reinforcements" }, force = 1, reserve = { "Tusken Raider", "Toy Filler" }, lost = { "Stormtrooper", "Jawa", "Stormtrooper", "Stormtrooper" } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.plays "Imperial Reinforcements", p1.may_choose_exactly { "Stormtrooper", "Stormtrooper", "Stormtrooper" }, p1.chooses "Stormtrooper", p1.chooses "Stormtrooper",
    expect { p1.lost, exactly = { "Jawa", "Stormtrooper", "Imperial Reinforcements" } } },
}
scenario "Rebel Reinforcements may retrieve Rebel Troopers" {
  rules = { "1_106/play" }, cites = { { "CCG-RETR-07", "he looks through the Lost Pile, takes one after the other and says when it is enough" } },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Rebel Reinforcements" }, force = 1, reserve = { "Tusken Raider", "Toy Filler" }, lost = { "Rebel Trooper", "Jawa", "Rebel Trooper" } }, p1 = { table = { { "Tusken Raider", at = EISLEY } } } },
  steps = { p2.plays "Rebel Reinforcements", p2.chooses "Rebel Trooper", p2.finishes, expect { p2.lost, exactly = { "Jawa", "Rebel Trooper", "Rebel Reinforcements" } } },
}

-- Losses
scenario "It Could Be Worse: Force used instead of Force lost" {
  rules = { "1_90/response" },
  given = { turn = p1, phase = "control", locations = { waste }, p1 = { table = { { "Tusken Raider", at = WASTE } } }, p2 = { hand = { "It Could Be Worse" }, force = 2 } },
  steps = { p1.drains(WASTE), p2.passes, p2.answers "It Could Be Worse", p2.may_choose_exactly { 1, 2 }, p2.chooses(2), expect { p2.lost, count = 0 }, expect { p2.used, count = 3 } },
}
scenario "It Could Be Worse: Force used instead of battle damage" {
  rules = { "1_90/play_in_damage_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "It Could Be Worse" }, force = 3, table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.plays "It Could Be Worse", p2.may_choose_exactly { 1, 2 }, p2.chooses(2), expect { p2.card "Talz", at = EISLEY }, expect { p2.lost, count = 0 }, expect { p2.used, count = 3 } },
}
scenario "It's Worse cancels It Could Be Worse and may raise what is lost" {
  rules = { "1_252/response" },
  given = { turn = p1, phase = "control", locations = { waste }, p1 = { hand = { "It's Worse" }, force = 5, table = { { "Tusken Raider", at = WASTE } } }, p2 = { hand = { "It Could Be Worse" }, force = 2 } },
  steps = { p1.drains(WASTE), p2.answers "It Could Be Worse", p2.chooses(2), p1.answers "It's Worse", p1.may_choose_exactly { 0, 1, 2, 3, 4, 5 }, p1.chooses(3),
    p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p2.lost, count = 6 }, expect { p2.used, count = 2 }, expect { p1.force, count = 2 } },   -- what was used for it stays used
}
scenario "It's Worse raises battle damage in the same way" {
  rules = { "1_252/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "It's Worse" }, force = 3, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "It Could Be Worse" }, force = 3, table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.plays "It Could Be Worse", p2.chooses(1), p1.answers "It's Worse", p1.chooses(2), expect { p2, damage = 4 }, p2.forfeits "Talz" },
}
scenario "It's Worse adds to what is lost to battle damage" {
  rules = { "1_252/response-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "It's Worse" }, force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { { "Luke", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.passes, p1.passes, p1.passes, p2.loses "Reserve Deck", p1.answers "It's Worse", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "We're Doomed halves Force losses for the turn" {
  rules = { "1_120/play" },
  given = { turn = p1, phase = "control", locations = { waste }, p1 = { hand = { "Toy Filler" }, table = { { "Tusken Raider", at = WASTE } } }, p2 = { hand = { "We're Doomed" }, reserve = 10 } },
  steps = { p1.passes, p2.plays "We're Doomed", p1.drains(WASTE), p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}

scenario "We're Doomed rounds down with the droid on table" {
  rules = { "1_120/play" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { hand = { "Toy Filler" }, table = { { "Tusken Raider", at = EISLEY } } },
    p2 = { hand = { "We're Doomed" }, reserve = 10, table = { { "Toy Astromech", at = EISLEY } } } },
  steps = { p1.passes, p2.plays "We're Doomed", p1.drains(EISLEY), expect { p2.lost, count = 0 } },
}
scenario "We're Doomed rounds up without the droid" {
  rules = { "1_120/play" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { hand = { "Toy Filler" }, table = { { "Tusken Raider", at = EISLEY } } },
    p2 = { hand = { "We're Doomed" }, reserve = 10 } },
  steps = { p1.passes, p2.plays "We're Doomed", p1.drains(EISLEY), p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}
-- Lost characters
scenario "Kintan Strider brings back the topmost lost character" {
  rules = { "1_254/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Kintan Strider" }, force = 2, lost = { "Ommni Box", "Tusken Raider", "Stormtrooper" }, table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.passes, p1.passes, p1.passes, p2.forfeits "Talz", p1.answers "Kintan Strider", expect { p1.hand, exactly = { "Tusken Raider" } }, p1.is_asked },
}
scenario "Old Ben returns a character just forfeited from a Tatooine site" {
  rules = { "1_100/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Old Ben" }, force = 1, table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.passes, p2.passes, p2.forfeits "Talz", p2.passes, p2.answers "Old Ben", expect { p2.card "Talz", at = EISLEY } },
}

-- Hands, decks and piles
local function shuffler(title, id, who)
  local me = who == "p1" and p1 or p2
  scenario (title .. " shuffles one of the decks and piles") {
    rules = { id .. "/play" },
    given = { turn = me, phase = "deploy", chance = { 2, 1 }, p1 = { hand = who == "p1" and { title } or {}, lost = { "Jawa", "Comlink", "Ommni Box" } }, p2 = { hand = who == "p1" and {} or { title } } },
    steps = { me.plays(title), me.chooses(who == "p1" and 3 or 6), expect { p1.lost, count = 3 } },
  }
end
shuffler("Ommni Box", "1_262", "p1")
shuffler("The Bith Shuffle", "1_115", "p2")
scenario "Scanning Crew looks at a hand and may send a Rebel from it to the Used Pile" {
  rules = { "1_266/play" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Scanning Crew" }, force = 1 }, p2 = { hand = { "Luke", "Talz", "Rebel Trooper" } } },
  steps = { p1.plays "Scanning Crew", p1.accepts, p1.may_choose_exactly { "Luke", "Rebel Trooper" }, p1.chooses "Luke", expect { p2.used, exactly = { "Luke" } } },
}
scenario "Tusken Scavengers find equipment in the opponent's Used Pile" {
  rules = { "1_275/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Tusken Scavengers" }, force = 1, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY } } },
    p2 = { used = { "1_152", "Talz", "Electrobinoculars" } } },
  steps = { p1.plays "Tusken Scavengers", p1.accepts, expect { p2.lost, exactly = { "Blaster", "Electrobinoculars" } }, expect { p2.used, exactly = { "Talz" } } },
}
scenario "Set For Stun returns a character and the cards on it" {
  rules = { "1_268/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Set For Stun" }, force = 2, reserve = { "Ommni Box", "Toy Filler" } }, p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "1_152", on = "Rebel Trooper" } } } },
  steps = { p1.plays "Set For Stun", p1.chooses "Rebel Trooper", expect { p2.hand, exactly = { "Rebel Trooper", "Blaster" } }, expect { p1.lost, exactly = { "Set For Stun" } } },
}

-- Battles
scenario "Takeel switches the two battle destinies" {
  rules = { "1_269/response", "CCG-BTL-BD-07" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Takeel" }, force = 2, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.passes, p1.passes, p1.accepts, p1.passes, p2.accepts, p1.passes,
    expect { p1, battle_destiny = 1 }, p1.answers "Takeel", expect { p1, battle_destiny = 6 }, expect { p2, battle_destiny = 1 },
    p2.forfeits "Toy Mentor" },
}
scenario "You Overestimate Their Chances triples battle damage" {
  rules = { "1_279/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "You Overestimate Their Chances" }, table = { { "Toy Captain", at = EISLEY } } }, p2 = { force = 1, table = { { "Luke", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.answers "You Overestimate Their Chances", expect { p2, damage = 3 }, p2.forfeits "Luke" },
}
scenario "Don't Underestimate Our Chances triples battle damage" {
  rules = { "1_77/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p2 = { hand = { "Don't Underestimate Our Chances" }, table = { { "Toy Captain", at = EISLEY } } }, p1 = { force = 1, table = { { "Stormtrooper", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.answers "Don't Underestimate Our Chances", expect { p1, damage = 6 }, p1.forfeits "Stormtrooper", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}
scenario "Don't Underestimate Our Chances triples what was tripled" {
  rules = { "1_77/response-2" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "You Overestimate Their Chances" }, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Don't Underestimate Our Chances" }, force = 1, table = { { "Luke", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.answers "You Overestimate Their Chances", p2.answers "Don't Underestimate Our Chances", expect { p2, damage = 9 }, p2.forfeits "Luke", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}
scenario "You Overestimate Their Chances triples what was tripled" {
  rules = { "1_279/response-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p2 = { hand = { "Don't Underestimate Our Chances" }, table = { { "Toy Captain", at = EISLEY } } }, p1 = { hand = { "You Overestimate Their Chances" }, force = 1, table = { { "Shistavanen Wolfman", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.answers "Don't Underestimate Our Chances", p1.answers "You Overestimate Their Chances", expect { p1, damage = 9 }, p1.forfeits "Shistavanen Wolfman", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", },
}
scenario "Han's Dice: another battle destiny instead of the one just drawn" {
  rules = { "1_84/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Stormtrooper", at = EISLEY } } },
    p2 = { hand = { "Han's Dice" }, force = 1, reserve = { "Stormtrooper", "Vader's Obsession", "Toy Filler" }, table = { { "Luke", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.passes, p2.passes, p2.accepts, p2.answers "Han's Dice", expect { p2, battle_destiny = 6 },
    p1.forfeits "Stormtrooper", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", },
}
scenario "I've Got A Bad Feeling About This doubles the damage of a battle won against the odds" {
  rules = { "1_91/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "I've Got A Bad Feeling About This" }, force = 1, reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "Luke", at = EISLEY }, { "Rebel Guard", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.answers "I've Got A Bad Feeling About This", p2.accepts, expect { p1, damage = 10 }, p1.forfeits "Toy Captain", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", },
}
scenario "Narrow Escape moves all cards with ability away from a battle" {
  rules = { "1_98/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Narrow Escape" }, force = 2, table = { { "Luke", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.answers "Narrow Escape", p2.chooses "Luke", p2.chooses(WASTE), p2.chooses(WASTE), expect { p2.card "Luke", at = WASTE }, expect { p2.card "Talz", at = WASTE }, expect { table, segment = "none" } },
}
