-- Power of the Force.

scenario "\"Night Beast\": a focus token goes after his fighter has defended" {
  rules = { "POTF-255.3/reaction" },
  given = { turn = p2, p1 = { units = { "TIE Advanced" }, objectives = { "Toy Garrison" }, support = { { "\"Night Beast\"", on = "TIE Advanced" } } },
    p2 = { units = { { "Toy Guardian", focus = 1 } } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Guardian" }, defenders = { "TIE Advanced" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "TIE Advanced", expect { p1.card "TIE Advanced", focus = 1 },
    p1.uses "\"Night Beast\"", expect { p1.card "TIE Advanced", focus = 0 },
  },
}
scenario "\"Night Beast\": not after it has attacked" {
  quiet = { "POTF-255.3/reaction" },
  given = { turn = p1, p1 = { units = { "TIE Advanced" }, support = { { "\"Night Beast\"", on = "TIE Advanced" } } },
    p2 = { units = { { "Toy Guardian", focus = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "TIE Advanced" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "TIE Advanced", p1.resolves "unit damage", expect { p1.card "TIE Advanced", focus = 1 } },
}
scenario "\"Night Beast\": not for a vehicle that is no fighter" {
  quiet = { "POTF-255.3/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" }, support = { { "\"Night Beast\"", on = "Toy Walker" } } },
    p2 = { units = { { "Toy Guardian", focus = 1 } } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Guardian" }, defenders = { "Toy Walker" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Walker", expect { p1.card "Toy Walker", focus = 1 } },
}
scenario "\"Night Beast\": not when another unit has defended" {
  quiet = { "POTF-255.3/reaction" },
  given = { turn = p2, p1 = { units = { { "TIE Advanced", focus = 1 }, "Toy Trooper" }, objectives = { "Toy Garrison" }, support = { { "\"Night Beast\"", on = "TIE Advanced" } } },
    p2 = { units = { { "Toy Guardian", focus = 1 } } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Guardian" }, defenders = { "Toy Trooper" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p1.card "TIE Advanced", focus = 1 } },
}
scenario "\"Night Beast\": not as a unit" {
  quiet = { "POTF-255.3/reaction" },
  given = { turn = p2, p1 = { units = { "\"Night Beast\"" }, objectives = { "Toy Garrison" } },
    p2 = { units = { { "Toy Guardian", focus = 1 } } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Guardian" }, defenders = { "\"Night Beast\"" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "\"Night Beast\"", expect { p1.card "\"Night Beast\"", focus = 1 } },
}
