// What can be wrong with what is stored although the database takes no offence.
#include "store/sql.h"
#include "store/text.h"

namespace cantina::store {

namespace {

constexpr size_t kMostLines = 100;  // of one kind: a broken database need not print itself

// Each yields a sentence per thing that is wrong.
struct Fault {
    std::string_view sql;
};
constexpr Fault kFaults[] = {
    {"SELECT 'match ' || match_id || ' has ' || count(*) || ' entries numbered ' || min(number) || ' to ' || max(number) || "
     "': some are missing' FROM entries GROUP BY match_id HAVING min(number) <> 0 OR max(number) + 1 <> count(*)"},
    {"SELECT 'match ' || match_id || ' has ' || count(*) || ' seats numbered ' || min(number) || ' to ' || max(number) || "
     "': some are missing' FROM seats GROUP BY match_id HAVING min(number) <> 0 OR max(number) + 1 <> count(*)"},
    {"SELECT 'there are ' || count(*) || ' entries of match ' || match_id || ', which is not there' FROM entries e "
     "WHERE NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = e.match_id) GROUP BY match_id"},
    {"SELECT 'there are seats of match ' || match_id || ', which is not there' FROM seats s "
     "WHERE NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = s.match_id) GROUP BY match_id"},
    {"SELECT 'a seat of match ' || match_id || ' is of person ' || person || ', who is not there' FROM seats s "
     "WHERE person IS NOT NULL AND NOT EXISTS (SELECT 1 FROM persons p WHERE p.id = s.person)"},
    {"SELECT 'a session is of person ' || person || ', who is not there' FROM sessions s "
     "WHERE NOT EXISTS (SELECT 1 FROM persons p WHERE p.id = s.person)"},
    {"SELECT 'report ' || id || ' is of match ' || match_id || ', which is not there' FROM reports r "
     "WHERE match_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = r.match_id)"},
    {"SELECT 'report ' || id || ' is of person ' || person || ', who is not there' FROM reports r "
     "WHERE person IS NOT NULL AND NOT EXISTS (SELECT 1 FROM persons p WHERE p.id = r.person)"},
    {"SELECT 'match ' || id || ' has the unknown status ' || status FROM matches WHERE status < 0 OR status > 3"},
};

constexpr std::string_view kSums = "SELECT match_id, number, kind, body, at, sum FROM entries ORDER BY match_id, number";
constexpr std::string_view kKeys = "SELECT id, name, name_key FROM persons";

// Collects sentences; says how many more there were.
class Lines {
public:
    explicit Lines(std::vector<std::string>& out) : out_(out) {}
    ~Lines() {
        if (count_ > kMostLines) out_.push_back("... and " + std::to_string(count_ - kMostLines) + " more like this");
    }
    Lines(const Lines&) = delete;
    Lines& operator=(const Lines&) = delete;
    void add(std::string line) {
        if (++count_ <= kMostLines) out_.push_back(std::move(line));
    }

private:
    std::vector<std::string>& out_;
    size_t count_ = 0;
};

void compareSums(Reader& reader, std::vector<std::string>& wrong) {
    Lines lines(wrong);
    reader.query(kSums, {}, [&](const Row& r) {
        const Entry entry{.match = r.text(0),
                          .number = static_cast<uint32_t>(r.number(1)),
                          .kind = static_cast<uint8_t>(r.number(2)),
                          .body = r.text(3),
                          .at = r.number(4)};
        if (sumOf(entry) != static_cast<uint64_t>(r.number(5)))
            lines.add("entry " + std::to_string(entry.number) + " of match " + entry.match + " is not what was written");
    });
}

void compareNames(Reader& reader, std::vector<std::string>& wrong) {
    Lines lines(wrong);
    reader.query(kKeys, {}, [&](const Row& r) {
        if (folded(r.data(1)) != r.data(2)) lines.add("person " + r.text(0) + " cannot be found by their name");
    });
}

}  // namespace

std::vector<std::string> SqlStore::check() {
    std::vector<std::string> wrong;
    try {
        wrong = ownCheck();
        const std::vector<std::string> own = wrong;
        snapshot([&](Reader& reader) {
            wrong = own;
            for (const Fault& fault : kFaults) {
                Lines lines(wrong);
                reader.query(fault.sql, {}, [&](const Row& r) { lines.add(r.text(0)); });
            }
            compareSums(reader, wrong);
            compareNames(reader, wrong);
        });
    } catch (const Unreadable& e) {
        wrong.emplace_back(e.what());
    }
    return wrong;
}

}  // namespace cantina::store
