// Ville for C++ hosts that link the library: ville.h with owners, strings, vectors and exceptions.
//
//     ville::api::Config config("toits");
//     config.players = 3;
//     config.seed = 7;
//     ville::api::Match match(config);
//     while (match.actor() >= 0) match.apply(match.actor(), choose(match.legal_actions(match.actor())));
//
// Everything here is inline, needs C++17 and nothing but ville.h, whose comments tell what each call means: a member
// function does what the C function of its name does. Whatever fails throws `Error`, thrown by this header and thus
// by the host's own code; the library itself throws nothing across its border.
//
// The C++ rules in ville/core and ville/games, which need no linking, live in `ville` beside `ville::api`. Both can
// be used in one program.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ville.h>

namespace ville::api {

// ---- Failures

/// A call that failed. what() is English, for developers; reason() has a text in each language. Since: 0.1
class Error : public std::runtime_error {
public:
    explicit Error(ville_status status) : Error(status, status_text(status)) {}
    explicit Error(const ville_error &error)
        : std::runtime_error(error.text[0] != '\0' ? std::string(error.text) : status_text(error.status)),
          status_(error.status),
          reason_(error.reason),
          place_(error.place) {}
    Error(ville_status status, const std::string &text) : std::runtime_error(text), status_(status) {}

    ville_status status() const noexcept { return status_; }
    ville_reason reason() const noexcept { return reason_; } ///< VILLE_REASON_NONE unless a rule forbids it.
    std::int32_t place() const noexcept { return place_; }   ///< Place in a list, ply of a record, or -1.

    /// The name of a status, such as "VILLE_ERR_ILLEGAL". Since: 0.1
    static std::string status_text(ville_status status) {
        char name[64] = "";
        ville_status_name(status, name, sizeof name, nullptr);
        return name;
    }

private:
    ville_status status_;
    ville_reason reason_ = VILLE_REASON_NONE;
    std::int32_t place_ = -1;
};

namespace detail {

inline void check(ville_status status) {
    if (status != VILLE_OK) throw Error(status);
}

// The helpers below call a C function with the arguments given and then those that its kind of answer needs.

/// function(arguments..., &error). Since: 0.1
template <class Function, class... Arguments>
ville_error ask(Function function, Arguments... arguments) {
    ville_error error;
    ville_error_init(&error, static_cast<std::uint32_t>(sizeof error));
    error.status = function(arguments..., &error);
    return error;
}

/// The same; throws what goes wrong.
template <class Function, class... Arguments>
void call(Function function, Arguments... arguments) {
    const ville_error error = ask(function, arguments...);
    if (error.status != VILLE_OK) throw Error(error);
}

/// function(arguments..., &value) for one number.
template <class Value, class Function, class... Arguments>
Value value(Function function, Arguments... arguments) {
    Value value = 0;
    check(function(arguments..., &value));
    return value;
}

/// function(arguments..., &info) for a struct that the library fills in.
template <class Info, class Function, class... Arguments>
Info info(Function function, Arguments... arguments) {
    Info info{};
    info.struct_size = static_cast<std::uint32_t>(sizeof info);
    check(function(arguments..., &info));
    return info;
}

/// function(arguments..., items, capacity, &count). Asks again when the first guess is too short.
template <class Item, std::uint32_t guess, class Function, class... Arguments>
std::vector<Item> list(Function function, Arguments... arguments) {
    std::vector<Item> items(guess);
    std::uint32_t count = 0;
    ville_status status = function(arguments..., items.data(), guess, &count);
    if (status == VILLE_ERR_BUFFER) {
        items.resize(count);
        status = function(arguments..., items.data(), count, &count);
    }
    check(status);
    items.resize(count);
    return items;
}

/// function(arguments..., buffer, capacity, &needed) for a text. Asks again when the first guess is too short.
template <std::uint32_t guess = 256, class Function, class... Arguments>
std::string text(Function function, Arguments... arguments) {
    std::string text(guess, '\0');
    std::uint32_t needed = 0;
    ville_status status = function(arguments..., text.data(), guess, &needed);
    if (status == VILLE_ERR_BUFFER) {
        text.resize(needed);
        status = function(arguments..., text.data(), needed, &needed);
    }
    check(status);
    text.resize(needed - 1); // without the zero byte
    return text;
}

/// The size of something that the library shall read.
template <class Bytes>
std::uint32_t size_of(const Bytes &bytes) {
    if (bytes.size() > std::numeric_limits<std::uint32_t>::max()) throw Error(VILLE_ERR_ARGUMENT);
    return static_cast<std::uint32_t>(bytes.size());
}

} // namespace detail

// ---- The library

/// The version of the library that is running: major * 65536 + minor * 256 + patch. Since: 0.1
inline std::uint32_t version() { return ville_version(); }

/// The binary interface of the library that is running. Compare it with VILLE_ABI_VERSION. Since: 0.1
inline std::uint32_t abi_version() { return ville_abi_version(); }

/// The codes of the languages in which texts exist, such as "fr". Since: 0.1
inline std::vector<std::string> languages() {
    std::vector<std::string> codes;
    for (std::int32_t i = 0; i < ville_language_count(); ++i)
        codes.push_back(detail::text(ville_language_code, i));
    return codes;
}

// ---- Games

/// A game of the library: what there is, and how things are called. Nothing but its number. Since: 0.1
class Game {
public:
    /// A game by its number, 0 .. count()-1. Since: 0.1
    explicit Game(std::int32_t number) : number_(number) {}

