-- The subtypes of this game. The rules ask for `mod`.
subtype {
  ability = "ability", advisor = "advisor", apprentice = "apprentice", artillery = "artillery", bomb = "bomb",
  bounty = "bounty", bounty_hunter = "bounty hunter", creature = "creature", cultist = "cultist", curse = "curse",
  death_star = "Death Star", droid = "droid", engineer = "engineer", equipment = "equipment", ewok = "Ewok",
  form = "form", format = "format", guard = "guard", gungan = "Gungan", injury = "injury", inquisitor = "Inquisitor",
  intel = "intel", jawa = "Jawa", jedi = "Jedi", leader = "leader", location = "location", mission = "mission",
  mod = "mod", move = "move", nightbrother = "Nightbrother", partisan = "partisan", pilot = "pilot",
  pirate = "pirate", podracer = "podracer", scavenger = "scavenger", scoundrel = "scoundrel",
  shapeshifter = "shapeshifter", sith = "Sith", spectre = "Spectre", spell = "spell",
  spy = "spy", title = "title", trap = "trap", trooper = "trooper", vehicle = "vehicle",
  weapon = "weapon", witch = "witch", wookiee = "Wookiee",
}
