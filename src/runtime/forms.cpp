#include "runtime/forms.hpp"

#include <algorithm>

#include "registry.hpp"
#include "runtime/names.hpp"

namespace ville {

namespace {

/// A field's value by name where it has names, else as a number.
void put_field(io::JsonWriter &out, const EditionBox &edition, const FieldSpec &field, int value) {
    io::put_key(out, field.name);
    SpelledRoom room;
    if (const std::string_view word = value_word(edition, field, value, room); !word.empty())
        io::put(out, word);
    else io::put(out, value);
}

bool get_number(const io::JsonReader &in, int min, int max, int &value) {
    std::int64_t number = 0;
    if (!in.number(number, min, max)) return false;
    value = static_cast<int>(number);
    return true;
}

bool get_field(const io::JsonReader &in, const EditionBox &edition, const FieldSpec &field, int &value) {
    const bool is_number = field.names.empty() && field.words == 0 && field.spelling == nullptr;
    if (is_number) return get_number(in, field.min, field.max, value);
    std::string_view name;
    if (!in.text(name)) return false;
    if (field.spelling != nullptr) {
        value = field.spelling->read(name);
        return value >= field.min && value <= field.max ? true : in.fail("is spelled otherwise");
    }
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
    for (std::size_t i = 0; i < action.spec->fields.size(); ++i)
        put_field(out, edition, action.spec->fields[i], action.value[i]);
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
            if (action.spec->fields[i].name == key)
                return ++found, get_field(member, edition, action.spec->fields[i], action.value[i]);
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

namespace {

/// An argument of an event: a name, or a number where the value has none.
bool get_argument(const io::JsonReader &in, const EditionBox &edition, const FieldSpec &field,
                  std::int32_t &argument) {
    int value = 0;
    const bool fine = in.value().IsString() ? get_field(in, edition, field, value)
                                            : get_number(in, INT32_MIN, INT32_MAX, value);
    argument = value;
    return fine;
}

bool get_event_member(std::string_view key, const io::JsonReader &in, const EditionBox &edition,
                      const EventSpec &spec, Event &event, std::size_t &found) {
    if (key == "kind" || key == "seen_by" || key == "hidden") return true;
    std::int64_t seq = 0;
    if (key == "seq")
        return in.number(seq, 0, UINT32_MAX) && (event.seq = static_cast<std::uint32_t>(seq), true);
    std::size_t arg = 0;
    for (const FieldSpec &field : spec.fields) {
        const bool player = field.name == "player";
        if (field.name == key) {
            std::int32_t seat = 0;
            ++found;
            if (!player) return get_argument(in, edition, field, event.arg[arg]);
            return get_number(in, nobody, max_players - 1, seat) &&
                   (event.player = static_cast<Player>(seat), true);
        }
        if (!player) ++arg;
    }
    return in.fail("is not a field of this kind");
}

} // namespace

bool get_event(const io::JsonReader &in, const EditionBox &edition, Event &event) {
    if (!in.is_object()) return false;
    const io::JsonValue *kind = in.member("kind");
    if (kind == nullptr) return in.fail("\"kind\" is missing");
    std::string_view name;
    if (!in.at("kind", *kind).text(name)) return false;
    const EventSpec *spec = name == undone_spec.name ? &undone_spec : find_spec(edition.ops().events, name);
    if (spec == nullptr) return in.at("kind", *kind).fail("is not a known name");
    Event read{.type = spec->type};
    std::size_t arguments = 0;
    for (const FieldSpec &field : spec->fields) {
        if (field.name != "player") read.arg[arguments++] = -1;
        else if (!in.has("player")) return in.fail("\"player\" is missing");
    }
    std::size_t found = 0;
    if (!in.each_member([&](std::string_view key, const io::JsonReader &member) {
            return get_event_member(key, member, edition, *spec, read, found);
        }))
        return false;
    if (found < spec->fields.size()) read.flags |= event_flag::partial;
    event = read;
    return true;
}

Answer event_from_json(const EditionBox &edition, std::string_view text, Event &event) {
    const io::JsonText parsed(text);
    if (!parsed.ok()) return {Status::json, parsed.fault().text()};
    io::JsonFault fault;
    if (!get_event(io::JsonReader(parsed.root(), fault), edition, event)) return {Status::json, fault.text()};
    return {};
}

bool get_options(const io::JsonReader &in, const GameOps &ops, OptionValues &values) {
    return in.each_member([&](std::string_view key, const io::JsonReader &member) {
        for (std::size_t i = 0; i < ops.options.size(); ++i) {
            const OptionSpec &option = ops.options[i];
            if (option.name != key) continue;
            int value = 0;
            if (option.names.empty() ? !get_number(member, option.min, option.max, value)
                                     : !member.name(value, option.names))
                return false;
            values[i] = value;
            return true;
        }
        return member.fail("is not an option of this game");
    });
}

Answer options_from_json(const GameOps &ops, std::string_view text, OptionValues &values) {
    const io::JsonText parsed(text);
    if (!parsed.ok()) return {Status::json, parsed.fault().text()};
    io::JsonFault fault;
    OptionValues read = default_options(ops);
    if (!get_options(io::JsonReader(parsed.root(), fault), ops, read)) return {Status::json, fault.text()};
    values = read;
    return {};
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
    const bool fine = in.each_member([&](std::string_view key, const io::JsonReader &member) {
        return member.text(key == "id" ? id : hash);
    });
    if (!fine) return {Status::json};
    for (std::uint32_t i = 0; i < ops.edition_count && edition == nullptr; ++i)
        if (ops.edition_id(ops.builtin_edition(i)) == id) edition = builtin_edition(ops, i);
    if (edition == nullptr) return {Status::edition, "no built-in edition \"" + std::string(id) + "\""};
    if (!hash.empty() && hash != hex(edition->hash()))
        return {Status::edition, "edition \"" + std::string(id) + "\" has other figures here"};
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
    config.table = {.players = static_cast<std::uint8_t>(ops->min_players)};
    Answer edition_answer;
    const bool fine = in.each_member([&](std::string_view key, const io::JsonReader &member) {
        std::int64_t number = 0;
        if (key == "game" || key == "events") return true;
        if (key == "record") return member.number(number, 1, 1);
        if (key == "players")
            return member.number(number, ops->min_players, ops->max_players) &&
                   (config.table.players = static_cast<std::uint8_t>(number), true);
        if (key == "first")
            return member.number(number, 0, ops->max_players - 1) &&
                   (config.table.first = static_cast<std::uint8_t>(number), true);
        if (key == "index")
            return member.number(number, 0, UINT32_MAX) &&
                   (config.index = static_cast<std::uint32_t>(number), true);
        if (key == "seed") return member.big_number(config.seed);
        if (key == "options") return get_options(member, *ops, config.options);
        if (key == "edition") return (edition_answer = get_edition(member, *ops, config.edition)).ok();
        return member.fail("is not a known key");
    });
    if (!edition_answer.ok() && !edition_answer.text.empty()) {
        edition_answer.text =
            (edition_answer.text.starts_with('/') ? "/edition" : "/edition: ") + edition_answer.text;
        return edition_answer;
    }
    if (!fine) return {Status::json, fault.text()};
    if (config.table.first >= config.table.players)
        return {Status::json, "/first: must be a seat of this match"};
    if (config.edition == nullptr) config.edition = builtin_edition(*ops, 0);
    return {};
}

} // namespace ville
