// The JSON forms of what every game has: actions, events, scores, options, and the description of a game.
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

/// The row of an event type, the runtime's own included; nullptr when the game has no such event.
const EventSpec *event_spec(const GameOps &ops, std::uint16_t type);

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

/// Everything about a game, for hosts that build their screens from it.
std::string describe(const GameOps &ops, std::string_view language);

// ---- Reading

/// The word for an action. It need not be legal anywhere.
bool get_action(const io::JsonReader &in, const EditionBox &edition, ActionWord &word);
Answer action_from_json(const EditionBox &edition, std::string_view text, ActionWord &word);

/// Options by name; those that are left out keep their value.
bool get_options(const io::JsonReader &in, const GameOps &ops, OptionValues &values);

/// The header object of a record, as the configuration of a match.
Answer match_config_from_json(std::string_view text, MatchConfig &config);

// ---- Names and labels

/// The tables of names; the numbers are those of ville.h.
enum class NameTable : std::int32_t { game, phase, action, event, option, option_help, score_line, reason, end_reason, edition };

/// The key of a row, or an empty text when there is no such row.
std::string_view key_of(const GameOps &ops, NameTable table, std::int64_t row);

/// The text of a row for players, or its key where there is no text.
std::string label_of(const GameOps &ops, NameTable table, std::int64_t row, std::string_view language);

/// The key of an option's value: a name, or a number in digits.
std::string option_value_key(const OptionSpec &option, int value);
std::string option_value_label(const GameOps &ops, const OptionSpec &option, int value, std::string_view language);

/// A hash as 16 hexadecimal digits: JSON's numbers cannot hold it.
std::string hex(std::uint64_t hash);

} // namespace ville
