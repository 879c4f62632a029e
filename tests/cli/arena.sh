#!/usr/bin/env bash
# `cantina arena` from outside: a result depends on decks, player and seed alone, however the run was cut, stopped or joined.
set -euo pipefail
c=${CANTINA:?}
fail() { echo "arena.sh: $*" >&2; exit 1; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

decks="team-han-rey team-rey-finn team-palpatine"
run() { "$c" arena run destiny $decks --ai greedy --games 5 "$@"; }
sorted() { { head -1 "$1/run.jsonl"; tail -n +2 "$1/run.jsonl" | sort; } | sha256sum; }

run --out one --threads 1 >one.txt
run --out two --threads 2 >two.txt
[ "$(wc -l <one/run.jsonl)" = 31 ] || fail "3 decks, 6 pairs, 5 games each are $(wc -l <one/run.jsonl) lines"
[ "$(sorted one)" = "$(sorted two)" ] || fail "two threads: another result"
cmp -s one/report.html two/report.html || fail "two threads: another report"

for i in 1 2 3; do run --out "part$i" --shard "$i/3" >/dev/null; done
"$c" arena merge part1 part2 part3/run.jsonl --out joined >/dev/null
[ "$(sorted one)" = "$(sorted joined)" ] || fail "three shards: another result"
cmp -s one/report.json joined/report.json || fail "three shards: another report"

# Four processes under mpirun, where there is one. (Leaks inside MPI are not ours to look for.)
if command -v mpirun >/dev/null && [ -e "$(dirname "$c")/cantina_mpi.so" ]; then
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    mpi() { ASAN_OPTIONS=detect_leaks=0 timeout 300 mpirun -np 4 --oversubscribe --mca plm isolated --mca btl self,vader --mca btl_vader_single_copy_mechanism none "$@"; }
    mpi "$c" arena run destiny $decks --ai greedy --games 5 --out ranks >/dev/null
    [ "$(sorted one)" = "$(sorted ranks)" ] || fail "four ranks: another result"
    cmp -s one/report.html ranks/report.html || fail "four ranks: another report"
    got=0
    mpi "$c" arena run destiny $decks --ai greedy --games 5 --out ranks >again.txt 2>&1 || got=$?
    [ "$got" != 0 ] && grep -q "there is a run in ranks already" again.txt || fail "four ranks over a run that is there: $(cat again.txt)"
elif [ "${CANTINA_REQUIRE_MPI:-}" = 1 ]; then
    fail "mpirun or cantina_mpi.so is missing"
fi

# Stopped in the middle of writing a line, then resumed.
mkdir cut
head -12 one/run.jsonl >cut/run.jsonl
sed -n 13p one/run.jsonl | head -c 20 >>cut/run.jsonl
run --out cut --resume >/dev/null
[ "$(sorted one)" = "$(sorted cut)" ] || fail "resumed: another result"

# Stopped by a signal: what was finished is kept, and the way on is said.
"$c" arena run destiny $decks --ai greedy --games 100000 --out long >long.txt 2>&1 & pid=$!
until [ -e long/run.jsonl ] && [ "$(wc -l <long/run.jsonl)" -gt 20 ]; do
    kill -0 "$pid" 2>/dev/null || fail "the long run ended by itself: $(tail -3 long.txt)"
    sleep 0.05
done
kill -INT "$pid"
got=0; wait "$pid" || got=$?
[ "$got" = 1 ] || fail "interrupted: ended with $got"
grep -q -- "--resume" long.txt || fail "interrupted: does not say how to go on"
[ "$(wc -l <long/run.jsonl)" -gt 20 ] || fail "interrupted: games are lost"

json=$("$c" arena strength --game destiny --a greedy --b random --games 40 --json)
for key in games a_wins b_wins draws low high; do grep -q "\"$key\"" <<<"$json" || fail "strength: no $key"; done

# Results gather in a file, and the table has a line for each.
for b in random greedy; do "$c" arena strength --game destiny --a greedy --b "$b" --games 10 --into results.jsonl >/dev/null; done
"$c" arena table results.jsonl >table.md
[ "$(grep -c "^| destiny | greedy | " table.md)" = 2 ] || fail "table: not two lines"
grep -q "| destiny | greedy | random | 10 | " table.md || fail "table: no line against random"
# Other seeds are other games and count together; the same seed again would count the same games twice.
"$c" arena strength --game destiny --a greedy --b random --games 6 --seed 2 --into results.jsonl >/dev/null
"$c" arena table results.jsonl >table.md
[ "$(grep -c "^| destiny | greedy | " table.md)" = 2 ] || fail "table: two seeds are two lines"
grep -q "| destiny | greedy | random | 16 | .* | 1, 2 |" table.md || fail "table: two seeds do not count together: $(cat table.md)"
{ cat results.jsonl; tail -1 results.jsonl; } >twice.jsonl
echo '{"game": "destiny"}' >>results.jsonl

"$c" arena tune lcg --ai random --games 40 --json >tuned.json
for key in positions bits_now bits_fitted aspects; do grep -q "\"$key\"" tuned.json || fail "tune: no $key"; done

expect() { # status text command...
    local status=$1 text=$2; shift 2
    local got=0 said
    said=$("$@" 2>&1) || got=$?
    [ "$got" = "$status" ] || fail "'$*' ended with $got, not $status"
    grep -qF -- "$text" <<<"$said" || fail "'$*' does not say '$text' but: $said"
}
expect 2 "there is a run in one already" run --out one
expect 2 "is another run" "$c" arena run destiny $decks --ai greedy --games 6 --out one --resume
expect 2 "is no part" run --out shard --shard 4/3
expect 2 "there is no game 'chess'" "$c" arena run chess
expect 2 "no player 'strong'" "$c" arena run destiny $decks --ai strong --out who
expect 2 "no two of these decks may meet" "$c" arena run tcg republic --out alone
expect 1 "it belongs to another run" "$c" arena merge one long --out mixed
expect 1 "is there twice with the seed 2" "$c" arena table twice.jsonl
expect 1 "results.jsonl line 4 is no result" "$c" arena table results.jsonl
expect 1 "cannot read nowhere.jsonl" "$c" arena table nowhere.jsonl
echo "arena.sh: passed"