    /// A game by its id, such as "toits". Throws VILLE_ERR_UNKNOWN when there is none. Since: 0.1
    explicit Game(const std::string &id) : number_(ville_game_find(id.c_str())) {
        if (number_ < 0) throw Error(VILLE_ERR_UNKNOWN, "no game of this id: " + id);
    }

    static std::int32_t count() { return ville_game_count(); }
    std::int32_t number() const noexcept { return number_; }
    ville_game_info info() const { return detail::info<ville_game_info>(ville_game_get_info, number_); }

    /// The key of a row of a table VILLE_NAMES_... Since: 0.1
    std::string name(std::int32_t table, std::int32_t row) const {
        return detail::text(ville_game_name, number_, table, row);
    }

    /// The text of a row for players. Since: 0.1
    std::string label(std::int32_t table, std::int32_t row, const std::string &language) const {
        return detail::text(ville_game_label, number_, table, row, language.c_str());
    }
    ville_option_info option(std::int32_t option) const {
        return detail::info<ville_option_info>(ville_game_get_option, number_, option);
    }

    /// The key of a value of an option. Since: 0.1
    std::string option_value_name(std::int32_t option, std::int32_t value) const {
        return detail::text(ville_game_option_value, number_, option, value, nullptr);
    }

    /// The text of a value of an option for players. Since: 0.1
    std::string option_value_label(std::int32_t option, std::int32_t value,
                                   const std::string &language) const {
        return detail::text(ville_game_option_value, number_, option, value, language.c_str());
    }

    /// Options by name, from JSON, as numbers. Since: 0.1
    std::vector<std::int32_t> options_from_json(std::string_view text) const {
        std::vector<std::int32_t> values(VILLE_MAX_OPTIONS);
        std::uint32_t count = 0;
        detail::call(ville_game_options_from_json, number_, text.data(), detail::size_of(text), values.data(),
                     static_cast<std::uint32_t>(VILLE_MAX_OPTIONS), &count);
        values.resize(count);
        return values;
    }
    std::int32_t event_kind(std::int32_t row) const { return ville_game_event_kind(number_, row); }
    std::string describe_json(const std::string &language) const {
        return detail::text<16384>(ville_game_describe_json, number_, language.c_str());
    }
    std::uint64_t signature(std::uint32_t matches) const {
        return detail::value<std::uint64_t>(ville_game_signature, number_, matches);
    }

private:
    std::int32_t number_;
};

// ---- Editions

/// The printed matter of a game. Moves, does not copy. Since: 0.1
class Edition {
public:
    /// Takes over a handle, which may be null. Since: 0.1
    explicit Edition(ville_edition *handle) noexcept : handle_(handle) {}

    static Edition builtin(Game game, std::int32_t index = 0) {
        ville_edition *handle = nullptr;
        detail::call(ville_edition_builtin, game.number(), index, &handle);
        return Edition(handle);
    }
    static Edition from_json(Game game, std::string_view text) {
        ville_edition *handle = nullptr;
        detail::call(ville_edition_from_json, game.number(), text.data(), detail::size_of(text), &handle);
        return Edition(handle);
    }

