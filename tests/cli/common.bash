# What the tests of the program from outside share; they source it (no .sh: that would make it a test). $CANTINA is the program.
cantina=${CANTINA:?set CANTINA to the program}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0

# Says what is wrong and goes on; where `set -e` is on, the first failure ends the test.
fail() {
    printf 'FAIL: %s\n' "$*"
    failures=$((failures + 1))
    [[ $- != *e* ]] || exit 1
}

# check CODE PATTERN ARGUMENTS...: the exit code, and an extended regular expression that some line of the output matches.
check() {
    local code=$1 pattern=$2
    shift 2
    checkTyped "$code" "$pattern" '' "$@"
}

# checkTyped CODE PATTERN INPUT ARGUMENTS...: the same, when that was typed.
checkTyped() {
    local code=$1 pattern=$2 input=$3 output status=0
    shift 3
    output=$(printf '%b' "$input" | "$cantina" "$@" 2>&1) || status=$?
    [ "$status" = "$code" ] && grep -qE -- "$pattern" <<<"$output" && return
    fail "cantina $*${input:+ <<< '$input'}: exit $status, not $code, or nothing matches: $pattern"$'\n'"$(head -n 60 <<<"$output")"
}

# expect CODE TEXT COMMAND...: the exit code of any command, and what it says somewhere, to the letter.
expect() {
    local code=$1 text=$2 said status=0
    shift 2
    said=$("$@" 2>&1 </dev/null) || status=$?
    [ "$status" = "$code" ] || fail "'$*' ended with $status, not $code: $said"
    grep -qF -- "$text" <<<"$said" || fail "'$*' does not say '$text' but: $said"
}

# A long list of numbers, some of which are no option: those are refused and lose nothing.
numbers() { awk -v seed="$1" 'BEGIN { for (i = 0; i < 30000; i++) { seed = (seed * 1103515245 + 12345) % 2147483648; print 1 + int(seed / 65536) % 5 } }'; }

# The words of a game, a line each: kind (verb, filter, condition, number, act, noun, name), the word, how many official cards use it.
wordUses() {
    "$cantina" cards words "$1" --json | grep -oE '"[a-z]+":\[|\{"name":"[^"]*","cards":[0-9]+\}' | awk -F'"' -v OFS='\t' '
        /:\[$/ { kind = substr($2, 1, length($2) - 1); next }
        { gsub(/[^0-9]/, "", $7); print kind, $4, $7 }'
}

# The last line of a test that goes on after failures.
finish() {
    [ "$failures" != 0 ] || echo 'all as expected'
    exit $((failures > 0))
}
