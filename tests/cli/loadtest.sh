#!/usr/bin/env bash
# A small load: every decision arrives at both players, nothing is refused, and the figures are there. No figure is judged.
set -euo pipefail
fail() { echo "FAIL: $*"; exit 1; }
out=$("$CANTINA" loadtest --matches 8 --rate 40 --seconds 2 --json) || fail "loadtest: $out"
for key in decisions_per_s p50_ms p99_ms max_ms bytes_per_decision memory_per_match server_cores client_cores commits_per_s limit; do
    grep -q "\"$key\":" <<<"$out" || fail "no $key in $out"
done
grep -q '"refused":0,"lost":0' <<<"$out" || fail "something was refused or lost: $out"
grep -Eq '"decisions":[1-9]' <<<"$out" || fail "nothing was decided: $out"
grep -Eq '"commits_per_s":(0,|0\.0+,)' <<<"$out" && fail "nothing was stored: $out"
status=0
"$CANTINA" loadtest --matches 0 >/dev/null 2>&1 || status=$?
[ "$status" = 2 ] || fail "0 matches ended with $status"
echo "loadtest: ok"