    /// Every fault of an edition in JSON; "[]" when it can be played. Since: 0.1
    static std::string faults_json(Game game, std::string_view text) {
        return detail::text(ville_edition_faults_json, game.number(), text.data(), detail::size_of(text));
    }
    /// In what the edition departs from the printed game, in JSON; it can be played all the same. Since: 0.1
    std::string warnings_json() const { return detail::text(ville_edition_warnings_json, handle()); }
    std::string to_json() const { return detail::text<16384>(ville_edition_to_json, handle()); }
    std::string id() const { return detail::text(ville_edition_id, handle()); }
    Game game() const { return Game(ville_edition_game(handle())); }

    /// The text of a row of the game's tables for players, with what this edition calls things. Since: 0.1
    std::string label(std::int32_t table, std::int32_t row, const std::string &language) const {
        return detail::text(ville_edition_label, handle(), table, row, language.c_str());
    }
    std::uint64_t hash() const { return detail::value<std::uint64_t>(ville_edition_hash, handle()); }

    std::string action_to_json(ville_action action) const {
        return detail::text(ville_action_to_json, handle(), action);
    }
    ville_action action_from_json(std::string_view text) const {
        ville_action action = 0;
        detail::call(ville_action_from_json, handle(), text.data(), detail::size_of(text), &action);
        return action;
    }

    /// The event that an object of Match::events_json tells. Since: 0.1
    ville_event event_from_json(std::string_view text) const {
        ville_event event{};
        detail::call(ville_event_from_json, handle(), text.data(), detail::size_of(text), &event);
        return event;
    }

    /// For calls of C headers, such as those of ville/toits.h. Still owned here. Since: 0.1
    const ville_edition *handle() const noexcept { return handle_.get(); }

private:
    struct Destroy {
        void operator()(ville_edition *edition) const noexcept { ville_edition_destroy(edition); }
    };
    std::unique_ptr<ville_edition, Destroy> handle_;
};

// ---- Matches

/// How a match is made: the C struct with its defaults filled in. Since: 0.1
struct Config : ville_match_config {
    explicit Config(Game of) : ville_match_config() {
        detail::check(ville_match_config_init(this, static_cast<std::uint32_t>(sizeof(ville_match_config))));
        game = of.number();
    }
    explicit Config(const std::string &id) : Config(Game(id)) {}
};

/// Events as `Match::events` hands them out, and the number from which to ask again. Since: 0.1
struct Events {
    std::vector<ville_event> list;
    std::uint32_t next = 0;
};

/// What luck may bring, and how likely each is among the others. Since: 0.1
struct Outcomes {
    std::vector<ville_action> list;
    std::vector<std::uint32_t> weights;
};

/// One play of a game. Moves, does not copy; `clone` makes a second one. Since: 0.1
class Match {
public:
    explicit Match(const Config &config) : handle_(made(config, nullptr)) {}
    Match(const Config &config, const Edition &edition) : handle_(made(config, edition.handle())) {}

    /// Takes over a handle, which may be null. Since: 0.1
    explicit Match(ville_match *handle) noexcept : handle_(handle) {}

    static Match from_json(std::string_view text) {
        ville_match *handle = nullptr;
        detail::call(ville_match_create_json, text.data(), detail::size_of(text), &handle);
        return Match(handle);
    }
    static Match load(const std::vector<std::uint8_t> &bytes, std::uint32_t flags = 0) {
        ville_match *handle = nullptr;
        detail::call(ville_match_load, bytes.data(), detail::size_of(bytes), flags, &handle);
        return Match(handle);
    }
    static Match from_record(std::string_view text) {
        ville_match *handle = nullptr;
        detail::call(ville_match_from_record, text.data(), detail::size_of(text), &handle);
        return Match(handle);
    }
    Match clone() const {
        ville_match *copy = nullptr;
        detail::call(ville_match_clone, handle(), &copy);
        return Match(copy);
    }
    Match determinize(std::int32_t viewer, std::uint64_t seed, std::uint32_t index = 0) const {
        ville_match *guess = nullptr;
        detail::call(ville_match_determinize, handle(), viewer, seed, index, &guess);
        return Match(guess);
    }
    void assign(const Match &source) { detail::call(ville_match_assign, handle(), source.handle()); }

    ville_match_info info() const { return detail::info<ville_match_info>(ville_match_get_info, handle()); }
    Game game() const { return Game(info().game); }
    std::int32_t actor() const { return ville_match_actor(handle()); }
    bool over() const { return actor() == VILLE_NOBODY; }
    Edition edition() const {
        ville_edition *edition = nullptr;
        detail::call(ville_match_edition, handle(), &edition);
        return Edition(edition);
    }

