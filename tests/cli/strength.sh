#!/usr/bin/env bash
# `cantina arena strength`, `table`, `tune` and `climb` from outside, and that the published table is what they print.
set -euo pipefail
c=${CANTINA:?}
fail() { echo "strength.sh: $*" >&2; exit 1; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

expect() { # status text command...
    local status=$1 text=$2; shift 2
    local got=0 said
    said=$("$@" 2>&1) || got=$?
    [ "$got" = "$status" ] || fail "'$*' ended with $got, not $status: $said"
    grep -qF -- "$text" <<<"$said" || fail "'$*' does not say '$text' but: $said"
}

# The page is what the command prints of the results beside it.
"$c" arena table docs/ai-strength.jsonl >"$dir/table.md"
cmp "$dir/table.md" docs/ai-strength.md || fail "docs/ai-strength.md is not what 'cantina arena table docs/ai-strength.jsonl' prints"

# A result is a function of game, players, games and seed; threads do not matter.
for t in 1 2; do "$c" arena strength --game lcg --a greedy --b random --games 30 --seed 4 --threads $t --json >"$dir/$t.json"; done
cmp -s "$dir/1.json" "$dir/2.json" || fail "two threads: another result"
"$c" arena strength --game lcg --a random --b greedy --games 30 --seed 4 --json >"$dir/back.json"
# Players exchanged at the same tables: what one wins is what the other loses.
wins() { sed "s/.*\"$2\":\([0-9]*\).*/\1/" "$1"; }
[ "$(wins "$dir/1.json" games)" = 30 ] || fail "not 30 games: $(cat "$dir/1.json")"
[ "$(wins "$dir/1.json" a_wins)" -gt 20 ] || fail "greedy does not beat random: $(cat "$dir/1.json")"
[ "$(wins "$dir/back.json" b_wins)" -gt 20 ] || fail "greedy does not beat random from the other side: $(cat "$dir/back.json")"

# Parts of a run are its games: the table adds them up to what the whole run says.
for i in 1 2 3; do "$c" arena strength --game lcg --a greedy --b random --games 30 --seed 4 --shard $i/3 --into "$dir/parts.jsonl" >/dev/null; done
"$c" arena strength --game lcg --a greedy --b random --games 30 --seed 4 --into "$dir/whole.jsonl" >/dev/null
"$c" arena table "$dir/parts.jsonl" >"$dir/parts.md"
"$c" arena table "$dir/whole.jsonl" >"$dir/whole.md"
cmp "$dir/parts.md" "$dir/whole.md" || fail "three parts are not the whole"
cat "$dir/parts.jsonl" "$dir/whole.jsonl" >"$dir/both.jsonl"
expect 1 "is there twice with the seed 4" "$c" arena table "$dir/both.jsonl"
{ cat "$dir/parts.jsonl"; head -1 "$dir/parts.jsonl"; } >"$dir/twice.jsonl"
expect 1 "is there twice with the seed 4" "$c" arena table "$dir/twice.jsonl"
expect 2 "is no part" "$c" arena strength --game lcg --games 4 --shard 4/3
expect 2 "there is no game in part 5/5" "$c" arena strength --game lcg --a random --b random --games 4 --shard 5/5

# The same weights as the game's own play the same games; others do not.
own=$("$c" arena tune lcg --ai random --games 40 --json | grep -o '"weight":[-0-9]*' | sed 's/.*://' | awk '{ printf "/w%d=%s", NR - 1, $1 }')
"$c" arena strength --game lcg --a "greedy$own" --b random --games 30 --seed 4 --json | sed "s|greedy$own|greedy|" >"$dir/own.json"
cmp -s "$dir/1.json" "$dir/own.json" || fail "the game's own weights by name: another result"
# A player that is after a table without units of its own loses.
"$c" arena strength --game lcg --a "greedy/w3=-500" --b greedy --games 30 --seed 4 --json >"$dir/wrong.json"
[ "$(wins "$dir/wrong.json" a_wins)" -lt 10 ] || fail "weights by name change nothing: $(cat "$dir/wrong.json")"

# Steps of a climb: the same on any number of threads, and each begins where the last one ended.
for t in 1 2; do "$c" arena climb lcg --steps 2 --pairs 3 --games 4 --threads $t --json >"$dir/climb$t.json"; done
cmp -s "$dir/climb1.json" "$dir/climb2.json" || fail "climb: two threads: another result"
grep -q '"player":"greedy/w0=' "$dir/climb1.json" || fail "climb: does not name the player: $(cat "$dir/climb1.json")"

expect 2 "there is no game 'chess'" "$c" arena strength --game chess
expect 2 "--games must be at least 2" "$c" arena strength --game lcg --games 1
expect 2 "no player 'strong'" "$c" arena strength --game lcg --a strong --games 2
expect 2 "no player 'greedy/x=1'" "$c" arena strength --game lcg --a greedy/x=1 --games 2
expect 2 "no player 'greedy/w=1'" "$c" arena strength --game lcg --a greedy/w=1 --games 2
expect 2 "there is no game 'chess'" "$c" arena climb chess
expect 2 "--pairs must be at least 2" "$c" arena climb lcg --pairs 1
expect 1 "cannot write" "$c" arena strength --game lcg --a random --b random --games 2 --into "$dir/no/such/file"
echo "strength.sh: passed"
