-- Balance of the Force: enhancements. Those of the dark side's multiplayer deck, D01, belong to no objective set.

enhancement_card "Endor Shield Generator" { id = "BOTF-459", side = dark, affiliation = imperial_navy, traits = { endor, location },
  cost = 0, force = 3, enhances = your_play_area,
  octgn = "ff4fb461-8060-457a-9c16-000000000600",
  forced_interrupt = { dealt_damage(card_in_play(yours, other_than(this))), divert{ damage_dealt, amount, this } },
  forced_reaction = { dealt_damage(this), when(at_least(damage(this), 7)), discard(this) } }
