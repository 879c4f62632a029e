#!/usr/bin/env bash
# `cantina arena` from outside: a result depends on decks, player and seed alone, however the run was cut, stopped or joined.
set -euo pipefail
. "$(dirname "$0")/common.bash"
root=$PWD
cd "$folder"

sorted() { { head -1 "$1/run.jsonl"; tail -n +2 "$1/run.jsonl" | sort; } | sha256sum; }
same() { # folder what: the same games and the same report as the one that was played on one thread
    [ "$(sorted "$way-one")" = "$(sorted "$1")" ] || fail "$way, $2: another result"
    for file in report.html report.json report.csv report-cards.csv report-first.csv; do
        cmp -s "$way-one/$file" "$1/$file" || fail "$way, $2: another $file"
    done
}
has_mpi=no
if command -v mpirun >/dev/null && [ -e "$(dirname "$cantina")/cantina_mpi.so" ]; then
    has_mpi=yes
elif [ "${CANTINA_REQUIRE_MPI:-}" = 1 ]; then
    fail "mpirun or cantina_mpi.so is missing"
fi
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
# Leaks inside MPI are not ours to look for.
mpirun="env ASAN_OPTIONS=detect_leaks=0 timeout 300 mpirun --oversubscribe --mca plm isolated --mca btl self,vader --mca btl_vader_single_copy_mechanism none"
mpi="$mpirun -np 4"
# As between machines, over the loopback device.
tcp="${mpirun/self,vader/self,tcp --mca btl_tcp_if_include lo} -np 4"

# Stopped in the middle of writing the line after $2, then resumed by the command that follows.
cut() { # folder lines command...
    local into=$1 lines=$2; shift 2
    mkdir "$into"
    head "-$lines" "$way-one/run.jsonl" >"$into/run.jsonl"
    sed -n "$((lines + 1))p" "$way-one/run.jsonl" | head -c 20 >>"$into/run.jsonl"
    "$@" --out "$into" --resume >/dev/null
}

# Every way to the same result: name, number of games, arguments.
every_way() {
    way=$1; local games=$2; shift 2
    local run=("$cantina" arena run "$@")
    "${run[@]}" --out "$way-one" --threads 1 >"$way-one.txt"
    [ "$(wc -l <"$way-one/run.jsonl")" = $((games + 1)) ] || fail "$way: $(wc -l <"$way-one/run.jsonl") lines for $games games"
    ! grep -q "Incomplete" "$way-one.txt" || fail "$way: all games, and called incomplete"
    "${run[@]}" --out "$way-two" --threads 2 >/dev/null
    same "$way-two" "two threads"
    for i in 1 2 3; do "${run[@]}" --out "$way-part$i" --shard "$i/3" >/dev/null; done
    "$cantina" arena merge "$way-part1" "$way-part2" "$way-part3/run.jsonl" --out "$way-joined" >/dev/null
    same "$way-joined" "three shards"
    cut "$way-cut" $((games / 2)) "${run[@]}"
    same "$way-cut" "resumed"
    [ "$has_mpi" = yes ] || return 0
    $mpi "${run[@]}" --out "$way-ranks" >/dev/null
    same "$way-ranks" "four ranks"
    $tcp "${run[@]}" --out "$way-tcp" >/dev/null
    same "$way-tcp" "four ranks over TCP"
    cut "$way-cut-ranks" $((games / 2)) $mpi "${run[@]}"
    same "$way-cut-ranks" "resumed by four ranks"
}
decks="team-han-rey team-rey-finn team-palpatine"
every_way destiny 30 destiny $decks --ai greedy --games 5
every_way search 4 destiny team-han-rey team-palpatine --ai search:5 --games 2
every_way tcg 6 tcg republic the-temple separatists --ai search:5 --games 3
run() { "$cantina" arena run destiny $decks --ai greedy --games 5 "$@"; }

# Two of three parts are two thirds of the games, and everything says so.
"$cantina" arena merge destiny-part1 destiny-part3 --out some >some.txt
grep -qF "Incomplete: 20 of 30 games." some.txt || fail "two of three parts: $(cat some.txt)"
grep -qF "Incomplete: 20 of 30 games" some/report.html || fail "two of three parts: the page does not say so"
grep -q '"complete":false' some/report.json || fail "two of three parts: report.json does not say so"
grep -q '^planned,30$' some/report-run.csv || fail "two of three parts: report-run.csv does not say so"

# Decks by files and folders: the same run as by their names.
mkdir mine none
cp "$root"/decks/tcg/{republic,separatists}.deck mine/
echo "no deck" >mine/README.md
printf 'name: what to try next\n\n2 more of those\n' >mine/notes.txt
"$cantina" arena run tcg republic separatists --ai random --games 2 --out named >/dev/null
"$cantina" arena run mine --ai random --games 2 --out folder >/dev/null
"$cantina" arena run mine/republic.deck mine/separatists.deck --ai random --games 2 --out files >/dev/null
"$cantina" arena run tcg mine --ai random --games 2 --out both >/dev/null
for way in folder files both; do
    [ "$(sorted named)" = "$(sorted "$way")" ] || fail "decks by $way: another run than by name"
