#!/usr/bin/env bash
# `cantina arena positions` from outside: some positions that hard solves and chance does not; all of them: tests/long/positions.sh.
set -euo pipefail
c=${CANTINA:?}
fail() { echo "positions.sh: $*" >&2; exit 1; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

expect() { # status text command...
    local status=$1 text=$2; shift 2
    local got=0 said
    said=$("$@" 2>&1) || got=$?
    [ "$got" = "$status" ] || fail "'$*' ended with $got, not $status: $said"
    grep -qF -- "$text" <<<"$said" || fail "'$*' does not say '$text' but: $said"
}

destiny=tests/scenarios/destiny/positions tcg=tests/scenarios/tcg/positions
some="$destiny/easy_right_target.lua $destiny/middle_tie_fighter.lua $destiny/hard_force_throw.lua
    $tcg/easy_empty_arena.lua $tcg/middle_hidden_cost.lua $tcg/hard_hidden_and_throw.lua"
# shellcheck disable=SC2086
expect 0 "hard solves 6 of 6: 100.0 %" "$c" arena positions $some
# shellcheck disable=SC2086
expect 0 "solved $destiny/hard_force_throw.lua" "$c" arena positions $some --at-least 100
expect 1 "random solves" "$c" arena positions $destiny $tcg --ai random
expect 0 "random solves" "$c" arena positions $destiny $tcg --ai random --at-least 0

# Threads do not matter, the seed does.
for t in 1 2; do "$c" arena positions $destiny --ai easy --trace --threads $t --at-least 0 >"$dir/$t.txt"; done
cmp -s "$dir/1.txt" "$dir/2.txt" || fail "two threads: another result"
"$c" arena positions $destiny --ai easy --trace --seed 2 --at-least 0 >"$dir/3.txt"
cmp -s "$dir/1.txt" "$dir/3.txt" && fail "another seed: the same thoughts"
json=$("$c" arena positions $tcg --ai greedy --games-per 2 --at-least 0 --json)
for key in player solved games share positions; do grep -q "\"$key\"" <<<"$json" || fail "no $key in $json"; done
grep -q '"games":60,' <<<"$json" || fail "30 positions twice are not 60 games: $json"

# Dice that the solution lays down are no help: two hits of two dice come once in four attempts.
cat >"$dir/lucky.lua" <<'LUA'
scenario "Two hits of two dice" {
  game = "tcg", rules = { "TCG-END-02" },
  given = { phase = "attack", arena = "character", chance = { 6, 6 },
    p1 = { space = { { "Taylander Shuttle", tapped = true } }, character = { "Security Droid" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true } } } },
  steps = { p1.attacks "Naboo Security Guard", expect { table, winner = "p1" } },
}
LUA
solved=$("$c" arena positions "$dir/lucky.lua" --ai greedy --games-per 40 --at-least 0 --json | sed 's/.*"player":"greedy","solved":\([0-9]*\),.*/\1/')
[ "$solved" -gt 0 ] && [ "$solved" -lt 30 ] || fail "two dice hit twice in $solved of 40 attempts"

expect 2 "is no position" "$c" arena positions tests/scenarios/tcg/rules/turn.lua
expect 2 "there is no player 'strong'" "$c" arena positions $tcg --ai strong
expect 2 "--games-per 0 plays nothing" "$c" arena positions $tcg --games-per 0
expect 2 "--at-least is a share in percent" "$c" arena positions $tcg --at-least 101
expect 2 "no such file or folder" "$c" arena positions "$dir/none"
expect 1 "there is no position" "$c" arena positions $tcg --only "no such title"
echo "positions.sh: passed"
