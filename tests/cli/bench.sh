#!/usr/bin/env bash
# `cantina bench` from outside: each way of measuring prints its rows and keys. How long anything takes is not looked at: a test
# passes on a machine that is slow or busy.
set -euo pipefail
. "$(dirname "$0")/common.bash"

"$cantina" bench destiny --table toys --seconds 0.01 --json >"$folder/plain.json"
for key in state_bytes clone_ns decision_ns games_per_s allocations_per_decision tables; do
    grep -q "\"$key\"" "$folder/plain.json" || fail "bench: no $key in $(cat "$folder/plain.json")"
done

for key in forced_per_game window_questions_per_game cards; do
    grep -q "\"$key\"" "$folder/plain.json" || fail "bench: no $key in $(cat "$folder/plain.json")"
done

# A book that has each card three times: three times the cards, and the same games, since no deck names a copy.
"$cantina" bench destiny --table toys --seconds 0.01 --book 3 --json >"$folder/book.json"
number() { grep -oE "\"$1\":[0-9.E+-]+" "$2" | head -n 1 | cut -d : -f 2; }
[ "$(number cards "$folder/book.json")" = $((3 * $(number cards "$folder/plain.json"))) ] || fail "bench --book 3: $(cat "$folder/book.json")"
one=$(number window_questions_per_game "$folder/plain.json") three=$(number window_questions_per_game "$folder/book.json")
[ -n "$one" ] && [ "$one" = "$three" ] || fail "bench --book 3: $three questions in windows, not $one: copies are asked for too"
expect 1 "ccg: a book with each card 1000 times cannot be made: " "$cantina" bench ccg --book 1000
expect 1 "too many cards in one book" "$cantina" bench ccg --book 1000
expect 2 "0 is not a number from 1 to 1,000" "$cantina" bench tcg --book 0
expect 2 "excludes" "$cantina" bench tcg --book 2 --search 2

"$cantina" bench lcg --search 3 --seconds 0.01 --json >"$folder/search.json"
for key in iterations_per_s options nodes rules resampling evaluation tree positions; do
    grep -q "\"$key\"" "$folder/search.json" || fail "bench --search: no $key in $(cat "$folder/search.json")"
done
grep -q '"lcg"' "$folder/search.json" || fail "bench --search: not of the game that was asked for"
! grep -q '"tcg"' "$folder/search.json" || fail "bench --search: of another game too"

# Exit 1 says that an answer came too late, which the machine may be to blame for.
limit() { "$cantina" bench "$1" --limit 2 --decisions "$2" --json >"$folder/limit.json" 2>"$folder/limit.txt" || [ $? = 1 ]; }
limit destiny 3 || fail "bench --limit: $(cat "$folder/limit.txt")"
for key in tree playouts limit_ms p50_ms p99_ms p100_ms; do
    grep -q "\"$key\"" "$folder/limit.json" || fail "bench --limit: no $key in $(cat "$folder/limit.json")"
done
grep -q '"decisions":3' "$folder/limit.json" || fail "bench --limit: not three decisions: $(cat "$folder/limit.json")"
limit lcg 1 || fail "bench --limit, one decision: $(cat "$folder/limit.txt")"
! grep -q '"playouts"' "$folder/limit.json" || fail "bench --limit: playouts in a game that has none"

expect 2 "there is no game 'chess'" "$cantina" bench chess
expect 2 "there is no game 'chess'" "$cantina" bench chess --limit 2
expect 2 "there is no game 'chess'" "$cantina" bench chess --search 2
expect 2 "no game has a table 'kitchen'" "$cantina" bench tcg --table kitchen
for number in 0 -1 1.5 many 99999999999; do
    expect 2 "--search: " "$cantina" bench tcg --search $number
    expect 2 "--limit: " "$cantina" bench tcg --limit $number
    expect 2 "--decisions: " "$cantina" bench tcg --limit 20 --decisions $number
done
expect 2 "0 is not a number from 1 to 10,000,000" "$cantina" bench tcg --search 0
expect 2 "0 is not a number from 1 to 600,000" "$cantina" bench tcg --limit 0
expect 2 "0 is not a number from 1 to 1,000,000" "$cantina" bench tcg --limit 20 --decisions 0
expect 2 "excludes" "$cantina" bench tcg --search 2 --limit 2
finish
