Clocal t = {}
for i = 1, 9 do t[i] = action(gain(i)) end
for i = 1, 3 do camper_card("C" .. i) { id = "P-" .. i, cost = i, strength = 0.5, abilities = t } end
