-- Press the Attack: enhancements.

enhancement_card "Promotion" { id = "PTA-210.6", side = dark, affiliation = imperial_navy, traits = { condition },
  cost = 1, force = 1, objective_set = 210, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001320",
  enhances = a_unit, host_traits = { officer }, host_affiliation = imperial_navy, reaction = { strikes(unit(of(imperial_navy), other_than(host))), cost(focus(this)),
    change{ unit_damage, unit_damage(host), of = subject, lasting = strike }, change{ blast_damage, blast_damage(host), of = subject, lasting = strike },
    change{ tactics, tactics(host), of = subject, lasting = strike } } }
