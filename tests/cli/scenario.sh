#!/usr/bin/env bash
# The program from outside: `cantina scenario run` and what it says to slips in scenario files. $CANTINA is the program.
set -u
. "$(dirname "$0")/common.bash"

# slip GAME PATTERN SCENARIO: it fails, in this file, with these words.
slip() {
    mkdir -p "$folder/scenarios/$1"
    printf '%s\n' "$3" >"$folder/scenarios/$1/slip.lua"
    check 1 "$2" scenario run "$folder/scenarios/$1/slip.lua"
    check 1 'FAIL .*slip\.lua:[0-9]+: ' scenario run "$folder/scenarios/$1/slip.lua"
}

check 2 'PATH is required' scenario run
check 1 'no such file or folder' scenario run 'no such folder'
check 2 "there is no mode 'plane'" scenario run tests/scenarios/tcg/rules --mode plane
check 1 'no scenario was run' scenario run tests/scenarios/tcg/rules/why_not.lua --only 'no title has this'

# Rules that nobody knows, wherever they are named.
trooper='{ characters = { "Toy Trooper" } }'
two="given = { p1 = $trooper, p2 = $trooper }"
slip destiny "the catalogue has no rule 'DST-QEU-01'\. Did you mean DST-QUE-01" \
    "scenario \"x\" { rules = { \"DST-QEU-01\" }, $two, steps = { p1.is_asked } }"
slip destiny "'DST-QUE' is a group of [0-9]+ rules: name the one that is meant" \
    "scenario \"x\" { cites = { { \"DST-QUE\", \"a whole group is no rule\" } }, $two, steps = { p1.is_asked } }"
slip destiny "'TCG-POP-01' is a rule of tcg, not of destiny" \
    "scenario \"x\" { rules = { \"TCG-POP-01\" }, $two, steps = { p1.is_asked } }"
slip destiny "no card has the ability 'AW-10/aftr'\. Did you mean AW-10/after" \
    "scenario \"x\" { quiet = { \"AW-10/aftr\" }, $two, steps = { p1.is_asked } }"
