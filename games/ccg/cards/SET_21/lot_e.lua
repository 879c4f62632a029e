-- Virtual Set 21: cards drawn by lot. missing: which texts are not described.

local armies = objective_card(yours, with_icon(clone_army))
effect "Grievous Will Run And Hide" { id = "221_65", side = light, unique = true, destiny = 4, icons = { episode_i },
  deploys = { only{to = location_card(battleground)} },
  constant = {
    { change{deploy_cost, -1, of = deploying(yours, character, with_icon(clone_army), at_least(ability, 6), to_here)} },
    { grant{immune("Alter"), to = this} } },
  automatic = { battle_decided(), when(by(opponent)), may{move{this, to = location_card(battleground, with_icon(episode_i)), as = relocation}, by = opponent} },
  just = {
    { battle_decided(), when(by(you)), cost(choose(armies)), move{this, to = it, as = relocation} },
    { drained(location_card(here)), when(by(you)), cost(choose(armies)), move{this, to = it, as = relocation} } } }

interrupt "Generation One Armor Always Holds Up" { id = "221_61", side = light, destiny = 4, kind = used, icons = { clone_army, episode_i },
  play = { change{armor, 2, of = all(character(yours, clone)), lasting = turn} },
  response = {
    { played(interrupt_card(titled("You Are Beaten"))), cancel(subject) },
    { destiny_drawn(), when(by(you)), when(is(subject, clone)), change{destiny, 1, of = draw} } },
  missing = { "canceling an attempt to have one of your characters lost" } }
