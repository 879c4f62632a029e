#!/usr/bin/env bash
# A small load: every decision arrives at both players, nothing is refused, and the figures are there. No figure is judged.
set -euo pipefail
. "$(dirname "$0")/common.bash"
out=$("$cantina" loadtest --matches 8 --rate 40 --seconds 2 --json) || fail "loadtest: $out"
for key in decisions_per_s p50_ms p99_ms max_ms bytes_per_decision memory_per_match server_cores client_cores commits_per_s limit; do
    grep -q "\"$key\":" <<<"$out" || fail "no $key in $out"
done
grep -q '"refused":0,"lost":0' <<<"$out" || fail "something was refused or lost: $out"
grep -Eq '"decisions":[1-9]' <<<"$out" || fail "nothing was decided: $out"
grep -Eq '"commits_per_s":(0,|0\.0+,)' <<<"$out" && fail "nothing was stored: $out"
check 2 'matches' loadtest --matches 0
finish
