#include "runtime/describe.hpp"

#include <ville/core/common_text.hpp>

#include "io/json.hpp"
#include "runtime/edition.hpp"
#include "runtime/forms.hpp"
#include "runtime/names.hpp"

namespace ville {

namespace {

/// The names of a field's values from the smallest on, as far as there are any. A value before the last of them that has
/// none, such as -1 for nobody, stands there in digits, as it does in JSON.
void put_names(io::JsonWriter &out, const EditionBox &edition, const FieldSpec &field) {
    int last = field.max;
    while (last >= field.min && value_name(edition, field, last).empty()) --last;
    out.StartArray();
    for (int value = field.min; value <= last; ++value) {
        const std::string_view name = value_name(edition, field, value);
        const std::string digits = std::to_string(value);
        io::put(out, name.empty() ? std::string_view(digits) : name);
    }
    out.EndArray();
}

/// Fields with their ranges; names that an edition gives are those of the first built-in one.
void put_fields(io::JsonWriter &out, const EditionBox &edition, std::span<const FieldSpec> fields) {
    io::put_key(out, "fields");
    out.StartArray();
    for (const FieldSpec &field : fields) {
        out.StartObject();
        io::put(out, "name", field.name);
        io::put(out, "min", field.min);
        io::put(out, "max", field.max);
        if (field.bits > 0) io::put(out, "bits", field.bits); // events are no words
        if (!field.names.empty() || field.words > 0) {
            io::put_key(out, "names");
            put_names(out, edition, field);
        }
        if (field.spelling != nullptr) io::put(out, "spelled", field.spelling->form);
        out.EndObject();
    }
    out.EndArray();
}

/// How a row of a table is called: by number, for programs, for players.
void put_row(io::JsonWriter &out, const GameOps &ops, NameTable table, std::int64_t row, std::int64_t number,
             std::string_view language) {
    io::put(out, "number", number);
    io::put(out, "name", key_of(ops, table, row));
    io::put(out, "label", label_of(ops, table, row, language));
}

void put_labels(io::JsonWriter &out, std::string_view key, const GameOps &ops, NameTable table,
                std::size_t first, std::size_t count, std::string_view language) {
    io::put_key(out, key);
    out.StartArray();
    for (std::size_t row = first; row < first + count; ++row) {
        const auto number = static_cast<std::int64_t>(row);
        if (key_of(ops, table, number).empty()) continue;
        out.StartObject();
        put_row(out, ops, table, number, number, language);
        out.EndObject();
    }
    out.EndArray();
}

void put_option_specs(io::JsonWriter &out, const GameOps &ops, std::string_view language) {
    io::put_key(out, "options");
    out.StartArray();
    for (std::size_t i = 0; i < ops.options.size(); ++i) {
        const OptionSpec &option = ops.options[i];
        const auto row = static_cast<std::int64_t>(i);
        out.StartObject();
        io::put(out, "name", option.name);
        io::put(out, "label", label_of(ops, NameTable::option, row, language));
        io::put(out, "help", label_of(ops, NameTable::option_help, row, language));
        io::put(out, "min", option.min);
        io::put(out, "max", option.max);
        io::put(out, "default", option.fallback);
        io::put_key(out, "values");
        out.StartArray();
        for (int value = option.min; value <= option.max; ++value) {
            out.StartObject();
            io::put(out, "name", option_value_key(option, value));
            io::put(out, "label", option_value_label(ops, option, value, language));
            out.EndObject();
        }
        out.EndArray();
        out.EndObject();
    }
    out.EndArray();
}

void put_editions(io::JsonWriter &out, const GameOps &ops) {
    io::put_key(out, "editions");
    out.StartArray();
    for (std::uint32_t i = 0; i < ops.edition_count; ++i) {
        out.StartObject();
        io::put(out, "id", ops.edition_id(ops.builtin_edition(i)));
        io::put(out, "hash", hex(ops.builtin_hash(i)));
        out.EndObject();
    }
    out.EndArray();
}

void put_action_specs(io::JsonWriter &out, const EditionBox &edition, std::string_view language) {
    const GameOps &ops = edition.ops();
    io::put_key(out, "actions");
    out.StartArray();
    for (const ActionSpec &action : ops.actions) {
        out.StartObject();
        put_row(out, ops, NameTable::action, action.number - 1, action.number, language);
        io::put(out, "by_chance", action.by_chance ? 1 : 0);
        put_fields(out, edition, action.fields);
        out.EndObject();
    }
    out.EndArray();
}

void put_event_specs(io::JsonWriter &out, const EditionBox &edition, std::string_view language) {
    const GameOps &ops = edition.ops();
    io::put_key(out, "events");
    out.StartArray();
    for (std::size_t row = 0; row <= ops.events.size(); ++row) { // the last one is the runtime's own
        const EventSpec &event = row < ops.events.size() ? ops.events[row] : undone_spec;
        out.StartObject();
        put_row(out, ops, NameTable::event, static_cast<std::int64_t>(row), event.type, language);
        put_fields(out, edition, event.fields);
        out.EndObject();
    }
    out.EndArray();
}

} // namespace

std::string describe(const GameOps &ops, std::string_view language) {
    const EditionRef edition = builtin_edition(ops, 0);
    io::JsonBuffer buffer;
    io::JsonWriter out(buffer);
    out.StartObject();
    io::put(out, "game", ops.id);
    io::put(out, "title", label_of(ops, NameTable::game, 0, language));
    io::put(out, "about", find_text_of_game(ops.texts, "game.about", language));
    io::put(out, "min_players", ops.min_players);
    io::put(out, "max_players", ops.max_players);
    io::put(out, "rules_version", ops.rules_version);
    io::put(out, "state_version", ops.state_version);
    io::put(out, "max_actions", ops.max_actions);
    io::put(out, "max_plies", ops.max_plies);
    put_editions(out, ops);
    put_option_specs(out, ops, language);
    put_action_specs(out, *edition, language);
    put_event_specs(out, *edition, language);
    put_labels(out, "phases", ops, NameTable::phase, 0, ops.phases.size(), language);
    put_labels(out, "reasons", ops, NameTable::reason, 1, 64 + ops.reasons.size(), language);
    put_labels(out, "score_lines", ops, NameTable::score_line, 0, ops.score_lines.size(), language);
    put_labels(out, "end_reasons", ops, NameTable::end_reason, 0, ops.end_reasons.size(), language);
    out.EndObject();
    return std::string(io::text_of(buffer));
}

} // namespace ville
