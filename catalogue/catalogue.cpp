// Look-ups in the rule catalogue: by id, by group, by game, by words.
#include "catalogue/catalogue.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "kernel/nearest.h"

namespace cantina::catalogue {

namespace {

constexpr GameName kGames[] = {{"destiny", "DST"}, {"tcg", "TCG"}, {"lcg", "LCG"}, {"ccg", "CCG"}};

// What one word of a query is worth, by the best place where it stands. Ids outrank sections, sections outrank rules.
constexpr int kInId = 400;
constexpr int kInSection = 200;
constexpr int kInRule = 100;
constexpr int kWholeWord = 20;

constexpr size_t kSuggestions = 3;

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// 0 if `word` does not occur in `text`; else `worth`, and more if it occurs as a whole word.
int occurrence(const std::string& text, const std::string& word, int worth) {
    int score = 0;
    for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const size_t end = at + word.size();
        const bool whole =
            (at == 0 || !isWordCharacter(text[at - 1])) && (end == text.size() || !isWordCharacter(text[end]));
        if (whole) return worth + kWholeWord;
        score = worth;
    }
    return score;
}

// 0 if a word is missing.
int score(const Row& row, const std::vector<std::string>& words) {
    const std::string id = lowered(row.id), section = lowered(row.section), rule = lowered(row.rule);
    int total = 0;
    for (const std::string& word : words) {
        const int best = std::max({occurrence(id, word, kInId), occurrence(section, word, kInSection),  //
                                   occurrence(rule, word, kInRule)});
        if (best == 0) return 0;
        total += best;
    }
    return total;
}

std::string_view groupOf(std::string_view id) {
    const size_t dash = id.rfind('-');
    return dash == std::string_view::npos ? std::string_view{} : id.substr(0, dash);
}

}  // namespace

std::span<const GameName> games() { return kGames; }

std::string describe(const Problem& problem) {
    std::string text = problem.file;
    if (problem.line > 0) text += ":" + std::to_string(problem.line);
    return text + ": " + problem.what + "; " + problem.advice;
}

const Row* Catalogue::find(std::string_view id) const {
    const auto found = std::lower_bound(byId_.begin(), byId_.end(), id,
                                        [&](size_t i, std::string_view wanted) { return rows_[i].id < wanted; });
    return found != byId_.end() && rows_[*found].id == id ? &rows_[*found] : nullptr;
}

std::vector<const Row*> Catalogue::group(std::string_view prefix) const {
    std::vector<const Row*> result;
    if (prefix.empty()) return result;
    for (const Row& row : rows_)
        if (row.id.size() > prefix.size() && row.id.starts_with(prefix) && row.id[prefix.size()] == '-')
            result.push_back(&row);
    return result;
}

std::vector<const Row*> Catalogue::ofGame(std::string_view game) const {
    std::vector<const Row*> result;
    for (const Row& row : rows_)
        if (row.game == game) result.push_back(&row);
    return result;
}

std::vector<const Row*> Catalogue::search(const Query& query) const {
    std::vector<std::string> words;
    for (const std::string& word : query.words)
        if (!word.empty()) words.push_back(lowered(word));
    std::vector<std::pair<int, const Row*>> hits;
    for (const Row& row : rows_) {
        if (!query.game.empty() && row.game != query.game) continue;
        if (!query.kind.empty() && row.kind != query.kind) continue;
        const int points = score(row, words);
        if (points > 0) hits.emplace_back(points, &row);
    }
    std::stable_sort(hits.begin(), hits.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<const Row*> result;
    result.reserve(hits.size());
    for (const auto& [points, row] : hits) result.push_back(row);
    return result;
}

std::vector<std::pair<std::string, size_t>> Catalogue::kinds() const {
    std::map<std::string, size_t> counts;
    for (const Row& row : rows_) ++counts[row.kind];
    return {counts.begin(), counts.end()};
}

std::vector<std::string> Catalogue::suggestions(std::string_view id) const {
    std::set<std::string_view> groups;
    for (const Row& row : rows_)
        for (auto name = groupOf(row.id); !name.empty(); name = groupOf(name)) groups.insert(name);
    std::vector<std::string_view> candidates(groups.begin(), groups.end());
    for (const Row& row : rows_) candidates.push_back(row.id);
    std::vector<std::string> result = nearest(id, candidates, kSuggestions);

    // A number that its group does not have: the group itself is the best answer, unless only a zero was left out.
    const std::string parent(groupOf(id));
    if (!groups.contains(parent)) return result;
    const std::string number(id.substr(parent.size() + 1));
    const bool isNumber = !number.empty() && number.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber || find(parent + "-0" + number) != nullptr) return result;
    std::erase(result, parent);
    result.insert(result.begin(), parent);
    if (result.size() > kSuggestions) result.pop_back();
    return result;
}

}  // namespace cantina::catalogue
