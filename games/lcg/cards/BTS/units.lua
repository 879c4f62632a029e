-- Between the Shadows: units.

-- There is an action for each keyword that can be lost; of protect,
-- what it protects would have to be taken over too.
local function takes(keyword, ...)
  return action(when(exists(unit(enemy, has(keyword)))),
    cost(spend(1, scum_and_villainy)), choose(unit(enemy, has(keyword))), ...)
end
local function takes_quality(keyword)
  return takes(keyword, strip{ keyword, from = it, lasting = phase }, grant{ keyword, to = this, lasting = phase })
end

unit_card "Virago" { id = "BTS-137.2", side = dark, affiliation = scum_and_villainy, traits = { vehicle, fighter, black_sun }, unique = true,
  cost = 3, force = 3, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 137, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000878",
  abilities = { takes_quality(elite), takes_quality(targeted_strike), takes_quality(shielding), takes_quality(no_enhancements),
    takes(edge, change{ edge_value, edge_value(it), of = this, lasting = phase }, change{ edge_value, to = 0, of = it, lasting = phase }) },
  missing = { "taking over protect" } }
unit_card "Skipray Blastboat" { id = "BTS-133.3", side = light, traits = { vehicle, fighter },
  cost = 2, force = 1, capacity = 2, blast_damage = 2, objective_set = 133, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000855",
  forced_reaction = { strike_resolved(this), place(focus, 1, this) } }
unit_card "Boba Fett" { id = "BTS-134.2", side = dark, affiliation = scum_and_villainy, traits = { character, bounty_hunter }, unique = true,
  cost = 4, force = 3, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1, edge_blast_damage = 1, objective_set = 134, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000860",
  keywords = { elite }, reaction = { strike_resolved(this), limit(phase), remove(focus, all_tokens, this) } }
