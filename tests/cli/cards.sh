#!/usr/bin/env bash
# The program from outside: `cantina cards`. $CANTINA is the program. Works with whatever games it has.
set -u
. "$(dirname "$0")/common.bash"

check 0 '^cards +list\|show\|check\|stats\|proofs\|words' --help
check 2 "Did you mean 'cantina cards check'" cards chek
check 2 "there is no game 'chess'" cards list chess
check 2 'CARD is required' cards show
check 2 "there is no file or folder 'no such file'" cards check 'no such file'
check 2 "there is no folder 'no such folder'" cards stats --scenarios 'no such folder'
check 2 "there is no folder 'no such folder'" cards proofs --scenarios 'no such folder'

# The pages are generated: after a change of a vocabulary, or of a card that has the shortest use of a word, run
# `cantina cards words --out docs`.
check 2 '--out writes the pages of all games' cards words destiny --out "$folder/pages"
check 0 '^$' cards words --out "$folder/pages"
for page in card-language.md card-language; do
    diff -ru "docs/$page" "$folder/pages/$page" >"$folder/pages.diff" && continue
    fail "docs/$page is not what this writes: cantina cards words --out docs"
    head -n 40 "$folder/pages.diff"
done
# works(zone) makes a row of its own, and a card that says it is a use of that row.
grep -q '^| `action` with `works(hand)` .*`action = { works(hand), play(this) }`' "$folder/pages/card-language/lcg.md" &&
    grep -q '^| `works(zone)` .*`works(hand)`, ' "$folder/pages/card-language.md" || fail 'the pages say that no card uses works(hand)'
[ "$(ls "$folder/pages")" = $'card-language\ncard-language.md' ] || fail "cards words --out writes something else: $(ls "$folder/pages")"

# The built-in cards and the words of the games have no errors, and nothing that their author hardly meant.
check 0 ', 0 errors, 0 warnings' cards check --strict
check 0 '^\{"cards":[0-9]+,"errors":0,"warnings":0,"problems":\[\]' cards check --json
check 2 "there is no set 'AWW'" cards list destiny --set AWW
check 2 "there is no type 'suport'" cards list destiny --type suport
check 2 'Did you mean support\? Known: battlefield, ' cards list destiny --type suport
check 2 "there is no set 'AWW' of destiny" cards proofs destiny --set AWW --scenarios "$folder"
check 2 'Did you mean AW\? Known: .*AW, .*toy' cards proofs destiny --set AWW --scenarios "$folder"

# Cards from outside, for a game that every program with games has one of.
game=$("$cantina" cards list --json 2>/dev/null | grep -oE '"game":"[a-z]+"' | head -n 1 | cut -d '"' -f 4)
# Who does something is not quiet, also if a scenario would notice one of its limits.
mkdir -p "$folder/loud/scenarios/destiny"
cat >"$folder/loud/scenarios/destiny/mace.lua" <<'EOF'
scenario "Mace Windu without his die in the pool defeats nobody" {
  quiet = { "EaW-34/action" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { "EaW-34", "Finn" }, pool = { { "Finn", side = "1 melee" } } },
    p2 = { characters = { { "Nightsister", damage = 6 }, "Kylo Ren" } } },
  steps = {
    p1.uses "Mace Windu",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.character "Nightsister", damage = 6 },
  },
}
EOF
check 1 'mace.lua:1: EaW-34/action is not there, is not quiet, or the scenario fails' cards proofs destiny --scenarios "$folder/loud"

if [ -n "$game" ]; then
    mkdir -p "$folder/$game/ZZ" "$folder/plain"
    type=$("$cantina" cards words "$game" | sed -n 's/^## Card type `\(.*\)`$/\1/p' | head -n 1)
    printf '%s "Test Card" {\n  id = "ZZ-1",\n  no_such_field = 1,\n}\n' "$type" >"$folder/$game/ZZ/cards.lua"
    check 1 "ZZ/cards\\.lua:[0-9]+: \\(Test Card\\) $type has no field 'no_such_field'" cards check "$folder/$game"
    check 1 '"file":".*ZZ/cards\.lua","line":[0-9]+,"card":"Test Card"' cards check "$folder/$game" --json
    check 0 '^ZZ-1 +Test Card ' cards list "$game" --cards "$folder" --set zz
    check 0 "^Test Card +\\(ZZ-1, $type of set ZZ, $game\\)" cards show zz-1 --cards "$folder"
    check 0 '^\{"cards":\[\{"game":"[a-z]+","id":"ZZ-1",.*\],"missing":\[\]\}$' cards show 'test card' --cards "$folder" --json
    check 1 'Did you mean Test Card' cards show 'Tset Card' --cards "$folder"
    check 0 "\"ZZ\":\\{\"cards\":1,\"stats\":0,\"implemented\":0,\"partly\":0\\}" cards stats "$game" --cards "$folder" --scenarios "$folder/plain" --json
    check 1 ' abilities, 0 with a positive scenario, 0 with a negative one, 0 complete' cards proofs "$game" --scenarios "$folder/plain"
    # A word that declares no card.
    printf '\nmay "Test Card" { id = "ZZ-1" }\n' >"$folder/plain/noun.lua"
    check 1 "noun\\.lua:2: nothing uses this 'may', .* begin with a word that declares: .*$type" cards check "$folder/plain/noun.lua" --game "$game"
    rm "$folder/plain/noun.lua"
    printf 'gain(\n' >"$folder/plain/broken.lua"
    check 2 'of which game is' cards check "$folder/plain/broken.lua"
    check 1 'broken\.lua:[0-9]+: ' cards check "$folder/plain/broken.lua" --game "$game"
    printf 'while true do end\n' >"$folder/plain/broken.lua"
    check 1 'broken\.lua:[0-9]+: .*(runs|takes) too long' cards check "$folder/plain/broken.lua" --game "$game"
    check 1 'no card fits' cards list "$game" --words zzzzzz
    check 0 "^# $game\$" cards words "$game"
    # How many official cards use each word; tools read this.
    words='\[\{"name":"[a-z0-9_()]+","cards":[0-9]+\}.*\]'
    check 0 "^\\{\"games\":\\{\"$game\":\\{\"verbs\":$words,\"filters\":$words,\"conditions\":$words,\"numbers\":$words,\"acts\":$words,\"nouns\":$words,\"names\":$words\\}\\}\\}\$" cards words "$game" --json
    check 0 "^$game: [0-9]+ verbs \\([0-9]+ used by one official card, [0-9]+ by none\\), [0-9]+ filters \\(" cards words "$game"
    # Cards of a folder are not official ones.
    [ "$("$cantina" cards words "$game" --json)" = "$("$cantina" cards words "$game" --json --cards "$folder")" ] || fail 'cards words: counts --cards'
fi

finish
