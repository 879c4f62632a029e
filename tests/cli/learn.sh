#!/usr/bin/env bash
# The program from outside: `cantina learn`. $CANTINA is the program. A learner who asks for a hint at every question and
# follows it gets through every chapter and plays on.
set -u
. "$(dirname "$0")/common.bash"

# What is typed and what comes of it.
check 0 'tcg: Your first game' learn
check 0 '"lesson":"first-game"' learn --json
check 2 "there is no lesson of 'chess'" learn chess
check 2 'there is no chapter 99' learn tcg --chapter 99
checkTyped 0 'Not now: Passing gives the turn away' 'pass\n' learn destiny
checkTyped 0 'Not now: Rey can wait.* Now: activate Finn' 'activate Rey\n' learn destiny
checkTyped 0 'Now: activate Finn \(type [0-9]+\)' 'hint\n' learn destiny
checkTyped 0 'This is the beginning of the lesson' 'back\n' learn destiny
checkTyped 0 '^2\. Dice that hurt' 'skip chapter\n' learn destiny
checkTyped 0 '^1\. The table' 'back\n' learn destiny --chapter 2
checkTyped 0 '^4\. Cards from your hand' 'chapter 4\n' learn destiny
checkTyped 0 '> 3  Resources and shields' 'chapters\n' learn destiny --chapter 3
checkTyped 0 'Come back with: cantina learn destiny --chapter 2' 'skip\nquit\n' learn destiny
checkTyped 0 'repeat  +what was said' 'help\n' learn tcg
checkTyped 0 'DST-WIN-01' 'rules DST-WIN-01\n' learn destiny

# Back takes a decision back: the same words once more, and the same dice after it.
said=$(printf 'resolve 2 ranged of Finn\nback\nresolve 2 ranged of Finn\nchoose First Order Stormtrooper\n' |
    "$cantina" learn destiny --chapter 2 2>&1)
[ "$(grep -c 'Resolve the 2 ranged' <<<"$said")" = 2 ] || fail 'back does not say the words again'
grep -q '^3\. Resources and shields' <<<"$said" || fail 'after back the chapter does not come to its end'

# A lesson is a match: it can be kept, verified, told, and gone on with.
printf 'save %s\nactivate Finn\nquit\n' "$folder/lesson.json" | "$cantina" learn destiny >/dev/null 2>&1
check 0 'decisions give their hashes' replay verify "$folder/lesson.json"
check 0 'Learner activates Finn' replay show "$folder/lesson.json"
checkTyped 0 'The match goes on at decision' 'quit\n' play --replay "$folder/lesson.json"

# learn_all GAME: through the whole lesson by its hints.
learn_all() {
    local game=$1 line asked=0 chapters=0 over=0
    coproc LESSON { "$cantina" learn "$game" --seed 4 2>&1; }
    local in=${LESSON[1]} out=${LESSON[0]} pid=$LESSON_PID
    echo hint >&"$in"
    while [ "$asked" -lt 200 ] && read -r -t 300 line <&"$out"; do
        case $line in
        *'is done. Next:'*) chapters=$((chapters + 1)) ;;
        *'That was the lesson.'*' The game goes on'*) over=1 && break ;;
        *'(type '*)
            line=${line##*\(type }
            printf '%s\nhint\n' "${line%%[ )]*}" >&"$in"
            asked=$((asked + 1))
            ;;
        *'You are free to do what you like'*)
            printf 'finish\nattack Battle Droid Squad\nattack Security Droid\nhint\n' >&"$in"
            asked=$((asked + 1))
            ;;
        esac
    done
    [ "$over" = 1 ] || fail "$game: the lesson is not over after $asked answers and $chapters chapters (last: $line)"
    # Played on against the computer.
    printf '1\n1\n1\n1\nlog 100\nquit\n' >&"$in"
    grep -q "A whole game: cantina play $game" <&"$out" || fail "$game: the table is not left after the lesson"
    wait "$pid" 2>/dev/null
    printf '%s: %d answers, %d chapters\n' "$game" "$asked" "$((chapters + 1))"
}
learn_all destiny
learn_all tcg

finish
