#!/usr/bin/env bash
# The program from outside: `cantina play`. $CANTINA is the program. What is typed comes from pipes.
set -u
. "$(dirname "$0")/common.bash"

hash_of() { sed -n 's/.*final hash \([0-9a-f]\{16\}\).*/\1/p' "$1" | tail -n 1; }

check 2 "there is no game 'chess'" play chess
check 2 'which game\?' play
check 2 "there is no opponent 'wookiee'" play tcg --toys --opponent wookiee
check 2 "no file 'no-such-deck'" play tcg --deck no-such-deck
check 2 'there is no seat 3' play tcg --toys --seat 3
check 2 "cannot be read" play --replay "$folder/none.json"
check 2 '--think is a number of seconds' play tcg --think 0
check 2 '--think is a number of seconds' play tcg --think nan

# A computer with more to think about than any machine can: its time ends it.
checkTyped 0 '^\* .*\(search:10000000\) ' '1\n4\n1\n' play tcg --toys --seed 7 --opponent search:10000000 --think 0.01

# Anybody may count every pile: the board does it. A draw is offered by a word, and the computer answers.
checkTyped 0 'Reserve Deck [0-9]+' 'board\nquit\n' play ccg --seed 3
checkTyped 0 '(refuses a draw|agrees to a draw)' '6\ndraw\nlog\nquit\n' play destiny --seed 3
checkTyped 0 'A draw \(agreement\)' 'draw\n4\n\ndraw\n' play tcg --hotseat --seed 3
checkTyped 0 'no such offer to answer' 'draw refuse\nquit\n' play tcg --hotseat --seed 3
checkTyped 0 'offer a draw or agree to one' 'help\nquit\n' play destiny --seed 3

# The prompt names the phase as the rulebook does.
checkTyped 0 'Take an action or pass  \(action phase\)' '6\n1\n1\n1\n1\n' play destiny --seed 3
# Two people at one keyboard: how many cards the other one puts back is not told, only that the choice is made.
told_after() { printf '%b' "$1" | "$cantina" play destiny --hotseat --seed 3 2>&1 | sed -n '/Pass the keyboard to Player 2/,/^---/p'; }
for picks in '6\n' '1\n6\n' '1 2 3\n6\n' '1 2 3 4 5\n'; do
    news=$(told_after "$picks")
    grep -q '^\* Player 1 makes a secret choice' <<<"$news" || fail "mulligan '$picks': Player 2 is not told that the choice is made"
    [ "$news" = "$(told_after '6\n')" ] || fail "mulligan '$picks' tells something else than one without picks"
done

