-- Enhanced Cloud City: objectives drawn by lot. missing: which texts are not described.

objective "This Deal Is Getting Worse All The Time" { id = "109_12", side = dark, destiny = 0, face = 0, other_side = "Pray I Don't Alter It Any Further",
  starting = { deploy(reserve_card(site, cloud_city, battleground)), deploy{reserve_card(yours, titled("Secret Plans")), optional = yes}, deploy{reserve_card(yours, titled("All Wrapped Up")), optional = yes} },
  optional = { when(during(deploy_phase)), when(your_turn()), limit(phase), put{reserve_card(titled("Bespin", "Bespin: Cloud City", "Dark Deal", "Cloud City Occupation")), to = hand} },
  missing = { "its player's immunity to Goo Nee Tay", "turning over, and its other side" } }
