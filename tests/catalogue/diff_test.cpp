// Differences between two catalogues, and the decision records that speak of them.
#include "catalogue/diff.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace cantina::catalogue;

namespace {

Catalogue destiny(const std::string& rows) {
    const std::string bytes = "id\tsection\trule\tkind\tsource-lines\n" + rows;
    const InputFile files[] = {{"destiny.tsv", bytes}};
    return parse(files);
}

}  // namespace

TEST_CASE("a record mentions an id only by its whole name") {
    CHECK(mentions("DST-QUE-01", "DST-QUE-01"));
    CHECK(mentions("We read (DST-QUE-01) so.", "DST-QUE-01"));
    CHECK(mentions("DST-QUE-012, then DST-QUE-01.", "DST-QUE-01"));
    CHECK_FALSE(mentions("DST-QUE-012", "DST-QUE-01"));
    CHECK_FALSE(mentions("X-DST-QUE-01", "DST-QUE-01"));
    CHECK_FALSE(mentions("", "DST-QUE-01"));
}

TEST_CASE("a catalogue does not differ from itself") { CHECK(diff(embedded(), embedded(), {}).empty()); }

TEST_CASE("changed, added and removed rows come with their records") {
    const Catalogue before =
        destiny("DST-AA-01\tS\tOld.\tterm\t1\nDST-AA-02\tS\tGone.\tterm\t2\nDST-AA-03\tS\tSame.\tterm\t3\n");
    const Catalogue after =
        destiny("DST-AA-03\tS\tSame.\tterm\t3\nDST-AA-01\tS\tNew.\twin\t1\nDST-AA-04\tS\tMore.\tterm\t4\n");
    const std::vector<Record> records = {{"docs/decisions/001-a.md", "DST-AA-01 and DST-AA-02 ..."},
                                         {"docs/decisions/002-b.md", "DST-AA-01 again"}};
    const std::vector<Change> changes = diff(before, after, records);
    REQUIRE(changes.size() == 3);

    CHECK(changes[0].id == "DST-AA-01");
    REQUIRE(changes[0].fields.size() == 2);
    CHECK(changes[0].fields[0].name == "rule");
    CHECK(changes[0].fields[0].before == "Old.");
    CHECK(changes[0].fields[0].after == "New.");
    CHECK(changes[0].fields[1].name == "kind");
    CHECK(changes[0].records == std::vector<std::string>{"docs/decisions/001-a.md", "docs/decisions/002-b.md"});

    CHECK(changes[1].id == "DST-AA-04");
    CHECK(changes[1].before == nullptr);
    CHECK(changes[1].records.empty());

    CHECK(changes[2].id == "DST-AA-02");
    CHECK(changes[2].after == nullptr);
    CHECK(changes[2].records == std::vector<std::string>{"docs/decisions/001-a.md"});
}
