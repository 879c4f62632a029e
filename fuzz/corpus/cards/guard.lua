@camper_card "Guard" { id = "P-1", cost = 1, strength = 3, before = { would_be_hurt(camper(yours, other)), may(tire(this), and_then(instead(hurt(amount, this)))) } }