slip destiny "slip\.lua:2: x" \
    "scenario \"x\" { rules = { \"DST-QUE-01\" }, $two, steps = {
       p1.cannot { \"activates\", \"Toy Trooper\", because = \"i\" } } }"
slip tcg "the catalogue has no rule 'TCG-DECK-777'" \
    'scenario "x" { rules = { "TCG-DECK-07" }, deck = { from = "republic" }, steps = { deck_breaks("TCG-DECK-777") } }'
slip tcg "there is no deck 'repblic' of this game; did you mean 'republic'\?; known: " \
    'scenario "x" { rules = { "TCG-DECK-07" }, deck = { from = "repblic" }, steps = { deck_is_legal } }'
slip tcg "deck: there is no 'frm'; did you mean 'from'\?; known: from, format" \
    'scenario "x" { rules = { "TCG-DECK-07" }, deck = { frm = "republic" }, steps = { deck_is_legal } }'
slip chess "there is no game 'chess'\. Known: destiny" \
    'scenario "x" { rules = { "TCG-DECK-07" }, steps = { p1.passes } }'
# Words that stand for nothing, and keys that stand twice.
slip tcg "slip\.lua:2: .file" 'scenario "x" { rules = { "TCG-DECK-07" }, deck = {}, steps = { deck_is_legal } }
p1.plays "X"'
slip tcg "'steps' stands twice in one table" \
    'scenario "x" { rules = { "TCG-DECK-07" }, deck = {}, steps = { deck_is_legal }, steps = { deck_is_legal } }'

# What lies on the table: each game says what it knows. given GAME PATTERN RULE GIVEN
given() { slip "$1" "$2" "scenario \"x\" { rules = { \"$3\" }, given = { $4 }, steps = { p1.is_asked } }"; }
given destiny "given\.p1\.characters\[1\]\.damage: it must be a whole number from 0 to 99, not -3" DST-QUE-01 \
    "p1 = { characters = { { \"Toy Trooper\", damage = -3 } } }, p2 = $trooper"
given destiny "given\.p1\.characters\[1\]\.shields: it must be a whole number from 0 to 3, not 4" DST-QUE-01 \
    "p1 = { characters = { { \"Toy Trooper\", shields = 4 } } }, p2 = $trooper"
given destiny "given\.p1\.characters\[1\]: there is no 'damge'; did you mean 'damage'" DST-QUE-01 \
    "p1 = { characters = { { \"Toy Trooper\", damge = 1 } } }, p2 = $trooper"
given destiny "given\.p1: there is no 'charcters'; did you mean 'characters'" DST-QUE-01 "p1 = { charcters = {} }, p2 = $trooper"
given destiny "given: there is no 'trun'; did you mean 'turn'" DST-QUE-01 "trun = p1, p1 = $trooper, p2 = $trooper"
given destiny "given\.turn: it must be a player" DST-QUE-01 "turn = \"p1\", p1 = $trooper, p2 = $trooper"
given destiny "given\.p1\.hand: it must be a list of cards, not the text" DST-QUE-01 \
    "p1 = { hand = \"Toy Blade\", characters = { \"Toy Trooper\" } }, p2 = $trooper"
given destiny "given\.battlefield: there is no 'controled_by'; did you mean 'controlled_by'" DST-QUE-01 \
    "battlefield = { controled_by = p1 }, p1 = $trooper, p2 = $trooper"
given tcg "given\.p1\.ground\[1\]: there is no 'taped'; did you mean 'tapped'" TCG-POP-01 \
    'p1 = { ground = { { "Toy Trooper", taped = true } } }'
given tcg "given\.p1\.ground\[1\]: there is no 'counters'; known: damage, tapped, with" TCG-POP-01 \
    'p1 = { ground = { { "Toy Trooper", counters = 1 } } }'
given tcg "given\.p1\.force: it must be a whole number from 0 to 99, not 1.5" TCG-POP-01 'p1 = { force = 1.5 }'
given tcg "given\.arena: there is no 'grund' here; did you mean 'ground'" TCG-POP-01 'arena = "grund"'
given tcg "no phase 'redy'; did you mean 'ready'" TCG-POP-01 'phase = "redy"'
given lcg "given\.p1\.units\[1\]: there is no 'focs'; did you mean 'focus'" LCG-NEST-01 \
    'p1 = { units = { { "Toy Trooper", focs = 1 } } }'
given lcg "given\.p1\.units\[1\]\.focus: it must be a whole number from 0 to 63, not 64" LCG-NEST-01 \
    'p1 = { units = { { "Toy Trooper", focus = 64 } } }'
given lcg "given: there is no 'dail'; did you mean 'dial'" LCG-NEST-01 'dail = 3'
given lcg "given\.engagement: there is no 'atackers'; did you mean 'attackers'" LCG-NEST-01 'engagement = { atackers = {} }'
given lcg "no phase 'deploymnt'; did you mean 'deployment'" LCG-NEST-01 'phase = "deploymnt"'
given ccg "given\.p1: there is no 'resrve'; did you mean 'reserve'" CCG-STK-01 'p1 = { resrve = 3 }'
given ccg "given\.p1\.table\[1\]: there is no 'hitt'; did you mean 'hit'" CCG-STK-01 \
    'p1 = { table = { { "Toy Captain", hitt = true } } }'
given ccg "given\.p1\.reserve: it must be a whole number from 0 to 99, not -1" CCG-STK-01 'p1 = { reserve = -1 }'
given ccg "given\.locations\[1\]: there is no 'onwer'; did you mean 'owner'" CCG-STK-01 \
    'locations = { { "Toy Plaza", onwer = p2 } }'
given ccg "given\.phase: there is no 'depoly' here; did you mean 'deploy'" CCG-STK-01 'phase = "depoly"'

# A card that no book has is never just "not in play".
slip destiny "no card 'Toy Troper' in the book" \
    "scenario \"x\" { rules = { \"DST-QUE-01\" }, $two, steps = { expect { p1.character \"Toy Troper\", in_play = false } } }"

finish
