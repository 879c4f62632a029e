character { end = 1, p1:activates "X", wampa = dela(nil, function() end) }
