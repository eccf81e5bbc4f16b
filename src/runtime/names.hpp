// What everything is called: keys for programs, labels for players.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <ville/core/event.hpp>
#include <ville/core/schema.hpp>

#include "game_ops.hpp"
#include "runtime/edition.hpp"

namespace ville {

inline constexpr std::array undone_fields{FieldSpec{.name = "to_ply", .min = 0, .max = INT32_MAX}};

/// The one event of the runtime itself: everything after a ply has been taken back.
inline constexpr EventSpec undone_spec{event_type::undone, "undone", undone_fields};

/// The row of an event type, the runtime's own included; nullptr when the game has no such event.
const EventSpec *event_spec(const GameOps &ops, std::uint16_t type);

/// The name of a field's value: from its table, from the edition, or an empty text for a plain number.
std::string_view value_name(const EditionBox &edition, const FieldSpec &field, int value);

/// Where a word is spelled.
using SpelledRoom = std::array<char, max_spelled>;

/// The word of a field's value in JSON, spelled in `room` where it stands in no table; empty for a plain number.
std::string_view value_word(const EditionBox &edition, const FieldSpec &field, int value, SpelledRoom &room);

/// The tables of names; the numbers are those of ville.h.
enum class NameTable : std::int32_t {
    game,
    phase,
    action,
    event,
    option,
    option_help,
    score_line,
    reason,
    end_reason,
    edition
};

/// The key of a row, or an empty text when there is no such row.
std::string_view key_of(const GameOps &ops, NameTable table, std::int64_t row);

/// The text of a row for players, or its key where there is no text.
std::string label_of(const GameOps &ops, NameTable table, std::int64_t row, std::string_view language);

/// The same with what an edition calls things.
std::string label_of(const EditionBox &edition, NameTable table, std::int64_t row, std::string_view language);

/// The key of an option's value: a name, or a number in digits.
std::string option_value_key(const OptionSpec &option, int value);
std::string option_value_label(const GameOps &ops, const OptionSpec &option, int value,
                               std::string_view language);

} // namespace ville