done
expect 2 "of different games" "$cantina" arena run mine "$root/decks/destiny/rey.deck" --out mixed
expect 2 "there are no deck files in the folder none" "$cantina" arena run none --out mixed
printf '[deck]\n1 No Such Card\n' >strange.deck
expect 2 "no game has all of its cards" "$cantina" arena run strange.deck mine --out mixed

# A process that is alone needs no MPI, whatever its launcher set; two do.
mkdir alone
cp "$cantina" alone/cantina
PMI_SIZE=1 PMIX_RANK=0 alone/cantina arena run tcg republic separatists --ai random --games 2 --out srun >/dev/null
[ "$(sorted named)" = "$(sorted srun)" ] || fail "one process of srun: another result"
PMIX_RANK=0 SLURM_STEP_NUM_TASKS=1 alone/cantina arena run tcg republic separatists --ai random --games 2 --out srun2 >/dev/null
expect 1 "is not there or does not load" env PMI_SIZE=2 alone/cantina arena run tcg --out srun3
rm alone/cantina

# Stopped by a signal: what was finished is kept, and the way on is said.
long="$cantina arena run destiny $decks --ai greedy --games 100000"
stopped() { # signal lines folder command...: begins it, and stops it when the file has more lines than that
    local signal=$1 lines=$2 into=$3; shift 3
    CANTINA_PROGRESS=0.01 "$@" --out "$into" >"$into.txt" 2>&1 & local pid=$!
    until [ -e "$into/run.jsonl" ] && [ "$(wc -l <"$into/run.jsonl")" -gt "$lines" ]; do
        kill -0 "$pid" 2>/dev/null || fail "the long run ended by itself: $(tail -3 "$into.txt")"
        sleep 0.05
    done
    kill "-$signal" "$pid"
    got=0; wait "$pid" || got=$?
    [ "$(wc -l <"$into/run.jsonl")" -gt "$lines" ] || fail "stopped: games are lost"
}
stopped INT 40 long $long
[ "$got" = 1 ] || fail "interrupted: ended with $got"
grep -q -- "--resume" long.txt || fail "interrupted: does not say how to go on"
grep -q "Stopping when the games in play are over" long.txt || fail "interrupted: does not say at once that it heard"
grep -qE "^playing: [0-9]+ of 600,000, [0-9,]+/s, [0-9]+ .* left" long.txt || fail "a log has no lines of progress: $(head -3 long.txt)"
# Games that take long: a second Ctrl-C does not wait for them, and nothing that was finished is lost.
"$cantina" arena run ccg --ai search:3000 --games 2 --threads 1 --out slow >slow.txt 2>&1 & slow=$!
until [ -e slow/run.jsonl ]; do sleep 0.05; done
sleep 3  # the first game has begun; it takes minutes
kill -INT "$slow"
until grep -q "Ctrl-C again: at once" slow.txt; do sleep 0.05; done
kill -INT "$slow"
got=0; wait "$slow" || got=$?
[ "$got" = 130 ] || fail "interrupted twice: ended with $got"
grep -q "Incomplete: [0-9]* of 600000 games" long.txt || fail "interrupted: is not called incomplete"
grep -q "Incomplete: [0-9]* of 600000 games" long/report.html || fail "interrupted: the page does not say that it is incomplete"
grep -q '"complete":false' long/report.json || fail "interrupted: report.json does not say that it is incomplete"

# Four ranks, killed, resumed and killed again: no game is played twice, and each is the one that a single process plays.
if [ "$has_mpi" = yes ]; then
    stopped TERM 20 ranks $mpi $long
    before=$(wc -l <ranks/run.jsonl)
    stopped TERM $((before + 20)) ranks $mpi $long --resume
    number() { tail -n +2 "$1/run.jsonl" | grep '}$' | sed 's/^{"n":\([0-9]*\),.*/\1/' | sort; }
    [ -z "$(number ranks | uniq -d)" ] || fail "ranks resumed: games are there twice"
    both=$(join <(number ranks) <(number long) | wc -l)
    [ "$both" -gt 10 ] || fail "ranks and one process have only $both games in common"
    lines() { tail -n +2 "$1/run.jsonl" | grep '}$' | sort; }
    [ "$(comm -12 <(lines ranks) <(lines long) | wc -l)" = "$both" ] || fail "ranks resumed: other games than those of one process"
    expect 2 "there is a run in ranks already" $mpi $long --out ranks
fi

# Four ranks with three threads each play the same games, and those that do not lead do it on three threads too.
if [ "$has_mpi" = yes ]; then
    way=destiny
    $mpi "$cantina" arena run destiny $decks --ai greedy --games 5 --threads 3 --out threads >/dev/null
    same threads "four ranks of three threads"
    # MPI has some threads of its own, fewer than these. A rank without them plays until its time is over.
    $mpirun -np 2 bash -c 'echo $$ >"pid$OMPI_COMM_WORLD_RANK"; exec "$@"' sh $long --threads 20 --out crowd >crowd.txt 2>&1 & pid=$!
    until [ -s pid1 ] && [ "$(ls "/proc/$(cat pid1)/task" | wc -l)" -ge 20 ]; do
        kill -0 "$pid" 2>/dev/null || fail "a rank that follows never had its threads: $(tail -3 crowd.txt)"
        sleep 0.05
    done
    kill "$pid"
    wait "$pid" || true
