#include "runtime/forms.hpp"

#include <algorithm>

#include <ville/core/common_text.hpp>

#include "registry.hpp"

namespace ville {

namespace {

constexpr std::array undone_fields{FieldSpec{.name = "to_ply", .min = 0, .max = INT32_MAX}};
constexpr EventSpec undone_spec{event_type::undone, "undone", undone_fields};

/// The name of a value: from the table, from the edition, or none for a plain number.
std::string_view value_name(const EditionBox &edition, const FieldSpec &field, int value) {
    const int place = value - field.min;
    if (field.words > 0) return edition.ops().edition_word(edition.data(), field.words, place);
    return place >= 0 && static_cast<std::size_t>(place) < field.names.size() ? field.names[static_cast<std::size_t>(place)] : std::string_view{};
}

/// A field's value by name where it has names, else as a number.
void put_field(io::JsonWriter &out, const EditionBox &edition, const FieldSpec &field, int value) {
    io::put_key(out, field.name);
    if (const std::string_view name = value_name(edition, field, value); !name.empty()) io::put(out, name);
    else io::put(out, value);
}

bool get_number(const io::JsonReader &in, int min, int max, int &value) {
    std::int64_t number = 0;
    if (!in.number(number, min, max)) return false;
    value = static_cast<int>(number);
    return true;
}

bool get_field(const io::JsonReader &in, const EditionBox &edition, const FieldSpec &field, int &value) {
    if (field.names.empty() && field.words == 0) return get_number(in, field.min, field.max, value);
    std::string_view name;
    if (!in.text(name)) return false;
    for (value = field.min; value <= field.max; ++value)
        if (value_name(edition, field, value) == name) return true;
    return in.fail("is not a known name");
}

void put_seats(io::JsonWriter &out, std::string_view key, unsigned seats) {
    io::put_key(out, key);
    out.StartArray();
    for (int seat = 0; seats >> seat != 0; ++seat)
        if (((seats >> seat) & 1u) != 0) io::put(out, seat);
    out.EndArray();
}

} // namespace

const EventSpec *event_spec(const GameOps &ops, std::uint16_t type) {
    return type == event_type::undone ? &undone_spec : find_event(ops.events, type);
}

std::string hex(std::uint64_t hash) {
    std::string digits(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4) digits[i] = "0123456789abcdef"[hash & 15];
    return digits;
}

// ---- Writing

void put_action(io::JsonWriter &out, const EditionBox &edition, ActionWord word) {
    FlatAction action;
    unpack_flat(edition.ops().actions, word, action);
    out.StartObject();
    io::put(out, "kind", action.spec->name);
    for (std::size_t i = 0; i < action.spec->fields.size(); ++i) put_field(out, edition, action.spec->fields[i], action.value[i]);
    out.EndObject();
}

bool put_event(io::JsonWriter &out, const EditionBox &edition, const Event &event, EventForm form) {
    const GameOps &ops = edition.ops();
    const EventSpec *spec = event_spec(ops, event.type);
    const Visibility who = event.type == event_type::undone ? Visibility{} : ops.visibility(event);
    Event seen = event;
    if (spec == nullptr || !redact(seen, who, form.viewer)) return false;

    out.StartObject();
    if (form.number) io::put(out, "seq", event.seq);
    io::put(out, "kind", spec->name);
    std::size_t arg = 0;
    for (const FieldSpec &field : spec->fields) {
        if (field.name == "player") {
            io::put(out, "player", static_cast<int>(event.player));
            continue;
        }
        const bool blank = (seen.flags & event_flag::partial) != 0 && ((who.hidden >> arg) & 1u) != 0;
        if (!blank) put_field(out, edition, field, seen.arg[arg]);
        ++arg;
    }
    if (form.visibility && !who.everybody()) {
        put_seats(out, "seen_by", who.seats);
        if (who.hidden != 0) {
            io::put_key(out, "hidden");
            out.StartArray();
            arg = 0;
            for (const FieldSpec &field : spec->fields) {
                if (field.name == "player") continue;
                if (((who.hidden >> arg++) & 1u) != 0) io::put(out, field.name);
            }
            out.EndArray();
        }
    }
    out.EndObject();
    return true;
}

void put_options(io::JsonWriter &out, const GameOps &ops, const OptionValues &values) {
    out.StartObject();
    for (std::size_t i = 0; i < ops.options.size(); ++i) {
        const OptionSpec &option = ops.options[i];
        io::put_key(out, option.name);
        if (option.names.empty()) io::put(out, values[i]);
        else io::put(out, option.names[static_cast<std::size_t>(values[i])]);
    }
    out.EndObject();
}

void put_scores(io::JsonWriter &out, const GameOps &ops, const Scores &scores, const Outcome &outcome) {
    out.StartObject();
    io::put_key(out, "scores");
    out.StartArray();
    for (const Score &score : scores) {
        out.StartObject();
        io::put(out, "total", score.total());
        if (!score.complete) io::put(out, "complete", 0);
        io::put_key(out, "lines");
        out.StartArray();
        for (const ScoreLine &line : score.lines) {
            out.StartObject();
            io::put(out, "source", ops.score_lines[line.source]);
            io::put(out, "points", line.points);
            out.EndObject();
        }
        out.EndArray();
        out.EndObject();
    }
    out.EndArray();
    put_seats(out, "winners", outcome.winners);
    out.EndObject();
}

// ---- Reading

bool get_action(const io::JsonReader &in, const EditionBox &edition, ActionWord &word) {
    if (!in.is_object()) return false;
    const io::JsonValue *kind = in.member("kind");
    if (kind == nullptr) return in.fail("\"kind\" is missing");
    std::string_view name;
    if (!in.at("kind", *kind).text(name)) return false;
    FlatAction action{.spec = find_spec(edition.ops().actions, name)};
    if (action.spec == nullptr) return in.at("kind", *kind).fail("is not a known name");
    std::size_t found = 0;
    const bool fine = in.each_member([&](std::string_view key, const io::JsonReader &member) {
        if (key == "kind") return true;
        for (std::size_t i = 0; i < action.spec->fields.size(); ++i)
            if (action.spec->fields[i].name == key) return ++found, get_field(member, edition, action.spec->fields[i], action.value[i]);
        return member.fail("is not a field of this kind");
    });
    if (!fine) return false;
    if (found != action.spec->fields.size()) return in.fail("a field of this kind is missing");
    word = pack_flat(action);
    return true;
}

Answer action_from_json(const EditionBox &edition, std::string_view text, ActionWord &word) {
    const io::JsonText parsed(text);
    if (!parsed.ok()) return {Status::json, parsed.fault().text()};
    io::JsonFault fault;
    if (!get_action(io::JsonReader(parsed.root(), fault), edition, word)) return {Status::json, fault.text()};
    return {};
}

bool get_options(const io::JsonReader &in, const GameOps &ops, OptionValues &values) {
    return in.each_member([&](std::string_view key, const io::JsonReader &member) {
        for (std::size_t i = 0; i < ops.options.size(); ++i) {
            const OptionSpec &option = ops.options[i];
            if (option.name != key) continue;
            int value = 0;
            if (option.names.empty() ? !get_number(member, option.min, option.max, value) : !member.name(value, option.names)) return false;
            values[i] = value;
            return true;
        }
        return member.fail("is not an option of this game");
    });
}

namespace {

/// {"id","hash"} names a built-in edition; anything more is the edition itself.
Answer get_edition(const io::JsonReader &in, const GameOps &ops, EditionRef &edition) {
    if (!in.is_object()) return {Status::json};
    const bool named = std::all_of(in.value().MemberBegin(), in.value().MemberEnd(), [](const auto &member) {
        const std::string_view key(member.name.GetString(), member.name.GetStringLength());
        return key == "id" || key == "hash";
    });
    if (!named) {
        io::JsonBuffer buffer;
        io::JsonWriter writer(buffer);
        in.value().Accept(writer);
        return edition_from_json(ops, io::text_of(buffer), edition);
    }
    std::string_view id;
    std::string_view hash;
    const bool fine = in.each_member([&](std::string_view key, const io::JsonReader &member) { return member.text(key == "id" ? id : hash); });
    if (!fine) return {Status::json};
    for (std::uint32_t i = 0; i < ops.edition_count && edition == nullptr; ++i)
        if (ops.edition_id(ops.builtin_edition(i)) == id) edition = builtin_edition(ops, i);
    if (edition == nullptr) return {Status::edition, "no built-in edition \"" + std::string(id) + "\""};
    if (!hash.empty() && hash != hex(edition->hash())) return {Status::edition, "edition \"" + std::string(id) + "\" has other figures here"};
    return {};
}

} // namespace

Answer match_config_from_json(std::string_view text, MatchConfig &config) {
    const io::JsonText parsed(text);
    if (!parsed.ok()) return {Status::json, parsed.fault().text()};
    io::JsonFault fault;
    const io::JsonReader in(parsed.root(), fault);
    if (!in.is_object()) return {Status::json, fault.text()};
    const io::JsonValue *game = in.member("game");
    std::string_view id;
    if (game == nullptr) in.fail("\"game\" is missing");
    if (game == nullptr || !in.at("game", *game).text(id)) return {Status::json, fault.text()};
    const GameOps *ops = find_game(id);
    if (ops == nullptr) return {Status::game, "game \"" + std::string(id) + "\" is not in this build"};

    config.options = default_options(*ops);
    config.table.players = static_cast<std::uint8_t>(ops->min_players);
    Answer edition_answer;
    const bool fine = in.each_member([&](std::string_view key, const io::JsonReader &member) {
        std::int64_t number = 0;
        if (key == "game" || key == "events") return true;
        if (key == "record") return member.number(number, 1, 1);
        if (key == "players") return member.number(number, 0, 255) && (config.table.players = static_cast<std::uint8_t>(number), true);
        if (key == "first") return member.number(number, 0, 255) && (config.table.first = static_cast<std::uint8_t>(number), true);
        if (key == "index") return member.number(number, 0, UINT32_MAX) && (config.index = static_cast<std::uint32_t>(number), true);
        if (key == "seed") return member.big_number(config.seed);
        if (key == "options") return get_options(member, *ops, config.options);
        if (key == "edition") return (edition_answer = get_edition(member, *ops, config.edition)).ok();
        return member.fail("is not a known key");
    });
    if (!edition_answer.ok() && !edition_answer.text.empty()) {
        edition_answer.text = (edition_answer.text.starts_with('/') ? "/edition" : "/edition: ") + edition_answer.text;
        return edition_answer;
    }
    if (!fine) return {Status::json, fault.text()};
    if (config.edition == nullptr) config.edition = builtin_edition(*ops, 0);
    return {};
}

// ---- Names and labels

namespace {

std::string_view at(Names names, std::int64_t row) {
    return row >= 0 && static_cast<std::size_t>(row) < names.size() ? names[static_cast<std::size_t>(row)] : std::string_view{};
}

template <class Spec>
std::string_view name_at(std::span<const Spec> specs, std::int64_t row) {
    return row >= 0 && static_cast<std::size_t>(row) < specs.size() ? specs[static_cast<std::size_t>(row)].name : std::string_view{};
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
    case NameTable::event: return row == static_cast<std::int64_t>(ops.events.size()) ? undone_spec.name : name_at(ops.events, row);
    case NameTable::option:
    case NameTable::option_help: return name_at(ops.options, row);
    case NameTable::score_line: return at(ops.score_lines, row);
    case NameTable::reason: return row >= 0 && row < 256 ? reason_name(ops.reasons, static_cast<Reason>(row)) : std::string_view{};
    case NameTable::end_reason: return at(ops.end_reasons, row);
    case NameTable::edition:
        return row >= 0 && row < static_cast<std::int64_t>(ops.edition_count) ? ops.edition_id(ops.builtin_edition(static_cast<std::uint32_t>(row)))
                                                                           : std::string_view{};
    }
    return {};
}

std::string label_of(const GameOps &ops, NameTable table, std::int64_t row, std::string_view language) {
    const std::string_view key = key_of(ops, table, row);
    if (key.empty()) return {};
    std::string text_key = table == NameTable::game ? "game.title" : std::string(prefix_of(table)) + std::string(key);
    if (table == NameTable::option_help) text_key += ".help";
    const std::string_view text = find_text_of_game(ops.texts, text_key, language);
    return std::string(text.empty() ? key : text);
}

std::string option_value_key(const OptionSpec &option, int value) {
    const std::string_view name = at(option.names, value);
    return name.empty() ? std::to_string(value) : std::string(name);
}

std::string option_value_label(const GameOps &ops, const OptionSpec &option, int value, std::string_view language) {
    const std::string key = option_value_key(option, value);
    const std::string_view text = find_text_of_game(ops.texts, "option." + std::string(option.name) + "." + key, language);
    return text.empty() ? key : std::string(text);
}

// ---- Description

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
        if (!field.names.empty() || field.words > 0) {
            io::put_key(out, "names");
            put_names(out, edition, field);
        }
        out.EndObject();
    }
    out.EndArray();
}

