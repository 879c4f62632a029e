-- Darkness and Light: objectives.

objective_card "The Call of the Cult" { id = "DAL-124.1", side = dark, affiliation = sith, traits = { almas },
  capacity = 5, resources = 1,
  objective_set = 124, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000799",
  reaction = { enters_play(this), set_balance(you) } }
