-- Equipment and Locations (section 1).

scenario "Built Equipment lies face up until it is attached for its cost" {
  rules = { "TCG-EQP-03" },
  cites = { { "TCG-EQP-01", "finishing it is one of the acts of the build step" }, { "TCG-EQP-08", "attaching is offered in no other step" } },
  given = { phase = "light builds",
    p2 = { build_points = 2, force = 1, build = { { "Jedi Lightsaber", counters = 2 } }, character = { "Kit Fisto (A)" } } },
  steps = {
    p2.finishes_building "Jedi Lightsaber",
    expect { p2.unit "Jedi Lightsaber", zone = "retreated" },
    p2.attaches("Jedi Lightsaber", "to Kit Fisto (A)"),
    expect { p2.unit "Kit Fisto (A)", power = 6 },
    expect { p2, force = 0, build_points = 1 },
  },
}

scenario "Equipment fits the units it names" {
  rules = { "TCG-EQP-05" },
  given = { phase = "light builds",
    p2 = { build_points = 2, force = 3, retreated = { "Jedi Lightsaber" }, space = { "ARC-170 Starfighter" }, character = { "Kit Fisto (A)", "Chewbacca (L)" } } },
  steps = {
    p2.may_choose_exactly { "attaches Jedi Lightsaber to Kit Fisto (A)", done },
  },
}

scenario "Equipment moves as often as it is paid for; a unit may have several" {
  rules = { "TCG-EQP-04" },
  cites = { { "TCG-EQP-07", "nothing counts them" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, retreated = { "Blaster Pistol" }, character = { { "Kit Fisto (A)", with = { "Droid Battlestaff" } }, "Chewbacca (L)" } } },
  steps = {
    p2.attaches("Blaster Pistol", "to Kit Fisto (A)"),
    expect { p2.unit "Kit Fisto (A)", power = 7 },
    p2.attaches("Blaster Pistol", "to Chewbacca (L)"),
    expect { p2.unit "Chewbacca (L)", power = 6 },
    p2.may_choose_exactly { "attaches Blaster Pistol to Kit Fisto (A)", "attaches Droid Battlestaff to Chewbacca (L)", done },
  },
}

scenario "It costs less on a unit that says so" {
  rules = { "TCG-EQP-06" },
  given = { phase = "dark builds",
    p1 = { retreated = { "Sith Lightsaber" }, character = { "Darth Tyranus (I)", "Darth Sidious (E)" } } },
  steps = {
    p1.may_choose_exactly { "attaches Sith Lightsaber to Darth Tyranus (I)", done },
    p1.attaches("Sith Lightsaber", "to Darth Tyranus (I)"),
    expect { p1.unit "Darth Tyranus (I)", power = 8 },
  },
}

scenario "Equipment outlives its unit" {
  rules = { "TCG-EQP-09" },
  cites = { { "TCG-NEW-04", "the card type is there, and this is what its rule says" } },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Security Droid", tapped = true, with = { "Droid Battlestaff" } }, { "Elite Guardian", tapped = true } } },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } } },
  steps = {
    p2.attacks "Security Droid",
    expect { p1.discard, exactly = { "Security Droid" } },
    expect { p1.retreated, exactly = { "Droid Battlestaff" } },
  },
}

scenario "A Location goes to its own arena only" {
  rules = { "TCG-LOC-02" },
  cites = { { "TCG-LOC-04", "worked example of TCG-LOC-02, with another Location" } },
  given = { phase = "dark builds",
    p1 = { build = { { "Mustafar System", counters = 1 } } } },
  steps = {
    p1.may_choose_exactly { "puts down Mustafar System in the Space arena", done },
    p1.puts_down "Mustafar System",
    expect { p1.locations, exactly = { "Mustafar System" } },
  },
}

scenario "A Location that costs as much replaces the one in place, which is discarded" {
  rules = { "TCG-LOC-05", "TCG-LOC-06", "TCG-LOC-08" },
  given = { phase = "dark builds",
    p1 = { build = { { "Utapau Sinkhole", counters = 1 } } },
    p2 = { locations = { "Utapau Sinkhole" } } },
  steps = {
    p1.puts_down "Utapau Sinkhole",
    expect { p2.locations, count = 0 },
    expect { p2.discard, exactly = { "Utapau Sinkhole" } },
  },
}

scenario "A cheaper Location needs as many counters as the other one costs" {
  rules = { "TCG-LOC-07" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Utapau System" } },
    p2 = { locations = { "Mustafar System" } } },
  steps = {
    p1.may_choose_exactly { "builds Utapau System", done },
    p1.builds "Utapau System",
    p1.may_choose_exactly { "puts down Utapau System in the Space arena", done },
  },
}

scenario "What costs nothing may be put down at once" {
  rules = { "TCG-BUILD-02" },
  given = { phase = "dark builds",
    p1 = { hand = { "Utapau System", "Toy Trooper" } } },
  steps = {
    p1.may_choose_exactly { "puts down Utapau System in the Space arena", done },
  },
}
