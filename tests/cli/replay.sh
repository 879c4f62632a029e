#!/usr/bin/env bash
# The program from outside: `cantina replay`. $CANTINA is the program.
set -u
. "$(dirname "$0")/common.bash"

match=$folder/match.json
# A match in which units attacked, so that what they can do matters.
for seed in $(seq 1 40); do
    numbers "$seed" | "$cantina" play tcg --toys --opponent random --seed "$seed" --save "$match" >"$folder/played" 2>&1
    [ "$("$cantina" replay show "$match" | grep -c ' attacks ')" -lt 8 ] || break
done
decisions=$("$cantina" replay verify "$match" --json | sed -n 's/.*"decisions":\([0-9]*\).*/\1/p')

check 0 "^All $decisions decisions give their hashes" replay verify "$match"
check 0 '^\{"ok":true,"decisions":[0-9]+,"agreed":[0-9]+,"why":"","changed_cards":\[\],"commitment":"none"\}$' replay verify "$match" --json
# Fair dice: what anybody can compute of the key is what the file says was committed to.
key=$(sed -n '1s/.*"key":"\([0-9a-f]*\)".*/\1/p' "$match")
commitment=$(printf 'cantina match key 1:%s' "$key" | sha256sum | cut -d' ' -f1)
sed "1s/\"commitment\":\"\"/\"commitment\":\"$commitment\"/" "$match" >"$folder/fair.json"
sed "1s/\"commitment\":\"\"/\"commitment\":\"${commitment%?}x\"/" "$match" >"$folder/unfair.json"
check 0 '^The key is the one that was committed to' replay verify "$folder/fair.json"
check 1 'not the one that was committed to' replay verify "$folder/unfair.json"
check 1 '"ok":false.*"commitment":"broken"' replay verify "$folder/unfair.json" --json
# What the table showed counts, not what the file says of itself.
shown=$(sed -n 's/.*"commitment":"\([0-9a-f]*\)".*/\1/p' "$folder/fair.json" | head -1)
check 0 '^The key is the one that was committed to' replay verify "$folder/fair.json" --commitment "${shown^^}"
check 0 '"commitment":"kept"' replay verify "$match" --commitment "$shown" --json
check 1 'not the one that was committed to' replay verify "$folder/fair.json" --commitment "$(printf 'ab%.0s' {1..32})"
check 2 'is no commitment' replay verify "$folder/fair.json" --commitment 12
check 0 '^The chance of Dark Side over the match' replay analyse "$match" --iterations 10
check 0 '^decision +who +did +better +cost' replay analyse "$match" --iterations 10
check 0 '"complete":true' replay analyse "$match" --iterations 2 --json
check 0 '"moments":\[\{"decision":[0-9]+,"seat":[12],"chance":[0-9.E+-]+,"lost":' replay analyse "$match" --iterations 2 --json
check 2 'from 1 to 100000' replay analyse "$match" --iterations 0
# Every decision is looked at, however long the match; at a table of three each player has a curve.
numbers 3 | "$cantina" play destiny --players 3 --opponent random --seed 3 --save "$folder/three.json" >/dev/null 2>&1
check 0 '^The chance of each player over the match' replay analyse "$folder/three.json" --iterations 1
[ "$("$cantina" replay analyse "$folder/three.json" --iterations 1 | grep -cE '^  [▁▂▃▄▅▆▇█]+  Player [123]')" = 3 ] ||
    fail 'not a curve for each of three players'
check 0 '^The match is won by ' replay show "$match"
check 0 '^ +[0-9]+  \* Dark Side (puts|partly builds) ' replay show "$match" --seat 1
check 0 'Light Side \(random\) builds a hidden card' replay show "$match" --seat 1
check 0 'Dark Side builds a hidden card' replay show "$match" --seat 2
check 0 'builds a hidden card' replay show "$match" --spectator
check 0 '^\{"game":"tcg","decisions":[0-9]+,"lines":\[' replay show "$match" --json
check 2 'there is no seat 5' replay show "$match" --seat 5
check 2 'nothing between' replay show "$match" --from 9 --to 3
check 2 'cannot be read' replay show "$folder/none.json"
check 2 'cannot be read' replay verify "$folder"

# A part of it is a part of it.
[ "$("$cantina" replay show "$match" --from 2 --to 2 | grep -c '^ *[0-9]* *\* ')" = 1 ] || fail '--from 2 --to 2 is not one decision'

