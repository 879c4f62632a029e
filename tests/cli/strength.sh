#!/usr/bin/env bash
# `cantina arena strength`, `table`, `tune` and `climb` from outside, and that the published table is what they print.
set -euo pipefail
. "$(dirname "$0")/common.bash"

# The page is what the command prints of the results beside it.
"$cantina" arena table docs/ai-strength.jsonl >"$folder/table.md"
cmp "$folder/table.md" docs/ai-strength.md || fail "docs/ai-strength.md is not what 'cantina arena table docs/ai-strength.jsonl' prints"

# Each line is known to 3 points either way, and what was set as the least that a player must reach is reached: in percent won, or
# for twice the iterations as the lower bound over 1,000 games and more.
awk -F' *[|] *' '
    NR == FNR { least[$2 " " $3 " " $4] = $5; bound[$2 " " $3 " " $4] = $6; next }
    $5 !~ /^[0-9]/ { next }
    {
        line = $2 " " $3 " " $4; gsub(",", "", $5); split($6, n, / % \(| to |\)/)
        if (n[3] - n[2] > 6) print line ": " $6 " is wider than 3 points either way"
        if (line in least && n[1] < least[line]) print line ": won " n[1] " %, to reach: " least[line]
        if (line in bound && bound[line] != "" && (n[2] <= bound[line] || $5 < 1000)) print line ": " $6 " of " $5 " games, the lower bound must be above " bound[line]
        delete least[line]
    }
    END { for (line in least) print line ": not measured" }
' - "$folder/table.md" >"$folder/short" <<'LEAST'
| destiny | hard | random | 97 |
| destiny | hard | greedy | 75 |
| destiny | hard | search:200 | 65 |
| destiny | normal | greedy | 60 |
| destiny | search:40 | search:20 | 0 | 47 |
| tcg | hard | random | 97 |
| tcg | hard | greedy | 75 |
| tcg | hard | search:200 | 65 |
| tcg | normal | greedy | 60 |
| tcg | search:100 | search:50 | 0 | 47 |
| destiny | search:300 | search:150 | 0 | 47 |
| tcg | search:300 | search:150 | 0 | 47 |
| lcg | hard | random | 95 |
| ccg | hard | random | 95 |
LEAST
[ ! -s "$folder/short" ] || fail "docs/ai-strength.md: $(cat "$folder/short")"

# A result is a function of game, players, games and seed; threads do not matter.
for t in 1 2; do "$cantina" arena strength --game lcg --a greedy --b random --games 30 --seed 4 --threads $t --json >"$folder/$t.json"; done
cmp -s "$folder/1.json" "$folder/2.json" || fail "two threads: another result"
"$cantina" arena strength --game lcg --a random --b greedy --games 30 --seed 4 --json >"$folder/back.json"
# Players exchanged at the same tables: what one wins is what the other loses.
wins() { sed "s/.*\"$2\":\([0-9]*\).*/\1/" "$1"; }
[ "$(wins "$folder/1.json" games)" = 30 ] || fail "not 30 games: $(cat "$folder/1.json")"
[ "$(wins "$folder/1.json" a_wins)" -gt 20 ] || fail "greedy does not beat random: $(cat "$folder/1.json")"
[ "$(wins "$folder/back.json" b_wins)" = "$(wins "$folder/1.json" a_wins)" ] || fail "not the same games with the names exchanged: $(cat "$folder"/{1,back}.json)"

# Parts of a run are its games: the table adds them up to what the whole run says.
for i in 1 2 3; do "$cantina" arena strength --game lcg --a greedy --b random --games 30 --seed 4 --shard $i/3 --into "$folder/parts.jsonl" >/dev/null; done
"$cantina" arena strength --game lcg --a greedy --b random --games 30 --seed 4 --into "$folder/whole.jsonl" >/dev/null
"$cantina" arena table "$folder/parts.jsonl" >"$folder/parts.md"
"$cantina" arena table "$folder/whole.jsonl" >"$folder/whole.md"
cmp "$folder/parts.md" "$folder/whole.md" || fail "three parts are not the whole"
cat "$folder/parts.jsonl" "$folder/whole.jsonl" >"$folder/both.jsonl"
expect 1 "is there twice with the seed 4" "$cantina" arena table "$folder/both.jsonl"
{ cat "$folder/parts.jsonl"; head -1 "$folder/parts.jsonl"; } >"$folder/twice.jsonl"
expect 1 "is there twice with the seed 4" "$cantina" arena table "$folder/twice.jsonl"
# Other players of the same names are not counted together.
{ head -1 "$folder/parts.jsonl"; sed 's/"seed":4/"seed":5/; s/"program":"/&0/; q' "$folder/parts.jsonl"; } >"$folder/versions.jsonl"
expect 1 "was measured with two versions of the program (seeds 4 and 5)" "$cantina" arena table "$folder/versions.jsonl"
# What other players than those of now have played is marked.
head -1 "$folder/parts.jsonl" >"$folder/now.jsonl"
sed 's/"program":"/&0/; q' "$folder/parts.jsonl" >"$folder/then.jsonl"
! "$cantina" arena table "$folder/now.jsonl" | grep -q '| 4, \*earlier\* |' || fail "players of now are said to be of before"
"$cantina" arena table "$folder/then.jsonl" | grep -q '| 4, \*earlier\* |' || fail "other players of the same names are not marked"
expect 2 "is no part" "$cantina" arena strength --game lcg --games 4 --shard 4/3
expect 2 "there is no game in part 5/5" "$cantina" arena strength --game lcg --a random --b random --games 4 --shard 5/5

