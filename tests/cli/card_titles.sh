#!/usr/bin/env bash
# A card's name is never in C++: no string of the program has the title or the persona of an official card, as it is printed or as
# a word of the card language ("two_words"). tests/pins/titles_in_code.tsv lists what may stand there, with a reason each; a line
# of that list that nothing needs is a failure too. Comments may name cards: they do nothing.
set -euo pipefail
cd "$(dirname "$0")/../.."
allowed=tests/pins/titles_in_code.tsv

# The titles of a text, as whole words; what belongs to a toy ("Toy Blaster") is no official card.
awk -v allowed="$allowed" '
    function add(name,   word) {
        gsub(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/, "", name)  # "Duck!" is found as Duck
        if (name == "") return
        if (!(name in title)) { title[name] = 1; ++titles }
        word = tolower(name)
        if (gsub(/[^a-z0-9]+/, "_", word) > 0 && word ~ /^[a-z].*_.*[a-z0-9]$/) title[word] = 1
    }
    function isPart(c) { return c ~ /[A-Za-z0-9]/ }
    # Every run of words of the string is looked up: there are fewer of them than titles.
    function look(text,   n, i, k, from, starts, ends, c, run, before) {
        n = 0
        for (i = 1; i <= length(text); ++i) {
            c = substr(text, i, 1)
            if (isPart(c) && !isPart(substr(text, i - 1, i > 1))) starts[++n] = i
            if (isPart(c) && !isPart(substr(text, i + 1, 1))) ends[n] = i
        }
        for (i = 1; i <= n; ++i)
            for (k = i; k <= n && k < i + 15; ++k) {
                run = substr(text, starts[i], ends[k] - starts[i] + 1)
                before = starts[i] > 4 ? substr(text, starts[i] - 4, 4) : ""
                if (!(run in title) || before == "Toy ") continue
                ++found[run]
                if (!(run in reason)) { print FILENAME ":" FNR ": the string \"" text "\" has the name of a card: " run; bad = 1 }
            }
    }
    # The strings of a line. A raw string that goes on over several lines is read to its end.
    function strings(line,   at, c, text) {
        for (at = 1; at <= length(line); ++at) {
            if (raw) {
                c = index(substr(line, at), ")\"")
                look(c ? substr(line, at, c - 1) : substr(line, at))
                if (!c) return
                raw = 0
                at += c
                continue
            }
            c = substr(line, at, 1)
            if (substr(line, at, 2) == "//") return
            if (substr(line, at, 3) == "R\"(") { raw = 1; at += 2; continue }
            if (c == "\047" && substr(line, at + 1, 1) == "\\") { at += 3; continue }
            if (c == "\047" && substr(line, at + 2, 1) == "\047") { at += 2; continue }
            if (c != "\"") continue
            text = ""
            for (++at; at <= length(line) && substr(line, at, 1) != "\""; ++at) {
                if (substr(line, at, 1) == "\\") ++at
                text = text substr(line, at, 1)
            }
            look(text)
        }
    }
    FILENAME == allowed {
        if ($0 ~ /^#/ || $0 == "") next
        if (split($0, column, "\t") != 2 || column[2] == "") { print allowed ":" FNR ": a name, a tab, the reason"; bad = 1 }
        reason[column[1]] = FNR
        next
    }
    FILENAME ~ /\.lua$/ {
        if ($0 ~ /^[a-z_]+ "[^"]+" *\{/) { split($0, part, "\""); add(part[2]) }
        rest = $0
        while (match(rest, /persona = "[^"]+"/)) {
            split(substr(rest, RSTART, RLENGTH), part, "\"")
            add(part[2])
            rest = substr(rest, RSTART + RLENGTH)
        }
        next
    }
    FNR == 1 { raw = 0; ++sources }
    !/^ *#include/ { strings($0) }
    END {
        for (name in reason)
            if (!found[name]) { print allowed ":" reason[name] ": no string has this name any more: " name; bad = 1 }
        if (titles < 700 || sources < 200) { print "only " titles " titles and " sources " sources: something has moved"; bad = 1 }
        exit bad
    }' "$allowed" $(find games/*/cards -name '*.lua' -not -path '*/toy/*' | LC_ALL=C sort) \
    $(find kernel language games match ai server cli scenario -name '*.cpp' -o -name '*.h' | LC_ALL=C sort)
echo "card_titles.sh: passed"
