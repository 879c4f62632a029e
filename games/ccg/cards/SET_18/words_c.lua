-- Set 18: cards that show a word of the language.

interrupt "Seal Off The Bridge" { id = "218_2", icons = { episode_i }, side = dark, unique = true, destiny = 5, kind = used,
  play = {
    { cost(use(3)), put{reserve_card(yours, one_of(neimoidian, any_effect)), to = hand} },
    { deploy(reserve_card(yours, titled("Blockade Flagship: Bridge"))) } } }