void put_labels(io::JsonWriter &out, std::string_view key, const GameOps &ops, NameTable table, std::size_t first, std::size_t count, std::string_view language) {
    io::put_key(out, key);
    out.StartArray();
    for (std::size_t row = first; row < first + count; ++row) {
        const auto number = static_cast<std::int64_t>(row);
        const std::string_view name = key_of(ops, table, number);
        if (name.empty()) continue;
        out.StartObject();
        io::put(out, "number", number);
        io::put(out, "name", name);
        io::put(out, "label", label_of(ops, table, number, language));
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
    io::put_key(out, "editions");
    out.StartArray();
    for (std::uint32_t i = 0; i < ops.edition_count; ++i) {
        out.StartObject();
        io::put(out, "id", ops.edition_id(ops.builtin_edition(i)));
        io::put(out, "hash", hex(ops.builtin_hash(i)));
        out.EndObject();
    }
    out.EndArray();
    put_option_specs(out, ops, language);
    io::put_key(out, "actions");
    out.StartArray();
    for (const ActionSpec &action : ops.actions) {
        out.StartObject();
        io::put(out, "number", action.number);
        io::put(out, "name", action.name);
        io::put(out, "label", label_of(ops, NameTable::action, action.number - 1, language));
        io::put(out, "by_chance", action.by_chance ? 1 : 0);
        put_fields(out, *edition, action.fields);
        out.EndObject();
    }
    out.EndArray();
    io::put_key(out, "events");
    out.StartArray();
    const auto put_spec = [&](const EventSpec &event, std::size_t row) {
        out.StartObject();
        io::put(out, "number", event.type);
        io::put(out, "name", event.name);
        io::put(out, "label", label_of(ops, NameTable::event, static_cast<std::int64_t>(row), language));
        put_fields(out, *edition, event.fields);
        out.EndObject();
    };
    for (std::size_t row = 0; row < ops.events.size(); ++row) put_spec(ops.events[row], row);
    put_spec(undone_spec, ops.events.size());
    out.EndArray();
    put_labels(out, "phases", ops, NameTable::phase, 0, ops.phases.size(), language);
    put_labels(out, "reasons", ops, NameTable::reason, 1, 64 + ops.reasons.size(), language);
    put_labels(out, "score_lines", ops, NameTable::score_line, 0, ops.score_lines.size(), language);
    put_labels(out, "end_reasons", ops, NameTable::end_reason, 0, ops.end_reasons.size(), language);
    out.EndObject();
    return std::string(io::text_of(buffer));
}

} // namespace ville
