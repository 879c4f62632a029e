-- The Empire Strikes Back: Characters.

-- Light Side
character "Yoda" { id = "ESB-66", side = light, cost = 5, speed = 30, power = 4, health = 4, unique = true, version = "F",
  subtypes = { jedi, master },
  activated = { { when(answers(a_battle_card)), cost(tap(this)), may{ pay{ 2, by = opponent }, by = opponent },
      otherwise(disrupt) },
    paid(3, evade(3)) } }
character "Luke Skywalker" { id = "ESB-110", side = light, cost = 6, speed = 50, power = 5, health = 4, unique = true,
  version = "I", subtypes = { rebel, officer, jedi, padawan },
  activated = paid(2, evade(stack(this))) }
character "Lobot" { id = "ESB-37", side = neutral, cost = 4, speed = 30, power = 3, health = 4, unique = true, version = "A",
  subtypes = { bespin, cyborg }, treated_as = { droid },
  activated = { cost(tap(this)), each(any_player, discard(top(5, deck_card(of(they)))), draw{ 1, by = they }) } }
