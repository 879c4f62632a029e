#!/usr/bin/env bash
# The program from outside: `cantina db`. $CANTINA is the program, $CANTINA_PROGRAMS the folder of the tests' own.
set -u
. "$(dirname "$0")/common.bash"
programs=${CANTINA_PROGRAMS:?set CANTINA_PROGRAMS to the folder of the test programs}

# fill URL ENTRIES: three matches of which that many entries were acknowledged.
fill() { "$programs/store_writer" "$1" 3 2>/dev/null | head -n "$2" >/dev/null; }

# commands URL NAME: all of them on a database that has something in it.
commands() {
    local url=$1 name=$2
    fill "$url" 60
    check 0 "^Kind +$name\$" db info --db "$url"
    check 0 '^Matches open +3$' db info --db "$url"
    check 0 "^\\{\"kind\":\"$name\",\"version\":[0-9]+,.*\"matches\":\\{\"waiting\":0,\"open\":3," db info --db "$url" --json
    check 0 '^Nothing is wrong: 3 matches with [0-9,]+ entries, 0 people\.$' db check --db "$url"
    check 0 '^\{"ok":true,"wrong":\[\]\}$' db check --db "$url" --json
    check 0 'of version [0-9]+, which is what' db migrate --db "$url"
    check 0 '3 matches with [0-9,]+ entries, .* checked\.$' db backup "$folder/$name.backup" --db "$url"
    check 1 'there already: give a new name' db backup "$folder/$name.backup" --db "$url"
    check 0 '^Nothing is wrong: 3 matches' db check --db "$folder/$name.backup"
    check 0 '^Copied 3 matches with' db copy "$url" "sqlite:$folder/$name.copy"
    check 1 'not empty' db copy "$url" "$folder/$name.copy"
    check 0 '[0-9]+ entries/s, [0-9]+ commits/s' db bench --db "$url" --writers 4 --seconds 0.2
    check 0 "^\\{\"kind\":\"$name\",\"writers\":4,.*\"p99_ms\":" db bench --db "$url" --writers 4 --seconds 0.2 --json
}

commands "$folder/one.db" sqlite
[ ! -e "$folder/one.db.bench" ] || fail 'the benchmark leaves its file'

# While a server writes: everything but a second writer.
exec 3< <(exec "$programs/store_writer" "$folder/one.db" 3)
writer=$!
read -r _ <&3
check 0 '^Matches open +3$' db info --db "$folder/one.db"
check 0 '^Nothing is wrong' db check --db "$folder/one.db"
check 0 'checked\.$' db backup "$folder/live.backup" --db "$folder/one.db"
check 1 "another program writes this database, process $writer: end it" db migrate --db "$folder/one.db"
kill -9 "$writer"
exec 3<&-
wait "$writer" 2>/dev/null

# In a folder without one: where a server was run there is one.
there=$(cd "$folder" && "$cantina" db info 2>&1 </dev/null)
[ $? = 2 ] && grep -q "there is no database 'cantina.db'" <<<"$there" || fail "db info where there is no database: $there"
check 2 'there is no database' db check --db "$folder/none.db"
check 2 'there is no database' db migrate --db "$folder/none.db"
check 2 'there is no database' db copy "$folder/none.db" "$folder/x.db"
check 1 'there is no folder' db copy "$folder/one.db" "$folder/none/x.db"
check 1 'no such kind of database' db copy "$folder/one.db" mysql://host/x
check 2 'makes no sense' db bench --writers 0
check 2 'makes no sense' db bench --seconds 600
check 2 'makes no sense' db bench --seconds -1
check 2 'is not a whole number' db bench --writers -1

# Damage.
fill "$folder/torn.db" 60
"$cantina" db migrate --db "$folder/torn.db" >/dev/null  # brings the log into the file
dd if=/dev/urandom of="$folder/torn.db" bs=4096 seek=3 count=6 conv=notrunc status=none
check 1 '.' db check --db "$folder/torn.db"
echo 'a text that is no database, however long it goes on, and on, and on, and on, and on' >"$folder/text.db"
check 1 'no SQLite database' db check --db "$folder/text.db"

# PostgreSQL, where there is one.
mkfifo "$folder/end"
exec 3< <(exec "$programs/postgres_process" <"$folder/end")
server=$!
exec 4>"$folder/end"
if read -r url <&3 && [[ $url == postgres://* ]]; then
    read -r plain <&3
    # A benchmark makes a schema of its own, so its URL must not name one.
    fill "$url" 60
    check 0 '^Kind +postgres$' db info --db "$url"
    check 0 '^Nothing is wrong: 3 matches' db check --db "$url"
    check 0 'checked\.$' db backup "$folder/postgres.backup" --db "$url"
    check 0 '^Kind +sqlite$' db info --db "$folder/postgres.backup"
    check 0 '^Copied 3 matches with' db copy "$url" "$folder/postgres.copy"
    check 0 '^Copied 3 matches with' db copy "$folder/postgres.backup" "$plain"
    check 0 '^Nothing is wrong: 3 matches' db check --db "$plain"
    check 1 'not empty' db copy "$folder/one.db" "$plain"
    check 0 '^postgres: [0-9,]+ entries' db bench --db "$plain" --writers 4 --seconds 0.2
    check 1 'options of its own' db bench --db "$url" --writers 4 --seconds 0.2
else
    echo "${url:-no PostgreSQL}"
    [ -z "${CANTINA_REQUIRE_POSTGRES:-}" ] || fail 'no PostgreSQL'
fi
exec 4>&- 3<&-
wait "$server" 2>/dev/null

finish