for game in destiny ccg tcg lcg; do
    # The end of the input ends the program, and keeps the match.
    check 0 'The input ended; the match is still open' play "$game" --toys --seed 7 --save "$folder/eof.json"
    check 0 'All [0-9]+ decisions give their hashes' replay verify "$folder/eof.json"
    # Whatever is typed, the match is not lost.
    checkTyped 0 "'frobnicate' is neither an option nor a command" 'frobnicate\n' play "$game" --toys --seed 7
    checkTyped 0 'There is no option 9999' '9999\n' play "$game" --toys --seed 7
    checkTyped 0 'There is no option 99999999999999999999' '99999999999999999999\n' play "$game" --toys --seed 7
    checkTyped 0 'why \[ACT\] CARD' 'help\n' play "$game" --toys --seed 7
    checkTyped 0 'No: there is no decision of yours to take back' 'undo\n' play "$game" --toys --seed 7
    checkTyped 0 "There is no card 'zzzz'" 'card zzzz\n' play "$game" --toys --seed 7
    checkTyped 0 "There is no card 'zzzz' in this game" 'why zzzz\n' play "$game" --toys --seed 7
    checkTyped 0 '(Player 1|Dark Side) concedes' 'concede\n' play "$game" --toys --seed 7
    checkTyped 0 "Kept in $folder/kept.json, from now on" "save $folder/kept.json\nquit\n" play "$game" --toys --seed 7
    checkTyped 0 'check the folder' 'save /no/such/folder/x\nquit\n' play "$game" --toys --seed 7
    checkTyped 0 'The match goes on|final hash' 'quit\n' play --replay "$folder/kept.json"
    checkTyped 0 '^\{"game":"'"$game"'","over":true,"winners":2,' 'concede\n' play "$game" --toys --seed 7 --json
    checkTyped 0 '^ +[0-9]+  ' 'hand\nlog\nlog 3\nstack\nboard\n\n' play "$game" --toys --seed 7

    # Each level answers, with the game's own decks, and the same twice.
    for level in easy normal hard; do
        printf '1\n1\n1\n1\n1\n1\n1\n1\n' | "$cantina" play "$game" --opponent "$level" --seed 11 --save "$folder/$level.json" >"$folder/$level" 2>&1 ||
            fail "play $game against $level: exit $?"
        grep -qE "^\* .*\($level\) " "$folder/$level" || fail "play $game: $level decided nothing"
        check 0 'All [0-9]+ decisions give their hashes' replay verify "$folder/$level.json"
    done
    # A hint: the best moves with what they win, and what may follow; where another person plays there is none.
    checkTyped 0 'Move +wins +looked at' 'hint 100 iterations\n' play "$game" --seed 7
    checkTyped 0 '^.+  +[0-9]+ %  +[0-9]+ %$' 'hint 100 iterations\n' play "$game" --seed 7
    checkTyped 0 '^It expects something like: .+; .+\.$' 'hint 100 iterations\n' play "$game" --seed 7
    checkTyped 0 '^.+  +[0-9]+ %  +[0-9]+ %$' 'hint 0.01\n' play "$game" --seed 7
    checkTyped 0 'For how long shall it think\?' 'hint for ever\n' play "$game" --seed 7
    checkTyped 0 'a hint would be help from outside' 'hint\n' play "$game" --hotseat --seed 7

    # A match against the quick opponents, and one of two people, is finished from a pipe; the same input gives the same match.
    for opponent in random greedy hotseat; do
        seats="--opponent $opponent"
        [ "$opponent" = hotseat ] && seats=--hotseat
        for run in 1 2; do
            # shellcheck disable=SC2086  # two words
            numbers 7 | "$cantina" play "$game" --toys $seats --seed 11 --save "$folder/$opponent.$run.json" >"$folder/$opponent.$run" 2>&1 ||
                fail "play $game $seats: exit $?"
        done
        grep -qE ' wins? \(|^A draw' "$folder/$opponent.1" || fail "play $game $seats: no result"
        cmp -s "$folder/$opponent.1.json" "$folder/$opponent.2.json" || fail "play $game $seats: the same input, another match"
        # The numbers of the replay, typed by two people at the same table, give the same match.
        "$cantina" replay show --numbers "$folder/$opponent.1.json" >"$folder/numbers" || fail "replay show --numbers: exit $?"
        "$cantina" play --hotseat --from "$folder/$opponent.1.json" <"$folder/numbers" >"$folder/again" 2>&1 || fail "play --from: exit $?"
        [ -n "$(hash_of "$folder/again")" ] && [ "$(hash_of "$folder/again")" = "$(hash_of "$folder/$opponent.1")" ] ||
            fail "play $game: numbers of the replay give hash $(hash_of "$folder/again"), not $(hash_of "$folder/$opponent.1")"
    done

    # Taking back, by consent where it is needed, then on to the end: the replay still is one.
    { for i in 1 2 3 4 5 6; do printf '1\nundo\nyes\n2\n1\n'; done; numbers 3; } |
        "$cantina" play "$game" --toys --hotseat --seed 5 --save "$folder/undo.json" >"$folder/undo" 2>&1 || fail "play $game with undo: exit $?"
    grep -q 'Taken back' "$folder/undo" || fail "play $game: nothing was taken back"
    check 0 'decisions give their hashes' replay verify "$folder/undo.json"
    "$cantina" replay show --numbers "$folder/undo.json" >"$folder/numbers"
    "$cantina" play --hotseat --from "$folder/undo.json" <"$folder/numbers" >"$folder/again" 2>&1
    [ -n "$(hash_of "$folder/again")" ] && [ "$(hash_of "$folder/again")" = "$(hash_of "$folder/undo")" ] || fail "play $game: a match with undo is another one from its numbers"

    # Without any option: the first shipped decks, or the toys of a game that has none yet.
    numbers 2 | "$cantina" play "$game" --seed 2 --save "$folder/shipped.json" >"$folder/shipped" 2>&1 || fail "play $game: exit $?"
    grep -qE ' wins? \(|^A draw' "$folder/shipped" || fail "play $game with its own decks: no result"
    check 0 'decisions give their hashes' replay verify "$folder/shipped.json"

    # In the hot-seat the other hand is a number (until cards of it are shown), and the keyboard is handed over by name.
    grep -q '=== Pass the keyboard to Player 2 ===\|=== Pass the keyboard to Light' "$folder/hotseat.1" || fail "play $game: nobody passes the keyboard"
    awk '/ \(you\)$| \(you\):/ { mine = 1 } /^--- / { mine = 0 } /^  hand [0-9]+: / && !mine { bad = 1; print } END { exit bad }' <(head -n 60 "$folder/hotseat.1") ||
        fail "play $game: the other player's hand is on the screen"
    # No colours and no cursor movements in a pipe.
    if grep -q "$(printf '\033')" "$folder/hotseat.1"; then fail "play $game: escape codes in a pipe"; fi
