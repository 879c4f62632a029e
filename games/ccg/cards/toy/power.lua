-- Invented cards for the power segment of a battle.

effect "Toy Wrath"   { id = "TOY-1150", destiny = 3, deploy = 0, constant = { change{attrition_destinies, 1, of = you} } }
effect "Toy Verdict" { id = "TOY-1151", destiny = 3, deploy = 0, in_power_segment = { limit(battle), change{total_power, 3, of = you, lasting = battle} } }
effect "Toy Spite"   { id = "TOY-1152", destiny = 3, deploy = 0, in_power_segment = { limit(battle), change{attrition, 2, of = you, lasting = battle} } }
effect "Toy Relief"  { id = "TOY-1153", destiny = 3, deploy = 0, in_power_segment = { limit(battle), change{attrition, to = 0, of = opponent, lasting = battle} } }
effect "Toy Detour"  { id = "TOY-1154", destiny = 3, deploy = 0, in_power_segment = { limit(battle), cost(choose(character(yours))), move{it, to = next_location, as = relocation} } }
interrupt "Toy Onrush" { id = "TOY-1155", destiny = 4, side = dark, kind = used, play_in_power_segment = { change{total_power, 2, of = you, lasting = battle} } }
