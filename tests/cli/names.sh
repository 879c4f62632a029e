#!/usr/bin/env bash
# The program from outside: sets of cards that bring names of things and a prelude of their own. $CANTINA is the program.
set -u
. "$(dirname "$0")/common.bash"

mkdir -p "$folder/lcg/MINE"
cat >"$folder/lcg/names.lua" <<'EOF'
trait { newt = "Newt", vehicle = "Vehicle" }
EOF
cat >"$folder/lcg/prelude.lua" <<'EOF'
function hurts(what) return damage(1, unit(what)) end
EOF
cat >"$folder/lcg/MINE/cards.lua" <<'EOF'
unit_card "Toy Pond" { id = "MINE-1", side = dark, affiliation = neutral, cost = 1, capacity = 1, traits = { newt },
  action = { hurts(newt) } }
EOF
check 0 '^lcg: [0-9]+ cards, 0 errors' cards check "$folder/lcg"
check 0 'damage to a Newt unit' cards show MINE-1 --cards "$folder"
check 0 'Newt' cards show MINE-1 --cards "$folder"

# What is wrong is told with file and line.
printf 'trait { newt = "Newt" }\ntrait {\n  damaged = "Damaged" }\n' >"$folder/lcg/names.lua"
check 1 "names\\.lua:3: the trait 'damaged' has the name of a filter" cards check "$folder/lcg"
printf 'trait { newt = "Newt", droid = "Robot" }\n' >"$folder/lcg/names.lua"
check 1 "names\\.lua:1: the trait 'droid' is declared in games/lcg/names\\.lua:[0-9]+ already" cards check "$folder/lcg"
printf 'trait { nett = "Newt" }\n' >"$folder/lcg/names.lua"
check 1 "cards\\.lua:1: unknown word 'newt'; did you mean 'nett'\\?" cards check "$folder/lcg"
printf 'trait { newt = "Newt" }\n' >"$folder/lcg/names.lua"
printf 'function hurts(what) return damage(1, what.noun) end\n' >"$folder/lcg/prelude.lua"
check 1 "cards\\.lua:2: " cards check "$folder/lcg"
printf 'function damage() end\n' >"$folder/lcg/prelude.lua"
check 1 "prelude\\.lua:1: 'damage' is a word of the vocabulary and cannot be assigned" cards check "$folder/lcg"

# Every game has names and a prelude; the page of words has both.
for game in destiny tcg lcg ccg; do
    [ -f "games/$game/names.lua" ] && [ -f "games/$game/prelude.lua" ] || fail "games/$game has no names.lua or no prelude.lua"
    check 0 '^## Names$' cards words "$game"
done
check 0 '^\| `paid\(force, \.\.\.\)` \| An ability for Force' cards words tcg

# Whoever names a folder of cards, a set or one file means the names of the game's folder above.
mkdir -p "$folder/games/lcg/cards/MINE"
cp games/lcg/prelude.lua "$folder/games/lcg/prelude.lua"
cp games/lcg/names.lua "$folder/games/lcg/names.lua"
printf 'trait { newt = "Newt" }\n' >>"$folder/games/lcg/names.lua"
printf 'unit_card "Toy Pond" { id = "MINE-1", side = dark, cost = 1, capacity = 1, traits = { newt } }\n' \
    >"$folder/games/lcg/cards/MINE/cards.lua"
check 0 '^lcg: [0-9]+ cards, 0 errors' cards check "$folder/games/lcg/cards"
check 0 '^lcg: [0-9]+ cards, 0 errors' cards check "$folder/games/lcg/cards/MINE"
check 0 '^lcg: [0-9]+ cards, 0 errors' cards check "$folder/games/lcg/cards/MINE/cards.lua"

finish
