#include "runtime/names.hpp"

#include <ville/core/common_text.hpp>

namespace ville {

const EventSpec *event_spec(const GameOps &ops, std::uint16_t type) {
    return type == event_type::undone ? &undone_spec : find_event(ops.events, type);
}

std::string_view value_name(const EditionBox &edition, const FieldSpec &field, int value) {
    const int place = value - field.min;
    if (field.words > 0) return edition.ops().edition_word(edition.data(), field.words, place);
    return place >= 0 && static_cast<std::size_t>(place) < field.names.size()
               ? field.names[static_cast<std::size_t>(place)]
               : std::string_view{};
}

std::string_view value_word(const EditionBox &edition, const FieldSpec &field, int value, SpelledRoom &room) {
    if (field.spelling == nullptr) return value_name(edition, field, value);
    return {room.data(), field.spelling->write(value, room)};
}

namespace {

std::string_view at(Names names, std::int64_t row) {
    return row >= 0 && static_cast<std::size_t>(row) < names.size() ? names[static_cast<std::size_t>(row)]
                                                                    : std::string_view{};
}

template <class Spec>
std::string_view name_at(std::span<const Spec> specs, std::int64_t row) {
    return row >= 0 && static_cast<std::size_t>(row) < specs.size()
               ? specs[static_cast<std::size_t>(row)].name
               : std::string_view{};
}

std::string_view prefix_of(NameTable table) {
    switch (table) {
    case NameTable::phase: return "phase.";
    case NameTable::action: return "kind.";
    case NameTable::event: return "kind.";
    case NameTable::option:
    case NameTable::option_help: return "option.";
    case NameTable::score_line: return "score.";
    case NameTable::reason: return "reason.";
    case NameTable::end_reason: return "end_reason.";
    default: return "";
    }
}

} // namespace

std::string_view key_of(const GameOps &ops, NameTable table, std::int64_t row) {
    switch (table) {
    case NameTable::game: return row == 0 ? ops.id : std::string_view{};
    case NameTable::phase: return at(ops.phases, row);
    case NameTable::action: return name_at(ops.actions, row);
    case NameTable::event:
        return row == static_cast<std::int64_t>(ops.events.size()) ? undone_spec.name
                                                                   : name_at(ops.events, row);
    case NameTable::option:
    case NameTable::option_help: return name_at(ops.options, row);
    case NameTable::score_line: return at(ops.score_lines, row);
    case NameTable::reason:
        return row >= 0 && row < 256 ? reason_name(ops.reasons, static_cast<Reason>(row))
                                     : std::string_view{};
    case NameTable::end_reason: return at(ops.end_reasons, row);
    case NameTable::edition:
        return row >= 0 && row < static_cast<std::int64_t>(ops.edition_count)
                   ? ops.edition_id(ops.builtin_edition(static_cast<std::uint32_t>(row)))
                   : std::string_view{};
    }
    return {};
}

std::string label_of(const GameOps &ops, NameTable table, std::int64_t row, std::string_view language) {
    const std::string_view key = key_of(ops, table, row);
    if (key.empty()) return {};
    std::string text_key =
        table == NameTable::game ? "game.title" : std::string(prefix_of(table)) + std::string(key);
    if (table == NameTable::option_help) text_key += ".help";
    const std::string_view text = find_text_of_game(ops.texts, text_key, language);
    return std::string(text.empty() ? key : text);
}

std::string label_of(const EditionBox &edition, NameTable table, std::int64_t row,
                     std::string_view language) {
    const GameOps &ops = edition.ops();
    if (table == NameTable::score_line && !key_of(ops, table, row).empty())
        if (std::string own = ops.score_line(edition.data(), static_cast<int>(row), language); !own.empty())
            return own;
    return label_of(ops, table, row, language);
}

std::string option_value_key(const OptionSpec &option, int value) {
    const std::string_view name = at(option.names, value);
    return name.empty() ? std::to_string(value) : std::string(name);
}

std::string option_value_label(const GameOps &ops, const OptionSpec &option, int value,
                               std::string_view language) {
    const std::string key = option_value_key(option, value);
    const std::string_view text =
        find_text_of_game(ops.texts, "option." + std::string(option.name) + "." + key, language);
    return text.empty() ? key : std::string(text);
}

} // namespace ville
