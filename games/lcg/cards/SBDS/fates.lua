-- Swayed by the Dark Side: fate cards.

-- Two units share no affiliation if no affiliation has both of them: a neutral unit shares none.
local function at_most_one(name) return at_most(count(unit(among(them), of(name))), 1) end
local function except_one() return no(equal(count(unit(among(them))), 1)) end

fate_card "Allies of Necessity" { id = "SBDS-279.6", side = dark,
  priority = 8, force = 2,
  objective_set = 279, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001794",
  fate = { choose{ up_to{ 2, unit(friendly, participating), where = all_of(except_one(), at_most_one(sith), at_most_one(imperial_navy),
      at_most_one(scum_and_villainy), at_most_one(jedi), at_most_one(rebel_alliance), at_most_one(smugglers_and_spies)) } },
    change{ unit_damage, 1, of = unit(among(them)), lasting = engagement },
    change{ blast_damage, 1, of = unit(among(them), other_than(it)), lasting = engagement } } }
