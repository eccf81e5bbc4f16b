// Games and editions: what there is, and how things are called.
#include <vector>

#include <ville/core/hash.hpp>

#include "fence.hpp"
#include "io/json.hpp"
#include "runtime/describe.hpp"
#include "runtime/forms.hpp"
#include "runtime/names.hpp"

using namespace ville;
using namespace ville::capi;

namespace {

/// A row that exists, or `unknown`.
template <class Find>
ville_status give_row(int32_t game, int32_t table, char *buffer, uint32_t capacity, uint32_t *needed,
                      Find &&find) {
    return fence([&] {
        const GameOps *ops = game_at(game);
        if (ops == nullptr || table < 0 || table > VILLE_NAMES_EDITION) return Status::unknown;
        const auto text = find(*ops, static_cast<NameTable>(table));
        return text.empty() ? Status::unknown : give_text(text, buffer, capacity, needed);
    });
}

template <std::size_t N>
void copy_name(char (&target)[N], std::string_view name) {
    std::memcpy(target, name.data(), name.size() < N ? name.size() : N - 1);
}

/// Places and what is to be said of them, as JSON.
class FaultList {
public:
    FaultList() { out_.StartArray(); }
    void put(std::string_view place, std::string_view what) {
        out_.StartObject();
        io::put(out_, "place", place);
        io::put(out_, "what", what);
        out_.EndObject();
    }
    void put(const Faults &faults, std::string_view called) {
        for (const Fault &each : faults) put(place_of(each), each.what);
        if (faults.more() > 0)
            put("", "and " + std::to_string(faults.more()) + " more " + std::string(called));
    }
    std::string_view text() {
        out_.EndArray();
        return io::text_of(json_);
    }

private:
    io::JsonBuffer json_;
    io::JsonWriter out_{json_};
};

} // namespace

static_assert(VILLE_NAMES_PHASE == static_cast<int>(NameTable::phase) &&
              VILLE_NAMES_EDITION == static_cast<int>(NameTable::edition));
static_assert(VILLE_MAX_OPTIONS == max_options && VILLE_MAX_PLAYERS == max_players);

extern "C" {

int32_t ville_game_count(void) { return static_cast<int32_t>(all_games().size()); }

int32_t ville_game_find(const char *id) {
    const GameOps *ops = id == nullptr ? nullptr : find_game(id);
    return ops == nullptr ? -1 : game_number(*ops);
}

ville_status ville_game_get_info(int32_t game, ville_game_info *info) {
    return fence([&] {
        const GameOps *ops = game_at(game);
        if (ops == nullptr) return Status::unknown;
        ville_game_info ours{};
        ours.min_players = ops->min_players;
        ours.max_players = ops->max_players;
        ours.rules_version = ops->rules_version;
        ours.state_version = ops->state_version;
        ours.max_actions = ops->max_actions;
        ours.max_plies = ops->max_plies;
        ours.state_bytes = static_cast<uint32_t>(ops->state_size);
        ours.option_count = static_cast<uint32_t>(ops->options.size());
        ours.edition_count = ops->edition_count;
        ours.action_kind_count = static_cast<uint32_t>(ops->actions.size());
        ours.event_kind_count = static_cast<uint32_t>(ops->events.size()) + 1; // and `undone`
        ours.phase_count = static_cast<uint32_t>(ops->phases.size());
        ours.score_line_count = static_cast<uint32_t>(ops->score_lines.size());
        ours.reason_count = static_cast<uint32_t>(ops->reasons.size());
        ours.end_reason_count = static_cast<uint32_t>(ops->end_reasons.size());
        copy_name(ours.id, ops->id);
        return give_struct(ours, info, sizeof ours);
    });
}

ville_status ville_game_name(int32_t game, int32_t table, int32_t row, char *buffer, uint32_t capacity,
                             uint32_t *needed) {
    return give_row(game, table, buffer, capacity, needed,
                    [&](const GameOps &ops, NameTable names) { return key_of(ops, names, row); });
}

ville_status ville_game_label(int32_t game, int32_t table, int32_t row, const char *language, char *buffer,
                              uint32_t capacity, uint32_t *needed) {
    return give_row(game, table, buffer, capacity, needed, [&](const GameOps &ops, NameTable names) {
        return label_of(ops, names, row, text_or_empty(language));
    });
}

ville_status ville_game_get_option(int32_t game, int32_t option, ville_option_info *info) {
    return fence([&] {
        const GameOps *ops = game_at(game);
        if (ops == nullptr || option < 0 || static_cast<std::size_t>(option) >= ops->options.size())
            return Status::unknown;
        const OptionSpec &spec = ops->options[static_cast<std::size_t>(option)];
        ville_option_info ours{};
        ours.min = spec.min;
        ours.max = spec.max;
        ours.fallback = spec.fallback;
        ours.named = spec.names.empty() ? 0 : 1;
        copy_name(ours.name, spec.name);
        return give_struct(ours, info, sizeof ours);
    });
}

ville_status ville_game_option_value(int32_t game, int32_t option, int32_t value, const char *language,
                                     char *buffer, uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        const GameOps *ops = game_at(game);
        if (ops == nullptr || option < 0 || static_cast<std::size_t>(option) >= ops->options.size())
            return Status::unknown;
        const OptionSpec &spec = ops->options[static_cast<std::size_t>(option)];
        if (value < spec.min || value > spec.max) return Status::unknown;
        return give_text(language == nullptr ? option_value_key(spec, value)
                                             : option_value_label(*ops, spec, value, language),
                         buffer, capacity, needed);
    });
}

