// The JSON forms of what every game has: actions, events, scores, options.
// They are made from the game's tables, so no kind is named here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <ville/core/event.hpp>

#include "game_ops.hpp"
#include "io/json.hpp"
#include "runtime/match.hpp"
#include "status.hpp"

namespace ville {

// ---- Writing

/// {"kind":"take","space":3}. Precondition: the word is an action of the game.
void put_action(io::JsonWriter &out, const EditionBox &edition, ActionWord word);

/// How an event is told.
struct EventForm {
    Viewer viewer = omniscient;
    bool number = false;     ///< Begin with "seq".
    bool visibility = false; ///< End with "seen_by" and "hidden", for the referee's record.
};

/// {"kind":"card_taken","player":1,…}. Answers false, and writes nothing, when this viewer gets no such event.
bool put_event(io::JsonWriter &out, const EditionBox &edition, const Event &event, EventForm form);

/// {"adjacent_detective":"stop",…}
void put_options(io::JsonWriter &out, const GameOps &ops, const OptionValues &values);

/// {"scores":[{"total":…,"complete":1,"lines":[…]},…],"winners":[…]}
void put_scores(io::JsonWriter &out, const GameOps &ops, const Scores &scores, const Outcome &outcome);

// ---- Reading

/// The word for an action. It need not be legal anywhere.
bool get_action(const io::JsonReader &in, const EditionBox &edition, ActionWord &word);
Answer action_from_json(const EditionBox &edition, std::string_view text, ActionWord &word);

/// An event as put_event has written it. Arguments that are not there were not told: they are -1, and it is partial.
bool get_event(const io::JsonReader &in, const EditionBox &edition, Event &event);
Answer event_from_json(const EditionBox &edition, std::string_view text, Event &event);

/// Options by name; those that are left out keep their value.
bool get_options(const io::JsonReader &in, const GameOps &ops, OptionValues &values);
Answer options_from_json(const GameOps &ops, std::string_view text, OptionValues &values);

/// The header object of a record, as the configuration of a match.
Answer match_config_from_json(std::string_view text, MatchConfig &config);

/// A hash as 16 hexadecimal digits: JSON's numbers cannot hold it.
std::string hex(std::uint64_t hash);

} // namespace ville