# Files that are not whole, or not what they were.
head -c 3000 "$match" >"$folder/cut.json"
check 2 'cut\.json: line [0-9]+: the file ends too early' replay show "$folder/cut.json"
sed '10s/"hash":"[0-9a-f]*"/"hash":"0000000000000000"/' "$match" >"$folder/hash.json"
check 1 'decision 8: the state after it is another one' replay verify "$folder/hash.json"
check 0 '^The match is won by ' replay show "$folder/hash.json"
check 1 'decision 8' replay fork "$folder/hash.json" --at 9
check 0 'The match goes on at decision 8\.' replay fork "$folder/hash.json" --at 8
check 2 'there is no decision 99999' replay fork "$match" --at 99999
check 2 'does not replace' replay fork "$match" --at 3 --save "$match"

# A fork at the end goes nowhere; one in the middle is played on, and is a replay again.
check 0 'wins' replay fork "$match" --at $((decisions + 1))
numbers 5 | "$cantina" replay fork "$match" --at 20 --save "$folder/fork.json" >/dev/null 2>&1
check 0 'decisions give their hashes' replay verify "$folder/fork.json"
cmp -s <("$cantina" replay show "$match" --to 19 | tail -n +4) <("$cantina" replay show "$folder/fork.json" --to 19 | tail -n +4) ||
    fail 'the fork does not begin as the match does'

# Cards that change: the match is still told, verifying says where and which cards, a fork beyond that is refused.
"$cantina" replay show "$match" >"$folder/told"
mkdir -p "$folder/new/games/tcg/cards/toy"
sed 's/power = \([0-9]\)/power = 1\1/' games/tcg/cards/toy/units.lua >"$folder/new/games/tcg/cards/toy/units.lua"
cmp -s games/tcg/cards/toy/units.lua "$folder/new/games/tcg/cards/toy/units.lua" && fail 'the test changed no card'
check 1 '^Cards changed since it was played: TOY-1 Toy Trooper, TOY-10 Toy Herald, ' replay verify "$match" --cards "$folder/new"
check 1 'it does not play as it did: decision [0-9]+: ' replay verify "$match" --cards "$folder/new"
agreed=$("$cantina" replay verify "$match" --cards "$folder/new" --json 2>/dev/null | sed -n 's/.*"agreed":\([0-9]*\).*/\1/p')
[ "${agreed:-0}" -gt 0 ] && [ "$agreed" -lt "$decisions" ] || fail "agreed ${agreed:-nothing} of $decisions"
"$cantina" replay show "$match" | cmp -s - "$folder/told" || fail 'the match is told otherwise'
check 1 'Cards changed since: TOY-1 Toy Trooper, ' replay fork "$match" --at $((agreed + 2)) --cards "$folder/new"
check 1 'it does not play as it did' play --replay "$match" --cards "$folder/new"
check 0 "The match goes on at decision $((agreed + 1))\\." replay fork "$match" --at $((agreed + 1)) --cards "$folder/new"

# Replays of an older program, whose states had another form: each is told to its end; what it cannot do is refused with the reason.
for game in destiny tcg lcg ccg; do
    older=tests/pins/replays/$game.json
    told=$("$cantina" replay show "$older" --json | grep -oE '"game":"[a-z]+","decisions":[0-9]+')
    [ "$told" = "\"game\":\"$game\",\"decisions\":$(sed -n 's/.*"decisions":\([0-9]*\).*/\1/p' <<<"$told")" ] || fail "$older is not told: $told"
    last=${told##*:}
    [ "$last" -gt 40 ] || fail "$older: only $last decisions are told"
    check 0 "^ *$last  |^ +[a-z0-9].*\\[$(case $game in destiny) echo DST ;; *) echo "${game^^}" ;; esac)-" replay show "$older"
    check 0 'The match is still open\.$' replay show "$older" --seat 1
    check 1 'it does not play as it did: the start: states of this game have another form now' replay verify "$older"
    check 1 '^\{"ok":false,"decisions":[0-9]+,"agreed":0,"why":"the start: states of this game have another form now"' replay verify "$older" --json
    check 1 'Cards changed since: .*Watch it with .cantina replay show' replay fork "$older" --at 3
    check 1 'it does not play as it did' play --replay "$older"
done

finish
