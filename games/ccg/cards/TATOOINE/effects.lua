-- Tatooine: effects drawn by lot. missing: which texts are not described.

-- What is added up: 1 for each alien, 2 for one that is not unique or comes to a Dark Jedi (of ability 6 or more), 4 for both.
local there, jedi = at_least(count(site(on("Tatooine"), at_destination)), 1), at_least(count(character(yours, at_least(ability, 6), at(site(on("Tatooine"))), at_destination)), 1)
effect "His Name Is Anakin" { id = "11_70", icons = { episode_i }, side = dark, unique = true, destiny = 4,
  constant = {
    { change{deploy_cost, 1, of = deploying(opposing, loyal(alien_type), there)} },
    { change{deploy_cost, 1, of = deploying(opposing, loyal(alien_type), except(unique_only), there)} },
    { change{deploy_cost, 1, of = deploying(opposing, loyal(alien_type), jedi)} },
    { change{deploy_cost, 1, of = deploying(opposing, loyal(alien_type), except(unique_only), jedi)} },
    { grant{immune("Alter"), to = this} },
    { change{force_generation, at_most = 1, of = each_player, at = location_card(docking_bay, except(battleground))} } } }
