-- Dagobah: cards drawn from those that nobody had written, the second time.

interrupt "Effective Repairs" { id = "4_49", side = light, destiny = 4, kind = used_or_lost,
  abilities = {
    play(as(used), cancel(card(titled("Limited Resources")))),
    play(as(lost), cost(use(3)), retrieve{lost_card(yours, any_effect), to = hand}) } }
