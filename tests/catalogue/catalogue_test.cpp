// The rule catalogue: the real files are sound and complete; look-ups find; mistakes in a file are named.
#include "catalogue/catalogue.h"
#include "catalogue/differences.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace cantina::catalogue;

namespace {

using Names = std::vector<std::string>;

// A file of two sound rows; more may be added behind.
std::string sound(const std::string& more = {}) {
    return "id\tsection\trule\tkind\tsource-lines\n"
           "DST-QUE-01\tQueue\tFirst in, first out.\ttiming\t0:1\n"
           "DST-QUE-02\tQueue\tAn example.\texample\t0:2\n" +
           more;
}

Catalogue destiny(const std::string& bytes) {
    const InputFile files[] = {{"destiny.tsv", bytes}};
    return parse(files);
}

Catalogue withStatus(const std::string& lines) {
    const std::string rows = sound();
    const std::string status = "id\tstatus\treason\n" + lines;
    const InputFile files[] = {{"status.tsv", status}, {"destiny.tsv", rows}};
    return parse(files);
}

Names ids(const std::vector<const Row*>& rows) {
    Names result;
    for (const Row* row : rows) result.push_back(row->id);
    return result;
}

// The only problem that the file has.
std::string onlyProblem(const Catalogue& catalogue) {
    REQUIRE(catalogue.problems().size() == 1);
    return describe(catalogue.problems()[0]);
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("the built-in catalogue has no problems") {
    for (const Problem& problem : embedded().problems()) FAIL_CHECK(describe(problem));
}

TEST_CASE("the built-in catalogue is complete") {
    std::map<std::string, size_t> counts;
    for (const Row& row : embedded().rows()) ++counts[row.file];
    const std::map<std::string, size_t> expected = {
        {"destiny.tsv", 520},     {"tcg.tsv", 345},         {"lcg.tsv", 289},       {"ccg.tsv", 1241},
        {"ccg-special.tsv", 538}, {"ccg-rulings.tsv", 464}, {"ccg-errata.tsv", 604}};
    CHECK(counts == expected);
    CHECK(embedded().ofGame("destiny").size() == 520);
    CHECK(embedded().ofGame("ccg").size() == 1241 + 538 + 464 + 604);
    CHECK(embedded().ofGame("chess").empty());
}

TEST_CASE("every row has an id that finds it, a rule, a kind and a source") {
    for (const Row& row : embedded().rows()) {
        CHECK(embedded().find(row.id) == &row);
        const bool full = !row.rule.empty() && !row.kind.empty() && !row.section.empty() && !row.source.empty();
        CHECK_MESSAGE(full, row.id);
    }
}

TEST_CASE("columns go to their fields") {
    const Row* plain = embedded().find("DST-GOLD-01");
    REQUIRE(plain != nullptr);
    CHECK(plain->game == "destiny");
    CHECK(plain->file == "destiny.tsv");
    CHECK(plain->section == "Golden rule");
    CHECK(plain->kind == "term");
    CHECK(plain->tier.empty());
    CHECK(plain->source == "0:64-66");
    CHECK(plain->line == 2);
    const Row* tiered = embedded().find("CCG-SP-ASTEROID-01");
    REQUIRE(tiered != nullptr);
    CHECK(tiered->tier == "2");
    CHECK(tiered->source == "8859");
    const Row* ruling = embedded().find("CCG-RUL-001");
    REQUIRE(ruling != nullptr);
    CHECK(ruling->section == "4-LOM");
    CHECK(ruling->kind == "ruling");
    REQUIRE(embedded().find("CCG-ERR-0001") != nullptr);
    CHECK(embedded().find("CCG-ERR-0001")->kind == "errata");
}

TEST_CASE("differences between editions are rows of their own, beside the catalogue") {
    CHECK(differences().size() == 83);
    const Row* row = findDifference("DST-ED-10");
    REQUIRE(row != nullptr);
    CHECK(row->game == "destiny");
    CHECK(row->section == "How often an upgrade may be replaced");
    CHECK(row->kind == "edition, R");
    CHECK(row->source == "1:223-226,726-734; 0:224,965-967");
    CHECK(findDifference("DST-ED-84") == nullptr);
    CHECK(embedded().find("DST-ED-10") == nullptr);
}

TEST_CASE("look-up by id is exact") {
    CHECK(embedded().find("DST-QUE-07") == nullptr);
    CHECK(embedded().find("DST-QUE") == nullptr);
    CHECK(embedded().find("dst-que-01") == nullptr);
    CHECK(embedded().find("") == nullptr);
}

TEST_CASE("a prefix gives its group") {
    CHECK(ids(embedded().group("DST-QUE")) ==
          Names{"DST-QUE-01", "DST-QUE-02", "DST-QUE-03", "DST-QUE-04", "DST-QUE-05", "DST-QUE-06"});
    CHECK(embedded().group("DST").size() == 520);
    CHECK(embedded().group("DST-QU").empty());
    CHECK(embedded().group("").empty());
    const Names subgroups = ids(embedded().group("TCG-ATK"));
    CHECK(std::count(subgroups.begin(), subgroups.end(), "TCG-ATK-SEQ-01") == 1);
    CHECK(std::none_of(subgroups.begin(), subgroups.end(), [](const auto& id) { return id.starts_with("TCG-ATKFX"); }));
}

TEST_CASE("a missed id is answered with what may have been meant") {
    CHECK(embedded().suggestions("DST-QEU-01").front() == "DST-QUE-01");
    CHECK(embedded().suggestions("DST-QUE-1").front() == "DST-QUE-01");
    CHECK(embedded().suggestions("DST-QUE-99").front() == "DST-QUE");
    CHECK(embedded().suggestions("DST-QU").front() == "DST-QUE");
    CHECK(embedded().suggestions("something else").empty());
    CHECK(embedded().suggestions("").empty());
}

TEST_CASE("search wants all words and ranks ids, then sections, then rules") {
    const std::string rows =
        "id\tsection\trule\tkind\tsource-lines\n"
        "DST-AA-01\tOther\tA die in the queue.\tterm\t1\n"
        "DST-AA-02\tQueue\tNothing here.\tterm\t2\n"
        "DST-QUEUE-01\tOther\tNothing here.\ttiming\t3\n"
        "DST-AA-03\tOther\tQueueing dice.\tterm\t4\n";
    const Catalogue catalogue = destiny(rows);
    REQUIRE(catalogue.problems().empty());
    CHECK(ids(catalogue.search({{"QUEUE"}, "", ""})) == Names{"DST-QUEUE-01", "DST-AA-02", "DST-AA-01", "DST-AA-03"});
    CHECK(ids(catalogue.search({{"queue", "die"}, "", ""})) == Names{"DST-AA-01"});
    CHECK(ids(catalogue.search({{"the queue"}, "", ""})) == Names{"DST-AA-01"});
    CHECK(ids(catalogue.search({{"queue"}, "", "timing"})) == Names{"DST-QUEUE-01"});
    CHECK(catalogue.search({{"queue"}, "tcg", ""}).empty());
    CHECK(catalogue.search({{"queue", "absent"}, "", ""}).empty());
    CHECK(catalogue.search({{}, "", ""}).empty());
}

TEST_CASE("search in the real catalogue") {
    const auto guardian = embedded().search({{"guardian"}, "destiny", ""});
    REQUIRE_FALSE(guardian.empty());
    CHECK(guardian.front()->id == "DST-KW-GRD-01");
    CHECK(embedded().search({{"DST-KW-GRD-01"}, "", ""}).front()->id == "DST-KW-GRD-01");
}

TEST_CASE("kinds are counted") {
    const auto kinds = embedded().kinds();
    const auto count = [&](const std::string& name) {
        for (const auto& [kind, rows] : kinds)
            if (kind == name) return rows;
        return size_t{0};
    };
    CHECK(count("win") == 12);
    CHECK(count("errata") == 15 + 7 + 604);
    CHECK(std::is_sorted(kinds.begin(), kinds.end()));
}

TEST_CASE("a sound file has no problem, with either kind of line end") {
    CHECK(destiny(sound()).problems().empty());
    std::string windows;
    for (char c : sound()) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const Catalogue catalogue = destiny(windows);
    CHECK(catalogue.problems().empty());
    CHECK(catalogue.find("DST-QUE-02")->source == "0:2");
}

TEST_CASE("mistakes are named with file, line and advice; the other rows load") {
    const auto problemOf = [](const std::string& line) {
        const Catalogue catalogue = destiny(sound(line + "\n"));
        CHECK(catalogue.rows().size() == 2);
        return onlyProblem(catalogue);
    };
    CHECK(problemOf("DST-QUE-03\tQueue\tA rule.\ttiming") ==
          "destiny.tsv:4: the line has 4 columns, not 5; separate the columns by single tabs; docs/rules/README.md lists "
          "them");
    CHECK(has(problemOf(""), "destiny.tsv:4: the line has 1 columns, not 5"));
    CHECK(problemOf("DST-QUE-01\tQueue\tA rule.\ttiming\t0:3") ==
          "destiny.tsv:4: the id DST-QUE-01 is already used at destiny.tsv:2; give one of the rows a new number");
    for (const std::string id : {"DST-que-03", "DST-QUE-3", "DST-QUE", "DST-03", "DST-QUE-03a", "DST--03", "DST-QUE 03", ""})
        CHECK(has(problemOf(id + "\tQueue\tA rule.\ttiming\t0:3"), "'" + id + "' is not spelled as a rule id"));
    CHECK(has(problemOf("TCG-QUE-03\tQueue\tA rule.\ttiming\t0:3"), "TCG-QUE-03 does not begin with DST-"));
    CHECK(has(problemOf("DST-QUE-03\tQueue\t\ttiming\t0:3"), "DST-QUE-03 has no rule"));
    CHECK(has(problemOf("DST-QUE-03\tQueue\tA rule.\t\t0:3"), "DST-QUE-03 has no kind"));
}

TEST_CASE("a duplicate is found across files, a tier is 1 to 3, a header is needed") {
    const std::string tiered = "id\tsection\trule\tkind\ttier\tsource-lines\n";
    const std::string first = tiered + "CCG-AA-01\tS\tR.\tterm\t1\t1\n", second = tiered + "CCG-AA-01\tS\tR.\tterm\t3\t1\n";
    const InputFile twice[] = {{"ccg-special.tsv", second}, {"ccg.tsv", first}};
    CHECK(has(onlyProblem(parse(twice)), "ccg-special.tsv:2: the id CCG-AA-01 is already used at ccg.tsv:2"));
    const std::string bad = tiered + "CCG-AA-01\tS\tR.\tterm\t4\t1\n";
    const InputFile tier[] = {{"ccg.tsv", bad}};
    CHECK(has(onlyProblem(parse(tier)), "ccg.tsv:2: CCG-AA-01 has the tier '4'"));
    CHECK(has(onlyProblem(destiny("DST-AA-01\tS\tR.\tterm\t1\n")), "destiny.tsv:1: the first line is no header"));
    CHECK(has(onlyProblem(destiny("")), "destiny.tsv: the file is empty"));
}

TEST_CASE("a folder without the files has a problem for each") {
    const Catalogue catalogue = loadFolder("no such folder");
    CHECK(catalogue.rows().empty());
    CHECK(catalogue.problems().size() == fileNames().size());
    CHECK(has(describe(catalogue.problems()[0]), "no such folder/destiny.tsv: the file is missing"));
}

TEST_CASE("a row is n/a only with a reason") {
    const Catalogue catalogue = withStatus("DST-QUE-01\tna\tNothing to test.\n");
    CHECK(catalogue.problems().empty());
    CHECK(catalogue.find("DST-QUE-01")->naReason == "Nothing to test.");
    CHECK(catalogue.find("DST-QUE-02")->naReason.empty());
    CHECK(has(onlyProblem(withStatus("DST-QUE-01\tna\t \n")), "status.tsv:2: DST-QUE-01 is declared n/a without a reason"));
    CHECK(has(onlyProblem(withStatus("DST-QUE-01\tna\n")), "status.tsv:2: the line has 2 columns, not 3"));
    CHECK(has(onlyProblem(withStatus("DST-QUE-01\tna\tA.\nDST-QUE-01\tna\tB.\n")),
              "status.tsv:3: DST-QUE-01 is declared n/a twice"));
}

TEST_CASE("nothing else is declared, and never for examples, rulings and errata") {
    CHECK(has(onlyProblem(withStatus("DST-QUE-01\tproven\tSurely.\n")), "the status 'proven' cannot be declared"));
    CHECK(has(onlyProblem(withStatus("DST-QEU-01\tna\tA.\n")), "there is no rule 'DST-QEU-01'; did you mean DST-QUE-01?"));
    const Catalogue example = withStatus("DST-QUE-02\tna\tHard.\n");
    CHECK(has(onlyProblem(example), "DST-QUE-02 is of kind example and cannot be n/a"));
    CHECK(example.find("DST-QUE-02")->naReason.empty());
    for (const std::string file : {"ccg-rulings.tsv", "ccg-errata.tsv"}) {
        const std::string rows = "id\tcard\ttext\tsource\nCCG-XX-01\tA card\tSomething.\t1\n";
        const std::string status = "id\tstatus\treason\nCCG-XX-01\tna\tHard.\n";
        const InputFile files[] = {{file, rows}, {"status.tsv", status}};
        CHECK(has(onlyProblem(parse(files)), "cannot be n/a"));
    }
}
