-- Allies of Necessity: fate cards.

-- Neutral is no affiliation: two neutral units share none.
local function mate(of) return unit(yours, participating, other_than(of), except(shares_affiliation(of))) end

fate_card "Allies of Necessity" { id = "AON-261.6", side = light,
  priority = 7, force = 2,
  objective_set = 261, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001686",
  fate = { may(choose(unit(yours, participating, at_least(count(mate(candidate)), 1))),
    change{ unit_damage, 1, of = it, lasting = engagement }, change{ blast_damage, 1, of = mate(it), lasting = engagement }) } }
