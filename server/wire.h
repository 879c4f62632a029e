// What travels to the browser, as JSON: views, questions, options, lines of the log. docs/protocol.md says what they mean,
// web/src/lib/protocol.ts has the same in types.
//
// Everything here is made from a state that was masked for the viewer; nothing here may be given a full one.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "kernel/game.h"
#include "match/choices.h"
#include "match/sitting.h"

namespace cantina::server {

namespace json = boost::json;

// A pile of more pieces than this that are all face down and bare is sent as its count alone.
inline constexpr int kListedFaceDown = 20;

json::array marksJson(const std::vector<Mark>& marks);
json::object zoneJson(const ZoneView& zone);

// What a stream of viewers was sent last, to send only what changed. Zones are compared by a hash of their text in which
// the numbers of hidden pieces do not count: they are good for one moment only.
class Shadow {
public:
    struct Sent {
        json::object view;
        json::array gone;  // names and seats of zones that are empty now
    };
    // The whole view, or what differs from the last one.
    Sent send(const TableView& table, bool full);

private:
    std::map<std::pair<std::string, int>, uint64_t> zones_;
};

// A decision point as one viewer may know it.
struct Moment {
    const Game& game;
    const std::vector<std::string>& names;  // of the seats
    const Decision& decision;
    const std::vector<Option>& options;  // of who decides: told to nobody else
    const match::State& masked;          // for `viewer`
    Seat viewer;                         // kSpectator: nobody's eyes
    bool over = false;
};

std::vector<std::string> namesOf(const match::Sitting& sitting);
json::object askJson(const Moment& moment, bool yours);
json::array choicesJson(const Moment& moment, const std::vector<Option>& options);
json::array whyJson(const Moment& moment, Piece piece);
std::vector<Option> standingOptions(const match::Sitting& sitting, Seat seat);

// Lines of the steps from `from` on, as the viewer may read them; `moment` gives the number of each step's moment.
json::array logJson(const match::Replay& replay, Seat viewer, size_t from, const std::function<uint32_t(size_t)>& moment,
                    size_t most);

json::array winnersJson(uint8_t winners, int seats);
std::string endingText(const match::Sitting& sitting);

}  // namespace cantina::server
