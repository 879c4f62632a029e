-- Cloud City: a text that is canceled for as long as something holds.

effect "I Had No Choice" { id = "5_119", side = dark, unique = true, destiny = 3,
  deploys = { only{on = character(opposing, gambler)} },
  constant = { make(textless, host) },
  just = { battle_initiated(), when(is(host, in_battle)), cost(use(ability(host))), make(excluded, host) } }
