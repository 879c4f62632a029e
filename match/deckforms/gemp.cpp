// GEMP-SWCCG's deck files: what its deck builder exports ("<name>_export.txt") and imports. One element per copy:
//
//   <deck><card blueprintId="1_168" title="..."/>...<cardOutsideDeck blueprintId="13_52"/></deck>
//
// Its ids are our ids. A star or a caret behind one marks a foil or another picture of the same card.
#include "match/deckforms/gemp.h"

#include "match/deckforms/all.h"
#include "match/deckforms/gather.h"
#include "match/deckforms/xml.h"

namespace cantina::deckforms {

std::string_view gempId(std::string_view blueprint) {
    blueprint = trimmed(blueprint);
    while (blueprint.ends_with('*') || blueprint.ends_with('^')) blueprint.remove_suffix(1);
    return blueprint;
}

namespace {

bool detect(std::string_view text) { return beginsLikeXml(text) && hasEarly(text, "blueprintId"); }

ReadResult read(std::string_view text, const Cards& cards) {
    auto parsed = readXml(text);
    if (auto* problem = std::get_if<Problem>(&parsed)) return *problem;
    const Element& root = std::get<Element>(parsed);
    if (root.name != "deck") return Problem{"deck", "a deck of GEMP is a <deck>, not a <" + oneLine(root.name) + ">", ""};
    Gathering out;
    for (const Element& e : root.children) {
        if (e.name != "card" && e.name != "cardOutsideDeck") {
            out.problem(e.where(), "<" + oneLine(e.name) + "> is nothing that a deck of GEMP has");
            continue;
        }
        const std::string_view id = gempId(e.attribute("blueprintId"));
        if (id.empty()) return Problem{e.where(), "a card has no blueprintId", ""};
        const std::string_view section = e.name == "card" ? "" : kOutside;
        if (const CardInfo* c = cards.byId(id))
            out.add(*c, 1, section);
        else
            out.miss({1, std::string(e.attribute("title")), "", std::string(id), std::string(section)});
    }
    return out.finish();
}

WriteResult write(const DeckList& deck, const Cards& cards) {
    if (auto problems = unknownTo(deck, cards); !problems.empty()) return problems;
    std::string inside, outside;
    for (const DeckEntry& e : deck.entries) {
        const CardInfo& c = *cards.byId(e.card);
        const bool out = e.section == kOutside;
        const std::string element = std::string(out ? "    <cardOutsideDeck" : "    <card") + " blueprintId=\"" +
                                    escaped(c.id) + "\" title=\"" + escaped(c.title) + "\"/>\n";
        for (int i = 0; i < e.count; ++i) (out ? outside : inside) += element;
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<deck>\n" + inside + outside + "</deck>\n";
}

}  // namespace

Form gemp() {
    return {"gemp", "ccg", ".txt", "GEMP-SWCCG: the deck builder's export and import", detect, read, write, true};
}

}  // namespace cantina::deckforms
