local x = blue == this or #p1 .. "\xff" local y <close> = nil x.y = -1 // 0 ~ 2
