#!/usr/bin/env bash
# Examples, rulings and corrected cards of Destiny name cards: each of them is in the book and on the table of a scenario that
# claims the row.
set -euo pipefail
cd "$(dirname "$0")/../.."
awk '
    FILENAME ~ /^games/ {
        if ($0 ~ /^[a-z]+ "[^"]+" *\{ *id = "/) { split($0, part, "\""); title[part[4]] = part[2] }
        next
    }
    FILENAME ~ /^tests/ {
        if (FNR == 1 || $0 ~ /^scenario "/) ++blocks
        block[blocks] = block[blocks] "\n" $0
        next
    }
    {
        split($0, column, "\t")
        if (column[4] !~ /^(example|ruling|errata)$/) next
        rest = column[3]
        while (match(rest, /(AW|SoR|EaW|LEG|WotF|AtG) [0-9]+/)) {
            id = substr(rest, RSTART, RLENGTH)
            rest = substr(rest, RSTART + RLENGTH)
            sub(" ", "-", id)
            ++named
            found = 0
            for (i = 1; i <= blocks && id in title && !found; ++i)
                if (index(block[i], "\"" column[1] "\""))
                    found = index(block[i], title[id]) || index(block[i], id)
            if (!found) { print "named_cards.sh: no scenario of " column[1] " has " id " " title[id]; bad = 1 }
        }
    }
    END {
        if (named < 100) { print "named_cards.sh: only " named + 0 " cards are named: the columns have moved"; bad = 1 }
        exit bad
    }' games/destiny/cards/*/*.lua $(find tests/scenarios/destiny -name '*.lua' | sort) docs/rules/destiny.tsv
echo "named_cards.sh: passed"
