// `cantina arena merge`: the parts of a run as one.
#include <filesystem>
#include <fstream>
#include <vector>

#include "cli/arena.h"
#include "cli/arena_files.h"
#include "cli/command.h"
#include "games/all.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;
using match::ArenaCount;

constexpr const char* kBrokenPart =
    "Leave that part out and play its games again: `arena run` with the same arguments, --shard and another --out.";

// The run file that is in the target's folder already counts as a part: what is written there takes its place.
int partsOf(const ArenaMergeArgs& args, const fs::path& target, std::vector<fs::path>& parts, Output& out) {
    std::error_code bad;
    bool listed = !fs::exists(target, bad);
    if (bad) return cannotWrite(target, out);
    for (const std::string& name : args.files) {
        const fs::path path = fs::is_directory(name, bad) ? fs::path(name) / kRunFile : fs::path(name);
        const bool there = fs::exists(path, bad);
        if (bad)
            return out.badUse("cannot look at " + path.string() + ": " + bad.message(), "Name parts that you may read.");
        if (!there)
            return out.badUse("there is no file " + path.string(), "Name the folders or run.jsonl files of the parts.");
        listed = listed || fs::equivalent(path, target, bad);
        parts.push_back(path);
    }
    if (!listed) parts.push_back(target);
    return kSuccess;
}

// All parts are of the plan that the first one has.
int settlePlan(const std::vector<fs::path>& parts, const fs::path& target, std::string& plan, Output& out) {
    for (const fs::path& path : parts) {
        std::ifstream in(path, std::ios::binary);
        const match::ArenaReader reader(in, path.string());
        const bool isInTheWay = path == target && path != parts.front();
        const std::string why = reader.problem() ? reader.problem()->where + ": " + reader.problem()->message
                                : plan.empty()   ? ""
                                                 : match::planDifference(plan, reader.plan());
        if (plan.empty()) plan = reader.plan();
        if (why.empty()) continue;
        if (isInTheWay)
            return out.badUse("there is another run in " + target.parent_path().string() + " already: " + why,
                              "Name another folder with --out; nothing was written.");
        if (reader.problem()) return out.badUse(why, kBrokenPart);
        return out.badUse(path.string() + ": it belongs to another run: " + why,
                          "Merge parts of one run: the same decks, player, games, seed and program, only --shard differs.");
    }
    return kSuccess;
}

// Beside the target, which keeps what it has until everything is written.
int writeParts(const std::vector<fs::path>& parts, const std::string& plan, const fs::path& fresh, ArenaCount& count,
               Output& out) {
    std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
    file << plan << '\n';
    for (const fs::path& path : parts) {
        std::ifstream in(path, std::ios::binary);
        match::ArenaReader reader(in, path.string());
        for (match::ArenaGame g; reader.next(g);) {
            const ArenaCount::Added added = count.add(g);
            if (added == ArenaCount::Added::counted) file << reader.line() << '\n';
            if (added == ArenaCount::Added::differs)
                return out.badUse(
                    path.string() + ": game " + std::to_string(g.number) + " ended differently in another part",
                    "Different programs played them, or a file was changed: leave one of the two parts out.");
            if (added == ArenaCount::Added::notPlanned)
                return out.badUse(path.string() + ": " + match::whyNot(added, g.number), kBrokenPart);
        }
        if (reader.problem()) return out.badUse(reader.problem()->where + ": " + reader.problem()->message, kBrokenPart);
    }
    return file.flush().good() ? kSuccess : cannotWrite(fresh, out);
}

}  // namespace

int arenaMerge(const ArenaMergeArgs& args, Output& out) {
    const fs::path folder = args.folder, target = folder / kRunFile, fresh = folder / (std::string(kRunFile) + ".new");
    std::vector<fs::path> parts;
    std::string planText;
    if (int code = partsOf(args, target, parts, out); code != kSuccess) return code;
    // Whoever plays into the target would go on in a file that has no name any more.
    RunLock lock;
    std::error_code bad;
    if (fs::exists(target, bad) && !lock.take(target, false)) return isInUse(target, out);
    if (int code = settlePlan(parts, target, planText, out); code != kSuccess) return code;
    const auto read = match::readPlan(planText);
    if (const auto* p = std::get_if<Problem>(&read)) return out.badUse(p->where + ": " + p->message, kBrokenPart);
    const auto& plan = std::get<match::ArenaPlan>(read);
    const MadeGame made = makeGame(plan.game, {.toys = false});
    if (made.game == nullptr) return noSuchGame(plan.game, out);
    if (made.game->signature() != plan.signature)
        out.note("These games were played with other cards than this program has: titles in the report may be missing.");
    fs::create_directories(folder, bad);
    ArenaCount count(*made.game, plan);
    if (int code = writeParts(parts, planText, fresh, count, out); code != kSuccess) {
        fs::remove(fresh, bad);
        return code;
    }
    fs::rename(fresh, target, bad);
    if (bad) return cannotWrite(target, out);
    return writeReport(plan, count, folder, out);
}

}  // namespace cantina::cli