# The same weights as the game's own play the same games; others do not.
own=$("$cantina" arena tune lcg --ai random --games 40 --json | grep -o '"weight":[-0-9]*' | sed 's/.*://' | awk '{ printf "/w%d=%s", NR - 1, $1 }')
"$cantina" arena strength --game lcg --a "greedy$own" --b random --games 30 --seed 4 --json | sed "s|greedy$own|greedy|" >"$folder/own.json"
cmp -s "$folder/1.json" "$folder/own.json" || fail "the game's own weights by name: another result"
# A player that is after a table without units of its own loses.
"$cantina" arena strength --game lcg --a "greedy/w3=-500" --b greedy --games 30 --seed 4 --json >"$folder/wrong.json"
[ "$(wins "$folder/wrong.json" a_wins)" -lt 10 ] || fail "weights by name change nothing: $(cat "$folder/wrong.json")"

# Steps of a climb: the same on any number of threads, and each begins where the last one ended.
for t in 1 2; do "$cantina" arena climb lcg --steps 2 --pairs 3 --games 4 --threads $t --json >"$folder/climb$t.json"; done
cmp -s "$folder/climb1.json" "$folder/climb2.json" || fail "climb: two threads: another result"
grep -q '"player":"greedy/w0=' "$folder/climb1.json" || fail "climb: does not name the player: $(cat "$folder/climb1.json")"

# What people are told: a table of it, the same on any number of threads.
for t in 1 2; do "$cantina" arena calibrate lcg --ai greedy --iterations 10 --games 20 --threads $t --json >"$folder/told$t.json"; done
cmp -s "$folder/told1.json" "$folder/told2.json" || fail "calibrate: two threads: another result"
for key in positions trust lean trust_fitted lean_fitted bits_plain bits_now bits_fitted tenths; do
    grep -q "\"$key\"" "$folder/told1.json" || fail "calibrate: no $key in $(cat "$folder/told1.json")"
done

expect 2 "there is no game 'chess'" "$cantina" arena strength --game chess
expect 2 "--games: 1 is not a number from 2 to 1,000,000,000" "$cantina" arena strength --game lcg --games 1
expect 2 "--games 3 is an odd number" "$cantina" arena strength --game lcg --games 3
expect 2 "--games 5 is an odd number" "$cantina" arena climb lcg --games 5
expect 2 "is no part" "$cantina" arena strength --game lcg --games 4 --shard 1/2/3
for command in "strength --game lcg" "tune lcg" "climb lcg" "calibrate lcg"; do
    expect 2 "is not a number from" "$cantina" arena $command --games 99999999999999999999
    expect 2 "is not a number from 0 to 1,024" "$cantina" arena $command --threads 100000
done
expect 2 "is not a number from 1 to 1,000,000" "$cantina" arena climb lcg --steps 0
expect 2 "is not a number from 1 to 1,000,000" "$cantina" arena climb lcg --steps 4294967297
expect 2 "no player 'strong'" "$cantina" arena strength --game lcg --a strong --games 2
expect 2 "no player 'greedy/x=1'" "$cantina" arena strength --game lcg --a greedy/x=1 --games 2
expect 2 "no player 'greedy/w=1'" "$cantina" arena strength --game lcg --a greedy/w=1 --games 2
expect 2 "the game has no aspect w99, they are w0 to w10" "$cantina" arena strength --game lcg --a greedy/w99=5 --games 2
for word in prior=0 prior=-4 scale=0 c=nan c=-1 w0=1e99 w0=1.5 worlds=0 follow=-1 nodes=0 turns=0 longest=inf; do
    expect 2 "no player 'search:2/$word'" "$cantina" arena strength --game lcg --a "search:2/$word" --games 2
done
for name in search:2.9 search:0 search:1e9 playouts:2/tree=1e30 playouts:2/closer=0; do
    expect 2 "no player '$name'" "$cantina" arena strength --game lcg --a $name --games 2
done
expect 2 "there is no game 'chess'" "$cantina" arena climb chess
expect 2 "there is no game 'chess'" "$cantina" arena calibrate chess
expect 2 "--iterations: 0 is not a number from 1" "$cantina" arena calibrate lcg --iterations 0
expect 2 "play more" "$cantina" arena calibrate lcg --ai random --iterations 1 --games 1
expect 2 "--pairs: 1 is not a number from 2" "$cantina" arena climb lcg --pairs 1
expect 1 "cannot write" "$cantina" arena strength --game lcg --a random --b random --games 2 --into "$folder/no/such/file"
finish
