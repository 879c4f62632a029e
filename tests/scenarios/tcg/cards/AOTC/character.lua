-- Attack of the Clones: Characters.

scenario "Anakin Skywalker (C) evades 2 for 2 Force" {
  rules = { "AOTC-62/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 3, character = { { "Anakin Skywalker (C)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (C)",
    p2.uses "Anakin Skywalker (C)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (C)", damage = 1 },
  },
}

scenario "Anakin Skywalker (D) evades 1 for 1 Force" {
  rules = { "AOTC-121/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 2, character = { { "Anakin Skywalker (D)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (D)",
    p2.uses "Anakin Skywalker (D)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (D)", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (C) evades 2 for 2 Force" {
  rules = { "AOTC-157/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 3, character = { { "Obi-Wan Kenobi (C)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (C)",
    p2.uses "Obi-Wan Kenobi (C)",
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (C)", damage = 1 },
  },
}

scenario "Kit Fisto (A) evades 2 for 2 Force" {
  rules = { "AOTC-93/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 3, character = { { "Kit Fisto (A)", tapped = true } } } },
  steps = {
    p1.attacks "Kit Fisto (A)",
    p2.uses "Kit Fisto (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Kit Fisto (A)", damage = 1 },
  },
}

scenario "Plo Koon (A) evades 2 for 2 Force" {
  rules = { "AOTC-37/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 3, character = { { "Plo Koon (A)", tapped = true } } } },
  steps = {
    p1.attacks "Plo Koon (A)",
    p2.uses "Plo Koon (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Plo Koon (A)", damage = 1 },
  },
}

scenario "Yoda (A) evades 3 for 2 Force" {
  rules = { "AOTC-58/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 3, character = { { "Yoda (A)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (A)",
    p2.uses("Yoda (A)", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (A)", damage = 0 },
  },
}

scenario "Darth Tyranus (B) evades 3 for 3 Force" {
  rules = { "AOTC-79/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } },
    p1 = { force = 4, character = { { "Darth Tyranus (B)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (B)",
    p1.passes,
    p1.uses("Darth Tyranus (B)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Tyranus (B)", damage = 0 },
  },
}

scenario "Darth Tyranus (C) evades 2 for 2 Force" {
  rules = { "AOTC-130/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } },
    p1 = { force = 3, character = { { "Darth Tyranus (C)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (C)",
    p1.uses "Darth Tyranus (C)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Tyranus (C)", damage = 1 },
  },
}

scenario "Yoda gains 1 Force when the battle phase ends, and only in his arena" {
  rules = { "AOTC-58/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, deck = { "Toy Gift" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Yoda (A)" }, deck = { "Toy Gift" } } },
  steps = {
    expect { p2, force = 5 },
    expect { p1, force = 4 },
  },
}

scenario "A retreated Yoda gains nothing" {
  quiet = { "AOTC-58/whenever" },
  cites = { { "TCG-ABL-04", "triggered abilities are looked for in the arenas only" } },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, deck = { "Toy Gift" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, retreated = { "Yoda (A)" }, deck = { "Toy Gift" } } },
  steps = {
    expect { p2, force = 4 },
  },
}

scenario "Yoda deflects 3 for 10 Force" {
  rules = { "AOTC-58/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 10, character = { { "Yoda (A)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (A)",
    p2.uses("Yoda (A)", "(ability 3)"),
    p2.may_choose_exactly { "Toy Guard", "Yoda (A)", decline },
    p2.chooses "Toy Guard",
    expect { p1.unit "Toy Guard", damage = 2 },
    expect { p2.unit "Yoda (A)", damage = 0 },
  },
}

scenario "Padme gives each of your Jedi 10 speed and Anakin 2 power" {
  rules = { "AOTC-34/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Darth Tyranus (C)" } },
    p2 = { space = { "Toy Fighter", "Jedi Starfighter 3R3" }, character = { "Padme Amidala (A)", "Anakin Skywalker (D)", "Kit Fisto (A)" } } },
  steps = {
    expect { p2.unit "Anakin Skywalker (D)", speed = 60, power = 6 },
    expect { p2.unit "Kit Fisto (A)", speed = 50, power = 4 },
    expect { p2.unit "Jedi Starfighter 3R3", speed = 60 },
    expect { p1.unit "Darth Tyranus (C)", speed = 50, power = 5 },
  },
}

scenario "A retreated Padme gives nothing" {
  rules = { "TCG-STAT-01" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Fighter" }, retreated = { "Padme Amidala (A)" }, character = { "Anakin Skywalker (D)" } } },
  steps = {
    expect { p2.unit "Anakin Skywalker (D)", speed = 50, power = 4 },
  },
}

scenario "The Clone Officer gives each of your Clones, itself too, 1 power" {
  rules = { "AOTC-9/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Clone Squad", "AT-RT" }, character = { "Clone Officer" } } },
  steps = {
    expect { p2.unit "Clone Squad", power = 4 },
    expect { p2.unit "Clone Officer", power = 6 },
    expect { p2.unit "AT-RT", power = 4 },
  },
}

scenario "Plo Koon has 1 more power with another Jedi in the Character arena" {
  rules = { "AOTC-37/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Fighter" }, character = { "Plo Koon (A)", "Kit Fisto (A)" } } },
  steps = {
    expect { p2.unit "Plo Koon (A)", power = 6 },
  },
}

