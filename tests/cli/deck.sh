#!/usr/bin/env bash
# The program from outside: `cantina deck`. $CANTINA is the program. Works with whatever decks it has.
set -u
. "$(dirname "$0")/common.bash"

check 0 '^deck +list\|check\|import\|export\|show' --help
check 2 "Did you mean 'cantina deck check'" deck chek
check 2 "there is no game 'chess'" deck list chess
check 2 "there is no deck and no file 'no such deck'" deck check 'no such deck'
check 2 'DECK is required' deck show
check 2 'FILE is required' deck import

# Cards of our own, so that the files below need no others.
mkdir -p "$folder/cards/destiny/AW"
cat >"$folder/cards/destiny/AW/cards.lua" <<'LUA'
character "Sample Sentinel" { id = "AW-901", points = { 9, 12 }, health = 8, color = blue,
  die = { "1 melee", "2 melee", "1 shield", "1 shield", "1 resource", "blank" } }
event "Sample Trick" { id = "AW-902", cost = 1, color = blue, stats_only = true }
LUA
cards=(--cards "$folder/cards")
printf 'name: By hand\n[characters]\n1 Sample Sentinel [AW-901] elite\n[deck]\n2 sample trick\n' >"$folder/mine.deck"
printf '{"name":"Site","slots":{"01901":{"quantity":1,"dice":2},"01902":{"quantity":2,"dice":0},"02999":{"quantity":1,"dice":0}}}' \
    >"$folder/site.json"

check 0 '^1 Sample Sentinel \[AW-901\] elite$' deck import "$folder/mine.deck" "${cards[@]}"
check 1 '^not in the book yet: 1 02999 \(Spirit of Rebellion\)$' deck import "$folder/site.json" "${cards[@]}"
check 1 '^2 Sample Trick \[AW-902\]$' deck import "$folder/site.json" "${cards[@]}"
check 0 '^# not in the book yet: 1 02999 ' deck import "$folder/site.json" --partial "${cards[@]}"
check 1 '^\{"form":"swdestinydb-json","game":"destiny","deck":\{"name":"Site",.*"missing":\[\{"count":1,.*"code":"02999"' \
    deck import "$folder/site.json" --json "${cards[@]}"
check 2 "form 'swdestinydb-json' is of destiny, not of tcg" deck import "$folder/site.json" --game tcg "${cards[@]}"
check 2 'Did you mean swdestinydb' deck import "$folder/site.json" --form swdestinydbb "${cards[@]}"
check 1 'not well-formed JSON' deck import "$folder/mine.deck" --form swdestinydb-json "${cards[@]}"
check 1 'not playable yet, numbers only: Sample Trick \[AW-902\]' deck check "$folder/mine.deck" "${cards[@]}"
check 1 '"legal":false,"problems":\[\{"rule":"DST-' deck check "$folder/mine.deck" --json "${cards[@]}"
check 2 "has no format 'none'" deck check "$folder/mine.deck" --format none "${cards[@]}"
check 0 '^1  Sample Sentinel \(elite\) +AW-901' deck show "$folder/mine.deck" "${cards[@]}"
check 0 '"cards_by_cost":\{"1":2\}' deck show "$folder/mine.deck" --json "${cards[@]}"
check 2 "the form 'octgn' is of lcg" deck export "$folder/mine.deck" --form octgn "${cards[@]}"

# There and back, and a file that is there stays.
check 0 '^2x Sample Trick \(Awakenings #902\)$' deck export "$folder/mine.deck" --form swdestinydb "${cards[@]}"
check 0 'By hand in form' deck export "$folder/mine.deck" --form swdestinydb -o "$folder/there.txt" "${cards[@]}"
check 2 'is there already' deck export "$folder/mine.deck" --form swdestinydb -o "$folder/there.txt" "${cards[@]}"
check 0 '3 cards of destiny' deck import "$folder/there.txt" -o "$folder/back.deck" "${cards[@]}"
check 0 '^name: By hand$' deck import "$folder/back.deck" "${cards[@]}"
if ! diff <("$cantina" deck import "$folder/mine.deck" "${cards[@]}") "$folder/back.deck"; then
    fail 'the deck came back changed'
fi

# Every legal shipped deck goes through every form of its game and back.
"$cantina" deck list --json >"$folder/list.json" || fail 'deck list'
declare -A forms=([destiny]="swdestinydb swdestinydb-json" [ccg]="gemp gemp-list" [tcg]=lackey [lcg]=octgn)
for pair in $(grep -oE '"deck":"[^"]+","name":"[^"]*","game":"[a-z]+","format":"[^"]*","cards":[0-9]+,"legal":true' "$folder/list.json" |
    sed -E 's/"deck":"([^"]+)".*"game":"([a-z]+)".*/\2\/\1/'); do
    check 0 'legal$' deck check "$pair"
    "$cantina" deck import <("$cantina" deck export "$pair" --form cantina) --game "${pair%%/*}" | sed '/^[a-z]*:/d' | sort >"$folder/first"
    for form in ${forms[${pair%%/*}]}; do
        "$cantina" deck export "$pair" --form "$form" -o "$folder/out" --force >/dev/null &&
            "$cantina" deck import "$folder/out" | sed '/^[a-z]*:/d' | sort | diff "$folder/first" - && continue
        fail "$pair through $form"
    done
done

finish
