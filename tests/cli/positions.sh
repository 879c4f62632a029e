#!/usr/bin/env bash
# `cantina arena positions` from outside: some positions that hard solves and chance does not; all of them: tests/long/positions.sh.
set -euo pipefail
. "$(dirname "$0")/common.bash"

destiny=tests/scenarios/destiny/positions tcg=tests/scenarios/tcg/positions
some="$destiny/easy_right_target.lua $destiny/middle_tie_fighter.lua $destiny/hard_force_throw.lua
    $tcg/easy_empty_arena.lua $tcg/middle_hidden_cost.lua $tcg/hard_hidden_and_throw.lua"
# shellcheck disable=SC2086
expect 0 "hard solves 6 of 6: 100.0 %" "$cantina" arena positions $some
# shellcheck disable=SC2086
expect 0 "solved $destiny/hard_force_throw.lua" "$cantina" arena positions $some --at-least 100
expect 1 "random solves" "$cantina" arena positions $destiny $tcg --ai random
expect 0 "random solves" "$cantina" arena positions $destiny $tcg --ai random --at-least 0

# Threads do not matter, the seed does.
for t in 1 2; do "$cantina" arena positions $destiny --ai easy --trace --threads $t --at-least 0 >"$folder/$t.txt"; done
cmp -s "$folder/1.txt" "$folder/2.txt" || fail "two threads: another result"
"$cantina" arena positions $destiny --ai easy --trace --seed 2 --at-least 0 >"$folder/3.txt"
cmp -s "$folder/1.txt" "$folder/3.txt" && fail "another seed: the same thoughts"
json=$("$cantina" arena positions $tcg --ai greedy --games-per 2 --at-least 0 --json)
for key in player solved games share positions; do grep -q "\"$key\"" <<<"$json" || fail "no $key in $json"; done
grep -q '"games":60,' <<<"$json" || fail "30 positions twice are not 60 games: $json"

# Dice that the solution lays down are no help: two hits of two dice come once in four attempts.
cat >"$folder/lucky.lua" <<'LUA'
scenario "Two hits of two dice" {
  game = "tcg", rules = { "TCG-END-02" },
  given = { phase = "attack", arena = "character", chance = { 6, 6 },
    p1 = { space = { { "Taylander Shuttle", tapped = true } }, character = { "Security Droid" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true } } } },
  steps = { p1.attacks "Naboo Security Guard", expect { table, winner = "p1" } },
}
LUA
solved=$("$cantina" arena positions "$folder/lucky.lua" --ai greedy --games-per 40 --at-least 0 --json | sed 's/.*"player":"greedy","solved":\([0-9]*\),.*/\1/')
[ "$solved" -gt 0 ] && [ "$solved" -lt 30 ] || fail "two dice hit twice in $solved of 40 attempts"

expect 2 "is no position" "$cantina" arena positions tests/scenarios/tcg/rules/turn.lua
expect 2 "there is no player 'strong'" "$cantina" arena positions $tcg --ai strong
expect 2 "--games-per: 0 is not a number from 1" "$cantina" arena positions $tcg --games-per 0
expect 2 "--at-least: 101 is not a number from 0 to 100" "$cantina" arena positions $tcg --at-least 101
expect 2 "is not a number from 0 to 1,024" "$cantina" arena positions $tcg --threads 100000
expect 2 "no such file or folder" "$cantina" arena positions "$folder/none"
expect 1 "there is no position" "$cantina" arena positions $tcg --only "no such title"
finish
