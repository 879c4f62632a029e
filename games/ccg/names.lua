-- What cards of this game are called beside their titles.

-- Roles, squadrons, kinds of weapons and of games. The rules ask for `spy`, `astromech`, `bounty_hunter` and `battle_droid`.
trait {
  stormtrooper = "stormtrooper", trooper = "trooper", guard = "guard", scavenger = "scavenger",
  mining_droid = "mining droid", spy = "spy", thief = "thief",
  bounty_hunter = "bounty hunter", smuggler = "smuggler", scout = "scout", mine = "mine", blaster = "blaster",
  power_droid = "power droid", ewok_weapon = "Ewok weapon", gold_squadron = "Gold Squadron",
  spaceport = "spaceport", swamp = "swamp", jungle = "jungle", moff = "moff",
  rifle = "rifle", leader = "leader", commander = "commander", gray_squadron = "Gray Squadron",
  red_squadron = "Red Squadron", saber_squadron = "Saber Squadron", black_squadron = "Black Squadron",
  scimitar_squadron = "Scimitar Squadron", scythe_squadron = "Scythe Squadron", rebel_trooper = "Rebel Trooper",
  cannon = "cannon", missile = "missile", rogue_squadron = "Rogue Squadron", forest = "forest", dejarik = "dejarik",
  tie_ln_ship = "TIE/ln", y_wing_ship = "Y-wing", battle_droid = "battle droid", astromech = "astromech", padawan = "padawan",
  biker_scout = "biker scout", parasite = "parasite", laser_cannon = "laser cannon", assassin = "assassin", slave = "slave",
  musician = "musician",
  operative = "operative", mercenary = "mercenary", isb_agent = "ISB agent", cloud_city_trooper = "Cloud City trooper", medical_droid = "medical droid",
  clone = "clone", female = "female", death_squadron = "Death Squadron",
  gambler = "gambler", royal_naboo_security = "Royal Naboo Security",
  information_broker = "information broker", senator = "senator", saber = "lightsaber", electropole = "electropole",
  miner = "miner", desert = "desert", echo_base_trooper = "Echo Base trooper", probe_droid = "probe droid",
  fusion_generator = "fusion generator", bowcaster = "bowcaster",
  green_squadron = "Green Squadron", canyon = "canyon", captain = "captain", destroyer_droid = "destroyer droid",
  gas_miner = "gas miner",
  tax_collector = "tax collector", coruscant_guard = "Coruscant Guard",
  -- Agendas of senators.
  rebellion = "rebellion agenda", taxation = "taxation agenda",
  -- Of sites: what they are part of.
  theed_palace = "Theed Palace", cloud_city = "Cloud City", jabbas_palace = "Jabba's Palace", mazs_castle = "Maz's Castle",
  asteroid = "asteroid sector",
}

-- Models of starships and vehicles; one may be of several. The rules ask for `tie`, `at_at`, `cloud_car` and `patrol_craft`.
model {
  tie = "TIE", tie_ln = "TIE/ln", tie_sa = "TIE/sa", tie_defender = "TIE Defender",
  tie_interceptor = "TIE Interceptor", x_wing = "X-wing", y_wing = "Y-wing", a_wing = "A-wing", b_wing = "B-wing",
  star_destroyer = "Star Destroyer", star_cruiser = "Star Cruiser", frigate = "frigate", at_at = "AT-AT",
  at_st = "AT-ST", freighter = "freighter", cloud_car = "cloud car", patrol_craft = "patrol craft",
  transport_ship = "transport", droid_starfighter = "droid starfighter", battleship = "battleship",
  speeder_bike = "speeder bike", skiff = "skiff", tauntaun = "tauntaun", delta_7 = "Delta-7",
  stap = "STAP", corvette = "corvette", corellian_jm_5000 = "Corellian JM-5000",
  aat = "AAT", mega_class = "Mega-class Dreadnought",
}

species { ithorian = "Ithorian", chadra_fan = "Chadra-Fan", aqualish = "Aqualish", abyssin = "Abyssin", ishi_tib = "Ishi Tib",
  yamrii = "Yam'rii", quarren = "Quarren",
  jawa = "Jawa", tusken_raider = "Tusken Raider", talz = "Talz", shistavanen = "Shistavanen",
  wookiee = "Wookiee", mon_calamari = "Mon Calamari", dresselian = "Dresselian", corellian = "Corellian",
  alderaanian = "Alderaanian", ewok = "Ewok", yuzzum = "Yuzzum",
  klatooinian = "Klatooinian",
  trandoshan = "Trandoshan", gamorrean = "Gamorrean", neimoidian = "Neimoidian",
  weequay = "Weequay", dathomirian = "Dathomirian",
  bith = "Bith", gungan = "Gungan", gran = "Gran", bothan = "Bothan", florn_lamproid = "Florn Lamproid", pacithhip = "Pacithhip", toydarian = "Toydarian", ranat = "Ranat",
}