fi

# Ranks that would play something else are found out before anything is played or written, wherever they differ.
if [ "$has_mpi" = yes ]; then
    mkdir here there
    cp "$root"/decks/tcg/{republic,separatists}.deck here/
    cp "$root"/decks/tcg/separatists.deck there/
    cp "$root"/decks/tcg/the-temple.deck there/republic.deck
    differing() { # text, what the last rank is told that the others are not
        local text=$1; shift
        expect 2 "$text" $mpirun -np 3 "$cantina" arena run tcg here --ai random --games 4 --seed 7 --out differ \
            : -np 1 "$cantina" arena run tcg "$@" --out differ
        [ ! -e differ ] || fail "a rank with another run: something was written"
    }
    differing "cannot take part: its decks differ" there --ai random --games 4 --seed 7
    differing "cannot take part: its seed differs" here --ai random --games 4 --seed 8
    differing "cannot take part: players: there is no player 'hrad'" here --ai hrad --games 4 --seed 7
    differing "there are no deck files in the folder alone" alone --ai random --games 4 --seed 7
    # A path that no system takes, at the leader or at another rank: nobody waits for a word that does not come.
    long=$(printf 'x%.0s' {1..300})
    expect 1 "cannot write" $mpi "$cantina" arena run tcg here --ai random --games 2 --out "$long"
    differing "cannot take part: " "$long" --ai random --games 4 --seed 7
    expect 2 "there is no player 'hrad'" $mpi "$cantina" arena run tcg here --ai hrad --out differ
    [ ! -e differ ] || fail "ranks without a player: something was written"
    expect 1 "cannot write" $mpi "$cantina" arena run tcg here --ai random --games 2 --out pid1
fi

json=$("$cantina" arena strength --game destiny --a greedy --b random --games 40 --json)
for key in games a_wins b_wins draws low high; do grep -q "\"$key\"" <<<"$json" || fail "strength: no $key"; done

# Results gather in a file, and the table has a line for each.
for b in random greedy; do "$cantina" arena strength --game destiny --a greedy --b "$b" --games 10 --into results.jsonl >/dev/null; done
"$cantina" arena table results.jsonl >table.md
[ "$(grep -c "^| destiny | greedy | " table.md)" = 2 ] || fail "table: not two lines"
grep -q "| destiny | greedy | random | 10 | " table.md || fail "table: no line against random"
# Other seeds are other games and count together; the same seed again would count the same games twice.
"$cantina" arena strength --game destiny --a greedy --b random --games 6 --seed 2 --into results.jsonl >/dev/null
"$cantina" arena table results.jsonl >table.md
[ "$(grep -c "^| destiny | greedy | " table.md)" = 2 ] || fail "table: two seeds are two lines"
grep -q "| destiny | greedy | random | 16 | .* | 1, 2 |" table.md || fail "table: two seeds do not count together: $(cat table.md)"
{ cat results.jsonl; tail -1 results.jsonl; } >twice.jsonl
echo '{"game": "destiny"}' >>results.jsonl

"$cantina" arena tune lcg --ai random --games 40 --json >tuned.json
for key in positions bits_now bits_fitted aspects; do grep -q "\"$key\"" tuned.json || fail "tune: no $key"; done

expect 2 "there is a run in destiny-one already" run --out destiny-one
expect 2 "is another run: its number of games differs" "$cantina" arena run destiny $decks --ai greedy --games 6 --out destiny-one --resume
# Another program, with other rules or other cards.
mkdir other-rules other-cards
sed '1s/"program":"[0-9a-f]*"/"program":"0000000000000007"/' destiny-one/run.jsonl >other-rules/run.jsonl
sed '1s/"signature":"[0-9a-f]*"/"signature":"0000000000000007"/' destiny-one/run.jsonl >other-cards/run.jsonl
expect 2 "another version of the program, with other rules or computer players" run --out other-rules --resume
expect 2 "another version of the program, with other cards" run --out other-cards --resume
expect 2 "another version of the program" "$cantina" arena merge destiny-one other-rules --out mixed
expect 2 "there is no game 'chess'" "$cantina" arena run chess
expect 2 "no two of these decks may meet" "$cantina" arena run tcg republic --out alone
expect 2 "it belongs to another run" "$cantina" arena merge destiny-one long --out mixed
expect 1 "is there twice with the seed 2" "$cantina" arena table twice.jsonl
expect 1 "results.jsonl line 4 is no result" "$cantina" arena table results.jsonl
expect 1 "cannot read nowhere.jsonl" "$cantina" arena table nowhere.jsonl
finish
