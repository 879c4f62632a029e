-- Premiere: devices.

device "Stormtrooper Backpack" { id = "1_206", side = dark, destiny = 5,
  deploys = { only{on = character(yours, trooper)} },
  constant = {
    { allow(uses_any_number(host)) },
    { when(is(host, at(site(with_icon(planet))))), change{immunity, 3, of = host} } } }
