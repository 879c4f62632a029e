// deck show: the cards by section and type, with costs, and how many cards there are of each cost.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "cli/cards.h"
#include "cli/command.h"
#include "cli/deck_find.h"

namespace cantina::cli {
namespace {

struct Row {
    int count;
    const CardInfo* card;
    std::string detail;
};

// One heading of the page: "deck, upgrade".
struct Group {
    std::string section, type;
    std::vector<Row> rows;
    int count() const {
        int sum = 0;
        for (const Row& r : rows) sum += r.count;
        return sum;
    }
};

// What a card costs, in the word of its game.
std::string costOf(const CardInfo& card) {
    for (const char* name : {"cost", "deploy", "points"})
        if (const auto value = deckforms::fact(card, name); !value.empty()) return std::string(value);
    return "";
}

void add(std::vector<Group>& groups, const std::string& section, const Row& row) {
    const std::string type = typeText(*row.card);
    auto it =
        std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.section == section && g.type == type; });
    if (it == groups.end()) it = groups.insert(groups.end(), Group{section, type, {}});
    it->rows.push_back(row);
}

// Sections and types in the order of the deck.
std::vector<Group> groupsOf(const DeckList& deck, const deckforms::Cards& cards) {
    std::vector<Group> groups;
    for (const DeckEntry& e : deck.entries)
        if (const CardInfo* c = cards.byId(e.card))
            add(groups, e.section.empty() ? "deck" : e.section, {e.count, c, e.detail});
    const auto order = [&](const Group& g) {
        return std::find_if(groups.begin(), groups.end(), [&](const Group& other) { return other.section == g.section; }) -
               groups.begin();
    };
    std::vector<std::pair<ptrdiff_t, size_t>> places;
    for (size_t i = 0; i < groups.size(); ++i) places.emplace_back(order(groups[i]), i);
    std::sort(places.begin(), places.end());
    std::vector<Group> sorted;
    for (const auto& [first, i] : places) sorted.push_back(groups[i]);
    return sorted;
}

// Cards of the deck that is drawn from, by cost; those without a number stand last.
std::map<std::pair<int, std::string>, int> curveOf(const std::vector<Group>& groups) {
    std::map<std::pair<int, std::string>, int> curve;
    for (const Group& g : groups) {
        if (g.section != "deck") continue;
        for (const Row& r : g.rows) {
            const std::string cost = costOf(*r.card);
            const bool number =
                !cost.empty() && cost.size() < 6 && cost.find_first_not_of("0123456789") == std::string::npos;
            curve[{number ? std::stoi(cost) : 1'000'000, cost.empty() ? "-" : cost}] += r.count;
        }
    }
    return curve;
}

void print(const FoundDeck& found, const std::vector<Group>& groups, Output& out) {
    const DeckList& d = found.in.deck;
    out.line(fmt::format("{} ({}{}{})", out.styled(Style::bold, d.name), found.shelf->name,
                         d.style.empty() ? "" : ", " + d.style, d.level.empty() ? "" : ", " + d.level));
    if (!d.plan.empty()) out.paragraph(d.plan, 2);
    for (const Group& g : groups) {
        out.line(fmt::format(
            "\n{} ({})", out.styled(Style::bold, g.section == g.type ? g.section : g.section + ", " + g.type), g.count()));
        Table table{{{.heading = "", .align = Table::Align::right},
                     {.heading = "Title", .wide = true},
                     {.heading = "Id", .style = Style::cyan},
                     {.heading = "Cost", .align = Table::Align::right},
                     {.heading = "", .style = Style::yellow}},
                    {}};
        for (const Row& r : g.rows)
            table.rows.push_back({std::to_string(r.count),
                                  deckforms::fullTitle(*r.card) + (r.detail.empty() ? "" : " (" + r.detail + ")"),
                                  r.card->id, costOf(*r.card), standing(*r.card)});
        out.table(table);
    }
    out.line("\n" + out.styled(Style::bold, "cards by cost"));
    for (const auto& [cost, count] : curveOf(groups))
        out.line(fmt::format("{:>6} {:>3}  {}", cost.second, count, std::string(static_cast<size_t>(count), '#')));
    for (const auto& c : found.in.missing) out.line("not in the book yet: " + c.text());
}

boost::json::object object(const FoundDeck& found, const std::vector<Group>& groups) {
    boost::json::array list, missing;
    for (const Group& g : groups) {
        boost::json::array rows;
        for (const Row& r : g.rows)
            rows.push_back(boost::json::object{{"count", r.count},
                                               {"id", r.card->id},
                                               {"title", r.card->title},
                                               {"detail", r.detail},
                                               {"cost", costOf(*r.card)},
                                               {"complete", r.card->complete}});
        list.push_back(boost::json::object{{"section", g.section}, {"type", g.type}, {"count", g.count()}, {"cards", rows}});
    }
    for (const auto& c : found.in.missing) missing.push_back(jsonOf(c));
    boost::json::object curve;
    for (const auto& [cost, count] : curveOf(groups)) curve[cost.second] = count;
    return {{"deck", found.named}, {"game", found.shelf->name},         {"list", jsonOf(found.in.deck, *found.shelf)},
            {"groups", list},      {"cards_by_cost", std::move(curve)}, {"missing", missing}};
}

}  // namespace

int deckShow(const DeckShowArgs& args, Output& out) {
    Shelves shelves;
    if (const int code = shelves.open(args, out); code != kSuccess) return code;
    boost::json::array list;
    int worst = kSuccess;
    for (const std::string& name : args.decks) {
        FoundDeck found;
        if (const int code = findDeck(name, "", args, shelves, found, out); code != kSuccess) {
            worst = std::max(worst, code);
            continue;
        }
        const std::vector<Group> groups = groupsOf(found.in.deck, *found.shelf->index);
        if (!list.empty()) out.line();
        print(found, groups, out);
        list.push_back(object(found, groups));
    }
    out.object(boost::json::object{{"decks", list}});
    return worst;
}

}  // namespace cantina::cli