    /// How a match is made that is like this one; with its `edition` it can be started again. Since: 0.1
    Config config() const {
        Config config(game());
        detail::check(ville_match_get_config(handle(), &config));
        return config;
    }
    std::vector<std::int32_t> options() const {
        return detail::list<std::int32_t, VILLE_MAX_OPTIONS>(ville_match_options, handle());
    }

    // ---- Playing

    std::vector<ville_action> legal_actions(std::int32_t viewer) const {
        return detail::list<ville_action, 64>(ville_match_legal_actions, handle(), viewer);
    }
    Outcomes outcomes(std::int32_t viewer = VILLE_OMNISCIENT) const {
        Outcomes outcomes;
        std::uint32_t count = 0;
        detail::check(ville_match_outcomes(handle(), viewer, nullptr, nullptr, 0, &count));
        outcomes.list.resize(count);
        outcomes.weights.resize(count);
        if (count == 0) return outcomes;
        detail::check(ville_match_outcomes(handle(), viewer, outcomes.list.data(), outcomes.weights.data(),
                                           count, &count));
        return outcomes;
    }

    /// What `apply` would say, without doing it and without throwing: status VILLE_OK, or why not. Since: 0.1
    ville_error check_action(std::int32_t player, ville_action action) const {
        return detail::ask(ville_match_check_action, handle(), player, action);
    }
    void apply(std::int32_t player, ville_action action) {
        detail::call(ville_match_apply, handle(), player, action);
    }

    /// Those before the first that is refused stay; Error::place tells which one it is. Since: 0.1
    void apply_list(const std::vector<ville_action> &actions) {
        std::uint32_t applied = 0;
        detail::call(ville_match_apply_list, handle(), actions.data(), detail::size_of(actions), &applied);
    }
    ville_action draw() {
        ville_action outcome = 0;
        detail::call(ville_match_draw, handle(), &outcome);
        return outcome;
    }
    void set_stand_in(std::int32_t seat, bool on) {
        detail::call(ville_match_set_stand_in, handle(), seat, on ? 1 : 0);
    }

    // ---- Looking

    std::string view_json(std::int32_t viewer) const {
        return detail::text<4096>(ville_match_view_json, handle(), viewer);
    }
    std::vector<ville_score> scores(std::int32_t viewer) const {
        return detail::list<ville_score, VILLE_MAX_PLAYERS>(ville_match_scores, handle(), viewer);
    }
    std::string scores_json(std::int32_t viewer) const {
        return detail::text<2048>(ville_match_scores_json, handle(), viewer);
    }

    /// All events from number `since` on. Since: 0.1
    Events events(std::int32_t viewer, std::uint32_t since) const {
        constexpr std::uint32_t portion = 64;
        Events events{{}, since};
        for (std::uint32_t count = portion; count == portion;) {
            const std::size_t have = events.list.size();
            events.list.resize(have + portion);
            detail::check(ville_match_events(handle(), viewer, events.next, events.list.data() + have,
                                             portion, &count, &events.next));
            events.list.resize(have + count);
        }
        return events;
    }
    std::string events_json(std::int32_t viewer, std::uint32_t since) const {
        return detail::text<4096>(ville_match_events_json, handle(), viewer, since);
    }
    std::uint64_t state_hash() const {
        return detail::value<std::uint64_t>(ville_match_state_hash, handle());
    }

    // ---- Going back

    void undo() { detail::call(ville_match_undo, handle()); }

    /// What `undo` would say, without doing it and without throwing. Since: 0.1
    ville_error check_undo() const { return detail::ask(ville_match_check_undo, handle()); }
    void redo() { detail::call(ville_match_redo, handle()); }
    void seek(std::uint32_t ply) { detail::call(ville_match_seek, handle(), ply); }

    /// VILLE_UNDO_..., from now on: for saves, records and matches from JSON. Since: 0.1
    void set_undo_rule(std::int32_t undo_rule) {
        detail::call(ville_match_set_undo_rule, handle(), undo_rule);
    }

    /// The log from ply `from` on: the referee's. Since: 0.1
    std::vector<ville_log_entry> log(std::uint32_t from = 0) const {
        const ville_match_info now = info();
        std::vector<ville_log_entry> entries(now.log_end > from ? now.log_end - from : 0);
        std::uint32_t count = 0;
        detail::check(ville_match_log(handle(), from, entries.data(), detail::size_of(entries), &count));
        entries.resize(count);
        return entries;
    }

