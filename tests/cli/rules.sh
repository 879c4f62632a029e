#!/usr/bin/env bash
# The program from outside: `cantina rules` and the common behaviour of all commands. $CANTINA is the program.
set -u
. "$(dirname "$0")/common.bash"

check 0 '^rules +show\|search\|' --help
check 0 '^cantina [0-9]+\.[0-9]+\.[0-9]+$' --version
check 2 'Usage: cantina COMMAND'
check 0 'Usage: cantina COMMAND' help
check 0 'Usage: cantina rules show' help rules show
check 2 "Did you mean 'cantina rules'" help rulez
check 2 'seconds' bench tcg --seconds -1
check 2 "Did you mean 'cantina rules'" rulez show
check 2 "Did you mean 'cantina rules search'" rules serch
check 2 'Did you mean --json' rules show DST-QUE-01 --jsn
check 0 'Usage: cantina rules show ID\.\.\.' rules show --help

check 0 '^DST-QUE-01  Queue  \(timing\)$' rules show DST-QUE-01
check 0 '^DST-QUE: 6 rows$' rules show dst-que
check 1 'Did you mean DST-QUE-01' rules show DST-QEU-01
check 2 'ID is required' rules show
check 0 '^\{"rows":\[\{"id":"DST-QUE-01","game":"destiny",.*\],"missing":\[\]\}$' rules show DST-QUE-01 --json
check 1 '"rows":\[\],"missing":\["nothing"\]' rules show nothing --json

check 0 '^DST-KW-GRD-01 ' rules search guardian --game destiny
check 0 '^1 of [0-9]+ rules' rules search guardian --limit 1
check 0 '^\{"matches":[0-9]+,"rows":\[' rules search guardian --json
check 1 'no rule has all of: guardian, zzz' rules search guardian zzz
check 2 'Did you mean destiny' rules search guardian --game destny
check 2 'Did you mean example' rules search guardian --kind exmple
check 2 "'-1' is not a whole number" rules search guardian --limit -1

# Coverage of groups: they filter all that is printed, and must be there.
check 2 "there is no rule or group 'DST-QEU'" rules coverage DST-QEU
check 2 'Did you mean DST-QUE' rules coverage DST-QEU
check 2 "there is no rule or group 'destiny'" rules coverage destiny
check 2 "there is no rule or group 'DST-QUE' of tcg" rules coverage --game tcg DST-QUE
check 2 "there is no game 'chess'" rules coverage --game chess
check 0 '^destiny +6 ' rules coverage DST-QUE
if "$cantina" rules coverage --list DST-QUE | grep -vE '^(proven|cited) +DST-QUE-|^Game|^destiny'; then
    fail 'rules coverage --list DST-QUE prints what is not of that group'
fi

# An older catalogue without the last destiny row, and with another wording of the first.
mkdir "$folder/old" "$folder/decisions"
cp docs/rules/*.tsv "$folder/old"
check 0 '^The catalogues agree: [0-9,]+ rows' rules diff --against "$folder/old"
last=$(tail -n 1 docs/rules/destiny.tsv | cut -f 1)
sed -i -e '$d' -e '2s/\tterm\t/\ttiming\t/' "$folder/old/destiny.tsv"
check 1 "no decision record mentions DST-GOLD-01, $last" rules diff --against "$folder/old" --decisions "$folder/decisions"
printf 'We changed DST-GOLD-01.\n' >"$folder/decisions/001-gold.md"
check 1 '^DST-GOLD-01  changed  .*001-gold\.md$' rules diff --against "$folder/old" --decisions "$folder/decisions"
check 1 "\"undecided\":\\[\"$last\"\\]" rules diff --against "$folder/old" --decisions "$folder/decisions" --json
printf 'And we added %s.\n' "$last" >"$folder/decisions/002-last.md"
check 0 "^$last  added  .*002-last\\.md$" rules diff --against "$folder/old" --decisions "$folder/decisions"
mkdir "$folder/undecided"
check 1 "^$last  removed" rules diff --against docs/rules --rules "$folder/old" --decisions "$folder/undecided"
bad=$(($(wc -l <"$folder/old/destiny.tsv") + 1))
printf 'DST-x\n' >>"$folder/old/destiny.tsv"
check 1 "old/destiny\\.tsv:$bad: the line has 1 columns, not 5" rules diff --against "$folder/old"
check 1 'decisions/tcg\.tsv: the file is missing' rules diff --against "$folder/decisions"
check 2 "there is no folder 'no such folder'" rules diff --against 'no such folder'

finish
