-- Invented cards for words that no real card of the book uses yet: the Force, captured cards, tokens that move or stay, protect that is
-- given, decks.

event "Toy Summons" { id = "TOY-270", side = dark, cost = 0, force = 1, action = { commit(unit(friendly)) } }
event "Toy Doubt" { id = "TOY-271", side = dark, cost = 0, force = 1, action = { uncommit(unit(enemy, committed)) } }
event "Toy Burden" { id = "TOY-272", side = dark, cost = 0, force = 1, action = { move_tokens(focus, 1, unit(exhausted, friendly), unit(ready, enemy)) } }
event "Toy Screen" { id = "TOY-273", side = light, cost = 0, force = 1, action = { move_tokens(shield, 1, unit(shielded, friendly), unit(friendly, except(shielded))) } }
event "Toy Jailbreak" { id = "TOY-274", side = light, cost = 0, force = 1, action = { rescue(random(1, captured_card)) } }
event "Toy Outlook" { id = "TOY-275", side = dark, cost = 0, force = 1,
  action = { look(top(2, deck_card(yours))), choose(deck_card(among(them))), move(it, deck_bottom) } }
event "Toy Order" { id = "TOY-276", side = dark, cost = 0, force = 1, action = { move(discarded_card(yours, unique), deck_top) } }
event "Toy Solace" { id = "TOY-277", side = light, cost = 0, force = 1, action = { strip{ edge, from = unit(enemy, has(edge)), lasting = turn }, remove(damage, 1, unit(damaged, friendly)) } }

enhancement_card "Toy Ward" { id = "TOY-280", side = light, cost = 0, force = 1, enhances = your_unit,
  constant = { { grant{ protect, character, to = host } }, { forbid(is_focused(host)) } } }
enhancement_card "Toy Fetter" { id = "TOY-281", side = light, cost = 0, force = 1, enhances = an_enemy_unit,
  constant = { { forbid(loses_damage(host)) }, { forbid(loses_focus(host)) } } }

unit_card "Toy Loner" { id = "TOY-282", side = dark, traits = { character }, cost = 1, force = 1, capacity = 2, unit_damage = 1,
  constant = { when(is(this, alone)), change{ unit_damage, 1, of = this } } }
unit_card "Toy Victor" { id = "TOY-283", side = dark, traits = { character }, cost = 1, force = 1, capacity = 2, unit_damage = 1,
  constant = { when(has_edge(you)), change{ blast_damage, 1, of = this } } }
unit_card "Toy Comrade" { id = "TOY-284", side = dark, affiliation = sith, traits = { character }, cost = 1, force = 1, capacity = 2, unit_damage = 1,
  constant = { change{ unit_damage, count(unit(friendly, other_than(this), shares_affiliation(this))), of = this } } }
