-- Set 21: characters.

character_card "Asajj Ventress" { id = "221_8", side = dark, unique = true, destiny = 1, deploy = 5, power = 5, ability = 5, forfeit = 7, landspeed = 1, subtype = sith, species = dathomirian, persona = "Ventress", icons = { pilot_icon, warrior_icon, episode_i, separatist, episode_i }, traits = { assassin, female },
  constant = {
    { when(exists(card(persona_of("Dooku")))), change{deploy_cost, -1, of = this} },
    { when(exists(weapon_card(borne_by_this))), when(is(this, fired_at)), change{each_weapon_destiny, -1, of = opponent} },
    { forbid(cancels_battle(opponent)) },
    { forbid{is_targeted_by_weapons(this), with = card(with_icon(permanent_weapon))} },
    { change{immunity, 4, of = this} } },
  automatic = {
    { battle_decided(), when(battle_here()), when(losing(you)), lose_force(1) },
    { battle_decided(), when(battle_here()), when(losing(opponent)), lose_force{1, by = opponent} } } }
