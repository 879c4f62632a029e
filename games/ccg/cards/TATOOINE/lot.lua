-- Tatooine: cards drawn by lot. missing: which texts are not described.

epic_event "If The Trace Was Correct" { id = "11_80", side = dark, unique = true, destiny = 0, deploy = 0, icons = { episode_i, episode_i },
  deploys = { only{on = card(titled("I Will Find Them Quickly, Master"))} },
  optional = { when(during(deploy_phase)), when(your_turn()), limit(phase), deploy(reserve_card(yours, titled("Sith Probe Droid"))) },
  automatic = { forfeited(lost_character(persona_of("Amidala")), site(exists(character(persona_of("Maul"), at(candidate))))), capture(subject) },
  missing = { "what it does while Maul escorts Amidala" } }