    // ---- Keeping

    std::vector<std::uint8_t> snapshot() const {
        return detail::list<std::uint8_t, 2048>(ville_match_snapshot, handle());
    }
    void load_snapshot(const std::vector<std::uint8_t> &bytes) {
        detail::call(ville_match_load_snapshot, handle(), bytes.data(), detail::size_of(bytes));
    }
    std::vector<std::uint8_t> save() const {
        return detail::list<std::uint8_t, 8192>(ville_match_save, handle());
    }
    std::string record(std::uint32_t flags = 0) const {
        return detail::text<131072>(ville_match_record, handle(), flags);
    }

    // ---- Words

    /// How the player of a seat is called; an empty name takes it back. Since: 0.1
    void set_seat_name(std::int32_t seat, const std::string &name) {
        detail::call(ville_match_set_seat_name, handle(), seat, name.c_str());
    }

    /// The name of a seat, else "Player 1" for seat 0. Since: 0.1
    std::string seat_name(std::int32_t seat, const std::string &language) const {
        return detail::text(ville_match_seat_name, handle(), seat, language.c_str());
    }
    std::string action_text(ville_action action, const std::string &language) const {
        return detail::text(ville_action_text, handle(), action, language.c_str());
    }
    std::string event_text(const ville_event &event, const std::string &language) const {
        return detail::text(ville_event_text, handle(), &event, language.c_str());
    }

    /// For calls of C headers, such as those of ville/toits.h. Still owned here. Since: 0.1
    ville_match *handle() noexcept { return handle_.get(); }
    const ville_match *handle() const noexcept { return handle_.get(); }

private:
    static ville_match *made(const Config &config, const ville_edition *edition) {
        ville_match *handle = nullptr;
        detail::call(ville_match_create, &config, edition, &handle);
        return handle;
    }
    struct Destroy {
        void operator()(ville_match *match) const noexcept { ville_match_destroy(match); }
    };
    std::unique_ptr<ville_match, Destroy> handle_;
};

// ---- Bots

/// A player that the library plays: it sees what its seat may see, and no more. Since: 0.1
class Bot {
public:
    /// VILLE_BOT_RANDOM or VILLE_BOT_SEARCH, with the defaults of ville_bot_config. Since: 0.1
    static ville_bot_config config(std::int32_t kind) {
        ville_bot_config config;
        detail::check(ville_bot_config_init(&config, static_cast<std::uint32_t>(sizeof config)));
        config.kind = kind;
        return config;
    }

    explicit Bot(const ville_bot_config &config) {
        ville_bot *handle = nullptr;
        detail::call(ville_bot_create, &config, &handle);
        handle_.reset(handle);
    }

    /// Chooses for a seat whose turn it is. When another thread sets *stop to other than 0, with
    /// std::atomic_ref, the best so far is the answer. Since: 0.1
    ville_action choose(const Match &match, std::int32_t seat, const volatile std::int32_t *stop = nullptr) {
        ville_action action = 0;
        detail::call(ville_bot_choose, handle_.get(), match.handle(), seat, stop, &action);
        return action;
    }

    /// What it thought at its last choice: nothing for a random bot. Since: 0.1
    std::vector<ville_thought> thoughts() const {
        return detail::list<ville_thought, 256>(ville_bot_thoughts,
                                                static_cast<const ville_bot *>(handle_.get()));
    }

private:
    struct Destroy {
        void operator()(ville_bot *bot) const noexcept { ville_bot_destroy(bot); }
    };
    std::unique_ptr<ville_bot, Destroy> handle_;
};

// ---- Much at once

/// Plays `count` matches in which every player chooses at random. When another thread sets *stop to other than 0,
/// with std::atomic_ref, the matches that were played so far are answered. Since: 0.1
inline std::vector<ville_playout> play_random(const Config &config, const Edition *edition,
                                              std::uint32_t first_index, std::uint32_t count,
                                              const volatile std::int32_t *stop = nullptr) {
    std::vector<ville_playout> results(count);
    std::uint32_t done = 0;
    const ville_error error = detail::ask(ville_play_random, &config, edition ? edition->handle() : nullptr,
                                          first_index, count, results.data(), stop, &done);
    if (error.status != VILLE_OK && error.status != VILLE_ERR_STOPPED) throw Error(error);
    results.resize(done);
    return results;
}

} // namespace ville::api