done

# Decks from files: the first is the person's.
printf 'name: Paper walkers\n30 Toy Walker [TOY-2]\n30 Toy Guard [TOY-6]\n' >"$folder/walkers.deck"
printf '60 Toy Scout [TOY-3]\n' >"$folder/scouts.deck"
printf 'Toy Scout\n' >"$folder/wrong.deck"
check 0 'Dark Side with Paper walkers against Light Side \(normal\) with .*scouts\.deck' play tcg --toys --deck "$folder/walkers.deck" --deck "$folder/scouts.deck"
check 0 'Dark Side \(normal\) with .*scouts\.deck against Light Side with Paper walkers' play tcg --toys --seat 2 --deck "$folder/walkers.deck" --deck "$folder/scouts.deck"
check 2 'wrong\.deck, line 1: ' play tcg --toys --deck "$folder/wrong.deck" --deck "$folder/scouts.deck"
check 2 'more than two decks' play tcg --toys --deck a --deck b --deck c
check 2 'those of the replay' play --from "$folder/kept.json" --seed 3

# Several at once, in any order; the piles that a player may look at; both decks legal in the format that is found.
checkTyped 0 'Player 1 chooses Use The Force' '3 1\nlog 20\n' play destiny --seed 1 --opponent random
checkTyped 0 'There is no option 99' '1 99\n' play destiny --seed 1
checkTyped 0 'Places with cards: ' 'pile nowhere\n' play tcg --seed 2
check 0 'Death Star II' play ccg --deck starfleet-light

# At a terminal: a line says that the computer thinks, Ctrl-C has its answer now, and the line is gone again. Twice ends the
# program, and once at a question; what was decided is kept.
# types PATTERN TEXT: waits for that on the screen, then types.
types() {
    local seen='' letter
    while IFS= read -r -t 120 -n 1 -d '' -u "${screen[0]}" letter; do
        seen+=$letter
        [[ $seen == *"$1"* ]] || continue
        printf '%b' "$2" >&"${screen[1]}"
        return 0
    done
    fail "at a terminal: '$1' does not come after: $seen"
    return 1
}
# More iterations than any machine makes: a thought ends because it is ended.
sit() {
    coproc screen { exec script -qefc "stty cols 100; exec '$cantina' play tcg --toys --seed 7 --opponent search:10000000 --save '$folder/hurried.json'" /dev/null; }
    types 'Dark Side> ' 'help\n' && types 'once more ends' '' && types 'Dark Side> ' '1\n' && types 'Dark Side> ' '4\n'
}
left() {
    wait "$screen_PID" 2>/dev/null
    [ $? = 130 ] || fail "at a terminal: $1 does not end the program"
    check 0 'decisions give their hashes' replay verify "$folder/hurried.json"
}
if command -v script >/dev/null; then
    sit && types '(search:10000000) thinks ' '\003' && types 'Dark Side> ' 'hint 60\n' && types 'The computer thinks [' '\003' &&
        types 'looked at' '' && types 'Dark Side> ' '\003' && left 'Ctrl-C at a question'
    sit && types 'Ctrl-C: answer now' '\003' && types 'Ctrl-C: end the program' '\003' && left 'a second Ctrl-C'
fi

# An explanation names its rule.
checkTyped 0 'You cannot .*\[TCG-' "1\n4\n$(printf 'finish\\n%.0s' 1 2 3)why Toy\n" play tcg --toys --seed 7
checkTyped 0 'TCG-SETUP-01' 'rules TCG-SETUP-01\n' play tcg --toys --seed 7
checkTyped 0 'Toy Walker +\(TOY-2' 'card toy walker\n' play tcg --toys --seed 7

finish
