local s, t = "x", {} while true do s = s .. s t = { t, t } goto a ::a:: end
