-- Invented cards for the power segment of a battle.

effect "Toy Wrath"   { id = "TOY-1150", destiny = 3, deploy = 0, constant = { adjust_for(attrition_destinies, 1, you) } }
effect "Toy Verdict" { id = "TOY-1151", destiny = 3, deploy = 0, in_power_segment = { limit(battle), change_for(total_power, 3, you, for_battle) } }
effect "Toy Spite"   { id = "TOY-1152", destiny = 3, deploy = 0, in_power_segment = { limit(battle), change_for(attrition, 2, you, for_battle) } }
effect "Toy Relief"  { id = "TOY-1153", destiny = 3, deploy = 0, in_power_segment = { limit(battle), reset_for(attrition, 0, opponent, for_battle) } }
effect "Toy Detour"  { id = "TOY-1154", destiny = 3, deploy = 0, in_power_segment = { limit(battle), cost(choose(character(yours))), advance(it) } }
interrupt "Toy Onrush" { id = "TOY-1155", destiny = 4, side = dark, kind = used, play_in_power_segment = { change_for(total_power, 2, you, for_battle) } }
