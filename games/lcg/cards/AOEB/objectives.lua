-- Assault on Echo Base: objectives.

objective_card "Knowledge and Defense" { id = "AOEB-53.1", side = light, affiliation = jedi, traits = { dagobah },
  capacity = 5, resources = 1,
  objective_set = 53, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000319",
  forced_interrupt = { destroyed(unit(friendly)), when(all_of(during(engagement), is(this, except(damaged)))), may(divert{ destination, into = hand }) } }
