-- Draw Their Fire: cards drawn by lot.

enhancement_card "Shien Training" { id = "DTF-146.4", side = light, affiliation = jedi, traits = { skill, lightsaber_form },
  cost = 2, force = 1, enhances = a_unit, host_traits = { force_user },
  objective_set = 146, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000934",
  interrupt = { dealt_damage(host), cost(focus(this)), divert(damage_dealt, amount, unit(other_than(host))) } }

event "Punch It" { id = "DTF-148.5", side = light, affiliation = smugglers_and_spies,
  cost = 0, force = 1,
  objective_set = 148, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000947",
  missing = { "interrupting an enemy card effect that targets a friendly Vehicle unit, and having the opponent choose another target for it" } }
