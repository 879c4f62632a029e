-- Enhanced Jabba's Palace: cards drawn by lot. missing: which texts are not described.

local comes_to_palace = at_least(count(site(title_contains("Jabba's Palace"), at_destination)), 1)
objective "You Can Either Profit By This..." { id = "110_4", side = light, destiny = 0, face = 0, other_side = "Or Be Destroyed",
  starting = { deploy(reserve_card(yours, titled("Tatooine: Jabba's Palace"))), deploy(reserve_card(yours, titled("Jabba's Palace: Audience Chamber"))) },
  constant = {
    { change{deploy_cost, -2, of = deploying(yours, one_of(persona_of("Luke"), persona_of("C-3PO"), persona_of("R2-D2")), except(titled("Master Luke")), comes_to_palace)} },
    { change{deploy_cost, to = free, of = deploying(yours, titled("Master Luke"), comes_to_palace)} } },
  flips = { when(exists(character(persona_of("Han"), on("Tatooine")))), turn(this) },
  missing = { "Han frozen at the Audience Chamber", "the opponent's two aliens there", "the Force drains that it forbids", "forbidding Frozen Assets", "going out of play if Tatooine is blown away", "its other side" } }
objective "Or Be Destroyed" { id = "ENHANCED_JABBAS_PALACE-4b", side = light, face = 7, other_side = "You Can Either Profit By This...", missing = { "its text" } }