scenario "Alone Plo Koon has his printed power" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Fighter", "Jedi Starfighter 3R3" }, character = { "Plo Koon (A)" } } },
  steps = {
    expect { p2.unit "Plo Koon (A)", power = 5 },
  },
}

scenario "Tyranus pays 2 Force for Critical Hit 2 in this attack" {
  rules = { "AOTC-79/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1 },
    p1 = { force = 2, character = { "Darth Tyranus (B)" } },
    p2 = { character = { { "Yoda (A)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (A)",
    p1.uses "Darth Tyranus (B)",
    expect { p2.unit "Yoda (A)", damage = 3 },
    expect { p1.unit "Darth Tyranus (B)", critical = 0 },
  },
}

scenario "Jango has 2 more power while he attacks a Jedi, and only then" {
  rules = { "AOTC-89/static" },
  given = { phase = "attack", arena = "character", chance = { 4, 4, 4, 4, 4, 4 },
    p1 = { character = { "Jango Fett (C)" } },
    p2 = { force = 1, character = { { "Yoda (A)", tapped = true, damage = 0 } }, hand = { "Toy Weight" } } },
  steps = {
    expect { p1.unit "Jango Fett (C)", power = 4 },
    p1.attacks "Yoda (A)",
    expect { p1.unit "Jango Fett (C)", power = 6 },
    p2.passes,
    expect { p2.unit "Yoda (A)", zone = "discard" },
  },
}

scenario "Jango's power is the printed one against others" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 4, 4, 4, 4 },
    p1 = { character = { "Jango Fett (C)" } },
    p2 = { character = { { "Chewbacca (L)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (L)",
    expect { p2.unit "Chewbacca (L)", damage = 4 },
  },
}

scenario "A card is drawn for a B1 that is discarded" {
  rules = { "AOTC-88/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { { "Infantry Battle Droid, B1 Series", tapped = true }, { "Elite Guardian", tapped = true } }, deck = { "Toy Trooper" } },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } } },
  steps = {
    p2.attacks "Infantry Battle Droid, B1 Series",
    expect { p1.hand, count = 1 },
  },
}

scenario "The Super Battle Droid is faster and stronger with another Droid in any arena" {
  rules = { "AOTC-110/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Battle Droid Squad" }, character = { "Super Battle Droid 8EX" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "Super Battle Droid 8EX", speed = 50, power = 6 },
  },
}

scenario "Alone the Super Battle Droid is as printed" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, retreated = { "Battle Droid Squad" }, character = { "Super Battle Droid 8EX" } },
    p2 = { space = { "Toy Fighter" }, character = { "GH-7 Medical Droid" } } },
  steps = {
    expect { p1.unit "Super Battle Droid 8EX", speed = 40, power = 5 },
  },
}

scenario "Wat Tambor takes 1 build point from the Light Side" {
  rules = { "AOTC-115/whenever" },
  given = { phase = "ready", chance = { 4 },
    p1 = { character = { "Wat Tambor (A)" }, hand = { "Toy Trooper" } },
    p2 = { hand = { "Toy Trooper" } } },
  steps = {
    expect { p1, build_points = 4 },
    expect { p2, build_points = 3 },
  },
}