ville_status ville_game_options_from_json(int32_t game, const char *text, uint32_t size, int32_t *values,
                                          uint32_t capacity, uint32_t *count, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        const GameOps *ops = game_at(game);
        if (ops == nullptr) return Status::unknown;
        if (Answer answer = require({{"text", text}, list("values", values, capacity), {"count", count}});
            !answer.ok())
            return answer;
        OptionValues read;
        if (Answer answer = options_from_json(*ops, text_of_caller(text, size), read); !answer.ok())
            return answer;
        *count = static_cast<uint32_t>(ops->options.size());
        for (uint32_t i = 0; i < *count && i < capacity; ++i) values[i] = read[i];
        return list_status(*count, values, capacity);
    });
}

int32_t ville_game_event_kind(int32_t game, int32_t row) {
    const GameOps *ops = game_at(game);
    if (ops == nullptr || row < 0 || static_cast<std::size_t>(row) > ops->events.size()) return 0;
    if (static_cast<std::size_t>(row) == ops->events.size()) return VILLE_EVENT_UNDONE;
    return ops->events[static_cast<std::size_t>(row)].type;
}

ville_status ville_game_describe_json(int32_t game, const char *language, char *buffer, uint32_t capacity,
                                      uint32_t *needed) {
    return fence([&] {
        const GameOps *ops = game_at(game);
        return ops == nullptr ? Status::unknown
                              : give_text(describe(*ops, text_or_empty(language)), buffer, capacity, needed);
    });
}

ville_status ville_game_signature(int32_t game, uint32_t matches, uint64_t *signature) {
    return fence([&] {
        const GameOps *ops = game_at(game);
        if (ops == nullptr) return Status::unknown;
        if (signature == nullptr) return Status::argument;
        Xxh64 hash;
        for (int players = ops->min_players; players <= ops->max_players; ++players)
            for (uint32_t i = 0; i < matches; ++i) {
                const Table table{static_cast<std::uint8_t>(players),
                                  static_cast<std::uint8_t>(i % static_cast<uint32_t>(players))};
                const Playout playout =
                    ops->play_random(ops->builtin_edition(0), default_options(*ops), table, 1, i);
                hash.number(playout.state_hash, 8);
                hash.number(playout.plies, 4);
                for (const std::int32_t total : playout.totals)
                    hash.number(static_cast<std::uint32_t>(total), 4);
            }
        *signature = hash.digest();
        return Status::ok;
    });
}

int32_t ville_language_count(void) { return static_cast<int32_t>(languages.size()); }

