#include "cli/db.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <filesystem>
#include <memory>
#include <variant>

#include "cli/command.h"
#include "cli/progress.h"
#include "store/store.h"

namespace cantina::cli {
namespace {

using store::Access;
using store::Holdings;
using store::Store;

// Opens it, or says why not and sets `code`.
std::unique_ptr<Store> opened(const std::string& url, Access access, Output& out, int& code) {
    const std::string path = url.starts_with("sqlite:") ? url.substr(7) : url;
    if (access == Access::read && !store::isPostgres(url) && !std::filesystem::exists(path)) {
        code =
            out.badUse("there is no database '" + path + "'", "Give --db with its path, or with postgres://USER@HOST/NAME.");
        return nullptr;
    }
    auto result = store::openStore(url, access);
    if (auto* problem = std::get_if<Problem>(&result)) {
        code = out.fail(problem->where + ": " + problem->message);
        return nullptr;
    }
    return std::move(std::get<std::unique_ptr<Store>>(result));
}

uint64_t matchesOf(const Holdings& h) { return h.matches[0] + h.matches[1] + h.matches[2] + h.matches[3]; }
uint64_t rowsOf(const Holdings& h) { return h.guests + h.accounts + h.sessions + matchesOf(h) + h.entries + h.reports; }

std::string sizeOf(uint64_t bytes) {
    if (bytes < 10'000) return fmt::format("{} bytes", bytes);
    if (bytes < 10'000'000) return fmt::format("{:.1f} kB", static_cast<double>(bytes) / 1e3);
    return fmt::format("{:.1f} MB", static_cast<double>(bytes) / 1e6);
}

boost::json::object asJson(const Store& s, const Holdings& h) {
    return {{"kind", s.kind()},
            {"version", h.version},
            {"guests", h.guests},
            {"accounts", h.accounts},
            {"sessions", h.sessions},
            {"matches",
             boost::json::object{
                 {"waiting", h.matches[0]}, {"open", h.matches[1]}, {"ended", h.matches[2]}, {"closed", h.matches[3]}}},
            {"entries", h.entries},
            {"reports", h.reports},
            {"bytes", h.bytes}};
}

// What reads throw is an answer like any other.
template <typename Work>
int guarded(Output& out, const Work& work) {
    try {
        return work();
    } catch (const store::Unreadable& e) {
        return out.fail(e.what(), "See 'cantina db check'; a backup can be copied back with 'cantina db copy'.");
    }
}

}  // namespace

int dbInfo(const DbArgs& args, Output& out) {
    int code = kSuccess;
    const auto s = opened(args.db, Access::read, out, code);
    if (s == nullptr) return code;
    return guarded(out, [&] {
        const Holdings h = s->holdings();
        Table table{{{"", Table::Align::left}, {"", Table::Align::right}}, {}};
        table.rows = {{"Kind", std::string(s->kind())},
                      {"Version of the tables", std::to_string(h.version)},
                      {"Guests", grouped(h.guests)},
                      {"Accounts", grouped(h.accounts)},
                      {"Sessions", grouped(h.sessions)},
                      {"Matches waiting", grouped(h.matches[0])},
                      {"Matches open", grouped(h.matches[1])},
                      {"Matches ended", grouped(h.matches[2])},
                      {"Matches closed", grouped(h.matches[3])},
                      {"Entries", grouped(h.entries)},
                      {"Reports", grouped(h.reports)},
                      {"Size", sizeOf(h.bytes)}};
        out.table(table);
        out.object(asJson(*s, h));
        return kSuccess;
    });
}

int dbCheck(const DbArgs& args, Output& out) {
    int code = kSuccess;
    const auto s = opened(args.db, Access::read, out, code);
    if (s == nullptr) return code;
    return guarded(out, [&] {
        const std::vector<std::string> wrong = s->check();
        out.object(boost::json::object{{"ok", wrong.empty()}, {"wrong", boost::json::array(wrong.begin(), wrong.end())}});
        for (const std::string& line : wrong) out.line(line);
        if (!wrong.empty())
            return out.fail(fmt::format("{}: {} thing{} wrong", store::shownUrl(args.db), wrong.size(),
                                        wrong.size() == 1 ? " is" : "s are"),
                            "Keep a copy of it as it is, then restore the last good backup (docs/operations.md).");
        const Holdings h = s->holdings();
        out.line(fmt::format("Nothing is wrong: {} matches with {} entries, {} people.", grouped(matchesOf(h)),
                             grouped(h.entries), grouped(h.guests + h.accounts)));
        return kSuccess;
    });
}

int dbMigrate(const DbArgs& args, Output& out) {
    int code = kSuccess;
    if (!store::isPostgres(args.db)) {  // a new file would be no migration
        const std::string path = args.db.starts_with("sqlite:") ? args.db.substr(7) : args.db;
        if (!std::filesystem::exists(path))
            return out.badUse("there is no database '" + path + "'", "Give --db with its path.");
    }
    const auto s = opened(args.db, Access::write, out, code);
    if (s == nullptr) return code;
    return guarded(out, [&] {
        const Holdings h = s->holdings();
        out.line(fmt::format("The tables are of version {}, which is what this program uses.", h.version));
        out.object(asJson(*s, h));
        return kSuccess;
    });
}

int dbBackup(const DbBackupArgs& args, Output& out) {
    int code = kSuccess;
    const auto s = opened(args.db, Access::read, out, code);
    if (s == nullptr) return code;
    return guarded(out, [&] {
        if (const auto problem = s->backup(args.file)) return out.fail(problem->where + ": " + problem->message);
        // A backup that cannot be read is none.
        auto copy = opened(args.file, Access::read, out, code);
        if (copy == nullptr) return code;
        const std::vector<std::string> wrong = copy->check();
        if (!wrong.empty())
            return out.fail(args.file + ": " + wrong.front(),
                            "The copy is as damaged as the database: see 'cantina db check'. An older backup may be good.");
        const Holdings h = copy->holdings();
        out.line(fmt::format("{}: {} matches with {} entries, {} people, {}; checked.", args.file, grouped(matchesOf(h)),
                             grouped(h.entries), grouped(h.guests + h.accounts), sizeOf(h.bytes)));
        boost::json::object object = asJson(*copy, h);
        object["file"] = args.file;
        out.object(object);
        return kSuccess;
    });
}

int dbCopy(const DbCopyArgs& args, Output& out) {
    int code = kSuccess;
    const auto from = opened(args.from, Access::read, out, code);
    if (from == nullptr) return code;
    const auto to = opened(args.to, Access::write, out, code);
    if (to == nullptr) return code;
    return guarded(out, [&] {
        std::optional<Problem> problem;
        {
            Progress progress(out, "Copying", rowsOf(from->holdings()));
            uint64_t before = 0;
            problem = copyStore(*from, *to, [&](uint64_t count) {
                progress.advance(count - before);
                before = count;
            });
        }
        if (problem) return out.fail(store::shownUrl(args.to) + ": " + problem->message);
        const std::vector<std::string> wrong = to->check();
        if (!wrong.empty()) return out.fail(store::shownUrl(args.to) + ": " + wrong.front(), "See 'cantina db check'.");
        const Holdings h = to->holdings();
        out.line(fmt::format("Copied {} matches with {} entries and {} people; checked.", grouped(matchesOf(h)),
                             grouped(h.entries), grouped(h.guests + h.accounts)));
        out.object(asJson(*to, h));
        return kSuccess;
    });
}

}  // namespace cantina::cli
