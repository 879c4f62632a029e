-- The traits of this game's cards, as their wording prints them. The rules ask for `objective`: every objective has it.
trait {
  -- Kinds of units.
  character = "Character", vehicle = "Vehicle", creature = "Creature", droid = "Droid",
  force_user = "Force User", force_sensitive = "Force Sensitive", trooper = "Trooper",
  fighter = "Fighter", capital_ship = "Capital Ship", walker = "Walker",
  pilot = "Pilot", engineer = "Engineer", spy = "Spy",
  rogue = "Rogue", scoundrel = "Scoundrel", smuggler = "Smuggler", bounty_hunter = "Bounty Hunter", ewok = "Ewok", wookiee = "Wookiee", sithspawn = "Sithspawn", speeder = "Speeder",
  civilian = "Civilian", scout = "Scout", officer = "Officer", scavenger = "Scavenger", transport = "Transport", thief = "Thief", space_station = "Space Station", squadron = "Squadron",
  -- Who belongs together.
  black_squadron = "Black Squadron", fleet = "Fleet", imperial_guard = "Imperial Guard", black_sun = "Black Sun",
  death_squadron = "Death Squadron", renegade_squadron = "Renegade Squadron", obsidian_squadron = "Obsidian Squadron", specter = "Specter",
  -- Things, skills and powers.
  item = "Item", helmet = "Helmet", maneuver = "Maneuver", mission = "Mission", diplomacy = "Diplomacy",
  weapon = "Weapon", skill = "Skill", lightsaber_form = "Lightsaber Form", condition = "Condition",
  title = "Title", bounty = "Bounty", inquisitor = "Inquisitor", leader = "Leader", mercenary = "Mercenary",
  -- Who belongs together.
  -- Things, skills and powers.
  tactic = "Tactic", trap = "Trap",
  force_power = "Force", control = "Control", sense = "Sense", alter = "Alter",
  -- Places.
  objective = "objective", location = "Location", coruscant = "Coruscant", tatooine = "Tatooine", dagobah = "Dagobah",
  yavin_4 = "Yavin 4", cloud_city = "Cloud City", executor = "Executor", death_star = "Death Star", dathomir = "Dathomir",
  hoth = "Hoth", endor = "Endor", night = "Night", almas = "Almas", lothal = "Lothal", imdaar_alpha = "Imdaar Alpha",
  alderaan = "Alderaan", moraband = "Moraband", prefsbelt = "Prefsbelt", nar_shaddaa = "Nar Shaddaa", roche = "Roche", ruusan = "Ruusan", liberty = "Liberty",
  quanton = "Quanton", base = "Base", arc_hammer = "Arc Hammer", trandosha = "Trandosha", dromund_kaas = "Dromund Kaas", mechis_iii = "Mechis III",
}
