-- Tatooine: cards that show a word of the language.

character_card "Obi-Wan Kenobi, Padawan Learner" { id = "11_6", side = light, unique = true, destiny = 1, deploy = 6, power = 6, ability = 5, forfeit = 8, persona = "Obi-Wan",
  icons = { warrior_icon, episode_i }, traits = { padawan },
  constant = {
    { when(deploys_to("Tatooine")), change{deploy_cost, -2, of = this} },
    { change{immunity, 4, of = this} } },
  just = { battle_initiated(site(on("Tatooine"), related)), when(by(opponent)), when(no(battle_here())), cost(use(2)), move{this, to = the_battle, as = relocation} },
  missing = { "being of the Republic" } }