ville_status ville_language_code(int32_t language, char *buffer, uint32_t capacity, uint32_t *needed) {
    if (language < 0 || static_cast<std::size_t>(language) >= languages.size()) return VILLE_ERR_UNKNOWN;
    return code(give_text(languages[static_cast<std::size_t>(language)], buffer, capacity, needed));
}

// ---- Editions

ville_status ville_edition_builtin(int32_t game, int32_t index, ville_edition **edition, ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"edition", edition}}); !answer.ok()) return answer;
        const GameOps *ops = game_at(game);
        if (ops == nullptr || index < 0 || static_cast<uint32_t>(index) >= ops->edition_count)
            return Status::unknown;
        *edition = new ville_edition{builtin_edition(*ops, static_cast<uint32_t>(index))};
        return {};
    });
}

ville_status ville_edition_from_json(int32_t game, const char *text, uint32_t size, ville_edition **edition,
                                     ville_error *error) {
    return fence(error, nullptr, [&]() -> Answer {
        if (Answer answer = require({{"text", text}, {"edition", edition}}); !answer.ok()) return answer;
        const GameOps *ops = game_at(game);
        if (ops == nullptr) return Status::unknown;
        EditionRef box;
        if (Answer answer = edition_from_json(*ops, text_of_caller(text, size), box); !answer.ok())
            return answer;
        *edition = new ville_edition{std::move(box)};
        return {};
    });
}

ville_status ville_edition_faults_json(int32_t game, const char *text, uint32_t size, char *buffer,
                                       uint32_t capacity, uint32_t *needed) {
    return fence([&] {
        const GameOps *ops = game_at(game);
        if (ops == nullptr) return Status::unknown;
        if (text == nullptr) return Status::argument;
        FaultList list;
        auto memory = edition_memory(*ops);
        std::string place, what;
        if (!ops->edition_from_json(text_of_caller(text, size), memory.get(), place, what))
            list.put(place, what);
        else list.put(faults_of(*ops, memory.get()), "faults");
        return give_text(list.text(), buffer, capacity, needed);
    });
}

ville_status ville_edition_warnings_json(const ville_edition *edition, char *buffer, uint32_t capacity,
                                         uint32_t *needed) {
    return fence([&] {
        if (edition == nullptr) return Status::argument;
        FaultList list;
        list.put(edition->box->ops().edition_warnings(edition->box->data()), "warnings");
        return give_text(list.text(), buffer, capacity, needed);
    });
}

ville_status ville_edition_to_json(const ville_edition *edition, char *buffer, uint32_t capacity,
                                   uint32_t *needed) {
    return fence([&] {
        if (edition == nullptr) return Status::argument;
        return give_text(edition->box->ops().edition_to_json(edition->box->data()), buffer, capacity, needed);
    });
}

ville_status ville_edition_id(const ville_edition *edition, char *buffer, uint32_t capacity,
                              uint32_t *needed) {
    return fence([&] {
        return edition == nullptr ? Status::argument
                                  : give_text(edition->box->id(), buffer, capacity, needed);
    });
}

ville_status ville_edition_label(const ville_edition *edition, int32_t table, int32_t row,
                                 const char *language, char *buffer, uint32_t capacity, uint32_t *needed) {
    if (edition == nullptr) return VILLE_ERR_ARGUMENT;
    return give_row(game_number(edition->box->ops()), table, buffer, capacity, needed,
                    [&](const GameOps &, NameTable names) {
                        return label_of(*edition->box, names, row, text_or_empty(language));
                    });
}

int32_t ville_edition_game(const ville_edition *edition) {
    return edition == nullptr ? -1 : game_number(edition->box->ops());
}

ville_status ville_edition_hash(const ville_edition *edition, uint64_t *hash) {
    if (edition == nullptr || hash == nullptr) return VILLE_ERR_ARGUMENT;
    *hash = edition->box->hash();
    return VILLE_OK;
}

void ville_edition_destroy(ville_edition *edition) { delete edition; }

} // extern "C"
