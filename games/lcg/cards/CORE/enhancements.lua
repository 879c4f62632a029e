-- Enhancements of the Core Set: those of the Jedi and the Sith starter deck, one entry per place in an objective set.

-- The light side.
enhancement_card "Jedi Lightsaber" { id = "CORE-1.4", side = light, affiliation = jedi, traits = { weapon },
  cost = 1, force = 2, enhances = a_unit, host_traits = { force_user, force_sensitive },
  objective_set = 1, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000066",
  constant = { change{ unit_damage, 1, of = host }, change{ blast_damage, 1, of = host } } }
enhancement_card "Trust Your Feelings" { id = "CORE-1.5", side = light, affiliation = jedi, traits = { skill },
  cost = 2, force = 1, enhances = a_unit, host_traits = { character },
  objective_set = 1, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000065",
  action = { cost(focus(this)), remove(focus, 1, host) } }
enhancement_card "Dagobah Training Grounds" { id = "CORE-1.6", side = light, traits = { dagobah, location },
  cost = 1, resources = 1, enhances = your_play_area,
  objective_set = 1, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000068",
  keywords = { limited } }
enhancement_card "Shii-Cho Training" { id = "CORE-2.4", side = light, affiliation = jedi, traits = { skill, lightsaber_form },
  cost = 1, force = 2, enhances = a_unit, host_traits = { force_user },
  objective_set = 2, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000140",
  constant = { allow(divides_damage(host)) } }
enhancement_card "Dagobah Training Grounds" { id = "CORE-2.5", side = light, traits = { dagobah, location },
  cost = 1, resources = 1, enhances = your_play_area,
  objective_set = 2, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000139",
  keywords = { limited } }
enhancement_card "Ancient Monument" { id = "CORE-7.4", side = light, affiliation = jedi, traits = { location },
  cost = 1, force = 3, enhances = your_play_area,
  objective_set = 7, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000170",
  constant = { change{ force_struggle, 1, of = this } } }

-- The dark side.
enhancement_card "Vader's Lightsaber" { id = "CORE-19.4", side = dark, affiliation = sith, traits = { weapon }, unique = true,
  cost = 1, force = 2, enhances = a_unit, host_traits = { force_user, force_sensitive },
  objective_set = 19, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000105",
  constant = { { change{ unit_damage, 1, of = host } }, { when(is(host, titled("Darth Vader"))), grant{ targeted_strike, to = host } } } }
enhancement_card "Sith Library" { id = "CORE-20.4", side = dark, traits = { coruscant, location },
  cost = 1, resources = 1, enhances = your_play_area,
  objective_set = 20, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000117",
  keywords = { limited } }
enhancement_card "Sith Library" { id = "CORE-22.4", side = dark, traits = { coruscant, location },
  cost = 1, resources = 1, enhances = your_play_area,
  objective_set = 22, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000025",
  keywords = { limited } }
enhancement_card "Sith Library" { id = "CORE-23.4", side = dark, traits = { coruscant, location },
  cost = 1, resources = 1, enhances = your_play_area,
  objective_set = 23, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000099",
  keywords = { limited } }
enhancement_card "Intimidated" { id = "CORE-24.5", side = dark, affiliation = sith, traits = { condition },
  cost = 0, force = 1, enhances = an_enemy_unit, host_traits = { character },
  objective_set = 24, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000124",
  forced_reaction = { strikes(host), place(focus, 1, host) } }
enhancement_card "The Hand's Blessing" { id = "CORE-25.5", side = dark, affiliation = sith, traits = { condition },
  cost = 1, force = 1, enhances = a_unit, host_traits = { character },
  objective_set = 25, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000112",
  reaction = { refreshed{ by = you }, remove(focus, all_tokens, host) } }
