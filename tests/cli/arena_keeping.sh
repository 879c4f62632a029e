#!/usr/bin/env bash
# `cantina arena` keeps what was played: no file is written over, what was cut off is mended, and what makes no sense is refused
# before anything is written.
set -euo pipefail
. "$(dirname "$0")/common.bash"
cd "$folder"

two="$cantina arena run tcg republic separatists"
run() { $two --ai random --games 40 "$@" >/dev/null; }
games() { tail -n +2 "$1/run.jsonl" | sort; }
run --out whole
for i in 1 2 3; do run --shard "$i/3" --out "part$i"; done

# ---- Merging never takes the place of another run.
"$cantina" arena run lcg jedi sith --ai random --games 2 >/dev/null  # in the folder that both commands take when none is named
cp -r arena before
expect 2 "there is another run in arena already: its game" "$cantina" arena merge part1 part2
expect 2 "Name another folder with --out" "$cantina" arena merge part1 part2
diff -r arena before || fail "merge: wrote into the folder of another run"
mkdir notes; echo "remember the milk" >notes/run.jsonl
expect 2 "there is another run in notes already" "$cantina" arena merge part1 part2 --out notes
grep -q milk notes/run.jsonl || fail "merge: wrote over a file that is no run"
# Into the folder of the same run its games are added.
"$cantina" arena merge part1 --out joined >/dev/null
"$cantina" arena merge part2 part3 --out joined >joined.txt
! grep -q Incomplete joined.txt || fail "merge: lost the games that were there"
[ "$(games joined)" = "$(games whole)" ] || fail "merge: other games than the whole run"
"$cantina" arena merge part1 part2 part3 --out part1 >/dev/null
[ "$(games part1)" = "$(games whole)" ] || fail "merge into one of the parts: other games than the whole run"
cmp -s part1/report.json whole/report.json || fail "merge into one of the parts: another report"
[ ! -e part1/run.jsonl.new ] || fail "merge: leaves a file behind"

# ---- Killed at any moment, a run keeps its finished games. A limit of one kilobyte kills whoever writes more: what a file has
# beyond that is still there afterwards only if it was not written anew.
limited() { local got=0; { (ulimit -c 0; ulimit -f 1; "$@") || got=$?; } >/dev/null 2>&1; [ "$got" -gt 1 ] || fail "the limit stopped nothing: $*"; }
mkdir cut
{ head -30 whole/run.jsonl; sed -n 31p whole/run.jsonl | head -c 20; } >cut/run.jsonl
[ "$(wc -c <cut/run.jsonl)" -gt 3000 ] || fail "the run file is too short for this test"
limited run --out cut --resume
[ "$(head -30 whole/run.jsonl)" = "$(cat cut/run.jsonl)" ] || fail "resume: wrote finished games anew, or left the cut line"
run --out cut --resume
[ "$(games cut)" = "$(games whole)" ] || fail "resumed: other games than the whole run"
cp -r part2 kept
limited "$cantina" arena merge part1 part2 --out kept
cmp part2/run.jsonl kept/run.jsonl || fail "merge: killed while writing, and the run file is another one"
# Cut off inside of the plan: nothing was played yet.
mkdir young
head -c 50 whole/run.jsonl >young/run.jsonl
run --out young --resume
[ "$(games young)" = "$(games whole)" ] || fail "resumed inside of the plan: other games than the whole run"

# ---- Parts that do not fit.
mkdir changed torn
sed '5s/"won":[0-9]/"won":3/' part2/run.jsonl >changed/run.jsonl
cmp -s changed/run.jsonl part2/run.jsonl && fail "nothing was changed"
expect 2 "line 5: this line is not as it was written" "$cantina" arena merge changed --out no
expect 2 "Leave that part out" "$cantina" arena merge part3 changed --out no
expect 2 "line 5: this line is not as it was written" run --shard 2/3 --out changed --resume
sed '3s/^{/[/' part2/run.jsonl >torn/run.jsonl
expect 2 "line 3: this is not a line of a run file" "$cantina" arena merge torn part3 --out no
run --seed 2 --out seed
expect 2 "seed/run.jsonl: it belongs to another run: its seed differs" "$cantina" arena merge part2 seed --out no
expect 2 "Merge parts of one run" "$cantina" arena merge part2 seed --out no
expect 2 "there is no file nowhere" "$cantina" arena merge part2 nowhere --out no
[ ! -e no/run.jsonl ] && [ ! -e no/run.jsonl.new ] || fail "merge: refused, and wrote something"

# ---- What makes no sense is refused before anything is written.
expect 2 "no player 'hrad'" $two --ai hrad --out no
expect 2 "no procedure or step 'muligan'" $two --ai search:2~muligan --out no
expect 2 "is not a number from 1 to 1,000,000,000" $two --games 99999999999999999999 --out no
expect 2 "is not a number from 1 to 1,000,000,000" $two --games 0 --out no
expect 2 "is not a number from 0 to 1,024" run --threads 100000 --out no
expect 2 "is not a number from 0 to 18,446,744,073,709,551,615" run --seed 18446744073709551616 --out no
for part in 1/2/3 1/ /2 1 0/2 3/2 -1/2 1/2x " 1/2" 1/99999999999999999999; do expect 2 "is no part" run --shard "$part" --out no; done
[ ! -e no ] || [ -z "$(ls no)" ] || fail "refused, and wrote $(ls no)"
echo "a file" >file
expect 1 "cannot write file/run.jsonl" run --out file
expect 1 "name another folder with --out" run --out file
expect 1 "cannot write" "$cantina" arena merge part2 --out file
# A billion games are begun and stopped like ten.
$two --ai random --games 1000000000 --out many >many.txt 2>&1 & pid=$!
until [ -e many/run.jsonl ] && [ "$(wc -l <many/run.jsonl)" -gt 3 ]; do
    kill -0 "$pid" 2>/dev/null || fail "a billion games ended by themselves: $(cat many.txt)"
    sleep 0.05
done
# While one process plays into a folder no other one does.
expect 2 "another process writes many/run.jsonl" $two --ai random --games 1000000000 --out many --resume
expect 2 "another process writes many/run.jsonl" "$cantina" arena merge part2 --out many
kill -INT "$pid"
got=0; wait "$pid" || got=$?
[ "$got" = 1 ] || fail "a billion games, interrupted: ended with $got"
grep -q "of 1000000000 games" many.txt || fail "a billion games, interrupted: $(cat many.txt)"
finish
