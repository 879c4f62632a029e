local t = {} t.x = deal(t) character(t)
